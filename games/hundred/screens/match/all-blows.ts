import { readStored, writeStored } from '@tessera/ui/storage'
import { useEffect, useMemo } from 'react'
import type { Bin } from './tally.ts'

/** The chances and the hits of all battles that were watched to their end in this browser, each counted once. */
export function useAllBlows(bins: readonly Bin[], battle: string | null): readonly Bin[] {
  const stored = useMemo(() => storedBlows(), [])
  const counted = battle !== null && stored.battles.includes(battle)
  const sum = useMemo(
    () => (counted ? stored.bins : stored.bins.map((bin, i) => added(bin, bins[i]))),
    [stored, counted, bins],
  )
  useEffect(() => {
    if (battle !== null && !counted)
      writeStored('hundred-blows', { bins: sum, battles: [...stored.battles, battle].slice(-500) })
  }, [battle, counted, sum, stored])
  return sum
}

function storedBlows(): { readonly bins: readonly Bin[]; readonly battles: readonly string[] } {
  const stored = readStored('hundred-blows')
  const { bins, battles } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const empty = Array.from({ length: 10 }, (_, i): Bin => ({ from: i * 10, shown: 0, hit: 0, chances: 0 }))
  return {
    bins: Array.isArray(bins) ? empty.map((bin, i) => added(bin, bins[i] as Bin | undefined)) : empty,
    battles: Array.isArray(battles) ? battles.filter((one) => typeof one === 'string') : [],
  }
}

function added(bin: Bin, more: Bin | undefined): Bin {
  const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
  return {
    from: bin.from,
    shown: bin.shown + number(more?.shown),
    hit: bin.hit + number(more?.hit),
    chances: bin.chances + number(more?.chances),
  }
}

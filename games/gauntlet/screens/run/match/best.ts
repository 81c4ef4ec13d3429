import { readStored, writeStored } from '@tessera/ui/storage'

const KEY = 'gauntlet-run.best'

interface Best {
  readonly run: string
  readonly wins: number
}

/** The most wins of a run of this device other than this one; undefined without one. */
export function bestBefore(run: string): number | undefined {
  const wins = bests()
    .filter((best) => best.run !== run)
    .map((best) => best.wins)
  return wins.length === 0 ? undefined : Math.max(...wins)
}

/** Remembers how far a run has come; the best few are enough. */
export function rememberBest(run: string, wins: number): void {
  const others = bests().filter((best) => best.run !== run)
  writeStored(KEY, [...others, { run, wins }].toSorted((a, b) => b.wins - a.wins).slice(0, 3))
}

function bests(): readonly Best[] {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter(isBest) : []
}

function isBest(value: unknown): value is Best {
  return (
    typeof value === 'object' && value !== null && 'run' in value && 'wins' in value && typeof value.wins === 'number'
  )
}

import { randomSeed } from '@tessera/kernel'
import type { SimulationReport } from '@tessera/lab'
import { simulate } from '@tessera/play/work'
import { words } from '@tessera/siegefront/words'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Deck } from '../cards.ts'
import { simulationOf, type TrialMatch, trialOf } from './trial.ts'

export interface Foe {
  readonly name: string
  readonly cards: Deck
}

/** A series against one deck: what is known so far. */
export interface Series {
  readonly foe: Foe
  readonly of: number
  /** null until the first news. */
  readonly report: SimulationReport | null
}

export type Trying =
  | { readonly state: 'idle' }
  | { readonly state: 'playing'; readonly foe: string }
  | { readonly state: 'played'; readonly foe: string; readonly match: TrialMatch }
  | { readonly state: 'series'; readonly series: readonly Series[]; readonly running: boolean }
  | { readonly state: 'trouble'; readonly text: string }

export interface Trials {
  readonly trying: Trying
  once(foe: Foe): void
  /** So many matches in all, shared evenly among the decks. */
  series(foes: readonly Foe[], matches: number): void
  stop(): void
}

/** Trials of one deck. Series run in a worker, one deck after the other; stopping ends it. */
export function useTrials(mine: Deck): Trials {
  const [trying, setTrying] = useState<Trying>({ state: 'idle' })
  const running = useRef<(() => void) | null>(null)
  const end = useCallback(() => {
    running.current?.()
    running.current = null
  }, [])
  useEffect(() => end, [end])

  const trouble = (text: string) => setTrying({ state: 'trouble', text: words.text('trial.trouble', { why: text }) })
  const run = (series: readonly Series[], at: number) => {
    const next = series[at]
    if (next === undefined) {
      running.current = null
      return setTrying({ state: 'series', series, running: false })
    }
    const order = {
      game: 'siegefront',
      simulation: simulationOf(mine, next.foe.cards, randomSeed()),
      matches: next.of,
    }
    running.current = simulate(order, {
      news(report, done) {
        const known = series.with(at, { ...next, report })
        if (done) run(known, at + 1)
        else setTrying({ state: 'series', series: known, running: true })
      },
      trouble,
    })
  }
  return {
    trying,
    once(foe) {
      end()
      setTrying({ state: 'playing', foe: foe.name })
      const order = {
        game: 'siegefront',
        simulation: simulationOf(mine, foe.cards, randomSeed()),
        matches: 1,
        keepLast: true,
      }
      running.current = simulate(order, {
        news: (report, _done, last) =>
          last !== null && setTrying({ state: 'played', foe: foe.name, match: trialOf(last, report.meanTurns) }),
        trouble,
      })
    },
    series(foes, matches) {
      end()
      const of = Math.round(matches / Math.max(1, foes.length))
      const series = foes.map((foe) => ({ foe, of, report: null }))
      setTrying({ state: 'series', series, running: true })
      run(series, 0)
    },
    stop() {
      end()
      setTrying((now) => (now.state === 'series' ? { ...now, running: false } : { state: 'idle' }))
    },
  }
}

import { type HexlineChoice, type HexlineConfig, type HexlineView, ruleset } from '@tessera/hexline'
import { createMatch, randomSeed } from '@tessera/kernel'
import type { SimulationReport } from '@tessera/lab'
import { askBot, simulate } from '@tessera/play/work'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Fight, fightOnce, refuseTrial, simulationOf } from './trial.ts'

/** Whom to fight: a known army, or one that a bot of some level has yet to bring. */
export type Foe =
  | { readonly name: string; readonly units: readonly string[] }
  | { readonly name: string; readonly level: string }

export type Trying =
  | { readonly state: 'idle' }
  | { readonly state: 'waiting'; readonly text: string }
  | { readonly state: 'fought'; readonly foe: string; readonly fight: Fight; readonly size: readonly [number, number] }
  | {
      readonly state: 'series'
      readonly foe: string
      readonly report: SimulationReport
      readonly of: number
      readonly running: boolean
    }
  | { readonly state: 'refused'; readonly text: string }

export interface Trials {
  readonly trying: Trying
  fight(foe: Foe): void
  series(foe: Foe, count: number): void
  stop(): void
}

/** Test fights of one army. Bots think and series run in workers; stopping ends them. */
export function useTrials(config: HexlineConfig, mine: readonly string[]): Trials {
  const [trying, setTrying] = useState<Trying>({ state: 'idle' })
  const running = useRef<(() => void) | null>(null)
  const end = useCallback(() => {
    running.current?.()
    running.current = null
  }, [])
  useEffect(() => end, [end])

  const refuse = (text: string) => setTrying({ state: 'refused', text })
  /** A bot brings its army first. */
  const against = (foe: Foe, then: (theirs: readonly string[]) => void) => {
    end()
    const own = refuseTrial(config, mine)
    if (own !== null) return refuse(own)
    if ('units' in foe) {
      const inputError = refuseTrial(config, foe.units)
      return inputError === null ? then(foe.units) : refuse(`${foe.name}: ${inputError}`)
    }
    const bot = askBot<HexlineChoice, HexlineView>('hexline', { level: foe.level }, randomSeed())
    running.current = bot.close
    setTrying({ state: 'waiting', text: `${foe.name} is choosing an army` })
    bot.ask(musterView(config), 1, 0).then(
      (answer) => {
        if (running.current !== bot.close) return
        end()
        if ('choice' in answer && answer.choice.type === 'muster') then(answer.choice.units)
      },
      (error: unknown) => {
        if (running.current !== bot.close) return
        refuse(`${foe.name} brought no army: ${error instanceof Error ? error.message : String(error)}`)
      },
    )
  }
  return {
    trying,
    fight(foe) {
      against(foe, (theirs) => {
        const fight = fightOnce({ config, mine, theirs }, randomSeed())
        setTrying({ state: 'fought', foe: foe.name, fight, size: [mine.length, theirs.length] })
      })
    },
    series(foe, count) {
      against(foe, (theirs) => {
        setTrying({ state: 'waiting', text: 'They are fighting' })
        const order = {
          game: 'hexline',
          simulation: simulationOf({ config, mine, theirs }, randomSeed()),
          matches: count,
        }
        running.current = simulate(order, {
          news: (report, done) => setTrying({ state: 'series', foe: foe.name, report, of: count, running: !done }),
          trouble: (text) => refuse(`The battles could not be fought: ${text}`),
        })
      })
    },
    stop() {
      end()
      setTrying((now) => (now.state === 'series' ? { ...now, running: false } : { state: 'idle' }))
    },
  }
}

/** What a bot in the second seat sees when it is asked for its first army. */
function musterView(config: HexlineConfig): HexlineView {
  const open: HexlineConfig = { ...config, armies: [null, null], scenario: null }
  return createMatch(ruleset, { config: open, seed: randomSeed() }).envelope(1).view
}

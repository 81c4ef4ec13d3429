import { copy, createMatch, type Match, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { CohortChoice } from '../../choice.ts'
import type { CohortConfig } from '../../config.ts'
import { MAPS, type MapId } from '../../content/terms.ts'
import type { CohortEvent } from '../../events.ts'
import { cohort, cohortRules } from '../../index.ts'
import { understand } from '../../orders/index.ts'
import type { CohortState } from '../../state.ts'
import { configIn, configOf, known, position } from '../../testing/position.ts'
import type { CohortView } from '../../view/view.ts'
import { centurion } from './centurion.ts'
import { MOST_TURNS, strategos } from './strategos.ts'
import { CENTURION } from './temper.ts'
import { tiro } from './tiro.ts'

type Battle = Match<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView>

/** What a bot chooses with these dice; every choice of ours must be legal. */
function chosen(view: CohortView, level: string, dice: string): CohortChoice {
  const answer = cohort.bot.choose(view, seededDice(seedFrom(dice)), { level }, {})
  if (!('choice' in answer)) throw new Error('A bot of Cohort answers at once')
  return answer.choice
}

/** Through the first turns with these two; calls back before each choice. */
function play(map: MapId, levels: readonly [string, string], turns: number, look: (view: CohortView) => void): Battle {
  const match = createMatch(cohortRules, { config: configOf({ map }), seed: seedFrom(`bots on ${map}`) })
  for (let turn = 0; turn < turns + 2 && match.result() === null; turn++)
    for (const seat of match.awaiting()) {
      const { view } = match.envelope(seat)
      const level = levels[seat === 0 ? 0 : 1]
      look(view)
      expect(match.submit(seat, match.at, chosen(view, level, `${map} ${seat} ${turn}`))).toBeNull()
    }
  return match
}

/** Open ground: one of the own at C10, one enemy in sight at F10. */
const facing = () =>
  position([
    { seat: 0, kind: 'professional', at: 'C10' },
    { seat: 1, kind: 'levy', at: 'F10' },
  ])

describe('commanders', () => {
  it.each(MAPS.map((map) => [map]))('COH-15.1 COH-15.2 COH-15.3 %s: musters, deploys and orders legally', (map) => {
    const match = play(map, ['centurion', 'tiro'], 5, () => {})
    expect(match.state.turn).toBeGreaterThan(1)
  })

  it('COH-15.1 the text of a bot reads as the orders it means, and the same view and dice give the same choice', () => {
    let read = 0
    play('forest_ambush', ['centurion', 'tiro'], 4, (view) => {
      if (view.phase !== 'orders') return
      const choice = chosen(view, 'centurion', 'again')
      expect(chosen(copy(view), 'centurion', 'again')).toEqual(choice)
      if (choice.type !== 'orders') throw new Error('Orders were due')
      const understood = understand(choice.text, view)
      expect(understood.errors).toEqual([])
      expect(understood.orders).toEqual(choice.orders)
      read++
    })
    expect(read).toBeGreaterThan(4)
  })

  it('COH-15.2 the tiro goes for an enemy within 4, and walks on past it a quarter of the time', () => {
    const orders = (roll: number) => {
      const dice = { int: () => roll, d: () => 1, pick: <T>(list: readonly T[]) => list[0] as T, shuffle: () => {} }
      return tiro(known(facing()), 0, dice).get(1)?.steps
    }
    expect(orders(0)).toMatchObject([{ do: 'move' }])
    expect(orders(1)).toMatchObject([{ do: 'attack', target: { is: 'contact', handle: 1 } }])
  })

  it('COH-15.3 the centurion attacks at good odds, and keeps away at bad ones', () => {
    expect(centurion(known(facing()), 0, CENTURION).get(1)?.steps.at(-1)).toMatchObject({ do: 'attack' })
    const outnumbered = position([
      { seat: 0, kind: 'levy', at: 'C10' },
      ...['F9', 'F10', 'F11', 'G10'].map((at) => ({ seat: 1, kind: 'professional', at }) as const),
    ])
    const steps = centurion(known(outnumbered), 0, CENTURION).get(1)?.steps ?? []
    expect(steps.some((step) => step.do === 'attack')).toBe(false)
  })

  it('COH-15.1 COH-15.4 the strategos thinks within its bounds, about everybody, and by its view and dice alone', () => {
    const state = facing()
    const view = cohortRules.view(state, 0, configIn(state))
    const thought = () => strategos(copy(view), seededDice(seedFrom('thinking')), {})
    const { plan, evaluations } = thought()
    expect(evaluations).toBeGreaterThan(0)
    expect(evaluations).toBeLessThanOrEqual(MOST_TURNS)
    expect(MOST_TURNS).toBeLessThanOrEqual(20_000)
    expect([...plan.keys()]).toEqual(view.units.map(({ id }) => id))
    expect(thought()).toEqual({ plan, evaluations })
  })
})

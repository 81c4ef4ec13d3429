import { type Dice, type Referee, refereeOf, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { CohortChoice, OrdersChoice } from '../choice.ts'
import { FACINGS, type Facing, TILES, type Tile } from '../content/terms.ts'
import type { CohortEvent } from '../events.ts'
import { cohortRules } from '../index.ts'
import type { GivenOrder, Step, Target } from '../order.ts'
import type { CohortState } from '../state.ts'
import { configIn, configOf, madeWith } from './position.ts'

const BATTLES = process.env['TESSERA_DEEP'] ? 40 : 1

/** Every strike has the same fortune; ties and stampedes go where the rotated ones go. */
function fairDice(rotated: boolean): Dice {
  const int = (n: number): number => {
    if (n === 2) return rotated ? 1 : 0
    if (n === 4) return rotated ? 3 : 1
    return n >> 1
  }
  return { int, d: (n) => int(n) + 1, pick: (list) => list[int(list.length)] as never, shuffle: () => undefined }
}

const turned = (tile: Tile): Tile => TILES - 1 - tile
const about = (facing: Facing): Facing => FACINGS[(FACINGS.indexOf(facing) + 2) % 4] as Facing
const other = (id: number): number => (id < 100 ? id + 100 : id - 100)

function turnTarget(target: Target): Target {
  return target.is === 'at' ? { is: 'at', tile: turned(target.tile) } : target
}

function turnStep(step: Step): Step {
  switch (step.do) {
    case 'move': {
      const { to } = step
      if (to.is === 'tile') return { ...step, to: { is: 'tile', tile: turned(to.tile) } }
      return to.is === 'unit' ? { ...step, to: { is: 'unit', unit: other(to.unit) } } : step
    }
    case 'march':
    case 'face':
      return { ...step, toward: about(step.toward) }
    case 'attack':
    case 'shoot':
      return { ...step, target: turnTarget(step.target) }
    case 'follow':
      return { ...step, unit: other(step.unit) }
    case 'hold':
      return { do: 'hold', until: null }
    case 'build':
    case 'demolish':
    case 'repair':
      return step.at === null ? step : { ...step, at: turned(step.at) }
    default:
      return step
  }
}

function turn(choice: CohortChoice): CohortChoice {
  switch (choice.type) {
    case 'army':
      return choice
    case 'deploy':
      return {
        ...choice,
        units: choice.units.map((placed) => ({
          ...placed,
          unit: other(placed.unit),
          tile: turned(placed.tile),
          facing: about(placed.facing),
        })),
      }
    case 'orders': {
      const orders: GivenOrder[] = choice.orders.map(({ unit, main }) => ({
        unit: other(unit),
        main: main === null ? null : { ...main, steps: main.steps.map(turnStep) },
        conditions: [],
      }))
      return { ...choice, orders }
    }
  }
}

/** Conditions name places of the map, which have no turned name. */
function plain(choice: CohortChoice): CohortChoice {
  if (choice.type !== 'orders') return choice
  const orders: OrdersChoice['orders'] = choice.orders.map(({ unit, main }) => ({
    unit,
    main:
      main === null
        ? null
        : { ...main, steps: main.steps.map((step) => (step.do === 'hold' ? { do: 'hold', until: null } : step)) },
    conditions: [],
  }))
  return { ...choice, orders, recruit: null }
}

function picture(state: CohortState, rotated: boolean): readonly unknown[] {
  return state.units
    .map(({ id, tile, facing, men, morale, formation, routing, volleys }) =>
      rotated
        ? [other(id), turned(tile), about(facing), men, morale, formation, routing, volleys]
        : [id, tile, facing, men, morale, formation, routing, volleys],
    )
    .sort((a, b) => Number(a[0]) - Number(b[0]))
}

describe('half-turn symmetry', () => {
  it.each([['forest_ambush'], ['desert_oasis'], ['mountain_pass']])(
    'COH-18.5 COH-2.1 %s: the other seat with turned orders gets the turned result',
    (map) => {
      for (let battle = 0; battle < BATTLES; battle++) {
        const config = configOf({ map })
        const refs = [false, true].map(
          (rotated): Referee<CohortEvent> => ({ dice: fairDice(rotated), tell: undefined }),
        )
        const [ref, back] = refs as [Referee<CohortEvent>, Referee<CohortEvent>]
        const state = madeWith(cohortRules.setup(config, refereeOf(config, ref)), config)
        const mirror = madeWith(cohortRules.setup(config, refereeOf(config, back)), config)
        const dice = seededDice(seedFrom(`${map} ${battle}`))
        while (cohortRules.result(state, configIn(state)) === null) {
          const choices = [0, 1].map((seat) =>
            plain(cohortRules.sample(cohortRules.view(state, seat, configIn(state)), dice)),
          )
          cohortRules.resolve(state, choices, refereeOf(configIn(state), ref))
          cohortRules.resolve(mirror, [...choices].reverse().map(turn), refereeOf(configIn(mirror), back))
          while (state.stage > 0 && state.phase === 'orders') cohortRules.beat?.(state, refereeOf(configIn(state), ref))
          while (mirror.stage > 0 && mirror.phase === 'orders')
            cohortRules.beat?.(mirror, refereeOf(configIn(mirror), back))
          expect(picture(mirror, true)).toEqual(picture(state, false))
        }
        const winner = state.result?.winner ?? null
        expect(mirror.result?.winner ?? null).toBe(winner === null ? null : 1 - winner)
      }
    },
  )
})

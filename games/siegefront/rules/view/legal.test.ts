import { expect, it, test } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import { CARDS } from '../content/cards.ts'
import { siegefrontRules } from '../index.ts'
import type { SiegefrontState } from '../state.ts'
import {
  attack,
  configIn,
  deploy,
  END,
  move,
  position,
  type Situation,
  s0,
  s1,
  storm,
  use,
} from '../testing/position.ts'
import { commands, legal } from './legal.ts'

const CELLS = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const))
const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'easy' } }

/** Everything anybody could say, in the order of SGF-1503, that is not refused. */
function notRefused(state: SiegefrontState): readonly SiegefrontChoice[] {
  const view = siegefrontRules.view(state, state.active, configIn(state))
  const own = state.seats[state.active as 0 | 1]
  const ids = state.units.map(({ id }) => id)
  const cards = own.hand.filter(({ card }, index) => own.hand.findIndex((other) => other.card === card) === index)
  const said: SiegefrontChoice[] = [
    ...cards.flatMap(({ id }) => CELLS.map(([x, y]) => deploy(id, x, y))),
    ...[...Array(11).keys()].flatMap((cost) => CELLS.map(([x, y]) => ({ type: 'forge_card', cost, x, y }) as const)),
    ...ids.flatMap((id) => [...ids.map((target) => attack(id, target)), storm(id)]),
    ...ids.flatMap((id) => CELLS.map(([x, y]) => move(id, x, y))),
    ...state.units.flatMap(({ id, abilities }) =>
      abilities.flatMap((key) => [use(id, key), ...ids.map((target) => use(id, key, target))]),
    ),
    END,
  ]
  return said.filter((choice) => siegefrontRules.refuse(view, choice) === null)
}

function expectSame(situation: Situation): void {
  const state = position(situation)
  expect(legal(siegefrontRules.view(state, state.active, configIn(state)))).toEqual(notRefused(state))
}

test.each(CARDS.map(({ key }) => key))('SGF-1503 what is listed is what is not refused: %s', (card) => {
  const crowd = [s1('gate-ward', 2, 1), s1('footman', 0, 2), s0('footman', 0, 0, { attacked: true, hp: 1 })]
  for (const rest of [{}, { moved: true }, { attacked: true }, { fresh: true }, { used: true }, { speed: 3 }])
    expectSame({ hand: [card, card, 'palisade'], units: [s0(card, 1, 1, rest), ...crowd] })
  expectSame({ mana: 2, hand: [card], active: 1, units: [s1(card, 1, 1), s1('footman', 1, 0), s0('footman', 0, 0)] })
})

it('SGF-405 SGF-1211 SGF-1503 so it is for who is shut in, for a forge, and before and after the match', () => {
  const home = [0, 1, 2].map((x) => s1('footman', x, 0, { hp: 2 + 3 * x, maxHp: 9 }))
  expectSame({ hand: ['peasant-levy', 'swordsman', 'catapult'], units: home })
  expectSame({ hand: ['peasant-levy', 'swordsman'], units: home.slice(1) })
  for (const mana of [0, 3, 10]) expectSame({ mana, config: { seats: [forge, forge] }, units: [s0('footman', 1, 1)] })
  const empty = position({ config: { seats: [forge, forge] } })
  empty.seats[0].charges = 0
  expect(legal(siegefrontRules.view(empty, 0, configIn(empty)))).toEqual([END])
  const over = position({ hand: ['footman'] })
  expect(legal(siegefrontRules.view(over, 1, configIn(over)))).toEqual([])
  const own = over.seats[0]
  expect(commands(over, 0, own, configIn(over))).toHaveLength(3)
  expect(commands(over, 0, own, configIn(over), false)).toEqual([])
  over.phase = 'over'
  expect(legal(siegefrontRules.view(over, 0, configIn(over)))).toEqual([])
})

it('SGF-1503 an ability without a target is listed where it may be used, and nowhere else', () => {
  const listed = (y: number): readonly SiegefrontChoice[] => {
    const state = position({ units: [s0('footman', 1, y, { abilities: ['sabotage'] })] })
    const view = siegefrontRules.view(state, 0, configIn(state))
    return legal(view).filter(({ type }) => type === 'use_ability')
  }
  expect([listed(2), listed(1)]).toEqual([[use(1, 'sabotage')], []])
})

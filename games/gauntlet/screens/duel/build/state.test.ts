import { PRINTED, READY_ARMIES, refuseArmy } from '@tessera/gauntlet'
import { expect, test } from 'vitest'
import { blocked, build, costsOf } from './state.ts'

const [first] = READY_ARMIES
if (first === undefined) throw new Error('There is no ready team')
const TEAM = { ...first.army, cards: first.army.cards.slice(0, 3).map((card) => ({ ...card, tier: 1 as const })) }

test('another faction brings its ready team, another leader its signature pair of spells', () => {
  const undead = build(TEAM, { do: 'faction', faction: 'undead' })
  expect(refuseArmy(PRINTED, undead, 50)).toBeNull()
  const led = build(undead, { do: 'leader', leader: 'queen_ysolde' })
  expect(led.spells).toEqual(PRINTED.leaders.get('queen_ysolde')?.spells.slice(0, 2))
  expect(led.cards).toBe(undead.cards)
})

test('a third spell takes the place of the first, and one pressed again is left', () => {
  const [a = '', b = '', c = ''] = PRINTED.leaders.get(TEAM.leader)?.spells ?? []
  const third = build({ ...TEAM, spells: [a, b] }, { do: 'spell', spell: c })
  expect(third.spells).toEqual([b, c])
  expect(build(third, { do: 'spell', spell: b }).spells).toEqual([c])
})

test('a card is added at tier 1, raised, lowered and removed', () => {
  const added = build(TEAM, { do: 'add', unit: 'ord_knight' })
  expect(added.cards.at(-1)).toEqual({ key: 'ord_knight', tier: 1 })
  const raised = build(added, { do: 'raise', place: 3 })
  expect(raised.cards[3]?.tier).toBe(2)
  expect(build(raised, { do: 'lower', place: 3 })).toEqual(added)
  expect(build(raised, { do: 'remove', place: 3 })).toEqual(TEAM)
})

test('GB-1402 a press that the rules refuse is blocked with their reason', () => {
  expect(blocked(TEAM, { do: 'add', unit: 'ord_knight' }, 50)).toBeNull()
  expect(blocked(TEAM, { do: 'add', unit: 'cha_imp' }, 50)).not.toBeNull()
  expect(blocked(TEAM, { do: 'raise', place: 0 }, 0)).not.toBeNull()
  const top = { ...TEAM, cards: [{ key: 'ord_knight', tier: 3 as const }] }
  expect(blocked(top, { do: 'raise', place: 0 }, 400)).toBe('This is the highest tier')
  expect(blocked(TEAM, { do: 'lower', place: 0 }, 50)).toBe('This is the lowest tier')
})

test('the sums say what a team costs and what gold is left', () => {
  const raised = build(TEAM, { do: 'raise', place: 0 })
  expect(costsOf(TEAM, 50)).toMatchObject({ cards: 3, left: 50, overspent: false })
  expect(costsOf(raised, 50).left).toBeLessThan(50)
  expect(costsOf(raised, 0).overspent).toBe(true)
})

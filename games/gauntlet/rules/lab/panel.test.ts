import { seededDice, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import type { UnitCard } from '../content/content.ts'
import { PRINTED } from '../content/content.ts'
import { setupDuel } from '../rules/duel.ts'
import { duelRules } from '../ruleset.ts'
import { panel } from './panel.ts'

const config = { armies: [null, null], gold: 50, roundLimit: 40, bestOf: 1 } as const
const dice = () => seededDice(seedFrom('panel'))

function cardsOf(id: string): readonly UnitCard[] {
  const script = panel.scripts.find((one) => one.id === id)
  const view = duelRules.view(setupDuel(config), 0, config)
  const choice = script?.choose(view, dice(), {})
  if (choice === undefined || choice.do !== 'muster') throw new Error(`${id} brings nothing`)
  expect(duelRules.refuse(view, choice)).toBeNull()
  return choice.cards.map(({ key }) => PRINTED.units.get(key) as UnitCard)
}

const count = (cards: readonly UnitCard[], is: (card: UnitCard) => boolean): number => cards.filter(is).length

test('every member of the panel brings a legal army after its own idea', () => {
  expect(count(cardsOf('gunline'), ({ range }) => range > 3)).toBeGreaterThanOrEqual(6)
  expect(count(cardsOf('wall'), ({ role }) => role === 'tank' || role === 'support')).toBeGreaterThanOrEqual(7)
  expect(count(cardsOf('rush'), ({ range }) => range === 1)).toBeGreaterThanOrEqual(7)
  expect(cardsOf('swarm')).toHaveLength(12)
  const cost = (id: string): number => cardsOf(id).reduce((sum, card) => sum + card.cost, 0) / cardsOf(id).length
  expect(cost('champions')).toBeGreaterThan(cost('swarm'))
  expect(cardsOf('recruit')).toHaveLength(12)
})

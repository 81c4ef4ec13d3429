import { countingDice, type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../../content/content.ts'
import type { RunChoice } from '../choice.ts'
import { setupRun } from '../rules/run.ts'
import type { RunState } from '../state.ts'
import { campOf, configOf } from '../testing/climb.ts'
import { refuseRun } from '../view/refuse.ts'
import { viewRun } from '../view/view.ts'
import { runBot } from './index.ts'
import { sharpDeck } from './sharp.ts'

const config = configOf()

function answer(state: RunState, level: string, dice: Dice = seededDice(seedFrom('bot'))): RunChoice {
  const view = viewRun(state, 0, config)
  const given = runBot.choose(view, dice, { level }, {})
  if (!('choice' in given)) throw new Error('The bot left')
  expect(refuseRun(view, given.choice)).toBeNull()
  return given.choice
}

const offered = ['ord_squire', 'ord_footman', 'ord_bowman', 'ord_knight', 'ord_inquisitor']
const drafting = (): RunState => ({
  ...campOf('order', 'ser_aldric', offered),
  cards: campOf('order', 'ser_aldric', offered).cards.map((card) => ({ ...card, place: 'remaining' })),
  phase: 'draft',
  offer: ['c05', 'c03', 'c01', 'c04', 'c02'],
  picksDue: 3,
})

describe('bots', () => {
  test('GR-1001 novices toss a coin before they buy', () => {
    const state = campOf('order', 'ser_aldric', ['ord_squire', 'ord_footman'], { gold: 7 })
    const tails = { ...countingDice(), d: () => 2 }
    expect(answer(state, 'easy', countingDice())).toMatchObject({ upgrades: [] })
    expect(answer(state, 'easy', tails)).toMatchObject({ upgrades: ['c01', 'c02'] })
  })

  test('GR-1001 steady bots take the dearest cards, the first tank before others', () => {
    expect(answer(drafting(), 'normal')).toEqual({ do: 'pick', cards: ['c05', 'c04', 'c02'] })
    const held = drafting()
    const guarded: RunState = {
      ...held,
      cards: held.cards.map((card) => (card.id === 'c04' ? { ...card, place: 'hand' } : card)),
      offer: ['c03', 'c02'],
      picksDue: 1,
    }
    expect(answer(guarded, 'normal')).toEqual({ do: 'pick', cards: ['c02'] })
    expect(answer({ ...guarded, offer: ['c03', 'c01'] }, 'normal')).toEqual({ do: 'pick', cards: ['c03'] })
  })

  test('GR-1001 steady bots raise the lowest tier first, then the dearest card', () => {
    const state = campOf('order', 'ser_aldric', ['ord_squire', 'ord_footman', 'ord_bowman'], { gold: 16 })
    expect(answer(state, 'normal')).toMatchObject({ upgrades: ['c02', 'c01', 'c03', 'c02'] })
  })

  test('GR-1001 sharp bots bring guards and support of their own where they may, else the starter deck', () => {
    const roles = (deck: readonly string[]): number =>
      deck.filter((id) => ['tank', 'support'].includes(PRINTED.units.get(id)?.role ?? '')).length
    for (const { id, starter } of PRINTED.factions.values()) {
      const deck = sharpDeck(PRINTED, id)
      const leader = PRINTED.factions.get(id)?.leaders[0] ?? ''
      expect(refuseRun(viewRun(setupRun(config), 0, config), { do: 'begin', faction: id, leader, deck })).toBeNull()
      expect(roles(deck)).toBeGreaterThan(roles(starter))
    }
    const begun = answer(setupRun(config), 'hard')
    if (begun.do !== 'begin' || begun.faction === undefined) throw new Error('The bot did not begin')
    expect(begun.deck).toEqual(sharpDeck(PRINTED, begun.faction))
    const locked = viewRun(setupRun(config), 0, configOf({ unlocked: [] }))
    const given = runBot.choose(locked, seededDice(seedFrom('bot')), { level: 'hard' }, {})
    expect('choice' in given && given.choice).not.toHaveProperty('deck')
  })

  test('GR-1001 sharp bots raise one card to tier 3 before the next, and stand in a box', () => {
    const hand = ['ord_squire', 'ord_footman', 'ord_bowman']
    const state = campOf('order', 'ser_aldric', hand, { gold: 13 })
    const found = answer(state, 'hard')
    expect(found).toMatchObject({ upgrades: ['c02', 'c02', 'c01'] })
    expect(found.do === 'find' && found.units).toEqual([
      { card: 'c01', c: 2, r: 1 },
      { card: 'c02', c: 3, r: 1 },
      { card: 'c03', c: 3, r: 0 },
    ])
  })
})

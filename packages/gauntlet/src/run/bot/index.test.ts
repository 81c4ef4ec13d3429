import { countingDice, type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { normalDeployment } from '../../bot/deploy.ts'
import { PRINTED } from '../../content/content.ts'
import { goldCost } from '../../view/army.ts'
import type { RunChoice } from '../choice.ts'
import { nextTierPrice } from '../rules/gold.ts'
import { handOf, type RunState } from '../state.ts'
import { campOf, configOf } from '../testing/climb.ts'
import { refuseRun } from '../view/refuse.ts'
import { viewRun } from '../view/view.ts'
import { armyOf } from './hand.ts'
import { runBot } from './index.ts'
import { judgeFor } from './sharp.ts'

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

  test('GR-1001 sharp bots pick what does best in practice, and buy what does best while they can pay', () => {
    const state = drafting()
    const judge = judgeFor(PRINTED, 0, config.roundLimit)
    const { banner } = state
    if (banner === null) throw new Error('The run has not begun')
    const score = (hand: RunState['cards']): number => {
      const army = armyOf(banner, hand)
      return judge(army, normalDeployment(PRINTED, army))
    }
    const picked = answer(state, 'hard')
    if (picked.do !== 'pick') throw new Error('The bot did not pick')
    const chosen = state.cards.filter(({ id }) => picked.cards.includes(id))
    const inOrder = picked.cards.flatMap((id) => chosen.find((card) => card.id === id) ?? [])
    const steady = ['c05', 'c04', 'c02'].flatMap((id) => state.cards.find((card) => card.id === id) ?? [])
    expect(score(inOrder)).toBeGreaterThanOrEqual(score(steady))
    const camp: RunState = {
      ...state,
      cards: state.cards.map((card) => (picked.cards.includes(card.id) ? { ...card, place: 'hand' } : card)),
      phase: 'camp',
      offer: [],
      picksDue: 0,
    }
    const found = answer(camp, 'hard')
    if (found.do !== 'find') throw new Error('The bot did not prepare')
    const raised = handOf(camp.cards).map((card) => {
      const rises = found.upgrades.filter((id) => id === card.id).length
      return { ...card, tier: rises === 0 ? card.tier : rises === 1 ? (2 as const) : (3 as const) }
    })
    const [first] = found.upgrades
    const ways = handOf(camp.cards).map(({ id }) =>
      score(handOf(camp.cards).map((card) => (card.id === id ? { ...card, tier: 2 as const } : card))),
    )
    const place = handOf(camp.cards).findIndex(({ id }) => id === first)
    expect(ways[place]).toBe(Math.max(...ways))
    const cost = (cards: readonly RunState['cards'][number][]): number => goldCost(PRINTED, armyOf(banner, cards))
    const left = camp.gold - cost(raised)
    for (const card of raised) expect(nextTierPrice(PRINTED, card) ?? 99).toBeGreaterThan(left)
  })
})

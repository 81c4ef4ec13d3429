import { createMatch, refereeOf, scriptedDice, seedFrom } from '@tessera/kernel'
import { describe, expect, it } from 'vitest'
import type { SiegefrontChoice } from '../choice.ts'
import type { SiegefrontEvent } from '../events.ts'
import { siegefrontRules } from '../index.ts'
import type { SiegefrontState } from '../state.ts'
import { codeOf, configIn, END, give, madeWith } from '../testing/position.ts'
import { resolve } from './resolve.ts'
import { setup } from './setup.ts'

const configOf = (config: Readonly<Record<string, unknown>>) => {
  const parsed = siegefrontRules.config.parse({ terrain: 'off', weather: 'off', ...config })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return parsed.value
}
const forge = { supply: 'forge', forge: { personality: 'marshal', difficulty: 'normal' } }
/** Known card by card, so that tuning a ready deck changes nothing here. */
const vanguard = {
  deck: [
    ['fleet-runner', 2],
    ['herald', 2],
    ['wolf-rider', 3],
    ['footman', 3],
    ['powder-runner', 2],
    ['horse-raider', 3],
    ['swordsman', 3],
    ['outrider-captain', 3],
    ['light-horse', 3],
    ['berserker', 3],
    ['knight', 3],
  ].flatMap(([card, count]) => new Array(Number(count)).fill(card)),
}
/** draw(i + 1) = i + 1 for every i: nothing changes places. */
const unshuffled = (size: number) => Array.from({ length: size - 1 }, (_, index) => size - index)

function created(config: Readonly<Record<string, unknown>>, draws: readonly number[]) {
  const events: SiegefrontEvent[] = []
  const dice = scriptedDice(draws, 1)
  const parsed = configOf(config)
  const state = madeWith(setup(parsed, { dice, tell: (event) => events.push(event) }), parsed)
  dice.done()
  return { state, events }
}

function answer(state: SiegefrontState, choices: readonly (SiegefrontChoice | null)[], draws: readonly number[]) {
  const events: SiegefrontEvent[] = []
  const dice = scriptedDice(draws, 1)
  resolve(state, choices, refereeOf(configIn(state), { dice, tell: (event: SiegefrontEvent) => events.push(event) }))
  dice.done()
  return events
}

describe('creation', () => {
  it('SGF-203 SGF-005 draws who starts, terrain, weather, then the decks of seat 0 and seat 1', () => {
    const config = { seats: [vanguard, vanguard], mulligan: false, terrain: 'random', weather: 'random' }
    const draws = [1, 1, 1, 1, 1, 1, 1, 1, ...unshuffled(30), ...unshuffled(30)]
    const { state } = created(config, draws)
    expect([state.first, state.active, state.weather, state.duration]).toEqual([0, 0, 'CLEAR', 3])
    expect(state.seats[0].hand.map((held) => held.card)).toEqual([
      'fleet-runner',
      'fleet-runner',
      'herald',
      'herald',
      'wolf-rider',
    ])
  })

  it('SGF-1001 SGF-203 ground by its draw', () => {
    const draws = [52, 53, 64, 65, 76]
    const terrain = created({ seats: [forge, forge], first: 0, terrain: 'random' }, draws).state.terrain
    expect(terrain.slice(0, 5)).toEqual(['NONE', 'HIGH_GROUND', 'HIGH_GROUND', 'FOREST', 'FOREST'])
    const more = created({ seats: [forge, forge], first: 0, terrain: 'random' }, [77, 88, 89, 100, 1]).state.terrain
    expect(more).toEqual(['WATER', 'WATER', 'RUINS', 'RUINS', 'NONE', 'RUINS', 'RUINS', 'WATER', 'WATER'])
  })

  it('SGF-201 fixed weather and terrain draw nothing', () => {
    const terrain = ['NONE', 'RUINS', 'NONE', 'WATER', 'FOREST', 'WATER', 'NONE', 'RUINS', 'NONE']
    const { state } = created({ seats: [forge, forge], first: 1, weather: 'FOG', terrain }, [])
    expect([state.first, state.weather, state.duration, state.terrain]).toEqual([1, 'FOG', 0, terrain])
  })

  it('SGF-204 opening hands from the top with hand ids from 1; forge seats get charges', () => {
    const { state, events } = created(
      { seats: [vanguard, forge], first: 0, openingHand: 4, mulligan: false },
      unshuffled(30),
    )
    expect(state.seats[0].hand.map((held) => held.id)).toEqual([1, 2, 3, 4])
    expect(state.seats[0].deck).toHaveLength(26)
    expect(state.seats[1]).toMatchObject({ charges: 4, hand: [], deck: [] })
    expect(events.filter((event) => event.type === 'card_drawn')).toHaveLength(4)
  })

  it('SGF-205 both owe a mulligan; named cards go under the deck and it is shuffled, seat 0 first', () => {
    const { state } = created({ seats: [vanguard, vanguard], first: 1 }, [...unshuffled(30), ...unshuffled(30)])
    expect([state.phase, siegefrontRules.awaiting(state, configIn(state))]).toEqual(['mulligan', [0, 1]])
    const events = answer(
      state,
      [
        { type: 'mulligan', back: [1, 4] },
        { type: 'mulligan', back: [] },
      ],
      unshuffled(25),
    )
    expect(state.seats[0].hand.map(({ id, card }) => `${id} ${card}`)).toEqual([
      '2 fleet-runner',
      '3 herald',
      '5 wolf-rider',
      '6 wolf-rider',
      '7 wolf-rider',
    ])
    expect(state.seats[0].deck.slice(-2)).toEqual(['fleet-runner', 'herald'])
    expect(events.filter((event) => event.type === 'mulligan_done')).toMatchObject([
      { seat: 0, count: 2, cards: ['fleet-runner', 'herald'] },
      { seat: 1, count: 0, cards: [] },
    ])
    expect([state.phase, state.turn, state.active]).toEqual(['action', 1, 1])
  })

  it('SGF-205 without mulligans turn 1 starts at creation; a forge seat owes none', () => {
    expect(created({ seats: [forge, forge], first: 0 }, []).state).toMatchObject({ phase: 'action', turn: 1 })
    const { state } = created({ seats: [forge, vanguard], first: 0 }, unshuffled(30))
    expect(siegefrontRules.awaiting(state, configIn(state))).toEqual([1])
  })

  it('SGF-205 SGF-1601 a mulligan of strange or repeated cards is refused', () => {
    const { state } = created({ seats: [vanguard, vanguard], first: 0 }, [...unshuffled(30), ...unshuffled(30)])
    expect(codeOf(state, { type: 'mulligan', back: [9, 9] }, 1)).toBe('not_in_hand')
    expect(codeOf(state, { type: 'mulligan', back: [2, 2] }, 1)).toBe('duplicate')
    expect(codeOf(state, END, 1)).toBe('wrong_phase')
    state.seats[0].mulliganDone = true
    expect(codeOf(state, { type: 'mulligan', back: [] }, 0)).toBe('already_done')
  })

  it('SGF-201 a deck that config does not name is brought as a sealed first choice', () => {
    const { state } = created({ seats: [{}, forge], first: 0 }, [])
    expect([state.phase, siegefrontRules.awaiting(state, configIn(state))]).toEqual(['deck', [0]])
    expect(codeOf(state, { type: 'deck', cards: ['footman'] }, 0)).toBe('deck_size')
    expect(codeOf(state, { type: 'deck', cards: [] }, 1)).toBe('forge_seat')
    const match = createMatch(siegefrontRules, { config: configOf({}), seed: seedFrom('decks') })
    const deck = siegefrontRules.late(match.envelope(0).view, scriptedDice([]))
    if (deck === 'forfeit') throw new Error('A clock that runs out brings a ready deck')
    expect(match.submit(0, 0, deck)).toBeNull()
    expect(match.envelope(1).view.seats[0]).toMatchObject({ deck: null, deckCount: 0 })
    expect(match.submit(1, 0, deck)).toBeNull()
    expect(match.state.phase).toBe('mulligan')
  })

  it('SGF-202 SGF-703 codes of a brought deck', () => {
    const { state } = created({ seats: [{}, {}], first: 0 }, [])
    const code = (cards: readonly string[]) => codeOf(state, { type: 'deck', cards }, 0)
    expect(code(new Array(30).fill('footman'))).toBe('deck_copies')
    expect(code([...new Array(29).fill('footman'), 'nobody'])).toBe('deck_unknown_card')
  })

  it('SGF-1602 a seat out of time puts nothing back, or ends its turn', () => {
    const { state } = created({ seats: [vanguard, vanguard], first: 0 }, [...unshuffled(30), ...unshuffled(30)])
    const late = () => siegefrontRules.late(siegefrontRules.view(state, 0, configIn(state)), scriptedDice([]))
    expect(late()).toEqual({ type: 'mulligan', back: [] })
    answer(
      state,
      [
        { type: 'mulligan', back: [] },
        { type: 'mulligan', back: [] },
      ],
      [],
    )
    expect(late()).toEqual(END)
    give(state, END)
    expect(state.turn).toBe(2)
  })
})

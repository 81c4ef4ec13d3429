import { countingDice, scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../../content/content.ts'
import type { RunChoice, Snapshot } from '../choice.ts'
import { RATING, runConfigSchema } from '../config.ts'
import { mostGold, rewardFor } from '../rules/gold.ts'
import { botTeam } from '../rules/opponent.ts'
import { ratingAfter } from '../rules/rating.ts'
import { setupRun } from '../rules/run.ts'
import { campOf, configOf, storedTeam } from '../testing/climb.ts'
import { cheapestDeck } from './deck.ts'
import { refuseRun } from './refuse.ts'
import { chooseOpponent, refuseSnapshot } from './snapshot.ts'
import { type HostView, viewRun } from './view.ts'

const config = configOf()
const starter = PRINTED.factions.get('order')?.starter ?? []

describe('begin', () => {
  const start = viewRun(setupRun(config), 0, config)
  const begin = (fields: Record<string, unknown>): RunChoice =>
    ({ do: 'begin', faction: 'order', leader: 'ser_aldric', ...fields }) as RunChoice

  test.each([
    ['unknown_faction', { faction: 'dwarves' }],
    ['unknown_leader', { leader: 'nobody' }],
    ['wrong_leader', { faction: 'chaos' }],
    ['unknown_unit', { deck: [...starter.slice(1), 'ord_nobody'] }],
    ['unknown_unit', { deck: [...starter.slice(1), 'risen_skeleton'] }],
    ['wrong_faction', { deck: [...starter.slice(1), 'emp_knight'] }],
    ['deck_size', { deck: starter.slice(1) }],
    ['deck_copies', { deck: [...starter.slice(0, 11), 'ord_knight'] }],
    ['spell_count', { spells: ['divine_smite'] }],
    ['wrong_spell', { spells: ['divine_smite', 'holy_nova'] }],
    ['duplicate_spell', { spells: ['divine_smite', 'divine_smite'] }],
    ['bad_command', { leader: undefined }],
  ])('GR-401 GR-803 %s', (code, fields) => {
    expect(refuseRun(start, begin({}))).toBeNull()
    expect(refuseRun(start, begin(fields))?.code).toBe(code)
  })

  test('GR-402 every starter deck is legal with every leader of its faction', () => {
    for (const { id, faction } of PRINTED.leaders.values())
      expect(refuseRun(start, { do: 'begin', faction, leader: id })).toBeNull()
  })

  test('GR-403 a deck of one’s own needs an unlocked faction, the starter deck does not', () => {
    const locked = viewRun(setupRun(config), 0, configOf({ unlocked: ['chaos'] }))
    const deck = starter.map((unit) => (unit === 'ord_militia' ? 'ord_squire' : unit))
    expect(refuseRun(start, begin({ deck }))).toBeNull()
    expect(refuseRun(locked, begin({ deck }))?.code).toBe('deck_locked')
    expect(refuseRun(locked, begin({ deck: starter }))).toBeNull()
  })

  test('GR-201 a config is refused with the place of what is wrong', () => {
    const inputError = (input: unknown): string | undefined => {
      const parsed = runConfigSchema.parse(input)
      return parsed.ok ? undefined : parsed.inputErrors[0]?.path
    }
    expect(inputError({})).toBeUndefined()
    expect(inputError({ botLevel: 'hard' })).toBe('botLevel')
    expect(inputError({ roundLimit: 61 })).toBe('roundLimit')
    expect(inputError({ rating: 99 })).toBe('rating')
    expect(
      inputError({
        pool: 'bots',
        daily: { day: '2026-01-01', faction: 'order', leader: 'ser_aldric', spells: [], deck: [] },
      }),
    ).toBe('daily')
    expect(runConfigSchema.parse({})).toMatchObject({
      value: { pool: 'async', botLevel: 'normal', rating: 1000, roundLimit: 40 },
    })
    expect(runConfigSchema.hostFields).toEqual(['rating', 'unlocked', 'changes', 'daily'])
  })
})

describe('draft and camp', () => {
  const drafting = campOf('order', 'ser_aldric', [], { phase: 'draft', offer: ['c01', 'c02', 'c03'], picksDue: 2 })

  test('GR-301 says how many cards there are to pick', () => {
    const said = (picksDue: number): string | undefined =>
      refuseRun(viewRun({ ...drafting, picksDue }, 0, config), { do: 'pick', cards: [] })?.message
    expect([said(1), said(2)]).toEqual(['Pick exactly 1 card.', 'Pick exactly 2 cards.'])
  })

  test.each([
    ['wrong_count', ['c01']],
    ['not_offered', ['c01', 'c09']],
    ['duplicate_card', ['c01', 'c01']],
    [undefined, ['c03', 'c01']],
  ])('GR-301 GR-801 a pick: %s', (code, cards) => {
    expect(refuseRun(viewRun(drafting, 0, config), { do: 'pick', cards })?.code).toBe(code)
  })

  const camp = campOf('order', 'ser_aldric', ['ord_squire', 'ord_footman'], { gold: 30 })
  const units = [{ card: 'c01', c: 0, r: 1 }]
  test.each([
    ['unknown_card', { upgrades: ['c05'] }],
    ['max_tier', { upgrades: ['c01', 'c01', 'c01'] }],
    ['not_enough_gold', { upgrades: ['c01', 'c01', 'c02', 'c02', 'c02'].slice(0, 4), gold: 17 }],
    ['bad_timing', { timings: ['mid'] }],
    ['not_enough_gold', { upgrades: ['c01', 'c01'], gold: 7, units: [] }],
    [undefined, { upgrades: ['c01', 'c02', 'c01', 'c02'], gold: 18 }],
  ])(
    'GR-503 GR-506 a preparation: %s',
    (code, { gold = 30, ...fields }: Record<string, unknown> & { gold?: number }) => {
      const find = { do: 'find', upgrades: [], units, timings: ['mid', 'late'], ...fields } as RunChoice
      expect(refuseRun(viewRun({ ...camp, gold }, 0, config), find)?.code).toBe(code)
    },
  )

  test('GR-204 an order of another phase is refused before its fields are read', () => {
    const view = viewRun(camp, 0, config)
    expect(refuseRun(view, { do: 'pick', cards: [] })?.code).toBe('wrong_phase')
    expect(refuseRun(view, { do: 'fight' })?.code).toBe('wrong_phase')
    expect(refuseRun(viewRun(camp, 'spectator', config), { do: 'fight' })?.code).toBe('wrong_phase')
  })
})

describe('the host’s answer', () => {
  const async = configOf({ pool: 'async' })
  const waiting = campOf('order', 'ser_aldric', ['ord_squire'], { phase: 'matching', wins: 2, rating: 1000 })
  const view = viewRun(waiting, 1, async) as HostView
  const team = storedTeam({ wins: 2 })
  const unit = (key: string, c: number, tier: 1 | 2 | 3 = 1) => ({ unit: key, tier, c, r: 0 })

  const wrong: readonly (readonly [string, Partial<Snapshot>])[] = [
    ['too few wins', { wins: 0 }],
    ['too far in rating', { rating: 1201 }],
    ['a leader of others', { faction: 'chaos' }],
    ['one spell', { spells: ['divine_smite'], timings: ['mid'] }],
    ['a timing missing', { timings: ['mid'] }],
    ['a cell outside', { team: [unit('ord_squire', 8)] }],
    ['two on a cell', { team: [unit('ord_squire', 1), unit('ord_militia', 1)] }],
    ['nobody', { team: [] }],
    ['three of a kind', { team: [unit('ord_squire', 0), unit('ord_squire', 1), unit('ord_squire', 2)] }],
    ['a hand too large', { team: starter.slice(0, 6).map((key, c) => unit(key, c)) }],
    ['more gold than anybody had', { team: ['ord_paladin', 'ord_knight'].map((key, c) => unit(key, c, 3)) }],
    ['four losses', { losses: 4 }],
    ['a version to come', { contentVersion: 2 }],
    ['no id', { id: '' }],
  ]

  test.each(wrong)('GR-2403 a stored team is refused: %s', (_what, changes) => {
    expect(refuseRun(view, { do: 'opponent', snapshot: team, among: 1 })).toBeNull()
    expect(refuseRun(view, { do: 'opponent', snapshot: { ...team, ...changes }, among: 1 })?.code).toBe('bad_snapshot')
  })

  test('GR-2403 a rating, number or version that no run has is refused, the least is not', () => {
    const refused = (changes: Partial<Snapshot>): string | undefined =>
      refuseSnapshot(PRINTED, storedTeam(changes))?.message
    expect([refused({ rating: RATING.least }), refused({ number: 0 })]).toEqual([undefined, undefined])
    const range = 'A stored team is malformed. Its rating, number or version is out of range.'
    expect([refused({ rating: RATING.least - 1 }), refused({ number: -1 }), refused({ contentVersion: 0 })]).toEqual([
      range,
      range,
      range,
    ])
  })

  test('GR-2403 results that no run in progress has are refused, the most and the least are not', () => {
    const fits = (wins: number, losses: number, draws: number, name = 'Wren'): boolean =>
      refuseSnapshot(PRINTED, storedTeam({ wins, losses, draws, name })) === null
    expect([fits(0, 0, 0), fits(8, 3, 0), fits(0, 0, 19), fits(8, 3, 8)]).toEqual([true, true, true, true])
    expect([fits(9, 0, 0), fits(0, 4, 0), fits(0, 0, 20), fits(8, 3, 9)]).toEqual([false, false, false, false])
    expect([fits(-1, 0, 0), fits(0, -1, 0), fits(0, 0, -1), fits(0, 0, 0, '')]).toEqual([false, false, false, false])
  })

  test('GR-2403 units that no legal deck holds together are refused', () => {
    const dear = [
      'ord_grand_champion',
      'ord_high_priest',
      'ord_paladin',
      'ord_templar',
      'ord_ballista_crew',
      'ord_battle_priest',
    ]
    const snapshot = storedTeam({ wins: 2, losses: 3, team: dear.map((key, c) => unit(key, c)) })
    expect(refuseRun(view, { do: 'opponent', snapshot, among: 1 })?.code).toBe('bad_snapshot')
    const fewer = { ...snapshot, team: snapshot.team.slice(0, 4) }
    expect(refuseRun(view, { do: 'opponent', snapshot: fewer, among: 1 })).toBeNull()
  })

  test('GR-401 a hand is filled up to twelve with the cheapest commons that are left', () => {
    const common = [...PRINTED.units.values()]
      .filter(({ faction, rarity }) => faction === 'order' && rarity === 'common')
      .sort((a, b) => a.cost - b.cost)
    const twice = common.flatMap((card) => [card, card])
    const sum = (cards: readonly { readonly cost: number }[]): number => cards.reduce((all, { cost }) => all + cost, 0)
    const cheapest = (units: readonly string[]): number => cheapestDeck(PRINTED, 'order', units)
    expect(cheapest([])).toBe(sum(twice.slice(0, 12)))
    const ids = twice.map(({ id }) => id)
    // Both copies of the cheapest are in the hand, so what fills it up begins with the second.
    expect(cheapest(ids.slice(0, 2))).toBe(sum(twice.slice(0, 12)))
    expect(cheapest([...ids.slice(0, 2), 'ord_paladin'])).toBe(
      sum(twice.slice(0, 11)) + (PRINTED.units.get('ord_paladin')?.cost ?? 0),
    )
    expect(cheapest(ids.slice(0, 12))).toBe(sum(twice.slice(0, 12)))
    expect(cheapest(['ord_nobody'])).toBe(sum(twice.slice(0, 11)))
  })

  test('GR-603 GR-2404 bots only where the pool says so, never a team twice, and a count that fits', () => {
    const bots = viewRun(waiting, 1, config)
    expect(refuseRun(bots, { do: 'opponent', snapshot: null, among: 0 })).toBeNull()
    expect(refuseRun(bots, { do: 'opponent', snapshot: team, among: 1 })?.code).toBe('bad_snapshot')
    expect(refuseRun({ ...view, foughtSnapshots: ['s1'] }, { do: 'opponent', snapshot: team, among: 1 })?.code).toBe(
      'bad_snapshot',
    )
    expect(refuseRun(view, { do: 'opponent', snapshot: team, among: 0 })?.code).toBe('bad_snapshot')
    expect(refuseRun(view, { do: 'opponent', snapshot: team, among: 11 })?.code).toBe('bad_snapshot')
    expect(refuseRun(view, { do: 'opponent', snapshot: null, among: 1 })?.code).toBe('bad_snapshot')
    const local = viewRun(waiting, 1, configOf({ pool: 'local' }))
    expect(refuseRun(local, { do: 'opponent', snapshot: { ...team, rating: 3000 }, among: 1 })).toBeNull()
  })

  test('GR-603 the newest team of a player and number of wins counts, the nearest ten are kept, and without one a bot is met', () => {
    const many = Array.from({ length: 14 }, (_, i) => ({
      player: `p${i % 13}`,
      snapshot: storedTeam({ id: `s${i}`, number: i, wins: 2, rating: 1000 + i }),
    }))
    const { kept, choice } = chooseOpponent(view, many, scriptedDice([1], 1))
    expect(kept).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'])
    expect(choice).toMatchObject({ among: 10, snapshot: { id: 's1' } })
    const equal = ['b', 'a', 'c'].map((id) => ({ player: id, snapshot: storedTeam({ id, number: 1, wins: 2 }) }))
    expect(chooseOpponent(view, equal, scriptedDice([1], 1)).kept).toEqual(['a', 'b', 'c'])
    const newer = equal.map((one, number) => ({ ...one, snapshot: { ...one.snapshot, number } }))
    expect(chooseOpponent(view, newer, scriptedDice([1], 1)).kept).toEqual(['c', 'a', 'b'])
    expect(chooseOpponent(view, [], countingDice())).toEqual({
      kept: [],
      choice: { do: 'opponent', snapshot: null, among: 0 },
    })
  })
})

describe('figures', () => {
  test('GR-501 GR-502 a win pays 7 and from the third in a row 2 more each, a loss 9, a draw 8', () => {
    expect([1, 2, 3, 4, 9].map((streak) => rewardFor('win', streak).streakBonus)).toEqual([0, 0, 2, 4, 14])
    expect(['win', 'loss', 'draw'].map((outcome) => rewardFor(outcome as 'win', 1).base)).toEqual([7, 9, 8])
    expect(mostGold(9, 0, 0)).toBe(129)
    expect(mostGold(0, 3, 2)).toBe(53)
  })

  test('GR-703 the points for a win are the Elo expectation with K = 32, and no rating falls below 100', () => {
    for (let d = -900; d <= 900; d += 7) {
      const expected = 32 * (1 - 1 / (1 + 10 ** (d / 400)))
      expect(Math.abs(ratingAfter(1000, 1000 + d, 'win').g - expected)).toBeLessThanOrEqual(0.6)
    }
    expect(ratingAfter(RATING.least, 100, 'loss').after).toBe(100)
  })

  test.each([
    ['easy', 0, 6],
    ['normal', 0, 10],
    ['hard', 0, 12],
    ['normal', 8, 160],
  ] as const)('GR-605 a %s bot team for %i wins spends at most %i gold', (level, wins, most) => {
    const spent = Array.from({ length: 20 }, (_, i) => {
      const { army } = botTeam(PRINTED, wins, level, countingFrom(i))
      expect(army.cards).toHaveLength(wins === 0 ? 3 : 12)
      return army.cards.reduce((sum, { key, tier }) => {
        const cost = PRINTED.units.get(key)?.cost ?? 0
        return sum + (tier > 1 ? cost : 0) + (tier > 2 ? Math.floor((3 * cost + 1) / 2) : 0)
      }, 0)
    })
    expect(Math.max(...spent)).toBeLessThanOrEqual(most)
    expect(Math.max(...spent)).toBeGreaterThan(wins === 8 ? 122 : most - 3)
  })
})

function countingFrom(first: number): ReturnType<typeof countingDice> {
  const dice = countingDice()
  for (let i = 0; i < first; i++) dice.int(5)
  return dice
}

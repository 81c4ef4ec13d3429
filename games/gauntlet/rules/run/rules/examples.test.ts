import { refereeOf, scriptedDice } from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import { PRINTED } from '../../content/content.ts'
import { createBattle } from '../../rules/battle.ts'
import { localCell, xOf, yOf } from '../../rules/board.ts'
import { placeCards } from '../../view/placement.ts'
import type { RunEvent } from '../events.ts'
import { type RunState, teamOf } from '../state.ts'
import { campOf, configOf, storedTeam } from '../testing/climb.ts'
import { refuseDeck } from '../view/deck.ts'
import { refuseRun } from '../view/refuse.ts'
import { chooseOpponent } from '../view/snapshot.ts'
import { viewRun } from '../view/view.ts'
import { beatFight, leaveRun } from './battle.ts'
import { begin, offerCards, pick } from './draft.ts'
import { nextTierPrice, type Outcome } from './gold.ts'
import { botTeam, snapshotTeam } from './opponent.ts'
import { ratingAfter } from './rating.ts'
import { setupRun } from './run.ts'

const config = configOf()
const refWith = (draws: readonly number[], tell?: (event: RunEvent) => void) => {
  const dice = scriptedDice(draws, 1)
  return { dice, ref: refereeOf(config, { dice, tell }) }
}

/** Ends a battle with this result, without playing it. */
function finish(state: RunState, outcome: Outcome): void {
  const squire = { unit: 'ord_squire', tier: 1, c: 3, r: 1 } as const
  const team = snapshotTeam(storedTeam({ team: [squire] }))
  const { faction, leader } = team.army
  const face = { name: 'Wren', faction, leader, rating: 1000, wins: 0, losses: 0, units: 1, bot: true, rated: false }
  state.opponent = { face, snapshot: null, among: 0, team }
  state.deployment = [{ card: 'c01', c: 3, r: 1 }]
  state.timings = ['mid', 'mid']
  state.phase = 'battle'
  const banner = state.banner
  if (banner === null) throw new Error('The run has not begun')
  const battle = createBattle(PRINTED, [teamOf(banner, state.cards, state.deployment, state.timings), team], 40)
  const losing = outcome === 'win' ? [1] : outcome === 'loss' ? [0] : [0, 1]
  // The end of a round with no units left but Structures decides at once.
  battle.step = 'end'
  battle.round = 1
  for (const unit of battle.units)
    if (losing.includes(unit.side)) {
      unit.cell = -1
      unit.hp = 0
      unit.state = 'dead'
    }
  state.fight = { battle, seed: '0'.repeat(64), dice: 0 }
  const dice = { int: () => 0, d: () => 1, pick: <T>(list: readonly T[]) => list[0] as T, shuffle: () => undefined }
  beatFight(state, refereeOf(config, { dice, tell: undefined }))
}

function golds(outcomes: readonly Outcome[]): { readonly gold: readonly number[]; readonly state: RunState } {
  const state = campOf('order', 'ser_aldric', ['ord_squire'])
  const gold = outcomes.map((outcome) => {
    finish(state, outcome)
    return state.gold
  })
  return { gold, state }
}

const W = 'win'
const L = 'loss'
const D = 'draw'

describe('worked examples', () => {
  test('GR-1901 two wins, two losses, two wins', () => {
    const { gold, state } = golds([W, W, L, L, W, W])
    expect(gold).toEqual([17, 24, 33, 42, 49, 56])
    expect(state).toMatchObject({ wins: 4, losses: 2, winStreak: 2, lossStreak: 0, status: 'active' })
  })

  test('GR-1902 nine wins in a row pay a growing bonus and win the run', () => {
    const { gold, state } = golds([W, W, W, W, W, W, W, W, W])
    expect(gold).toEqual([17, 24, 33, 44, 57, 72, 89, 108, 129])
    expect(state).toMatchObject({ status: 'won', endReason: 'nine_wins', phase: 'ended', offer: [] })
  })

  test('GR-1903 a draw breaks the streak', () => {
    const { gold, state } = golds([W, W, W, D, W])
    expect(gold).toEqual([17, 24, 33, 41, 48])
    expect(state).toMatchObject({ winStreak: 1, draws: 1 })
  })

  test.each([
    ['ord_swordsman', 4, 6],
    ['ord_grand_champion', 8, 12],
    ['ord_squire', 3, 5],
    ['ord_knight', 5, 8],
    ['ord_paladin', 6, 9],
    ['ord_inquisitor', 7, 11],
  ])('GR-1904 %s rises for %i and then %i gold', (unit, second, third) => {
    expect(nextTierPrice(PRINTED, { unit, tier: 1 })).toBe(second)
    expect(nextTierPrice(PRINTED, { unit, tier: 2 })).toBe(third)
    expect(nextTierPrice(PRINTED, { unit, tier: 3 })).toBeNull()
  })

  test('GR-1905 a Knight of tier 2 does not rise for 7 gold', () => {
    const state = campOf('order', 'ser_aldric', ['ord_knight'], { gold: 7 })
    const [knight] = state.cards
    if (knight !== undefined) knight.tier = 2
    const find = {
      do: 'find',
      upgrades: ['c01'],
      units: [{ card: 'c01', c: 0, r: 0 }],
      timings: ['mid', 'mid'],
    } as const
    expect(refuseRun(viewRun(state, 0, config), find)?.code).toBe('not_enough_gold')
    expect(refuseRun(viewRun({ ...state, gold: 8 }, 0, config), find)).toBeNull()
  })

  const firstBeat = (unit: string, faction: 'order' | 'empire', leader: string, tier: 2 | 3) => {
    const banner = { faction, leader, spells: PRINTED.leaders.get(leader)?.spells.slice(0, 2) ?? [] }
    const card = { id: 'c01', unit, tier, place: 'hand' } as const
    const own = teamOf(banner, [card], [{ card: 'c01', c: 3, r: 1 }], ['late', 'late'])
    return createBattle(PRINTED, [own, snapshotTeam(storedTeam())], 40).units[0]
  }

  test('GR-1906 a Footman of tier 2 has the record of GR-504', () => {
    expect(firstBeat('ord_footman', 'order', 'ser_aldric', 2)).toMatchObject({
      baseHp: 150,
      baseAtk: 22,
      baseArmor: 30,
      maxResolve: 165,
    })
  })

  test('GR-1907 a Knight of the Empire of tier 3 has the record of GR-504 and its mastery', () => {
    const leader = PRINTED.factions.get('empire')?.leaders[0] ?? ''
    expect(firstBeat('emp_knight', 'empire', leader, 3)).toMatchObject({
      baseHp: 190,
      baseAtk: 38,
      baseArmor: 20,
      maxResolve: 270,
      tier: 3,
    })
    expect(PRINTED.units.get('emp_knight')).toMatchObject({ attackCount: 2, mastery: 'trample', abilities: ['lance'] })
  })

  test('GR-1908 the first offer is drawn card by card out of the deck', () => {
    const { dice, ref } = refWith([12, 1, 5, 5, 8])
    const state = setupRun(config)
    begin(state, { do: 'begin', faction: 'order', leader: 'ser_aldric' }, ref)
    dice.done()
    expect(state).toMatchObject({ phase: 'draft', picksDue: 3, offer: ['c12', 'c01', 'c06', 'c07', 'c11'] })
    pick(state, ['c12', 'c06', 'c11'], ref)
    const remaining = state.cards.filter(({ place }) => place === 'remaining').map(({ id }) => id)
    expect(remaining).toEqual(['c01', 'c02', 'c03', 'c04', 'c05', 'c07', 'c08', 'c09', 'c10'])
    expect(state).toMatchObject({ phase: 'camp', offer: [], picksDue: 0 })
  })

  test('GR-1909 with two cards left both are offered and one is picked', () => {
    const state = campOf('order', 'ser_aldric', [])
    for (const card of state.cards) card.place = card.id === 'c02' || card.id === 'c09' ? 'remaining' : 'hand'
    const { dice, ref } = refWith([2])
    offerCards(state, false, ref)
    dice.done()
    expect(state).toMatchObject({ phase: 'draft', offer: ['c09', 'c02'], picksDue: 1 })
    pick(state, ['c09'], ref)
    offerCards(state, false, ref)
    expect(state).toMatchObject({ offer: ['c02'], picksDue: 1 })
  })

  test('GR-1910 with twelve cards in hand there is no draft', () => {
    const state = campOf('order', 'ser_aldric', PRINTED.factions.get('order')?.starter ?? [])
    const { ref } = refWith([])
    offerCards(state, false, ref)
    expect(state).toMatchObject({ phase: 'camp', offer: [], picksDue: 0 })
  })

  test.each([
    ['GR-1911', 1000, 'win', 1016],
    ['GR-1911', 1000, 'draw', 1000],
    ['GR-1911', 1000, 'loss', 984],
    ['GR-1912', 1150, 'win', 1023],
    ['GR-1912', 1150, 'loss', 991],
    ['GR-1912', 850, 'win', 1009],
    ['GR-1912', 850, 'loss', 977],
  ] as const)('%s rating 1000 against %i: %s gives %i', (_rule, theirs, outcome, after) => {
    expect(ratingAfter(1000, theirs, outcome).after).toBe(after)
  })

  test('GR-1913 candidates by wins, rating and nearness; the second of two is drawn', () => {
    const team = (id: string, wins: number, losses: number, rating: number) => ({
      player: id,
      snapshot: storedTeam({ id, wins, losses, rating }),
    })
    const candidates = [team('B', 2, 1, 1000), team('A', 4, 2, 1200), team('C', 3, 2, 1215), team('D', 5, 0, 1010)]
    const state = campOf('order', 'ser_aldric', ['ord_squire'], { phase: 'matching', wins: 3, losses: 2, rating: 1010 })
    const view = viewRun(state, 1, configOf({ pool: 'async' }))
    if (view.to !== 1) throw new Error('The host sees something else')
    const dice = scriptedDice([2], 1)
    const { choice, kept } = chooseOpponent(view, candidates, dice)
    dice.done()
    expect(kept).toEqual(['A', 'B'])
    expect(choice).toMatchObject({ do: 'opponent', among: 2, snapshot: { id: 'B' } })
  })

  test('GR-1914 a bot team for two wins', () => {
    const dice = scriptedDice([7, 2, 3, 1, 4, 8, 3, 5, 6], 1)
    const { army, deployment } = botTeam(PRINTED, 2, 'normal', dice)
    dice.done()
    expect(army).toMatchObject({ faction: 'empire', leader: 'prelate_odile', spells: ['sanctify', 'sacred_flame'] })
    expect(deployment.timings).toEqual(['mid', 'mid'])
    expect(standing({ army, deployment })).toEqual([
      'emp_spearman 2 at 4,1',
      'emp_crossbowman 2 at 7,0',
      'emp_musketeer 2 at 0,0',
      'emp_archer 2 at 3,0',
      'emp_halberdier 2 at 3,1',
      'emp_greatsword 2 at 2,1',
    ])
  })

  test('GR-1915 a bot team without a unit for the front gets the first that fights there', () => {
    const dice = scriptedDice([4, 1, 1, 5, 5, 5], 1)
    const { army, deployment } = botTeam(PRINTED, 0, 'normal', dice)
    dice.done()
    expect(army).toMatchObject({ faction: 'shadow', leader: 'shade', spells: ['assassinate', 'cloak_of_night'] })
    expect(deployment.timings).toEqual(['mid', 'early'])
    expect(standing({ army, deployment })).toEqual([
      'sha_knife_thrower 2 at 7,0',
      'sha_shadow_mage 2 at 3,0',
      'sha_thug 2 at 3,1',
    ])
  })

  test('GR-606 riders stand outside, tanks inside, supports behind them, and straight shooters in the corners', () => {
    const keys = [
      'ord_militia',
      'ord_knight',
      'ord_acolyte',
      'ord_crossbowman',
      'ord_medic',
      'ord_squire',
      'ord_footman',
    ]
    const cells = placeCards(
      PRINTED,
      keys.map((key) => ({ key, tier: 1 })),
    ).map(({ card, c, r }) => `${keys[card]} ${c},${r}`)
    expect(cells).toEqual([
      'ord_militia 2,1',
      'ord_knight 0,1',
      'ord_acolyte 4,0',
      'ord_crossbowman 7,0',
      'ord_medic 3,0',
      'ord_squire 4,1',
      'ord_footman 3,1',
    ])
  })

  test('GR-1916 a stored unit at column 2 of the front stands at (5, 8) as side B', () => {
    const cell = localCell(1, 2, 1)
    expect([xOf(cell), yOf(cell)]).toEqual([5, 8])
  })

  const banner = { faction: 'order', leader: 'ser_aldric', spells: ['divine_smite', 'oath_of_iron'] } as const
  const starter = PRINTED.factions.get('order')?.starter ?? []
  const instead = (...swaps: readonly (readonly [string, string])[]): string[] =>
    swaps.reduce<string[]>((deck, [out, into]) => deck.map((unit) => (unit === out ? into : unit)), [...starter])

  test.each([
    [
      'deck_cost',
      instead(['ord_squire', 'ord_paladin'], ['ord_knight', 'ord_grand_champion'], ['ord_militia', 'ord_swordsman']),
    ],
    ['deck_copies', instead(['ord_militia', 'ord_squire'], ['ord_swordsman', 'ord_squire'])],
    ['deck_rarity', instead(['ord_squire', 'ord_war_chaplain'], ['ord_inquisitor', 'ord_bowman'])],
    ['deck_size', starter.slice(1)],
  ])('GR-1917 a deck is refused: %s', (code, deck) => {
    expect(refuseDeck(PRINTED, banner, starter)).toBeNull()
    expect(refuseDeck(PRINTED, banner, deck)?.code).toBe(code)
  })

  test('GR-1918 the fourth loss ends the run with its gold shown and no offer', () => {
    const state = campOf('order', 'ser_aldric', ['ord_squire'], { wins: 8, losses: 3, gold: 20 })
    finish(state, L)
    expect(state).toMatchObject({
      status: 'lost',
      endReason: 'four_losses',
      losses: 4,
      gold: 29,
      offer: [],
      phase: 'ended',
    })
  })

  test('GR-1919 leaving a rated opponent costs a loss and its rating', () => {
    const team = snapshotTeam(storedTeam())
    const { faction, leader } = team.army
    const face = { name: 'Wren', faction, leader, rating: 1000, wins: 0, losses: 0, units: 2, bot: false, rated: true }
    const state = campOf('order', 'ser_aldric', ['ord_squire'], {
      phase: 'matched',
      losses: 2,
      opponent: { face, snapshot: 's1', among: 1, team },
    })
    leaveRun(state, refWith([]).ref, 'resign')
    expect(state).toMatchObject({
      losses: 3,
      rating: 984,
      status: 'lost',
      endReason: 'abandoned',
      gold: 10,
      battles: [],
    })
  })

  test.each([
    ['out_of_zone', [{ card: 'c02', c: 3, r: 2 }]],
    [
      'cell_taken',
      [
        { card: 'c01', c: 3, r: 1 },
        { card: 'c02', c: 3, r: 1 },
      ],
    ],
    ['unknown_card', [{ card: 'c09', c: 3, r: 1 }]],
    [
      'duplicate_card',
      [
        { card: 'c01', c: 3, r: 1 },
        { card: 'c01', c: 4, r: 1 },
      ],
    ],
    ['no_units', []],
  ])('GR-1920 a placement is refused: %s', (code, units) => {
    const state = campOf('order', 'ser_aldric', ['ord_squire', 'ord_footman'])
    const find = { do: 'find', upgrades: [], units, timings: ['mid', 'mid'] } as const
    expect(refuseRun(viewRun(state, 0, config), find)?.code).toBe(code)
  })
})

function standing({ army, deployment }: ReturnType<typeof botTeam>): string[] {
  return deployment.units.map(({ card, c, r }) => `${army.cards[card]?.key} ${army.cards[card]?.tier} at ${c},${r}`)
}

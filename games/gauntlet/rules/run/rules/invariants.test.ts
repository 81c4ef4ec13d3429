import { describe, expect, test } from 'vitest'
import { scene } from '../../testing/scene.ts'
import type { BattleEntry, RunCard, RunState } from '../state.ts'
import { campOf, configOf, playTo, runOf } from '../testing/climb.ts'
import { brokenInRun } from './invariants.ts'

const UNITS = ['ord_squire', 'ord_footman', 'ord_bowman'] as const

function camp(): RunState {
  return campOf('order', 'ser_aldric', UNITS)
}

/** What is broken once a sound camp was spoiled. */
function broken(spoil: (state: RunState) => void, input: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const state = camp()
  expect(brokenInRun(state, configOf())).toEqual([])
  spoil(state)
  return brokenInRun(state, configOf(input))
}

const fought = (numbers: Partial<BattleEntry> = {}): BattleEntry =>
  ({ number: 1, snapshot: null, gold: 0, winner: null, ...numbers }) as BattleEntry
const battles = (count: number, numbers: Partial<BattleEntry> = {}): BattleEntry[] =>
  Array.from({ length: count }, () => fought(numbers))
/** So many cards are in hand. */
function inHand(state: RunState, count: number): void {
  for (const [place, card] of state.cards.entries()) card.place = place < count ? 'hand' : 'remaining'
}

describe('a broken invariant of a run is named', () => {
  test('GR-204 a run that is played breaks none', () => {
    const match = runOf()
    for (let step = 0; step < 3; step++) {
      playTo(match, 'camp')
      expect(brokenInRun(match.state, configOf())).toEqual([])
    }
  })

  test.each<[string, (state: RunState) => void, readonly string[]]>([
    [
      'GR-702 results that no run can have: wins below 0',
      (state) => Object.assign(state, { wins: -1, losses: 1 }),
      ['-1 wins and 1 losses are too many'],
    ],
    [
      'GR-702 losses below 0',
      (state) => Object.assign(state, { wins: 1, losses: -1 }),
      ['1 wins and -1 losses are too many'],
    ],
    [
      'GR-701 a battle that is counted and not in the log',
      (state) => Object.assign(state, { draws: 1 }),
      ['1 battles are counted, 0 are in the log'],
    ],
    [
      'GR-701 a battle in the log that is not counted',
      (state) => {
        state.battles = battles(1)
        inHand(state, 4)
      },
      ['0 battles are counted, 1 are in the log'],
    ],
    [
      'GR-502 two streaks at once',
      (state) => Object.assign(state, { winStreak: 1, lossStreak: 1 }),
      ['There are two streaks at once'],
    ],
    ['GR-502 one streak is sound', (state) => Object.assign(state, { winStreak: 3 }), []],
    [
      'GR-603 a stored team that was fought twice',
      (state) => {
        Object.assign(state, { battles: battles(2, { snapshot: 's1' }), draws: 2 })
        inHand(state, 5)
      },
      ['A stored team was fought twice'],
    ],
    ['GR-103 cards that are not c01 to c12', (state) => state.cards.reverse(), ['The cards are not c01 to c12']],
    [
      'GR-302 a hand that is too large for the battles fought',
      (state) => inHand(state, 4),
      ['There are 4 cards in hand after 0 battles'],
    ],
    [
      'GR-503 an upgrade of a card that was never drafted',
      (state) => {
        const card = state.cards[11] as RunCard
        card.tier = 2
        state.gold = 3
      },
      ['A card that was never drafted has been upgraded'],
    ],
    [
      'GR-301 an offer outside the draft',
      (state) => Object.assign(state, { offer: ['c05'] }),
      ['The offer is c05 in phase camp'],
    ],
    [
      'GR-506 two cards on one cell',
      (state) => {
        state.deployment = [
          { card: 'c01', c: 3, r: 1 },
          { card: 'c02', c: 3, r: 1 },
        ]
      },
      ['Two cards stand on one cell'],
    ],
    ...(
      [
        [-1, 0],
        [8, 0],
        [0, -1],
        [0, 2],
      ] as const
    ).map(([c, r]): [string, (state: RunState) => void, readonly string[]] => [
      `GR-506 a card at ${c}, ${r}, off its rows`,
      (state) => Object.assign(state, { deployment: [{ card: 'c01', c, r }] }),
      [`Card c01 is placed at ${c}, ${r}`],
    ]),
    [
      'GR-506 the corners of its rows are cells',
      (state) => {
        state.deployment = [
          { card: 'c01', c: 0, r: 0 },
          { card: 'c02', c: 7, r: 1 },
        ]
      },
      [],
    ],
    [
      'GR-506 a card that is not in hand on the board',
      (state) => Object.assign(state, { deployment: [{ card: 'c12', c: 0, r: 0 }] }),
      ['Card c12 is placed at 0, 0'],
    ],
    [
      'GR-204 a run that ended without a reason',
      (state) => Object.assign(state, { phase: 'ended' }),
      ['The run is in phase ended with 0 wins, 0 losses', 'The run is active in phase ended'],
    ],
    [
      'GR-204 a reason in a run that goes on',
      (state) => Object.assign(state, { endReason: 'nine_wins' }),
      ['The run is active in phase camp'],
    ],
    [
      'GR-204 a run that is won and goes on',
      (state) => Object.assign(state, { status: 'won' }),
      ['The run is won in phase camp'],
    ],
  ])('%s', (_, spoil, expected) => {
    expect(broken(spoil)).toEqual(expected)
  })

  test('GR-702 nine wins, four losses or leaving end a run, and nothing less', () => {
    const ended = (numbers: Partial<RunState>, count: number): readonly string[] =>
      broken((state) => {
        Object.assign(state, { phase: 'ended', status: 'lost', battles: battles(count), ...numbers })
        inHand(state, Math.min(12, 3 + count))
      })
    expect([
      ended({ wins: 9, endReason: 'nine_wins', status: 'won' }, 9),
      ended({ losses: 4, endReason: 'four_losses' }, 4),
      ended({ endReason: 'abandoned' }, 0),
      ended({ endReason: 'expired', losses: 1 }, 0),
    ]).toEqual([[], [], [], []])
    expect(ended({ wins: 8, endReason: 'nine_wins' }, 8)).toEqual(['The run is in phase ended with 8 wins, 0 losses'])
    expect(ended({ wins: 10, endReason: 'nine_wins' }, 10)).toEqual(['10 wins and 0 losses are too many'])
    expect(ended({ losses: 5, endReason: 'four_losses' }, 5)).toEqual(['0 wins and 5 losses are too many'])
    const wins = (count: number): readonly string[] =>
      broken((state) => {
        Object.assign(state, { wins: count, battles: battles(count) })
        inHand(state, Math.min(12, 3 + count))
      })
    expect(wins(8)).toEqual([])
    expect(wins(9)).toEqual(['The run is in phase camp with 9 wins, 0 losses'])
  })

  test('GR-704 only a player who leaves may lose a battle that is not in the log', () => {
    const left = (endReason: RunState['endReason'], losses: number): readonly string[] =>
      broken((state) => Object.assign(state, { phase: 'ended', status: 'lost', endReason, losses }))
    expect([left('abandoned', 1), left('expired', 1), left('expired', 0)]).toEqual([[], [], []])
    expect(left('abandoned', 2)).toEqual(['2 battles are counted, 0 are in the log'])
  })

  test('GR-703 the rating changes only in rated runs with the printed figures', () => {
    const rated = (input: Readonly<Record<string, unknown>>, rating: number): readonly string[] =>
      broken((state) => Object.assign(state, { rating: rating }), { rating: 1000, ...input })
    expect([rated({ pool: 'async' }, 1016), rated({ pool: 'bots' }, 1000)]).toEqual([[], []])
    const message = ['The rating is 1016 in a run that is not rated']
    expect([rated({ pool: 'bots' }, 1016), rated({ pool: 'local' }, 1016)]).toEqual([message, message])
  })

  test('GR-501 GR-503 all gold was earned, and what is left was not paid', () => {
    const gold = (change: number, upgraded = false): readonly string[] =>
      broken((state) => {
        state.gold += change
        const card = state.cards[0] as RunCard
        if (upgraded) card.tier = 2
      })
    const { gold: start } = camp()
    expect(gold(1)).toEqual([`There are ${start + 1} gold of ${start} earned and 0 paid`])
    expect(gold(0, true)[0]).toMatch(/gold of \d+ earned and [1-9]\d* paid/)
    const earned = broken((state) => {
      Object.assign(state, { battles: [fought({ gold: 5 })], draws: 1, gold: state.gold + 5 })
      inHand(state, 4)
    })
    expect(earned).toEqual([])
  })

  test('GR-301 the first offer of a draft has five cards, later ones three, none of them in hand', () => {
    const offered = (offer: readonly string[], count = 0): readonly string[] =>
      broken((state) => {
        Object.assign(state, { phase: 'draft', offer, battles: battles(count), draws: count })
        inHand(state, count === 0 ? 0 : 3)
      })
    const five = ['c05', 'c06', 'c07', 'c08', 'c09']
    expect([offered(five), offered(five.slice(0, 3), 1)]).toEqual([[], []])
    expect(offered(five.slice(0, 4))).toEqual(['The offer is c05, c06, c07, c08 in phase draft'])
    expect(offered(five, 1)).toEqual(['The offer is c05, c06, c07, c08, c09 in phase draft'])
    expect(offered(['c01', 'c05', 'c06'], 1)).toEqual(['The offer is c01, c05, c06 in phase draft'])
  })

  test('GR-401 the deck is legal', () => {
    const illegal = broken((state) => {
      state.cards = state.cards.map((card) => ({ ...card, unit: 'ord_grand_champion' }))
    })
    expect(illegal[0]).toMatch(/^The deck is not legal: deck_/)
  })

  test('GB-301 the battle of a run is looked at too', () => {
    const { battle } = scene([
      { id: 'ord_squire', at: [3, 3] },
      { id: 'cha_imp', at: [3, 3], side: 1 },
    ])
    expect(
      broken((state) =>
        Object.assign(state, { fight: { battle, seed: 'x', dice: 0 } as unknown as RunState['fight'] }),
      ),
    ).toEqual(['Unit 2 (cha_imp) stands on the cell of unit 1'])
  })
})

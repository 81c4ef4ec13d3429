import { describe, expect, it, test } from 'vitest'
import { at, foe, type Given, own, type Piece, position, tile } from '../testing/position.ts'
import { conclude, controllerOf, judge } from './victory.ts'

type State = ReturnType<typeof position>
const river: Given = { config: { map: 'river_crossing' } }
const fort: Given = { config: { map: 'hill_fort' } }

function judged(pieces: readonly Piece[], given: Given = {}, change: (state: State) => void = () => {}) {
  const played = (heard: boolean) => {
    const state = position(pieces, given)
    for (const seat of state.seats) seat.startWorth = 10_000
    change(state)
    const play = at(state)
    judge(heard ? play : { ...play, tell: undefined })
    return { state, heard: play.heard.map(({ turn: _, stage: __, ...event }) => event) }
  }
  const { state, heard } = played(true)
  expect(played(false).state).toEqual(state)
  return { state, heard, result: state.result }
}

describe('COH-11.1 control', () => {
  test.each<[string, readonly Piece[], number | null]>([
    ['nobody', [own('A1')], null],
    ['on it', [own('G11')], 0],
    ['beside it', [own('G10')], 0],
    ['two away', [own('G9')], null],
    ['on it, an enemy beside it', [own('G11'), foe('G10')], 0],
    ['beside it, an enemy on it', [own('G10'), foe('G11')], 1],
    ['both beside it', [own('G10'), foe('G12')], null],
    ['scouts on it', [own('G11', { kind: 'scouts' })], null],
    ['scouts on it, an enemy beside it', [own('G11', { kind: 'scouts' }), foe('G10')], 1],
    ['routers on it', [own('G11', { routing: true })], null],
    ['staff on it', [own('G11', { kind: 'medicalCorps' })], null],
  ])('%s', (_, pieces, seat) => {
    expect(controllerOf(position(pieces, river).units, [tile('G11')])).toBe(seat)
  })

  it('a point of several tiles: any of them will do; both on it hold it from each other', () => {
    const glade = ['J10', 'K10', 'J11', 'K11'].map(tile)
    const held = (...pieces: readonly Piece[]) =>
      controllerOf(position(pieces, { config: { map: 'forest_ambush' } }).units, glade)
    expect([held(own('K11')), held(own('K11'), foe('J10')), held(own('I10'))]).toEqual([0, null, 0])
  })

  it('changes hands with the turn, and is told', () => {
    const { state, heard } = judged([own('F11'), foe('T20')], { ...river, turn: 4 })
    expect(state.points).toEqual([
      { controller: 0, since: 4 },
      { controller: 0, since: 4 },
      { controller: null, since: 0 },
    ])
    expect(heard.slice(0, 2)).toEqual([
      { type: 'control', point: 0, seat: 0 },
      { type: 'control', point: 1, seat: 0 },
    ])
    const lost = judged([own('A1'), foe('T20')], { ...river, turn: 4 }, ({ points }) => {
      for (const point of points) Object.assign(point, { controller: 1, since: 2 })
    })
    expect(lost.state.points[0]).toEqual({ controller: null, since: 4 })
    const kept = judged([own('F11'), foe('T20')], { ...river, turn: 4 }, ({ points }) => {
      for (const point of points.slice(0, 2)) Object.assign(point, { controller: 0, since: 2 })
    })
    expect(kept.state.points[0]).toEqual({ controller: 0, since: 2 })
    expect(kept.heard.some(({ type }) => type === 'control')).toBe(false)
  })
})

describe('COH-11.2 score and hold', () => {
  it('values are added, who meets the hold rule counts a turn more, else none', () => {
    const { state, heard } = judged([own('G11'), foe('T20')], river, ({ seats }) => {
      seats[0].score = 5
      seats[1].hold = 3
    })
    expect(state.seats.map(({ score, hold }) => [score, hold])).toEqual([
      [9, 1],
      [0, 0],
    ])
    expect(heard.slice(-2)).toEqual([
      { type: 'hold', seat: 0, count: 1 },
      { type: 'score', scores: [9, 0], gained: [4, 0] },
    ])
    const both = judged([own('F11'), foe('H11')], river)
    expect(both.state.seats.map(({ score, hold }) => [score, hold])).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(both.heard.some(({ type }) => type === 'hold')).toBe(false)
  })

  it('before walls only the attacker counts, by value: the hall or both gates', () => {
    const held = (...pieces: readonly Piece[]) => judged(pieces, fort).state.seats.map(({ hold }) => hold)
    expect(held(own('O10'), foe('Q13'))).toEqual([1, 0])
    expect(held(own('K10'), foe('Q13'))).toEqual([0, 0])
    expect(held(own('K10'), own('O15'), foe('Q13'))).toEqual([1, 0])
    expect(held(own('A1'), foe('O10'))).toEqual([0, 0])
  })
})

describe('COH-11.3 the end', () => {
  const worth = (mine: number, theirs: number, more: (state: State) => void = () => {}) =>
    judged([own('C1', { men: mine }), foe('T20', { men: theirs })], { turn: 14 }, more).result

  it('no steady combat unit: lost; both: a draw', () => {
    const out = (...pieces: readonly Piece[]) => judged(pieces).result
    expect(out(own('C12', { routing: true }), foe('T20'))).toEqual({ winner: 1, reason: 'annihilation', score: [0, 0] })
    expect(out(own('C12'), foe('T20', { kind: 'medicalCorps' }))).toMatchObject({ winner: 0, reason: 'annihilation' })
    expect(out(own('C12', { routing: true }), foe('T20', { routing: true }))).toMatchObject({
      winner: null,
      reason: 'mutual_annihilation',
    })
    expect(out(own('C12'), foe('T20'))).toBeNull()
  })

  it('a full hold counter wins, two at once go on', () => {
    const held = (mine: number, theirs: number, turn = 5) =>
      judged([own('G11'), foe('T20')], { ...river, turn }, ({ seats }) => {
        seats[0].hold = mine
        seats[1].hold = theirs
      }).result
    expect([held(3, 0), held(4, 0)]).toMatchObject([null, { winner: 0, reason: 'control' }])
    const theirs = judged([own('A1'), foe('G11')], river, ({ seats }) => {
      seats[1].hold = 4
    }).result
    expect(theirs).toMatchObject({ winner: 1, reason: 'control' })
  })

  it('at the limit the higher score, or 5 hundredths more of the starting worth, else level', () => {
    expect(judged([own('C1'), foe('T20')], { turn: 13 }).result).toBeNull()
    const score = (mine: number, theirs: number) =>
      worth(100, 50, ({ seats }) => {
        seats[0].score = mine
        seats[1].score = theirs
      })
    expect([score(3, 2), score(2, 3)]).toMatchObject([
      { winner: 0, reason: 'turn_limit', score: [3, 2] },
      { winner: 1, reason: 'turn_limit', score: [2, 3] },
    ])
    expect(score(2, 2)).toMatchObject({ winner: 0, reason: 'turn_limit' })
    expect([worth(100, 96), worth(100, 95), worth(95, 100), worth(96, 100)]).toMatchObject([
      { winner: null, reason: 'level' },
      { winner: 0, reason: 'turn_limit' },
      { winner: 1, reason: 'turn_limit' },
      { winner: null, reason: 'level' },
    ])
  })

  it('only steady combat units count for worth, in hundredths of the starting worth', () => {
    const winnerWith = (...pieces: readonly Piece[]) =>
      judged([own('C1'), foe('T20'), ...pieces], { turn: 14 }).result?.winner
    expect(winnerWith(foe('T1', { routing: true }))).toBeNull()
    expect(winnerWith(foe('T1', { kind: 'supplyTrain' }))).toBeNull()
    expect(winnerWith(foe('T1'))).toBe(1)
    const bigger = worth(100, 100, ({ seats }) => {
      seats[1].startWorth = 20_000
    })
    expect(bigger).toMatchObject({ winner: 0, reason: 'turn_limit' })
    expect(
      worth(100, 100, ({ seats }) => {
        seats[0].startWorth = 0
      }),
    ).toMatchObject({ winner: 0 })
  })

  it('the defender of walls wins at the limit', () => {
    const siege = (turn: number) => judged([own('C1'), foe('Q13')], { ...fort, turn }).result
    expect([siege(19), siege(20)]).toMatchObject([null, { winner: 1, reason: 'defender_held' }])
  })

  it('ends the match and is told, with the clock where it was that', () => {
    const state = position([own('C12'), foe('T20')])
    state.stage = 13
    const play = at(state)
    conclude(play, { winner: 1, reason: 'resignation' })
    expect([state.phase, state.stage, state.result]).toEqual(['over', 0, { winner: 1, reason: 'resignation' }])
    conclude(play, { winner: 0, reason: 'resignation' }, true)
    expect(play.heard.map(({ turn: _, stage: __, ...event }) => event)).toEqual([
      { type: 'game_over', winner: 1, reason: 'resignation' },
      { type: 'game_over', winner: 0, reason: 'resignation', late: true },
    ])
    conclude({ ...play, tell: undefined }, { winner: 0, reason: 'level' })
    expect(state.result?.winner).toBe(0)
  })
})

import { describe, expect, it, test } from 'vitest'
import {
  anyGame,
  createMatch,
  type Frame,
  type Match,
  matchHash,
  openRecord,
  peopleSeats,
  type Ruleset,
  readRecord,
  replayMatch,
  restoreMatch,
  seedFrom,
  verifyRecord,
  WorkExceeded,
  WorkMeter,
} from '../index.ts'
import { type DuelState, duel } from '../testing/duel.ts'
import {
  type ErrandChoice,
  type ErrandConfig,
  type ErrandEvent,
  type ErrandState,
  type ErrandView,
  errand,
  errandGame,
} from '../testing/errand.ts'
import { leaksOf } from '../testing/secrecy.ts'

const seed = seedFrom('errands')
const config: ErrandConfig = { errands: 2 }
type ErrandMatch = Match<ErrandConfig, ErrandState, ErrandChoice, ErrandEvent, ErrandView>

function play(match: ErrandMatch, ...choices: ErrandChoice[]): ErrandMatch {
  for (const choice of choices) {
    const [seat = 0] = match.awaiting()
    const refusal = match.submit(seat, match.at, choice)
    if (refusal !== null) throw new Error(refusal.message)
  }
  return match
}

const fresh = (frames: Frame<ErrandEvent, ErrandView>[] = []): ErrandMatch =>
  createMatch(errand, { config, seed }, [{ to: 0, frame: (frame) => frames.push(frame) }])

describe('seats of the host', () => {
  it('answer by choices that are recorded and replayed like any other', () => {
    const match = play(fresh(), { letters: 2 }, { way: 3 }, { letters: 3 }, { way: 0 })
    expect(match.result()).toEqual({ winner: 0, reason: 'delivered', score: [5] })
    expect(match.record().turns.map(({ choices }) => choices)).toEqual([
      [{ letters: 2 }, null],
      [null, { way: 3 }],
      [{ letters: 3 }, null],
      [null, { way: 0 }],
    ])
    expect(verifyRecord(errand, match.record()).ok).toBe(true)
  })

  it('are nobody: they neither act nor count among those who agree', () => {
    const match = fresh()
    expect(match.hostSeats).toEqual([1])
    expect(peopleSeats(errand, config)).toEqual([0])
    expect(match.act(1, 'resign')).toMatchObject({ code: 'host_seat' })
    expect(match.act(0, 'resign')).toBeNull()
    expect(match.result()).toMatchObject({ winner: 1, reason: 'called_back' })
  })

  it('win nothing when the only player leaves a game that has no word for it', () => {
    const { leave: _leave, ...silent } = errand
    const match = createMatch(silent, { config, seed })
    match.act(0, 'resign')
    expect(match.result()).toEqual({ winner: null, reason: 'resigned' })
    expect(verifyRecord(silent, match.record()).ok).toBe(true)
  })

  it('let somebody alone take back at once, where the game has take-backs, and nobody to agree to a draw', () => {
    const lenient = { ...errand, acts: ['takeback', 'draw'] as const }
    const match = createMatch(lenient, { config, seed })
    play(match, { letters: 2 }, { way: 3 })
    expect(match.act(0, 'offer-draw')).toMatchObject({ code: 'nobody_to_ask' })
    expect(match.act(0, 'ask-takeback')).toBeNull()
    expect(match.at).toBe(0)
    expect(match.branch).toBe(1)
  })
})

test('a game says which acts it allows', () => {
  const match = play(fresh(), { letters: 2 }, { way: 1 })
  for (const act of ['ask-takeback', 'accept-takeback', 'decline-takeback'] as const)
    expect(match.act(0, act)).toMatchObject({ code: 'no_takebacks' })
  for (const act of ['offer-draw', 'accept-draw', 'decline-draw'] as const)
    expect(match.act(0, act)).toMatchObject({ code: 'no_draws' })
  const stern = { ...errand, acts: [] }
  expect(createMatch(stern, { config, seed }).act(0, 'resign')).toMatchObject({ code: 'no_resigning' })
  expect(match.record().acts).toEqual([])
})

test('a choice made because the clock ran out is marked in the turn, and the rules are told', () => {
  const match = fresh()
  expect(match.expire([0], 1)).toMatchObject({ code: 'stale' })
  expect(match.expire([1], 0)).toMatchObject({ code: 'not_awaited' })
  match.expire([0], 0)
  expect(match.record().turns).toEqual([{ choices: [{ letters: 1000 }, null], branch: 0, late: [0] }])
  expect(match.state.letters).toBe(1)
  const replayed = replayMatch(errand, match.record())
  expect(replayed.state).toEqual(match.state)
  const drafted = fresh()
  drafted.submit(0, 0, { letters: 7 }, false)
  drafted.expire([0], 0)
  expect(drafted.record().turns).toEqual([{ choices: [{ letters: 7 }, null], branch: 0 }])
})

test('a record in which a seat is late that does not choose is refused', () => {
  const record = play(fresh(), { letters: 2 }).record()
  const turns = record.turns.map((turn) => ({ ...turn, late: [1] }))
  const read = readRecord(JSON.stringify({ ...record, turns }), () => anyGame(errandGame))
  expect(read).toMatchObject({ ok: false, inputErrors: [{ path: 'turns.0.late' }] })
})

describe('frames', () => {
  it('are joined where a listener perceives nothing, with numbers of its own', () => {
    const frames: Frame<ErrandEvent, ErrandView>[] = []
    const match = play(fresh(frames), { letters: 2 }, { way: 4 }, { letters: 1 }, { way: 1 })
    expect(frames.map(({ index, cause }) => [index, cause])).toEqual([
      [0, 'setup'],
      [1, 'resolve'],
      [2, 'resolve'],
      [3, 'beat'],
      [4, 'resolve'],
      [5, 'resolve'],
      [6, 'beat'],
    ])
    const timeline = openRecord(errand, match.record(), 0)
    expect(timeline.length).toBe(7)
    for (const frame of frames) expect(timeline.frame(frame.index)).toEqual(frame)
    expect(openRecord(errand, match.record(), 1).length).toBe(12)
    expect(timeline.state(3)).toMatchObject({ errand: 1, way: 0, awaited: 0 })
  })

  it('go on counting after a match was saved', () => {
    const frames: Frame<ErrandEvent, ErrandView>[] = []
    const match = play(fresh(frames), { letters: 2 }, { way: 4 })
    const again = restoreMatch(errand, JSON.parse(JSON.stringify(match.save())), [
      { to: 0, frame: (frame) => frames.push(frame) },
    ])
    play(again, { letters: 1 }, { way: 2 })
    expect(frames.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('tell nothing by their number, and a ruleset that shows every beat is caught', () => {
    const open = { state: (state: ErrandState) => state, event: (event: ErrandEvent) => event }
    for (const name of ['one', 'two', 'three']) expect(leaksOf(errand, config, open, name)).toEqual([])
    const counted = { ...errand, frames: 'every' as const }
    expect(leaksOf(counted, config, open, 'one')[0]).toMatch(/perceives the same at turn \d+, in \d+ or \d+ frames/)
  })

  it('and a ruleset that repeats what is heard as often as something hidden happens is caught', () => {
    const ticking: typeof errand = {
      ...errand,
      hear: (_state, event) => (event.type === 'step' ? { type: 'step', left: 0 } : event),
    }
    const open = { state: (state: ErrandState) => state, event: (event: ErrandEvent) => event }
    expect(leaksOf(ticking, config, open, 'one')[0]).toMatch(
      /perceives the same at turn \d+, but hears it \d+ or \d+ times/,
    )
  })

  it('and a leak in the set-up is caught', () => {
    const telling: Ruleset<{ readonly cards: number }, DuelState, { readonly play: number }, never, unknown> = {
      ...(duel as unknown as Ruleset<{ readonly cards: number }, DuelState, { readonly play: number }, never, unknown>),
      view: (state, to, given) => ({
        ...(duel.view(state, to, given) as object),
        next: state.turn === 0 ? state.deck[0] : null,
      }),
    }
    const rehide = {
      state: (state: DuelState) => ({ ...state, deck: state.deck.map((card) => card + 50) }),
      event: (event: never) => event,
    }
    expect(leaksOf(telling, { cards: 4 }, rehide, 'set-up')[0]).toContain('sees a hidden thing at frame 0')
  })
})

describe('work', () => {
  it('is counted alike whether or not anybody listens, and ends a match where its rules say so', () => {
    const heard = play(fresh(), { letters: 40 }, { way: 9 })
    const alone = createMatch(errand, { config, seed })
    play(alone, { letters: 40 }, { way: 9 })
    for (const match of [heard, alone]) expect(match.result()).toMatchObject({ winner: 1, reason: 'exhausted' })
    expect(alone.record()).toEqual(heard.record())
    expect(heard.record().limits).toEqual({ step: 100, match: 400 })
  })

  it('is kept by what is saved, so that a match goes on counting', () => {
    const match = play(fresh(), { letters: 40 }, { way: 5 })
    expect(match.result()).toBeNull()
    const again = restoreMatch(errand, JSON.parse(JSON.stringify(match.save())))
    play(again, { letters: 40 }, { way: 5 })
    expect(again.result()).toMatchObject({ reason: 'exhausted' })
    expect(play(match, { letters: 40 }, { way: 5 }).record()).toEqual(again.record())
  })

  it('a record keeps the limits it was played under', () => {
    const record = play(fresh(), { letters: 40 }, { way: 9 }).record()
    const generous = { ...errand, workLimits: () => ({ step: 1000, match: 100_000 }) }
    expect(verifyRecord(generous, record).ok).toBe(true)
    const { limits: _dropped, ...without } = record
    expect(verifyRecord(generous, without).ok).toBe(false)
  })

  it('is counted without a limit where a ruleset states none', () => {
    const meter = new WorkMeter(null)
    meter.spend(1e9)
    expect([meter.match, meter.exhausted()]).toEqual([1e9, false])
  })

  it('beyond all patience is an error', () => {
    const meter = new WorkMeter({ step: 10, match: 1000 })
    meter.spend(9)
    expect(meter.exhausted()).toBe(false)
    meter.spend()
    expect(meter.exhausted()).toBe(true)
    expect(() => meter.spend(71)).toThrow(WorkExceeded)
    meter.begin()
    expect(meter.exhausted()).toBe(false)
    expect(meter.match).toBe(81)
  })
})

describe('records of an older version', () => {
  const older = () => {
    const { limits: _none, ...record } = play(fresh(), { letters: 2 }, { way: 3 }).record()
    const { left: _left, ...state } = play(fresh(), { letters: 2 }, { way: 3 }).state
    const claimed = { ...record, version: 1 }
    return { ...claimed, hash: matchHash(claimed, { ...state, config }) }
  }

  it('are read where the rules say they still replay, hash and all', () => {
    expect(readRecord(JSON.stringify(older()), () => anyGame(errandGame))).toMatchObject({
      ok: true,
      value: { version: 1 },
    })
    expect(verifyRecord(errand, older()).ok).toBe(true)
    const forged = { ...older(), hash: '0000000000000000' }
    expect(readRecord(JSON.stringify(forged), () => anyGame(errandGame))).toMatchObject({
      ok: false,
      inputErrors: [{ path: 'hash' }],
    })
  })

  it('are refused where they do not', () => {
    const strict = anyGame({ ...errandGame, ruleset: { ...errand, olderRecords: [] } })
    expect(readRecord(JSON.stringify(older()), () => strict)).toMatchObject({
      ok: false,
      inputErrors: [{ code: 'other_version' }],
    })
  })

  it('and a position of today is left as it is', () => {
    const careful = {
      ...errand,
      upgrade: () => {
        throw new Error('This needs no upgrade')
      },
    }
    const { state } = fresh()
    const forked = { ...play(fresh(), { letters: 2 }, { way: 3 }).record(), start: { config, seed, state } }
    expect(replayMatch(careful, forked).state).toMatchObject({ delivered: 2 })
  })

  it('start from a position that is carried over like the one of a running match', () => {
    const { left: _left, ...state } = fresh().state
    const forked = { ...older(), start: { config, seed, state } } as ReturnType<typeof older>
    const match = replayMatch(errand, forked)
    expect(match.state).toMatchObject({ left: false, delivered: 2 })
    expect(openRecord(errand, forked, 0).state(0)).toMatchObject({ left: false })
  })
})

import { describe, expect, it } from 'vitest'
import {
  Course,
  createMatch,
  type Dice,
  type Frame,
  hashOf,
  type Match,
  replayMatch,
  restoreMatch,
  seededDice,
  seedFrom,
  verifyRecord,
} from '../index.ts'
import { auction } from '../testing/auction.ts'
import { type DuelState, type DuelView, duel, rehideDuel } from '../testing/duel.ts'
import { race } from '../testing/race.ts'
import { playRandomly, playTurn } from '../testing/random-match.ts'
import { leaksOf } from '../testing/secrecy.ts'

const seed = seedFrom('a match')

describe('alternating play', () => {
  it('awaits one seat and refuses the other, stale answers and illegal choices', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed })
    const mine = match.envelope(0).view.hand
    const theirs = match.envelope(1).view.hand
    expect(match.awaiting()).toEqual([0])
    expect(match.submit(1, 0, { play: theirs[0] ?? 0 })?.code).toBe('not_awaited')
    expect(match.submit(0, 1, { play: mine[0] ?? 0 })?.code).toBe('stale')
    expect(match.submit(0, 0, { play: theirs[0] ?? 0 })).toEqual({
      code: 'not_held',
      message: `You do not hold the ${theirs[0]}.`,
    })
    expect(match.submit(7, 0, { play: 1 })?.code).toBe('no_such_seat')
    expect(match.submit(0, 0, { play: mine[0] ?? 0 })).toBeNull()
    expect(match.awaiting()).toEqual([1])
    expect(match.at).toBe(1)
  })

  it('ends by the rules, and refuses everything after', () => {
    const match = playRandomly(duel, { cards: 4 }, 'whole')
    expect(match.result()?.reason).toBe('points')
    expect(match.submit(0, match.at, { play: 1 })?.code).toBe('match_over')
    expect(match.act(0, 'resign')?.code).toBe('match_over')
    expect(match.abort()?.code).toBe('match_over')
  })
})

describe('simultaneous play', () => {
  it('keeps choices sealed outside the state until the last is in', () => {
    const match = createMatch(auction, { config: { rounds: 2 }, seed })
    const before = hashOf(match.state)
    match.submit(0, 0, { bid: 5 })
    match.submit(1, 0, { bid: 3 }, false)
    expect(hashOf(match.state)).toBe(before)
    expect(match.envelope(2)).toMatchObject({ awaiting: [1, 2], sealed: [0], mine: null })
    expect(match.envelope(1).mine).toEqual({ choice: { bid: 3 }, final: false })
    match.submit(0, 0, { bid: 7 })
    match.submit(1, 0, { bid: 6 })
    match.submit(2, 0, { bid: 2 })
    expect(match.state).toMatchObject({ coins: [13, 20, 20], prizes: [1, 0, 0] })
    expect(match.envelope(0)).toMatchObject({ at: 1, sealed: [], mine: null })
  })

  it('lets a sealed choice be withdrawn while the turn is open', () => {
    const match = createMatch(auction, { config: { rounds: 1 }, seed })
    match.submit(0, 0, { bid: 5 })
    expect(match.withdraw(0, 0)).toBeNull()
    expect(match.awaiting()).toEqual([0, 1, 2])
    expect(match.withdraw(0, 0)?.code).toBe('nothing_chosen')
  })

  it('plays the draft when the clock runs out, else what the rules play for the late', () => {
    const match = createMatch(auction, { config: { rounds: 1 }, seed })
    match.submit(0, 0, { bid: 4 }, false)
    match.submit(1, 0, { bid: 3 })
    expect(match.expire([0, 2], 0)).toBeNull()
    expect(match.record().turns).toEqual([{ choices: [{ bid: 4 }, { bid: 3 }, { bid: 0 }], branch: 0, late: [2] }])
  })
})

describe('automatic play', () => {
  it('beats until somebody must choose or it is over', () => {
    const match = createMatch(race, { config: { length: 40, fixed: true }, seed })
    expect(match.result()?.reason).toBe('finish')
    expect(match.frames).toBe(match.state.beats + 1)
  })

  it('a course with nobody to call back takes several beats at once, as many as are left', () => {
    const start = { config: { length: 40, fixed: true }, seed: seedFrom('at once') }
    const one = new Course(race, start)
    one.advance()
    const asked: number[] = []
    const many: typeof race = {
      ...race,
      beats(state, ref, most) {
        asked.push(most)
        let done = 0
        while (done < 3 && done < most && race.result(state, start.config) === null) {
          ref.work.begin()
          race.beat?.(state, ref)
          done++
        }
        return done
      },
    }
    const several = new Course(many, start)
    several.advance()
    expect(several.state).toEqual(one.state)
    expect(several.beats).toBe(one.beats)
    expect(asked.slice(0, 3)).toEqual([100_000, 99_997, 99_994])
    asked.length = 0
    const watched = new Course(many, start)
    let called = 0
    watched.advance(() => called++)
    expect([called, asked]).toEqual([one.beats, []])
  })

  it('throws when beats never end, and stays at its last frame', () => {
    const endless = { ...race, result: () => null }
    const match = createMatch(endless, { config: { length: 40, fixed: false }, seed })
    match.submit(0, 0, { runner: 'hare' })
    expect(() => match.submit(1, 0, { runner: 'hare' })).toThrow('100000 beats')
    expect(match.state.beats).toBe(100_000)
  })

  it.each([1, 8])('a throw in beat %i leaves the match after the beat before', (broken) => {
    const breaking: typeof race = {
      ...race,
      beat(state, ref) {
        race.beat?.(state, ref)
        if (state.beats === broken) throw new Error('broken')
      },
    }
    const match = createMatch(breaking, { config: { length: 400, fixed: false }, seed })
    match.submit(0, 0, { runner: 'hare' })
    expect(() => match.submit(1, 0, { runner: 'hare' })).toThrow('broken')
    expect(match.state.beats).toBe(broken - 1)
  })

  it('builds no event where nobody listens', () => {
    const heard: boolean[] = []
    const asking: typeof race = {
      ...race,
      beat(state, ref) {
        heard.push(ref.tell !== undefined)
        race.beat?.(state, ref)
      },
    }
    const start = { config: { length: 1, fixed: true }, seed }
    createMatch(asking, start)
    expect(heard).not.toContain(true)
    createMatch(asking, start, [{ to: 0, frame: () => {} }])
    expect(heard).toContain(true)
  })

  it('a throw while resolving leaves the match before the turn, to be chosen again', () => {
    let broken = true
    const breaking: typeof auction = {
      ...auction,
      resolve(state, choices, ref) {
        state.coins[0] = -99
        if (broken) throw new Error('broken')
        auction.resolve(state, choices, ref)
      },
    }
    const match = createMatch(breaking, { config: { rounds: 1 }, seed })
    match.submit(0, 0, { bid: 1 })
    match.submit(1, 0, { bid: 1 })
    expect(() => match.submit(2, 0, { bid: 1 })).toThrow('broken')
    expect(match.state.coins).toEqual([20, 20, 20])
    expect(match.awaiting()).toEqual([0, 1, 2])
    broken = false
    for (const seat of [0, 1, 2]) match.submit(seat, 0, { bid: seat })
    expect(match.result()).not.toBeNull()
  })

  it('a throw brings nobody back who has left, and nobody leaves whom the rules could not let go', () => {
    let broken: 'resolve' | 'leave' | null = 'leave'
    const breaking: typeof auction = {
      ...auction,
      resolve(state, choices, ref) {
        auction.resolve(state, choices, ref)
        if (broken === 'resolve') throw new Error('broken')
      },
      leave(state, seat, ref, why) {
        auction.leave?.(state, seat, ref, why)
        if (broken === 'leave') throw new Error('broken')
      },
    }
    const match = createMatch(breaking, { config: { rounds: 2 }, seed })
    match.submit(0, 0, { bid: 1 })
    expect(() => match.act(1, 'resign')).toThrow('broken')
    expect([match.awaiting(), match.acts]).toEqual([[1, 2], []])
    broken = 'resolve'
    match.act(1, 'resign')
    match.submit(0, 0, { bid: 1 })
    expect(() => match.submit(2, 0, { bid: 2 })).toThrow('broken')
    expect([match.awaiting(), match.state.out]).toEqual([
      [0, 2],
      [false, true, false],
    ])
    broken = null
    for (const at of [0, 1]) for (const seat of [0, 2]) match.submit(seat, at, { bid: seat })
    expect(match.result()).toMatchObject({ winner: 2 })
    expect(verifyRecord(auction, match.record()).ok).toBe(true)
  })
})

describe('acts', () => {
  it('resigning goes through the rules where they have a say', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed })
    expect(match.act(1, 'resign')).toBeNull()
    expect(match.result()).toEqual({ winner: 0, reason: 'left' })
    expect(match.record().acts).toEqual([{ at: 0, seat: 1, act: 'resign' }])
  })

  it('resigning gives the match to the other where they have none', () => {
    const match = createMatch(race, { config: { length: 9, fixed: false }, seed })
    match.act(0, 'resign')
    expect(match.result()).toEqual({ winner: 1, reason: 'resigned' })
  })

  it('and to nobody where there are several others', () => {
    const { leave: _leave, ...silent } = auction
    const match = createMatch(silent, { config: { rounds: 1 }, seed })
    match.act(1, 'resign')
    expect(match.result()).toEqual({ winner: null, reason: 'resigned' })
  })

  it('a match of three goes on without the one who left', () => {
    const match = createMatch(auction, { config: { rounds: 1 }, seed })
    match.submit(0, 0, { bid: 2 })
    match.act(1, 'resign')
    expect(match.awaiting()).toEqual([0, 2])
    expect(match.act(1, 'offer-draw')?.code).toBe('left')
    match.submit(0, 0, { bid: 2 })
    match.submit(2, 0, { bid: 1 })
    expect(match.result()).toMatchObject({ winner: 0 })
    expect(verifyRecord(auction, match.record()).ok).toBe(true)
  })

  it('a draw needs everybody, and an offer lapses when the turn resolves', () => {
    const match = createMatch(auction, { config: { rounds: 3 }, seed })
    expect(match.act(0, 'accept-draw')?.code).toBe('no_offer')
    match.act(0, 'offer-draw')
    expect(match.act(0, 'offer-draw')?.code).toBe('already_offered')
    expect(match.act(0, 'accept-draw')?.code).toBe('no_offer')
    match.act(1, 'accept-draw')
    expect(match.envelope(2).offers).toEqual([{ kind: 'draw', by: 0, agreed: [1] }])
    for (const seat of [0, 1, 2]) match.submit(seat, 0, { bid: 0 })
    expect(match.envelope(2).offers).toEqual([])
    match.act(2, 'offer-draw')
    match.act(1, 'decline-draw')
    expect(match.envelope(2).offers).toEqual([])
    match.act(2, 'offer-draw')
    match.act(1, 'accept-draw')
    match.act(0, 'offer-draw')
    expect(match.result()).toEqual({ winner: null, reason: 'agreed' })
    expect(verifyRecord(auction, match.record()).ok).toBe(true)
  })

  it('a take-back returns to the asker’s last turn and rolls new dice', () => {
    const match = createMatch(duel, { config: { cards: 8 }, seed })
    const dice = seededDice(seedFrom('takeback'))
    expect(match.act(0, 'ask-takeback')?.code).toBe('nothing_to_take_back')
    for (let turn = 0; turn < 4; turn++) playTurn(match, dice)
    const states: string[] = []
    for (let turn = 0; turn < 3; turn++) {
      states.push(hashOf(match.state))
      playTurn(match, dice)
    }
    match.act(0, 'ask-takeback')
    match.act(1, 'accept-takeback')
    expect(match.at).toBe(6)
    expect(hashOf(match.state)).toBe(states[2])
    playTurn(match, dice)
    const record = match.record()
    expect(record.turns.map((turn) => turn.branch)).toEqual([0, 0, 0, 0, 0, 0, 1])
    expect(record.acts.at(-1)?.dropped).toHaveLength(1)
    expect(verifyRecord(duel, record).ok).toBe(true)
    expect(hashOf(replayMatch(duel, record).state)).toBe(hashOf(match.state))
  })

  it('all forfeiting at once is a draw, one alone loses', () => {
    const forfeiting = { ...auction, late: () => 'forfeit' as const }
    const all = createMatch(forfeiting, { config: { rounds: 1 }, seed })
    all.expire([0, 1, 2], 0)
    expect(all.result()).toEqual({ winner: null, reason: 'nobody_in_time' })
    expect(all.record().acts).toEqual([{ at: 0, seat: null, act: 'all-late' }])
    const one = createMatch(duel, { config: { cards: 2 }, seed })
    one.expire([0], 0)
    expect(one.result()).toEqual({ winner: 1, reason: 'left' })
    expect(verifyRecord(duel, one.record()).ok).toBe(true)
    const { leave: _leave, ...silent } = duel
    const bare = createMatch(silent, { config: { cards: 2 }, seed })
    bare.expire([0], 0)
    expect([bare.result(), replayMatch(silent, bare.record()).result()]).toEqual([
      { winner: 1, reason: 'forfeited' },
      { winner: 1, reason: 'forfeited' },
    ])
  })

  it('only those who sit there act, and a game without a host has no seats of one', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed })
    for (const seat of [-1, 2, 0.5]) expect(match.act(seat, 'resign')?.code).toBe('no_such_seat')
    expect([match.result(), match.hostSeats]).toEqual([null, []])
  })

  it('a draw and a take-back are offered beside each other, and offering what the other offers is agreeing', () => {
    const match = createMatch(duel, { config: { cards: 8 }, seed })
    const dice = seededDice(seedFrom('beside'))
    for (let turn = 0; turn < 2; turn++) playTurn(match, dice)
    match.act(0, 'offer-draw')
    match.act(1, 'ask-takeback')
    expect(match.envelope(0).offers.map(({ kind, by }) => [kind, by])).toEqual([
      ['draw', 0],
      ['takeback', 1],
    ])
    expect(match.act(1, 'accept-takeback')?.code).toBe('no_offer')
    match.act(1, 'offer-draw')
    expect(match.result()).toMatchObject({ reason: 'agreed' })
    expect(match.envelope(0).offers).toEqual([])
    expect(match.acts.map(({ act }) => act)).toEqual(['offer-draw', 'ask-takeback', 'accept-draw', 'draw-agreed'])
  })

  it('declining closes that offer alone, and only one that was made to you', () => {
    const match = createMatch(duel, { config: { cards: 8 }, seed })
    const dice = seededDice(seedFrom('declined'))
    for (let turn = 0; turn < 2; turn++) playTurn(match, dice)
    const open = () => match.envelope(0).offers.map(({ kind }) => kind)
    for (const decline of ['decline-draw', 'decline-takeback'] as const)
      expect(match.act(1, decline)?.code).toBe('no_offer')
    match.act(0, 'offer-draw')
    match.act(0, 'ask-takeback')
    expect(match.act(0, 'decline-draw')?.code).toBe('no_offer')
    expect(match.act(1, 'decline-takeback')).toBeNull()
    expect(open()).toEqual(['draw'])
    match.act(0, 'ask-takeback')
    expect(match.act(1, 'decline-draw')).toBeNull()
    expect(open()).toEqual(['takeback'])
  })

  it('a match that goes on from a record leaves the record as it was', () => {
    const match = createMatch(duel, { config: { cards: 8 }, seed })
    const dice = seededDice(seedFrom('goes on'))
    match.act(0, 'offer-draw')
    playTurn(match, dice)
    const record = match.record()
    const again = replayMatch(duel, record)
    playTurn(again, dice)
    again.act(1, 'offer-draw')
    expect([record.turns.length, record.acts.length]).toEqual([1, 1])
    expect([again.turns.length, again.acts.length]).toEqual([2, 2])
  })

  it('a seat that called a match off has not left it', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed })
    const record = { ...match.record(), acts: [{ at: 0, seat: 0, act: 'abort' }] } as const
    expect(replayMatch(duel, record).result()).toEqual({ winner: null, reason: 'aborted' })
  })

  it('nothing is taken back once somebody has left', () => {
    const match = createMatch(auction, { config: { rounds: 3 }, seed })
    for (const seat of [0, 1, 2]) match.submit(seat, 0, { bid: 1 })
    match.act(1, 'resign')
    expect(match.act(0, 'ask-takeback')?.code).toBe('somebody_left')
  })

  it('a match replayed from its record knows who left, who only asked, and how often was taken back', () => {
    const left = createMatch(auction, { config: { rounds: 3 }, seed })
    left.act(0, 'offer-draw')
    left.act(2, 'decline-draw')
    left.act(1, 'resign')
    const again = replayMatch(auction, left.record())
    expect(again.record()).toEqual(left.record())
    expect(restoreMatch(auction, left.save()).act(1, 'offer-draw')?.code).toBe('left')
    expect(again.act(1, 'offer-draw')?.code).toBe('left')
    expect(again.act(0, 'offer-draw')).toBeNull()
    expect(again.act(2, 'decline-draw')).toBeNull()

    const back = createMatch(duel, { config: { cards: 8 }, seed })
    const dice = seededDice(seedFrom('twice'))
    for (let turn = 0; turn < 4; turn++) playTurn(back, dice)
    back.act(0, 'ask-takeback')
    back.act(1, 'accept-takeback')
    const replayed = replayMatch(duel, back.record())
    expect([back.branch, replayed.branch]).toEqual([1, 1])
    playTurn(replayed, dice)
    expect(replayed.record().turns.map(({ branch }) => branch)).toEqual([0, 0, 1])
    expect(replayMatch(duel, replayed.record()).branch).toBe(1)
  })

  it('offers and refusals make no frames, in a match or in its replay', () => {
    const frames: number[] = []
    const match = createMatch(auction, { config: { rounds: 2 }, seed })
    match.act(0, 'offer-draw')
    match.act(1, 'decline-draw')
    for (const seat of [0, 1, 2]) match.submit(seat, 0, { bid: seat })
    replayMatch(auction, match.record(), [{ to: 0, frame: ({ index }) => frames.push(index) }])
    expect(frames).toHaveLength(match.frames)
  })

  it('a match can be called off', () => {
    const match = createMatch(duel, { config: { cards: 3 }, seed })
    match.abort()
    expect(match.result()).toEqual({ winner: null, reason: 'aborted' })
    expect(replayMatch(duel, match.record()).result()).toEqual({ winner: null, reason: 'aborted' })
    expect(verifyRecord(duel, match.record()).ok).toBe(true)
  })
})

it('a bot has dice of its own for its seat, the turn and the branch', () => {
  const match = createMatch(auction, { config: { rounds: 3 }, seed })
  const drawn = (dice: Dice) => Array.from({ length: 4 }, () => dice.int(1_000_000))
  const expectDice = (turn: number, branch: number) => {
    for (const seat of [0, 1, 2])
      expect(drawn(match.botDice(seat))).toEqual(drawn(seededDice(seed, { purpose: 1 + seat, turn, branch })))
  }
  expectDice(1, 0)
  for (const seat of [0, 1, 2]) match.submit(seat, 0, { bid: 0 })
  expectDice(2, 0)
  match.act(0, 'ask-takeback')
  for (const seat of [1, 2]) match.act(seat, 'accept-takeback')
  expectDice(1, 1)
})

describe('properties over random matches', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => `random ${i}`)

  it('interrupting at any point through JSON changes nothing', () => {
    for (const name of seeds) {
      const straight = playRandomly(duel, { cards: 6 }, name)
      const dice = seededDice(seedFrom(`${name} choices`))
      let match: Match<{ readonly cards: number }, DuelState, { readonly play: number }, never, DuelView> = createMatch(
        duel,
        {
          config: { cards: 6 },
          seed: seedFrom(name),
        },
      ) as never
      while (match.result() === null) {
        playTurn(match, dice)
        match = restoreMatch(duel, JSON.parse(JSON.stringify(match.save()))) as never
      }
      expect(match.record()).toEqual(straight.record())
    }
  })

  it('replaying a record gives the same frames to everybody', () => {
    for (const name of seeds) {
      const first: Frame<unknown, unknown>[] = []
      const again: Frame<unknown, unknown>[] = []
      const match = playRandomly(duel, { cards: 5 }, name, [{ to: 1, frame: (frame) => first.push(frame) }])
      replayMatch(duel, JSON.parse(JSON.stringify(match.record())), [{ to: 1, frame: (frame) => again.push(frame) }])
      expect(again).toEqual(first)
    }
  })

  it('what is hidden changes nothing that a listener gets', () => {
    for (const name of seeds.slice(0, 25)) {
      expect(leaksOf(duel, { cards: 4 }, rehideDuel, name)).toEqual([])
      const open = { state: <T>(state: T) => state, event: <T>(event: T) => event }
      expect(leaksOf(auction, { rounds: 3 }, open, name)).toEqual([])
    }
  })

  it('and a planted leak is caught, in views and in events', () => {
    const peeking = {
      ...duel,
      view: (state: DuelState, to: number | 'spectator') => ({
        ...duel.view(state, to, state.config),
        deck: state.deck[0] ?? 0,
      }),
    }
    expect(leaksOf(peeking, { cards: 4 }, rehideDuel, 'leak')[0]).toContain('sees a hidden thing')
    const gossiping = { ...duel, hear: (_state: DuelState, event: Parameters<typeof duel.hear>[1]) => event }
    expect(leaksOf(gossiping, { cards: 4 }, rehideDuel, 'leak')[0]).toContain('hears a hidden thing')
  })
})

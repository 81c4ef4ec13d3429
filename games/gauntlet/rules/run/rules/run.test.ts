import {
  Course,
  createMatch,
  hashOf,
  refereeOf,
  restoreMatch,
  scriptedDice,
  seededDice,
  seedFrom,
  verifyRecord,
} from '@tessera/kernel'
import { describe, expect, test } from 'vitest'
import type { ContentChange } from '../../content/changes.ts'
import { PRINTED } from '../../content/content.ts'
import { duelRules } from '../../ruleset.ts'
import type { RunEvent } from '../events.ts'
import { gauntletRun } from '../index.ts'
import { runRules } from '../ruleset.ts'
import { handOf, type RunState, remainingOf } from '../state.ts'
import {
  campOf,
  configOf,
  hosted,
  nextChoice,
  placed,
  playTo,
  runOf,
  seen,
  storedTeam,
  submit,
} from '../testing/climb.ts'
import { randomSnapshot, sampleRun } from '../view/sample.ts'
import { snapshotOf } from '../view/snapshot.ts'
import { viewRun } from '../view/view.ts'
import { lockTeam } from './camp.ts'
import { duelRecord } from './duel-record.ts'
import { brokenInRun } from './invariants.ts'
import { setupRun } from './run.ts'

describe('phases', () => {
  test('GR-104 GR-202 before its first choice a run has 10 gold and nothing else', () => {
    expect(setupRun(configOf({ rating: 1234 }))).toEqual({
      phase: 'begin',
      banner: null,
      cards: [],
      offer: [],
      picksDue: 0,
      gold: 10,
      wins: 0,
      losses: 0,
      draws: 0,
      winStreak: 0,
      lossStreak: 0,
      deployment: [],
      timings: [],
      rating: 1234,
      opponent: null,
      fight: null,
      battles: [],
      status: 'active',
      endReason: null,
    })
  })

  test('GR-101 GR-204 a run goes from draft to camp, opponent, battle and draft again until nine wins or four losses', () => {
    const match = runOf()
    const phases: string[] = []
    while (match.result() === null) {
      phases.push(`${match.state.phase} ${match.awaiting().join()}`)
      submit(match, nextChoice(match.state))
    }
    expect(phases.slice(0, 9)).toEqual([
      'begin 0',
      'draft 0',
      'camp 0',
      'matching 1',
      'matched 0',
      'draft 0',
      'camp 0',
      'matching 1',
      'matched 0',
    ])
    const { wins, losses, phase } = match.state
    expect(phase).toBe('ended')
    expect(wins === 9 || losses === 4).toBe(true)
    expect(match.result()).toEqual({
      winner: wins === 9 ? 0 : 1,
      reason: wins === 9 ? 'nine_wins' : 'four_losses',
      score: [wins, losses],
    })
  })

  test('GR-102 the host is asked for an opponent and for nothing else, and cannot leave', () => {
    const match = runOf()
    expect(match.hostSeats).toEqual([1])
    expect(match.submit(1, 0, { do: 'opponent', snapshot: null, among: 0 })?.code).toBe('not_awaited')
    expect(match.act(1, 'resign')?.code).toBe('host_seat')
    playTo(match, 'matching')
    expect(match.submit(0, match.at, { do: 'opponent', snapshot: null, among: 0 })?.code).toBe('not_awaited')
    expect(match.act(0, 'offer-draw')).not.toBeNull()
    expect(match.act(0, 'ask-takeback')).not.toBeNull()
  })

  test('GR-202 a run begins with 10 gold, twelve cards of tier 1 in the deck and five on offer', () => {
    const match = runOf()
    submit(match, { do: 'begin', faction: 'undead', leader: PRINTED.factions.get('undead')?.leaders[1] ?? '' })
    const { state } = match
    expect(state).toMatchObject({
      gold: 10,
      wins: 0,
      losses: 0,
      draws: 0,
      status: 'active',
      phase: 'draft',
      picksDue: 3,
    })
    expect(state.cards.map(({ unit }) => unit)).toEqual(PRINTED.factions.get('undead')?.starter)
    expect(state.cards.every(({ tier, place }) => tier === 1 && place === 'remaining')).toBe(true)
    expect(new Set(state.offer).size).toBe(5)
  })

  test('GR-302 the hand grows by a card a battle until the deck is empty', () => {
    const match = runOf({}, seedFrom('long'))
    const sizes: number[] = []
    while (match.result() === null) {
      if (match.state.phase === 'camp') sizes.push(handOf(match.state.cards).length)
      submit(match, nextChoice(match.state))
    }
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes).toEqual(sizes.map((_, battles) => Math.min(12, 3 + battles)))
  })

  test('GR-301 an offer stays as it is until it is picked from', () => {
    const match = playTo(runOf(), 'draft')
    const offer = [...match.state.offer]
    const again = restoreMatch(runRules, JSON.parse(JSON.stringify(match.save())))
    expect(again.state.offer).toEqual(offer)
    expect(remainingOf(match.state.cards)).toHaveLength(12)
    submit(match, nextChoice(match.state))
    expect(
      handOf(match.state.cards)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(offer.slice(0, 3).sort())
    expect(remainingOf(match.state.cards)).toHaveLength(9)
  })

  test('GR-503 GR-601 find pays for the upgrades in their order and locks the team', () => {
    const match = playTo(runOf(), 'camp')
    const [first] = handOf(match.state.cards)
    if (first === undefined) throw new Error('The hand is empty')
    const cost = PRINTED.units.get(first.unit)?.cost ?? 0
    submit(match, { do: 'find', upgrades: [first.id], ...placed(handOf(match.state.cards)) })
    expect(match.state).toMatchObject({ gold: 10 - cost, phase: 'matching', timings: ['mid', 'mid'] })
    expect(match.state.cards.find(({ id }) => id === first.id)?.tier).toBe(2)
    expect(match.state.deployment).toHaveLength(3)
  })

  test('GR-503 GR-901 every upgrade is told with its price and the gold that is left, then the team', () => {
    const state = campOf('order', 'ser_aldric', ['ord_squire', 'ord_bowman'], { gold: 30 })
    const told: RunEvent[] = []
    const units = [{ card: 'c02', c: 4, r: 0 }]
    const tell = (event: RunEvent): void => void told.push(event)
    const ref = refereeOf(configOf(), { dice: scriptedDice([]), tell })
    lockTeam(state, { upgrades: ['c01', 'c02', 'c01'], units, timings: ['mid', 'late'] }, ref)
    const [squire = 0, bowman = 0] = ['ord_squire', 'ord_bowman'].map((id) => PRINTED.units.get(id)?.cost ?? 0)
    const again = Math.floor((3 * squire + 1) / 2)
    let left = 30
    const paid = (card: string, tier: number, price: number): readonly unknown[] => {
      left -= price
      const figures = { amount: -price, cause: 'upgrade', base: -price, streakBonus: 0, gold: left }
      return [
        { type: 'card_upgraded', card, tier, price },
        { type: 'gold_changed', ...figures },
      ]
    }
    const rises = [...paid('c01', 2, squire), ...paid('c02', 2, bowman), ...paid('c01', 3, again)]
    expect(told).toEqual([...rises, { type: 'prepared', units, timings: ['mid', 'late'] }])
    expect(state).toMatchObject({ gold: left, deployment: units, timings: ['mid', 'late'], fight: null })
    const poor = { upgrades: ['c01'], units, timings: [] }
    expect(() => lockTeam(state, poor, ref)).toThrow('Card c01 cannot rise')
    expect(() => lockTeam(state, { ...poor, upgrades: ['c99'] }, ref)).toThrow('Card c99 cannot rise')
  })

  test('GR-506 the placement stands again in the next camp, and new cards start on the bench', () => {
    const match = playTo(playTo(runOf(), 'matched'), 'camp')
    expect(match.state.deployment).toHaveLength(3)
    expect(handOf(match.state.cards)).toHaveLength(4)
    expect(seen(match).deployment).toEqual(match.state.deployment)
  })

  test('GR-2402 the period is the battle, and a late player forfeits while a late host finds no opponent', () => {
    const match = runOf()
    expect(match.period()).toBe(1)
    playTo(match, 'matching')
    expect(match.expire([1], match.at)).toBeNull()
    expect(match.state).toMatchObject({ phase: 'matched', opponent: { snapshot: null, face: { bot: true } } })
    submit(match, { do: 'fight' })
    playTo(match, 'matched')
    submit(match, { do: 'fight' })
    expect(match.period()).toBe(2)
    expect(match.expire([0], match.at)).toBeNull()
    expect(match.result()).toMatchObject({ winner: 1, reason: 'expired' })
  })
})

describe('opponents and battles', () => {
  const async = { pool: 'async' }

  test('GR-602 the locked team makes a snapshot that another run may meet', () => {
    const match = playTo(runOf(async), 'matching')
    const snapshot = snapshotOf(match.state, match.config, { id: 's7', number: 7, name: 'Wren' })
    expect(snapshot).toMatchObject({ id: 's7', number: 7, faction: 'order', wins: 0, losses: 0, rating: 1000 })
    expect(snapshot?.team).toHaveLength(3)
    const other = playTo(runOf(async, seedFrom('other')), 'matching')
    submit(other, { do: 'opponent', snapshot, among: 1 })
    expect(other.state.opponent?.team.army.cards).toEqual(snapshot?.team.map(({ unit, tier }) => ({ key: unit, tier })))
    expect(snapshotOf(playTo(runOf(), 'matching').state, configOf(), { id: 's', number: 1, name: 'W' })).toBeNull()
    const changed = configOf({ pool: 'async', changes: [{ part: 'ord_squire', field: 'hp', value: 90 }] })
    expect(snapshotOf(match.state, changed, { id: 's', number: 1, name: 'W' })).toBeNull()
  })

  test('GR-604 before the battle the player sees the face of the opponent and nothing of its board', () => {
    const match = playTo(runOf(async), 'matching')
    submit(match, { do: 'opponent', snapshot: storedTeam(), among: 3 })
    expect(seen(match).opponent).toEqual({
      name: 'Wren',
      faction: 'order',
      leader: 'ser_aldric',
      rating: 1000,
      wins: 0,
      losses: 0,
      units: 2,
      bot: false,
      rated: true,
    })
    expect(JSON.stringify(seen(match))).not.toContain('"s1"')
    expect(seen(match).battle).toBeNull()
  })

  test('GR-701 GR-2405 every battle is fought on a seed of its own and can be written out as a duel that verifies alone', () => {
    const match = playTo(runOf(), 'ended')
    expect(match.state.battles.length).toBeGreaterThan(3)
    expect(new Set(match.state.battles.map(({ seed }) => seed)).size).toBe(match.state.battles.length)
    for (const entry of match.state.battles) {
      const record = JSON.parse(JSON.stringify(duelRecord(entry, match.config)))
      expect(verifyRecord(duelRules, record).ok).toBe(true)
      expect(record.result).toMatchObject({ winner: entry.winner, reason: entry.reason })
      expect(JSON.stringify(record)).not.toContain(match.record().start.seed)
    }
  })

  test('GR-2405 a battle written out is a duel of its two teams under the tables and the limit of the run', () => {
    const match = playTo(playTo(runOf(), 'matched'), 'draft')
    const [entry] = match.state.battles
    if (entry === undefined) throw new Error('There was no battle')
    const config = (changes?: readonly ContentChange[]): unknown =>
      duelRecord(entry, { ...match.config, roundLimit: 23, ...(changes && { changes }) }).start.config
    const plain = { armies: entry.teams.map(({ army }) => army), gold: 0, roundLimit: 23, bestOf: 1 }
    const changes = [{ part: 'ord_squire', field: 'hp', value: 81 }]
    expect([config(), config(changes)]).toStrictEqual([plain, { ...plain, changes }])
  })

  test('GR-701 the seed of a battle is made of four draws of the fight', () => {
    const match = playTo(runOf(), 'matched')
    const dice = seededDice(match.record().start.seed, { turn: match.at + 1 })
    const numbers = Array.from({ length: 4 }, () => dice.d(2_147_483_647))
    submit(match, { do: 'fight' })
    expect(match.state.battles[0]?.seed).toBe(seedFrom(numbers.join('-')))
    expect(match.state.offer[0]).toBe(remainingOf(match.state.cards)[dice.int(9)]?.id)
  })

  test('GR-702 GR-703 a rated battle moves the rating, one against bots or from the device does not', () => {
    for (const [pool, snapshot, moves] of [
      ['async', storedTeam({ rating: 1150 }), true],
      ['async', null, false],
      ['local', storedTeam({ rating: 1150 }), false],
    ] as const) {
      const match = playTo(runOf({ pool }), 'matching')
      submit(match, { do: 'opponent', snapshot, among: snapshot === null ? 0 : 1 })
      submit(match, { do: 'fight' })
      const [entry] = match.state.battles
      const gain = entry?.winner === 0 ? 23 : entry?.winner === 1 ? -9 : 7
      expect(match.state.rating).toBe(moves ? 1000 + gain : 1000)
      expect(entry).toMatchObject({ ratingBefore: 1000, ratingAfter: match.state.rating })
    }
  })

  test('GR-702 twenty battles end a run that draws decide', () => {
    const match = playTo(runOf(), 'matched')
    submit(match, { do: 'fight' })
    const [entry] = match.state.battles
    if (entry === undefined) throw new Error('No battle was fought')
    playTo(match, 'matched')
    const state: RunState = {
      ...match.state,
      battles: Array.from({ length: 19 }, () => entry),
      draws: 19,
      wins: 0,
      losses: 0,
    }
    const course = new Course(runRules, { config: match.config, seed: seedFrom('limit'), state })
    course.resolve({ choices: [{ do: 'fight' }, null], branch: 0 })
    course.advance()
    expect(course.state).toMatchObject({ phase: 'ended', status: 'lost', endReason: 'battle_limit' })
  })

  test.each([
    ['resign', 'abandoned'],
    ['forfeit', 'expired'],
  ] as const)('GR-704 to %s before an opponent is found changes nothing but the status: %s', (why, reason) => {
    const match = playTo(runOf(), 'camp')
    const before = match.state.losses
    if (why === 'resign') match.act(0, 'resign')
    else match.expire([0], match.at)
    expect(match.state).toMatchObject({ status: 'lost', endReason: reason, losses: before, gold: 10, battles: [] })
    const matched = playTo(runOf(), 'matched')
    if (why === 'resign') matched.act(0, 'resign')
    else matched.expire([0], matched.at)
    expect(matched.state).toMatchObject({ status: 'lost', endReason: reason, losses: 1, rating: 1000, battles: [] })
    expect(brokenInRun(matched.state, matched.config)).toEqual([])
  })

  test('GR-704 a legal draft of find is played when time runs out', () => {
    const match = playTo(runOf(), 'camp')
    match.submit(0, match.at, nextChoice(match.state), false)
    expect(match.expire([0], match.at)).toBeNull()
    expect(match.state.phase).toBe('matching')
  })
})

describe('what is hidden', () => {
  test('GR-2410 another stored team with the same face changes nothing that the player sees or hears', () => {
    const views = [
      storedTeam(),
      storedTeam({
        id: 's2',
        number: 9,
        timings: ['early', 'early'],
        team: storedTeam().team.map((unit) => ({ ...unit, c: unit.c + 1 })),
      }),
    ].map((snapshot) => {
      const heard: unknown[] = []
      const watcher = {
        to: 0,
        frame: (frame: { readonly events: readonly RunEvent[] }) => void heard.push(frame.events),
      }
      const match = createMatch(runRules, { config: configOf({ pool: 'async' }), seed: seedFrom('hide') }, [watcher])
      playTo(match, 'matching')
      submit(match, { do: 'opponent', snapshot, among: 2 })
      return hashOf([match.envelope(0), match.envelope('spectator'), heard])
    })
    expect(views[0]).toBe(views[1])
  })

  test('GR-902 spectators see wins, losses, faction and leader, and the host nothing of the hand', () => {
    const match = playTo(runOf({ pool: 'async' }), 'matching')
    expect(match.envelope('spectator').view).toEqual({
      to: 'spectator',
      faction: 'order',
      leader: 'ser_aldric',
      wins: 0,
      losses: 0,
    })
    expect(Object.keys(hosted(match)).sort()).toEqual(
      ['config', 'draws', 'foughtSnapshots', 'losses', 'phase', 'rating', 'to', 'wins'].sort(),
    )
  })

  test('GR-902 only the player hears what happens, and no view has the seed of the run or of a battle that is not over', () => {
    const heard: RunEvent[] = []
    const frames: number[] = []
    const seed = seedFrom('secret')
    const battles = new Set<string>()
    let leaks = 0
    const match = createMatch(runRules, { config: configOf(), seed }, [
      { to: 'spectator', frame: (frame) => void heard.push(...frame.events) },
      { to: 1, frame: (frame) => void heard.push(...frame.events) },
      {
        to: 0,
        frame: ({ view, at }) => {
          frames.push(at)
          if (JSON.stringify(view).includes(seed)) leaks++
          if (view.to === 0) for (const entry of view.battles) battles.add(entry.seed)
          if (view.to === 0 && view.phase === 'battle' && JSON.stringify(view.battle).includes('seed')) leaks++
        },
      },
    ])
    playTo(match, 'matched')
    submit(match, { do: 'fight' })
    expect(heard).toEqual([])
    expect(frames.length).toBeGreaterThan(10)
    expect(leaks).toBe(0)
    expect(battles.size).toBe(1)
  })

  test('GR-2402 what is bought leaves the dice of every later turn the same', () => {
    const offers = [false, true].map((buys) => {
      const match = playTo(runOf(), 'camp')
      const hand = handOf(match.state.cards)
      const upgrades = buys ? [hand[0]?.id ?? ''] : []
      submit(match, { do: 'find', upgrades, ...placed(hand) })
      submit(match, { do: 'opponent', snapshot: null, among: 0 })
      const team = match.state.opponent?.team
      submit(match, { do: 'fight' })
      return { team, offer: match.state.offer, seed: match.state.battles[0]?.seed }
    })
    expect(offers[0]).toEqual(offers[1])
  })
})

describe('whole runs', () => {
  test.each(['easy', 'normal'])(
    'GR-1001 GR-2403 GR-2406 the %s bot plays a run whose record is small, replays and verifies',
    (level) => {
      const match = runOf({}, seedFrom(level))
      while (match.result() === null) {
        const [seat = 0] = match.awaiting()
        const answer = gauntletRun.bot.choose(match.envelope(seat).view, match.botDice(seat), { level }, {})
        if (!('choice' in answer)) throw new Error('The bot left')
        submit(match, answer.choice)
        expect(brokenInRun(match.state, match.config)).toEqual([])
      }
      const record = JSON.parse(JSON.stringify(match.record()))
      expect(verifyRecord(runRules, record).ok).toBe(true)
      expect(JSON.stringify(record).length).toBeLessThan(30_000)
    },
  )

  test.each([
    [{ pool: 'async' }, 'a'],
    [{ pool: 'local', botLevel: 'hard', unlocked: [] }, 'b'],
    [{ pool: 'bots', roundLimit: 10 }, 'c'],
  ])('GR-104 no choice by chance breaks a state or is refused: %j', (input, seed) => {
    const match = runOf(input, seedFrom(seed))
    const dice = seededDice(seedFrom(`choices ${seed}`))
    const ids = new Set<string>()
    while (match.result() === null) {
      const [seat = 0] = match.awaiting()
      submit(match, sampleRun(match.envelope(seat).view, dice))
      expect(brokenInRun(match.state, match.config)).toEqual([])
      if (match.state.opponent?.snapshot !== undefined && match.state.opponent.snapshot !== null)
        ids.add(match.state.opponent.snapshot)
    }
    expect(ids.size > 0).toBe(input.pool !== 'bots')
    expect(verifyRecord(runRules, match.record()).ok).toBe(true)
  })

  test('GR-2403 a random stored team is one that the host may answer with', () => {
    const view = hosted(playTo(runOf({ pool: 'async' }), 'matching'))
    const dice = seededDice(seedFrom('teams'))
    for (let i = 0; i < 200; i++) {
      const snapshot = randomSnapshot({ ...view, wins: i % 9 }, dice)
      expect(runRules.refuse({ ...view, wins: i % 9 }, { do: 'opponent', snapshot, among: 1 })).toBeNull()
    }
  })

  test('GR-104 GR-201 a run begins at its own rating, and gold from nowhere is a broken state', () => {
    const { state, config } = playTo(runOf({ rating: 1234 }), 'camp')
    expect(state.rating).toBe(1234)
    expect(brokenInRun(state, config)).toEqual([])
    expect(brokenInRun({ ...state, gold: 11 }, config)).toEqual(['There are 11 gold of 10 earned and 0 paid'])
  })

  test('GR-2411 the run of a day begins without fields and is the same for all players', () => {
    const daily = {
      day: '2026-01-01',
      faction: 'nature',
      leader: PRINTED.factions.get('nature')?.leaders[0] ?? '',
      spells: PRINTED.leaders.get(PRINTED.factions.get('nature')?.leaders[0] ?? '')?.spells.slice(0, 2) ?? [],
      deck: PRINTED.factions.get('nature')?.starter ?? [],
    }
    const match = runOf({ daily })
    expect(match.submit(0, 0, { do: 'begin', faction: 'order', leader: 'ser_aldric' })?.code).toBe('bad_command')
    submit(match, { do: 'begin' })
    expect(match.state.banner).toEqual({ faction: 'nature', leader: daily.leader, spells: daily.spells })
    expect(viewRun(match.state, 'spectator', match.config)).toMatchObject({ faction: 'nature' })
  })
})

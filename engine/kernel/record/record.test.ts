import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRecord, anyGame, createMatch, readRecord, schemaOf, seedFrom, verifyRecord } from '../index.ts'
import { auction } from '../testing/auction.ts'
import { duel, duelGame } from '../testing/duel.ts'
import { errand, errandGame } from '../testing/errand.ts'
import { playRandomly } from '../testing/random-match.ts'

const games = (id: string) => (id === 'duel' ? anyGame(duelGame) : undefined)
const record = playRandomly(duel, { cards: 4 }, 'recorded').record() as unknown as AnyRecord

/** The record with one thing changed, as text. */
function spoiled(change: (record: Record<string, unknown>) => void): string {
  const draft = structuredClone(record) as unknown as Record<string, unknown>
  change(draft)
  return JSON.stringify(draft)
}

function inputErrorsOf(text: string) {
  const read = readRecord(text, games)
  return read.ok ? [] : read.inputErrors
}

describe('reading a record', () => {
  it('accepts what a match wrote', () => {
    const read = readRecord(JSON.stringify(record), games)
    expect(read).toEqual({ ok: true, value: record })
    expect(verifyRecord(duel, record as never).ok).toBe(true)
  })

  it('accepts a match that went on without somebody who left', () => {
    const match = createMatch(auction, { config: { rounds: 1 }, seed: seedFrom('three') })
    match.act(1, 'resign')
    match.submit(0, 0, { bid: 2 })
    match.submit(2, 0, { bid: 1 })
    const three = anyGame({ ...duelGame, ruleset: auction } as never)
    expect(readRecord(JSON.stringify(match.record()), () => three)).toMatchObject({ ok: true })
  })

  it('is not verified with another hash or another result', () => {
    const says = (change: object): boolean => verifyRecord(duel, { ...record, ...change } as never).ok
    expect([says({ hash: '0'.repeat(64) }), says({ result: null })]).toEqual([false, false])
  })

  it.each([
    ['not JSON', '{"format": ', 'not_json', ''],
    ['something else', '[1, 2]', 'wrong_type', ''],
    ['another format', spoiled((r) => (r['format'] = 'pgn')), 'out_of_range', 'format'],
    ['a missing field', spoiled((r) => delete r['turns']), 'missing_field', 'turns'],
    ['an unknown field', spoiled((r) => (r['comment'] = 'hello')), 'unknown_key', 'comment'],
    ['an unknown game', spoiled((r) => (r['game'] = 'chess')), 'unknown_game', 'game'],
    ['another version', spoiled((r) => (r['version'] = 2)), 'other_version', 'version'],
    [
      'a bad config',
      spoiled((r) => ((r['start'] as never)['config'] = { cards: 99 } as never)),
      'out_of_range',
      'start.config.cards',
    ],
    ['a bad seed', spoiled((r) => ((r['start'] as never)['seed'] = 'xyz' as never)), 'wrong_type', 'start.seed'],
  ])('names what is wrong with %s', (_what, text, code, path) => {
    expect(inputErrorsOf(text)[0]).toMatchObject({ code, path })
  })

  it('names the turn and the seat of a choice that is malformed, illegal, missing or too many', () => {
    const at = (turn: number, choices: unknown) =>
      spoiled((r) => {
        ;(r['turns'] as { choices: unknown }[])[turn] = { choices, branch: 0 } as never
      })
    expect(inputErrorsOf(at(1, [null, { play: 'high' }]))[0]).toMatchObject({
      path: 'turns.1.choices.1.play',
      code: 'wrong_type',
    })
    expect(inputErrorsOf(at(1, [null, { play: 100 }]))[0]).toMatchObject({
      path: 'turns.1.choices.1',
      code: 'not_held',
    })
    expect(inputErrorsOf(at(1, [null, null]))[0]).toMatchObject({ path: 'turns.1.choices.1', code: 'missing_field' })
    expect(inputErrorsOf(at(1, [null]))[0]).toMatchObject({ path: 'turns.1.choices', code: 'out_of_range' })
    const both = record.turns[0]?.choices[0] ?? null
    expect(inputErrorsOf(at(0, [both, both]))[0]).toMatchObject({ path: 'turns.0.choices.1', code: 'not_awaited' })
  })

  it('refuses turns after the end', () => {
    const longer = spoiled((r) => (r['turns'] as unknown[]).push((r['turns'] as unknown[])[0]))
    expect(inputErrorsOf(longer)[0]).toMatchObject({ path: `turns.${record.turns.length}`, code: 'match_over' })
  })

  it.each(['checked', 'unchecked'] as const)('refuses an act of a seat that there is not, its claims %s', (claims) => {
    for (const act of ['resign', 'forfeit', 'offer-draw'])
      for (const [seat, text] of [
        [2, 'There is no seat 2: the last is 1'],
        [63, 'There is no seat 63: the last is 1'],
      ] as const) {
        const forged = spoiled((r) => Object.assign(r, { turns: [], acts: [{ at: 0, seat, act }], result: null }))
        expect(readRecord(forged, games, claims)).toEqual({
          ok: false,
          inputErrors: [{ path: 'acts.0.seat', code: 'out_of_range', text }],
        })
      }
    const nobody = spoiled((r) => Object.assign(r, { turns: [], acts: [{ at: 0, seat: null, act: 'resign' }] }))
    expect(readRecord(nobody, games, claims)).toEqual({
      ok: false,
      inputErrors: [{ path: 'acts.0.seat', code: 'out_of_range', text: 'Somebody must leave' }],
    })
  })

  it('refuses a starting position that the rules cannot stand', () => {
    const from = (state: unknown) => spoiled((r) => ((r['start'] as never)['state'] = state as never))
    expect(inputErrorsOf(from({ hello: 1 }))[0]).toMatchObject({ code: 'cannot_replay' })
    const twice = { config: { cards: 1 }, hands: [[1], [1]], deck: [], table: 0, turn: 0, points: [0, 0], left: null }
    expect(inputErrorsOf(from(twice))[0]).toMatchObject({ path: 'start.state', code: 'bad_state' })
  })

  it('accepts a starting position that the rules can stand', () => {
    const match = createMatch(duel, { config: { cards: 4 }, seed: seedFrom('forked') })
    for (const seat of [0, 1]) match.submit(seat, seat, { play: match.envelope(seat).view.hand[0] ?? 0 })
    const fork = createMatch(duel, { config: { cards: 4 }, seed: seedFrom('on'), state: match.state })
    expect(readRecord(JSON.stringify(fork.record()), games).ok).toBe(true)
  })

  it('reads records of older rules that cannot say how their states looked, and takes their hash on trust', () => {
    const newer = anyGame({ ...duelGame, ruleset: { ...duel, version: 2, olderRecords: [1] } })
    expect(readRecord(JSON.stringify(record), () => newer)).toEqual({ ok: true, value: record })
    const another = { ...record, hash: '0123456789abcdef' }
    expect(readRecord(JSON.stringify(another), () => newer).ok).toBe(true)
  })

  it('reads the config of an older record without what the schema has added since', () => {
    const config = schemaOf(z.strictObject({ cards: z.int(), colour: z.string().default('red') }))
    const ruleset = {
      ...duel,
      config: config as never,
      version: 2,
      olderRecords: [1],
      olderConfig: ({ cards }: { readonly cards: number }) => ({ cards }),
    }
    const read = readRecord(JSON.stringify(record), () => anyGame({ ...duelGame, ruleset }))
    expect(read).toEqual({ ok: true, value: record })
    const { olderConfig: _, ...without } = ruleset
    const added = readRecord(JSON.stringify(record), () => anyGame({ ...duelGame, ruleset: without }))
    expect(added).toMatchObject({ ok: true, value: { start: { config: { cards: 4, colour: 'red' } } } })
  })

  it('names the turn after which the rules broke down', () => {
    const match = createMatch(errand, { config: { errands: 2 }, seed: seedFrom('errand') })
    match.submit(0, 0, { letters: 2 })
    match.submit(1, 1, { way: 0 })
    match.submit(0, 2, { letters: 2 })
    const breaking = {
      ...errand,
      beat: () => {
        throw new Error('lost on the way')
      },
    }
    const game = anyGame({ ...errandGame, ruleset: breaking })
    expect(readRecord(JSON.stringify(match.record()), () => game)).toEqual({
      ok: false,
      inputErrors: [{ path: 'turns.1', code: 'cannot_replay', text: 'This cannot be replayed: lost on the way' }],
    })
  })

  it('refuses text that is too long without reading it', () => {
    expect(inputErrorsOf(' '.repeat(8_000_001))[0]?.code).toBe('too_large')
  })

  it('finds a record in which anything at all was changed', () => {
    const places = placesOf(record).filter((path) => path.join('.') !== 'format')
    expect(places.length).toBeGreaterThan(20)
    for (const path of places) {
      const forged = structuredClone(record) as unknown as Record<string, unknown>
      const name = path.at(-1) ?? ''
      let holder = forged
      for (const step of path.slice(0, -1)) holder = holder[step] as Record<string, unknown>
      const value = holder[name]
      holder[name] = typeof value === 'number' ? value + 1 : typeof value === 'string' ? swapped(value) : 7
      const read = readRecord(JSON.stringify(forged), games)
      expect(read.ok && verifyRecord(duel, read.value as never).ok, path.join('.')).toBe(false)
    }
  })

  it('refuses a claim that playing does not bear out', () => {
    const won = spoiled((r) => (r['result'] = { winner: 0, reason: 'courage' }))
    expect(inputErrorsOf(won)).toEqual([
      {
        path: 'result',
        code: 'untrue_result',
        text: expect.stringMatching(/^The record claims a win of seat 0 \(courage\), but playing it gives /),
      },
    ])
    expect(inputErrorsOf(spoiled((r) => (r['result'] = null)))[0]).toMatchObject({ code: 'untrue_result' })
    const drawn = spoiled((r) => (r['result'] = { winner: null, reason: 'rain' }))
    expect(inputErrorsOf(drawn)[0]?.text).toMatch(/^The record claims a draw \(rain\), but /)
    const hash = '0123456789abcdef'
    expect(inputErrorsOf(spoiled((r) => (r['hash'] = hash)))[0]).toMatchObject({ path: 'hash', code: 'untrue_hash' })
    expect(readRecord(JSON.stringify({ ...record, hash }), games, 'unchecked').ok).toBe(true)
  })

  it('finds a record whose result was changed', () => {
    const forged = { ...record, result: { winner: 0, reason: 'points' } }
    expect(verifyRecord(duel, forged as never)).toMatchObject({ ok: false })
  })
})

/** Every place of a value that is not made of others. */
function placesOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [[]]
  return Object.entries(value).flatMap(([key, entry]) => placesOf(entry).map((path) => [key, ...path]))
}

/** The same length and kind of letters, so that nothing but the contents is wrong with it. */
function swapped(text: string): string {
  return `${text[0] === '1' ? '2' : '1'}${text.slice(1)}`
}

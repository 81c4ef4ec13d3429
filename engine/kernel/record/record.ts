import { z } from 'zod'
import type { AnyGame } from '../contract/game.ts'
import type { Result, Ruleset } from '../contract/ruleset.ts'
import { type InputError, type Parsed, type Schema, schemaOf } from '../contract/schema.ts'
import type { WorkLimits } from '../contract/work.ts'
import { hashOf } from '../data/hash.ts'
import type { Json } from '../data/json.ts'
import { isSeed } from '../dice/chacha.ts'
import type { ActEntry, Turn } from '../match/acts.ts'
import type { Course, Start } from '../match/course.ts'
import { type Playback, playRecord, startUnder } from './playback.ts'

/** The whole truth about a match: replaying it gives the same states and hashes everywhere. */
export interface MatchRecord<Config, State, Choice> {
  readonly format: 'tessera-record'
  readonly game: string
  readonly version: number
  readonly start: Start<Config, State>
  /** The choices resolved together, turn by turn; turns taken back are not among them. */
  readonly turns: readonly Turn<Choice>[]
  readonly acts: readonly ActEntry<Choice>[]
  /** How much work the rules may do, where they limit it: a later limit does not change how this match went. */
  readonly limits?: WorkLimits
  /** null while the match runs. */
  readonly result: Result | null
  /** Over everything above and the last state. */
  readonly hash: string
}

export type AnyRecord = MatchRecord<Json, Json, Json>

/** The hash of a whole match. */
export function matchHash(
  record: Omit<MatchRecord<unknown, unknown, unknown>, 'format' | 'hash'>,
  state: unknown,
): string {
  const { game, version, start, turns, acts, result, limits } = record
  const parts = [game, version, start, turns, acts, result, hashOf(state)]
  return hashOf(limits === undefined ? parts : [...parts, limits])
}

/** The hash of a record under rules that may have come after it; null where it needs the rules it was made by. */
function hashUnder<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
  state: State,
): string | null {
  if (record.version === ruleset.version) return matchHash(record, state)
  const former = ruleset.formerly?.(state, record.version, record.start.config) ?? null
  return former === null ? null : matchHash(record, former)
}

/** Whether records of that version replay under these rules. */
export function readsVersion<Config, State, Choice, Event, View>(
  { version, olderRecords = [] }: Ruleset<Config, State, Choice, Event, View>,
  wanted: number,
): boolean {
  return wanted === version || olderRecords.includes(wanted)
}

/** More text than the longest match makes. */
export const MOST_RECORD_CHARACTERS = 8_000_000

/**
 * A record from text that may come from anywhere. Each error is reported with its place; a record that is accepted can
 * be replayed to its end, and gives the result and the hash it claims, unless the caller would rather compare those itself.
 */
export function readRecord(
  text: string,
  gameById: (id: string) => AnyGame | undefined,
  claims: 'checked' | 'unchecked' = 'checked',
): Parsed<AnyRecord> {
  if (text.length > MOST_RECORD_CHARACTERS)
    return inputError(
      '',
      'too_large',
      `A record has at most ${MOST_RECORD_CHARACTERS} characters, this has ${text.length}`,
    )
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    return inputError('', 'not_json', `This is not a record: ${error instanceof Error ? error.message : 'not JSON'}`)
  }
  const outline = recordSchema.parse(input)
  if (!outline.ok) return outline
  const record = outline.value as AnyRecord
  const game = gameById(record.game)
  if (game === undefined)
    return inputError('game', 'unknown_game', `There is no game called ${JSON.stringify(record.game)} here`)
  const { ruleset } = game
  if (!readsVersion(ruleset, record.version))
    return inputError(
      'version',
      'other_version',
      `This match was played under version ${record.version} of ${game.name}; these are the rules of version ${ruleset.version}`,
    )
  const checked = checkedParts(ruleset, record)
  if (!checked.ok) return checked
  return replayed(game, checked.value, claims === 'checked')
}

/** Replays a record and compares hashes. */
export function verifyRecord<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
): { readonly ok: boolean; readonly frames: number; readonly hash: string } {
  const playback = playRecord(ruleset, record)
  let frames = 1
  for (;;) {
    frames += playback.skipBeats()
    if (playback.next() === null) break
    frames++
  }
  const result = playback.result()
  const hash = hashUnder(ruleset, { ...record, result }, playback.course.state) ?? ''
  return { ok: hash === record.hash && hashOf(result) === hashOf(record.result), frames, hash }
}

const seat = z.int().min(0).max(63)
const turn = z.strictObject({
  choices: z.array(z.unknown()).max(64),
  branch: z.int().min(0),
  late: z.array(seat).max(64).optional(),
})
const actNames = [
  'resign',
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'ask-takeback',
  'accept-takeback',
  'decline-takeback',
  'forfeit',
  'all-late',
  'abort',
  'draw-agreed',
  'taken-back',
] as const

const recordSchema: Schema<unknown> = schemaOf(
  z.strictObject({
    format: z.literal('tessera-record'),
    game: z.string().max(64),
    version: z.int().min(1),
    start: z.strictObject({
      config: z.unknown(),
      seed: z.string().refine(isSeed, 'The seed must be 64 hex digits'),
      state: z.record(z.string(), z.unknown()).optional(),
    }),
    turns: z.array(turn).max(100_000),
    acts: z
      .array(
        z.strictObject({
          at: z.int().min(0),
          seat: seat.nullable(),
          act: z.enum(actNames),
          dropped: z.array(turn).max(100_000).optional(),
        }),
      )
      .max(100_000),
    limits: z.strictObject({ step: z.int().min(1), match: z.int().min(1) }).optional(),
    result: z
      .object({
        winner: seat.nullable(),
        reason: z.string().max(64),
        score: z.array(z.number()).max(64).optional(),
      })
      // A game may say more about its end, in small words.
      .catchall(z.union([z.string().max(64), z.number(), z.boolean(), z.null()]))
      .nullable(),
    hash: z.string().max(64),
  }) as z.ZodType<unknown>,
)

/** The config and every choice, as the game's own schemas read them. */
function checkedParts(ruleset: AnyGame['ruleset'], record: AnyRecord): Parsed<AnyRecord> {
  const config = ruleset.config.parse(record.start.config)
  if (!config.ok) return { ok: false, inputErrors: config.inputErrors.map((found) => under('start.config', found)) }
  const seats = ruleset.seats(config.value)
  const inputErrors: InputError[] = []
  const turns = record.turns.map(({ choices, branch, late }, index) => {
    for (const seat of late ?? [])
      if ((choices[seat] ?? null) === null)
        inputErrors.push({
          path: `turns.${index}.late`,
          code: 'out_of_range',
          text: `Seat ${seat} does not choose here`,
        })
    if (choices.length !== seats)
      inputErrors.push({
        path: `turns.${index}.choices`,
        code: 'out_of_range',
        text: `There must be ${seats} choices, one a seat`,
      })
    return {
      branch,
      ...(late !== undefined && { late }),
      choices: choices.map((choice, of) => {
        if (choice === null) return null
        const parsed = ruleset.choice.parse(choice)
        if (parsed.ok) return parsed.value
        inputErrors.push(...parsed.inputErrors.map((found) => under(`turns.${index}.choices.${of}`, found)))
        return null
      }),
    }
  })
  for (const [index, { seat, act }] of record.acts.entries())
    if (seat === null ? LEAVING.has(act) : seat >= seats)
      inputErrors.push({
        path: `acts.${index}.seat`,
        code: 'out_of_range',
        text: seat === null ? 'Somebody must leave' : `There is no seat ${seat}: the last is ${seats - 1}`,
      })
  if (inputErrors.length > 0) return { ok: false, inputErrors: inputErrors.slice(0, MOST_INPUT_ERRORS) }
  const older = record.version === ruleset.version ? undefined : ruleset.olderConfig?.(config.value, record.version)
  return { ok: true, value: { ...record, start: { ...record.start, config: older ?? config.value }, turns } }
}

const MOST_INPUT_ERRORS = 20
const LEAVING: ReadonlySet<string> = new Set<ActEntry<Json>['act']>(['resign', 'forfeit'])

/** Plays the record once, so that nothing later meets an illegal choice or a position the rules cannot stand. */
function replayed(game: AnyGame, record: AnyRecord, checked: boolean): Parsed<AnyRecord> {
  const { ruleset } = game
  let playback: Playback<Json, Json, Json, Json, Json> | undefined
  try {
    const { state, config } = startUnder(ruleset, record)
    if (state !== undefined) {
      const broken = game.brokenInvariants(state, config)
      if (broken.length > 0)
        return inputError('start.state', 'bad_state', `This is not a position of ${game.name}: ${broken[0]}`)
    }
    playback = playRecord(ruleset, record)
    for (;;) {
      const { course } = playback
      playback.skipBeats()
      const next = record.turns[course.at]
      if (next !== undefined && !playback.acting() && playback.result() === null) {
        const refused = refusedChoice(course, next.choices)
        if (refused !== null) return inputError(`turns.${course.at}.choices${refused.path}`, refused.code, refused.text)
      }
      if (playback.next() === null) break
    }
    if (playback.course.at < record.turns.length)
      return inputError(`turns.${playback.course.at}`, 'match_over', 'The match was over before this turn')
    const untrue = checked ? untrueClaim(ruleset, record, playback) : null
    return untrue ?? { ok: true, value: record }
  } catch (error) {
    const path = playback === undefined ? 'start' : `turns.${Math.max(0, playback.course.at - 1)}`
    return inputError(
      path,
      'cannot_replay',
      `This cannot be replayed: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

type AnyCourse = Course<Json, Json, Json, Json, Json>

/** What the record says of its end, against what comes of playing it. */
function untrueClaim(
  ruleset: AnyGame['ruleset'],
  record: AnyRecord,
  playback: Playback<Json, Json, Json, Json, Json>,
): ReturnType<typeof inputError> | null {
  const result = playback.result()
  if (hashOf(result) !== hashOf(record.result))
    return inputError(
      'result',
      'untrue_result',
      `The record claims ${told(record.result)}, but playing it gives ${told(result)}`,
    )
  const hash = hashUnder(ruleset, record, playback.course.state)
  if (hash === record.hash || hash === null) return null
  return inputError(
    'hash',
    'untrue_hash',
    `The record does not replay to its hash: it says ${record.hash}, the rules give ${hash}`,
  )
}

function told(result: Result | null): string {
  if (result === null) return 'no result'
  const { winner, ...how } = result
  return `${winner === null ? 'a draw' : `a win of seat ${winner}`} (${Object.values(how).join(', ')})`
}

function refusedChoice(course: AnyCourse, choices: readonly (Json | null)[]): InputError | null {
  const awaited = course.awaiting()
  for (const [seat, choice] of choices.entries()) {
    if (awaited.includes(seat) !== (choice !== null))
      return {
        path: `.${seat}`,
        code: choice === null ? 'missing_field' : 'not_awaited',
        text: choice === null ? `Seat ${seat} must choose here` : `Seat ${seat} does not choose here`,
      }
    if (choice === null) continue
    const refusal = course.ruleset.refuse(course.view(seat), choice)
    if (refusal !== null) return { path: `.${seat}`, code: refusal.code, text: refusal.message }
  }
  return null
}

function under(path: string, found: InputError): InputError {
  return { ...found, path: found.path === '' ? path : `${path}.${found.path}` }
}

function inputError(
  path: string,
  code: string,
  text: string,
): { readonly ok: false; readonly inputErrors: readonly InputError[] } {
  return { ok: false, inputErrors: [{ path, code, text }] }
}

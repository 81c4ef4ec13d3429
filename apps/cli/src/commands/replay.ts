import { gameById } from '@tessera/games'
import {
  type AnyGame,
  type AnyRecord,
  type InputError,
  inputErrorText,
  type Json,
  MOST_RECORD_CHARACTERS,
  openRecord,
  type RecordTimeline,
  readRecord,
  verifyRecord,
} from '@tessera/kernel'
import { readFile } from '../flags.ts'
import { type AnyNarrator, narratedLines } from '../narrated-lines.ts'
import { paint } from '../paint.ts'
import { plainText } from '../plain-text.ts'
import { failure, usage } from '../problem.ts'
import { resultInWords } from '../result.ts'

interface ReplayFlags {
  readonly verify?: true
  readonly at?: number
  readonly json?: true
}

export function replay(file: string, flags: ReplayFlags): void {
  // A record that a fuzz run left, or one to be verified, is shown even if it claims something else.
  const read = readRecord(readFile(file, MOST_RECORD_CHARACTERS * 4), gameById, 'unchecked')
  if (!read.ok) throw failure(`${file}: ${firstOf(read.inputErrors)}`)
  const record = read.value
  const game = gameById(record.game)
  if (game === undefined) throw failure(`There is no game ${record.game}`)
  if (flags.at !== undefined) position(game, record, flags.at, flags.json === true)
  else if (flags.verify || flags.json) verify(game, record, file, flags.json === true)
  else tellAll(game, record)
}

const MOST_INPUT_ERRORS = 3

function firstOf(inputErrors: readonly InputError[]): string {
  const more = inputErrors.length - MOST_INPUT_ERRORS
  return `${inputErrorText(inputErrors.slice(0, MOST_INPUT_ERRORS))}${more > 0 ? `; and ${more} more` : ''}`
}

function verify(game: AnyGame, record: AnyRecord, file: string, json: boolean): void {
  const { ok, frames, hash } = verifyRecord(game.ruleset, record)
  if (json) process.stdout.write(`${JSON.stringify({ ok, frames, hash })}\n`)
  else if (ok) process.stdout.write(`${paint('green', 'The same')}: ${frames} frames, hash ${hash}\n`)
  if (!ok) throw failure(`${file} does not replay to its hash: it says ${record.hash}, the rules give ${hash}`)
}

function position(game: AnyGame, record: AnyRecord, at: number, json: boolean): void {
  const timeline = openRecord(game.ruleset, record, 'spectator')
  if (at >= timeline.length) throw usage(`--at: this match has ${timeline.length - 1} steps, not ${at}`)
  const { period, events, view } = timeline.frame(at)
  if (json) process.stdout.write(`${JSON.stringify({ frame: at, frames: timeline.length, period, events, view })}\n`)
  else process.stdout.write(`${plainText(game.picture(view))}\n`)
}

function tellAll(game: AnyGame, record: AnyRecord): void {
  const timeline = openRecord(game.ruleset, record, 'spectator')
  process.stdout.write(`${paint('bold', game.name)}, ${timeline.length} frames\n`)
  const tell = game.narrator()
  for (let index = 0; index < timeline.length; index++) process.stdout.write(frameInWords(tell, timeline, index))
  const result = timeline.result()
  process.stdout.write(`${result === null ? 'The match was not finished.' : resultInWords(result)}\n`)
}

function frameInWords(tell: AnyNarrator, timeline: RecordTimeline<Json, Json, Json, Json>, index: number): string {
  const { events, view } = timeline.frame(index)
  const number = paint('dim', `[${String(index).padStart(4)}]`)
  return narratedLines(tell(events, view), 'whole')
    .map((line, i) => `${i === 0 ? number : '      '} ${line}\n`)
    .join('')
}

import { closeSync, openSync, readSync } from 'node:fs'
import { gameById, games } from '@tessera/games'
import { type AnyGame, inputErrorText, type Json } from '@tessera/kernel'
import { usage } from './problem.ts'

export function gameNamed(id: string): AnyGame {
  const game = gameById(id)
  if (game !== undefined) return game
  throw usage(`There is no game "${clip(id)}". There is: ${games.map((known) => known.ruleset.id).join(', ')}`)
}

/** The text of a file that a person named, with a sentence when it cannot be had. */
export function readFile(path: string, mostBytes: number): string {
  try {
    return readAtMost(path, mostBytes)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw usage(`There is no file ${path === '' ? 'without a name' : path}`)
    if (code === 'EISDIR') throw usage(`${path} is a folder, not a file`)
    if (code === 'EACCES' || code === 'EPERM') throw usage(`${path} may not be read`)
    if (code === undefined) throw error
    throw usage(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** Pipes and devices do not say how long they are, so it is counted while reading. */
function readAtMost(path: string, mostBytes: number): string {
  const file = openSync(path, 'r')
  try {
    const chunks: Buffer[] = []
    for (let total = 0; ; ) {
      const chunk = Buffer.allocUnsafe(65_536)
      const read = readSync(file, chunk)
      if (read === 0) return Buffer.concat(chunks).toString('utf8')
      total += read
      if (total > mostBytes) throw usage(`${path} is too large: at most ${mostBytes} bytes are read`)
      chunks.push(chunk.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
}

export function parseJson(text: string, where: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    throw usage(`${where} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const LARGEST_CONFIG = 1_000_000

/** `--config`: JSON as it stands, or the name of a file with JSON. */
export function readConfigFlag(flag: string): Json {
  if (/^\s*[[{"]/.test(flag)) return parseJson(flag, '--config')
  return parseJson(readFile(flag, LARGEST_CONFIG), flag)
}

/** Fields given by flags stand above those of `--config`, and those above the defaults given. */
export function configOf(game: AnyGame, defaults: Json, given: Json | undefined): Json {
  const parsed = game.ruleset.config.parse(merged(defaults, given))
  if (parsed.ok) return parsed.value
  throw usage(`This config does not suit ${game.name}: ${inputErrorText(parsed.inputErrors)}`)
}

function merged(defaults: Json, given: Json | undefined): Json {
  if (given === undefined) return defaults
  return isFields(defaults) && isFields(given) ? { ...defaults, ...given } : given
}

function isFields(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

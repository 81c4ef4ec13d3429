import { readFileSync, statSync } from 'node:fs'
import { gameById, games } from '@tessera/games'
import { type AnyGame, faultText, type Json } from '@tessera/kernel'
import { usage } from './problem.ts'

export function gameNamed(id: string): AnyGame {
  const game = gameById(id)
  if (game !== undefined) return game
  throw usage(`There is no game "${clip(id)}". There is: ${games.map((known) => known.ruleset.id).join(', ')}`)
}

/** The text of a file that a person named, with a sentence when it cannot be had. */
export function readFile(path: string, mostBytes: number): string {
  try {
    const { size } = statSync(path)
    if (size > mostBytes) throw usage(`${path} is too large: ${size} bytes, at most ${mostBytes} are read`)
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw usage(`There is no file ${path}`)
    if (code === 'EISDIR') throw usage(`${path} is a folder, not a file`)
    if (code === 'EACCES') throw usage(`${path} may not be read`)
    throw error
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
  throw usage(`This config does not suit ${game.name}: ${faultText(parsed.faults)}`)
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

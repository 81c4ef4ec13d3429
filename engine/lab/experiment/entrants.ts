import {
  type AnyGame,
  type Build,
  type InputError,
  inputErrorText,
  type Json,
  type Parsed,
  peopleSeats,
} from '@tessera/kernel'
import { type Player, parsePlayer, playerName } from '../player.ts'
import type { Seating } from './cell.ts'
import type { EntrantText, FieldText } from './file.ts'

/** Who takes part: a bot, and what it brings; null where the bot decides. */
export interface Entrant {
  readonly name: string
  readonly player: Player
  readonly build: Build | null
}

/** A list as the file has it: every ready-made build, every level, or one by one. */
export function readField(game: AnyGame, field: FieldText, path: string, bot?: string): Parsed<readonly Entrant[]> {
  if (field === 'levels')
    return { ok: true, value: game.bot.levels.map(({ id, name }) => ({ name, player: { level: id }, build: null })) }
  const texts: readonly EntrantText[] =
    field === 'presets' ? (game.workshop?.presets ?? []).map(({ id }) => ({ brings: id })) : field
  if (texts.length === 0) return bad(path, `${game.name} has nothing ready-made: list the entrants`)
  const entrants: Entrant[] = []
  const inputErrors: InputError[] = []
  for (const [place, text] of texts.entries()) {
    const read = readEntrant(game, text, field === 'presets' ? path : `${path}.${place}`, bot)
    if (read.ok) entrants.push(read.value)
    else inputErrors.push(...read.inputErrors)
  }
  if (inputErrors.length > 0) return { ok: false, inputErrors }
  const twice = entrants.findIndex(({ name }, i) => entrants.findIndex((other) => other.name === name) !== i)
  if (twice >= 0) return bad(`${path}.${twice}`, `Two entrants are called ${entrants[twice]?.name}: give them names`)
  return { ok: true, value: entrants }
}

/** A word is a build, if there is one of that name, else a bot. */
export function readEntrant(game: AnyGame, text: EntrantText, path: string, bot?: string): Parsed<Entrant> {
  if (typeof text === 'string') {
    const asBuild = game.workshop?.read(text)
    if (asBuild?.ok) return readEntrant(game, { brings: text }, path, bot)
    const asBot = parsePlayer(game, text)
    if (asBot.ok) return { ok: true, value: { name: playerName(asBot.value), player: asBot.value, build: null } }
    const words = asBuild === undefined ? asBot.inputErrors : [...asBuild.inputErrors, ...asBot.inputErrors]
    return bad(path, inputErrorText(words))
  }
  const { workshop } = game
  const leader = text.bot ?? bot ?? (text.brings === undefined ? undefined : workshop?.leader)
  const player = parsePlayer(game, leader ?? game.bot.levels.at(-1)?.id ?? 'random')
  if (!player.ok) return bad(text.bot === undefined ? path : `${path}.bot`, inputErrorText(player.inputErrors))
  if (text.brings === undefined)
    return { ok: true, value: { name: text.name ?? playerName(player.value), player: player.value, build: null } }
  if (workshop === undefined) return bad(`${path}.brings`, `Players of ${game.name} bring nothing`)
  const { brings } = text
  const build: Parsed<Build> = typeof brings === 'string' ? workshop.read(brings) : { ok: true, value: brings }
  if (!build.ok) return bad(`${path}.brings`, inputErrorText(build.inputErrors))
  const preset = workshop.presets.find(({ build: known }) => known.join() === build.value.join())
  const plain = preset?.name ?? (typeof brings === 'string' ? brings : workshop.write(brings)).slice(0, 60)
  const led = text.bot === undefined ? plain : `${plain}, ${playerName(player.value)}`
  return { ok: true, value: { name: text.name ?? led, player: player.value, build: build.value } }
}

/** Both ways A and B may sit. */
export function seatingsOf(game: AnyGame, config: Json, a: Entrant, b: Entrant): readonly [Seating, Seating] {
  if (peopleSeats(game.ruleset, config).length === 1) return [aloneOf(game, config, a), aloneOf(game, config, b)]
  return [seatingOf(game, config, a, b), seatingOf(game, config, b, a)]
}

function aloneOf(game: AnyGame, config: Json, entrant: Entrant): Seating {
  const seated = game.workshop?.seat(config, [entrant.build]) ?? { config, brings: [null] }
  const [brings = null] = seated.brings
  return { config: seated.config, players: [brings === null ? entrant.player : { ...entrant.player, brings }] }
}

function seatingOf(game: AnyGame, config: Json, first: Entrant, second: Entrant): Seating {
  const seated = game.workshop?.seat(config, [first.build, second.build]) ?? { config, brings: [null, null] }
  const player = (entrant: Entrant, seat: 0 | 1): Player => {
    const brings = seated.brings[seat] ?? null
    return brings === null ? entrant.player : { ...entrant.player, brings }
  }
  return { config: seated.config, players: [player(first, 0), player(second, 1)] }
}

/** Why a build may not be brought here, in a sentence with its name. */
export function refuseBuild(game: AnyGame, config: Json, { name, build }: Entrant): string | null {
  const refusal = build === null ? null : (game.workshop?.refuse(config, build) ?? null)
  return refusal === null ? null : `${name}: ${refusal}`
}

function bad<T>(path: string, text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path, code: 'bad_entrant', text }] }
}

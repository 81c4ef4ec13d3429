import { type AnyGame, inputErrorText, type Json, type Parsed, peopleSeats, withoutHostFields } from '@tessera/kernel'
import type { NewMatchFacts } from '@tessera/online'
import type { NewMatch } from '@tessera/wire'
import { newId } from '../../ids.ts'
import { requestError } from '../../request-error.ts'
import type { Rooms } from '../road/index.ts'
import { startingTime } from '../settle/index.ts'
import {
  type AccountKind,
  type Asker,
  amended,
  errorCode,
  type MatchRow,
  NO_CHANGE,
  newMatchRow,
  newSeatRow,
  type SeatRow,
  type Told,
} from '../store/index.ts'
import { backed, refuseBacking } from './backing.ts'
import { commitmentTo } from './fairness.ts'
import { limitsOf, type Room } from './room.ts'
import { startIfReady } from './start.ts'

/** What making and beginning matches needs. */
export type Seating = Omit<Rooms, 'publisher'>

/** A seat of a new match. */
export type Place = Pick<SeatRow, 'account' | 'invited' | 'bot' | 'saltHash' | 'patient'> & {
  readonly host?: boolean
  /** Given where no salt goes into the dice. */
  readonly salt?: string
}

export interface Plan {
  readonly game: AnyGame
  readonly config: Json
  readonly places: readonly Place[]
  readonly visibility: NewMatch['visibility']
  readonly clock: NewMatch['clock']
  readonly rated: boolean
  readonly spectators: boolean
  readonly createdBy: string
  readonly origin?: string
  /** A fork begins from a position. */
  readonly startState?: Json
  /** What people already seated hear of it. */
  readonly news?: AccountKind
  /** Chosen beforehand, where it must be known before the match is there. */
  readonly id?: string
  readonly key?: string | undefined
  /** The server's share of the dice, where it is not drawn for this match alone. */
  readonly secret?: string
  /** The game's own part of the server has written the config itself. */
  readonly prepared?: true
  /** A paired match does not count among the matches its maker has waiting. */
  readonly uncounted?: true
  /** How many matches the account that makes it may have. */
  readonly room?: Room | undefined
}

/** A new match as it was asked for; without `patient` its maker is not. */
export type Wish = Omit<NewMatch, 'patient'> & { readonly patient?: boolean }

/** Makes a match as it was asked for; returns its id. */
export async function create(rooms: Seating, by: Asker, wish: Wish, room?: Room): Promise<string> {
  const made = await createdBefore(rooms, by, wish.key)
  if (made !== null) return made
  const game = rooms.registry.current(wish.game)
  if (game === undefined) throw requestError(422, 'unknown_game', 'There is no such game here.')
  const unsaid = Object.keys(wish.config ?? {}).length === 0
  const config = wish.rated && unsaid ? standardFor(game, true) : optionsIn(game, wish.config)
  if (!config.ok)
    throw requestError(
      422,
      'bad_config',
      `These options do not fit: ${inputErrorText(config.inputErrors)}`,
      config.inputErrors,
    )
  const wanted = peopleSeats(game.ruleset, config.value).length
  if (wish.seats.length !== wanted)
    throw requestError(
      422,
      'bad_seats',
      `${game.name} with these options has ${wanted} seats, not ${wish.seats.length}.`,
    )
  const places = await placesOf(rooms, by, game, wish)
  refuseBacking(rooms, game, config.value, wish.rated)
  if (wish.rated) refuseRated(by, game, wish)
  const all = withHostSeats(game, config.value, places)
  return await found(rooms, { ...wish, game, config: config.value, places: all, createdBy: by.id, room })
}

/** Makes a match of one person whose config the game's own part of the server has written. It begins at once, since no salt goes into its dice. */
export async function createPrepared(rooms: Seating, by: Asker, wish: PreparedMatch, room?: Room): Promise<string> {
  const game = rooms.registry.current(wish.game)
  if (game === undefined) throw requestError(422, 'unknown_game', 'There is no such game here.')
  const config = game.ruleset.config.parse(wish.config)
  if (!config.ok) throw new Error(`${game.name} is begun with ${inputErrorText(config.inputErrors)}`)
  const places = withHostSeats(game, config.value, [{ ...EMPTY, account: by.id, salt: '' }])
  const { secret, clock } = wish
  const plan = { game, config: config.value, places, secret, clock, createdBy: by.id, room, prepared: true as const }
  return await found(rooms, { ...plan, visibility: 'private', rated: false, spectators: false })
}

export interface PreparedMatch {
  readonly game: string
  readonly config: Json
  /** The dice come from this alone: no salt goes into them. */
  readonly secret: string
  readonly clock: NewMatch['clock']
}

/** The match that an account made earlier with the same key. */
export async function createdBefore(
  { store }: Pick<Rooms, 'store'>,
  by: Pick<Asker, 'id'>,
  key: string | undefined,
): Promise<string | null> {
  return key === undefined ? null : await store.createdWith(by.id, key)
}

/** Makes a match with these places; those invited are told. Of two requests at once with one key, one makes it. */
export async function found(rooms: Seating, plan: Plan): Promise<string> {
  try {
    return await setUp(rooms, plan)
  } catch (error) {
    const made = errorCode(error) === '23505' ? await createdBefore(rooms, { id: plan.createdBy }, plan.key) : null
    if (made === null) throw error
    return made
  }
}

async function setUp(rooms: Seating, plan: Plan): Promise<string> {
  const { game, places, room } = plan
  const host = rooms.hosts.find((one) => one.game === game.ruleset.id)
  const facts = host === undefined ? null : await factsOf(rooms, plan)
  const asked = facts === null ? undefined : await host?.prepare?.({ ...facts, database: rooms.database })
  const prepared = asked ?? plan.config
  const fresh = plan.startState === undefined ? await backed(rooms, game, prepared, places) : null
  const config = fresh?.config ?? prepared
  const id = plan.id ?? newId()
  const reached = await rooms.store.create({
    row: rowOf(rooms, plan, id, config),
    seats: places.map((place, seat) => {
      return newSeatRow({ match: id, seat, ...place, backing: fresh?.backing[seat] ?? null })
    }),
    limits: limitsOf(room, plan.uncounted ?? false),
    ...(facts !== null && {
      beside: async (tx) => await host?.found?.(tx, { ...facts, config, address: room?.from ?? null }),
    }),
  })
  if (reached !== null) throw reached.refusal()
  await rooms.road.change(id, async (match) => {
    const change = amended(NO_CHANGE, { told: toldOfMaking(plan, config) })
    return { answer: null, change: await startIfReady(rooms, match, change) }
  })
  return id
}

function rowOf(rooms: Pick<Rooms, 'clock' | 'secret'>, plan: Plan, id: string, config: Json): MatchRow {
  const { game, places, visibility, clock, rated, spectators, createdBy } = plan
  const { id: gameId, version } = game.ruleset
  const secret = plan.secret ?? rooms.secret()
  const created = new Date(rooms.clock.now())
  const full = places.every(({ account, bot, host }) => account !== null || bot !== null || host === true)
  return newMatchRow({
    ...{ id, game: gameId, version, config, visibility, clock, rated, spectators, createdBy, created, secret },
    status: full ? 'starting' : 'open',
    deadline: full ? new Date(created.getTime() + startingTime(clock)) : null,
    commitment: commitmentTo(secret, id, config, version),
    creationKey: plan.key ?? null,
    address: plan.room?.from ?? null,
    origin: plan.origin ?? null,
    startState: plan.startState ?? null,
  })
}

/** Those invited, and those who were paired. */
function toldOfMaking({ game, places, news }: Plan, config: Json): readonly Told[] {
  const terms = game.hostFacts?.wanted(config) ? ` ${game.hostFacts.terms(config)}` : ''
  const notice = { kind: 'invitation' as const, text: `You are invited to a match of ${game.name}.${terms}` }
  return [
    ...places.flatMap(({ invited }) =>
      invited === null ? [] : [{ account: invited, kind: 'invitation' as const, notice }],
    ),
    ...places.flatMap(({ account }) => (account === null || news === undefined ? [] : [{ account, kind: news }])),
  ]
}

async function factsOf({ people }: Pick<Rooms, 'people'>, plan: Plan): Promise<NewMatchFacts> {
  return {
    by: { id: plan.createdBy, kind: (await people.kindOf(plan.createdBy)) ?? 'guest' },
    config: plan.config,
    forked: plan.startState !== undefined,
    prepared: plan.prepared ?? false,
  }
}

export async function refuseBlocked(
  { people }: Pick<Rooms, 'people'>,
  by: string,
  others: readonly string[],
): Promise<void> {
  if (await people.isBlocked(by, others)) throw requestError(403, 'blocked', 'You cannot play with this person.')
}

/** A guest could be anybody, and the maker of a bot could let it lose. */
export function refuseUnratable({ kind }: Pick<Asker, 'kind'>): void {
  if (kind === 'guest')
    throw requestError(403, 'rated_needs_account', 'Rated matches are for people with an account: take a name first.')
  if (kind === 'bot') throw requestError(403, 'rated_needs_people', 'Only matches between two people are rated.')
}

export async function placesOf(
  rooms: Seating,
  by: Asker,
  game: AnyGame,
  wish: Pick<Wish, 'seats' | 'saltHash' | 'patient'>,
): Promise<readonly Place[]> {
  const places: Place[] = []
  for (const [index, seat] of wish.seats.entries()) {
    switch (seat.who) {
      case 'me':
        if (places.some(({ account }) => account === by.id))
          throw requestError(422, 'bad_seats', 'You can only take one seat yourself.')
        places.push({ ...EMPTY, account: by.id, saltHash: wish.saltHash, patient: wish.patient ?? false })
        break
      case 'open':
        places.push(EMPTY)
        break
      case 'invited':
        places.push({ ...EMPTY, invited: await invitedBy(rooms, by, seat.name, places, index) })
        break
      case 'bot':
        places.push({ ...EMPTY, bot: styleOf(game, seat.bot) })
        break
    }
  }
  return places
}

/** The places of people in their seats, and those of the host between them. */
export function withHostSeats({ ruleset }: AnyGame, config: Json, people: readonly Place[]): readonly Place[] {
  const rest = [...people]
  const host = ruleset.hostSeats?.(config) ?? []
  return Array.from({ length: ruleset.seats(config) }, (_, seat) =>
    host.includes(seat) ? { ...EMPTY, host: true } : (rest.shift() ?? EMPTY),
  )
}

const EMPTY: Place = { account: null, invited: null, bot: null, saltHash: null, patient: false }

async function invitedBy(
  rooms: Seating,
  by: Asker,
  name: string,
  places: readonly Place[],
  index: number,
): Promise<string> {
  const person = await rooms.people.named(name)
  const inputError = (text: string) =>
    requestError(422, 'bad_seats', text, [{ path: `seats.${index}.name`, code: 'unknown', text }])
  if (person === null) throw inputError(`There is nobody called ${name}.`)
  if (person === by.id) throw inputError('You cannot invite yourself.')
  if (places.some(({ invited }) => invited === person)) throw inputError(`${name} is invited twice.`)
  await refuseBlocked(rooms, by.id, [person])
  return person
}

function styleOf(
  game: AnyGame,
  { level, personality }: { level: string; personality?: string | undefined },
): Place['bot'] {
  if (!game.bot.levels.some(({ id }) => id === level))
    throw requestError(422, 'unknown_bot', `${game.name} has no bot of the level ${level}.`)
  if (personality === undefined) return { level }
  if (!game.bot.personalities.some(({ id }) => id === personality))
    throw requestError(422, 'unknown_bot', `${game.name} has no bot with the personality ${personality}.`)
  return { level, personality }
}

function refuseRated(by: Asker, game: AnyGame, wish: Wish): void {
  refuseOwnRating(game)
  refuseUnratable(by)
  if (wish.seats.length !== 2 || wish.seats.some(({ who }) => who === 'bot'))
    throw requestError(422, 'not_ratable', 'Only matches between two people are rated.')
  if (wish.clock.kind === 'none') throw requestError(422, 'not_ratable', 'A rated match needs a clock.')
  if (Object.keys(wish.config ?? {}).length > 0 && !isRatedStandard(game, wish.config))
    throw requestError(422, 'not_ratable', 'Rated matches are played with the standard options.')
}

export function refuseOwnRating(game: AnyGame): void {
  if (game.ownRating)
    throw requestError(422, 'own_rating', `${game.name} has a rating of its own: its matches are not rated here.`)
}

/** The options of a match that names none; rated matches may have options of their own. */
export function standardFor({ ruleset, rated }: AnyGame, isRated: boolean): Parsed<Json> {
  return ruleset.config.parse(isRated ? (rated ?? {}) : {})
}

function optionsIn({ ruleset }: AnyGame, wished: Json): Parsed<Json> {
  return ruleset.config.parse(withoutHostFields(ruleset.config, wished))
}

/** Ratings compare people, so everybody plays the same game. */
function isRatedStandard(game: AnyGame, config: Json): boolean {
  const standard = standardFor(game, true)
  const wished = optionsIn(game, config)
  return standard.ok && wished.ok && JSON.stringify(standard.value) === JSON.stringify(wished.value)
}

import type { Stance } from '../../content/terms.ts'
import type { FireRule, Route } from '../../order.ts'
import type { Span } from '../words/lexer.ts'
import type { Match } from '../words/phrase.ts'
import type { Verb } from '../words/vocabulary.ts'
import type { Act } from './act.ts'
import { type Args, readArgs } from './action-parts.ts'
import type { TargetRef } from './enemy-phrases.ts'
import type { PlaceRef } from './place-phrases.ts'
import { fail, pastJoiners, type Reading, spanOf, take, tokenHere, verbAt } from './reading.ts'
import { nearlyNamed } from './unit-phrases.ts'

/** What one action adds to its clause. */
export interface Action {
  readonly acts: readonly Act[]
  readonly stance: Stance | null
  readonly fire: FireRule | null
  /** Go on with the standing order (COH-12.6). */
  readonly keep: boolean
}

/** Verb and what stands with it, from where the reader is; null with an input error. */
export function readAction(reading: Reading, found: Match<Verb>): Action | null {
  const { start, verb } = pastGoing(reading, found)
  take(reading, verb.end, 'verb')
  const args = readArgs(reading, verb.value)
  if (args === null) return null
  const span = spanOf(reading, start, reading.at)
  const acts = actsOf(reading, verb.value, args, start, verb.end, span)
  if (acts === null) return null
  return {
    acts,
    stance: args.stance ?? stanceOf(verb.value),
    fire: verb.value === 'holdFire' ? 'hold' : verb.value === 'freeFire' ? 'free' : null,
    keep: verb.value === 'continue',
  }
}

/** In `go and hold F11` the going is in the holding. */
function pastGoing(reading: Reading, found: Match<Verb>): { readonly start: number; readonly verb: Match<Verb> } {
  if (tokenHere(reading)?.key === 'go') {
    const joined = pastJoiners(reading, found.end)
    const and = joined === found.end || (joined === found.end + 1 && reading.tokens[found.end]?.key === 'and')
    const second = and ? verbAt(reading, joined) : null
    if (second !== null) {
      take(reading, found.end, 'verb')
      take(reading, joined, 'joiner')
      return { start: reading.at, verb: second }
    }
  }
  return { start: reading.at, verb: found }
}

function stanceOf(verb: Verb): Stance | null {
  if (verb === 'scout') return 'cautious'
  if (verb === 'charge') return 'aggressive'
  return verb === 'evade' ? 'evade' : null
}

export function actsOf(reading: Reading, verb: Verb, args: Args, start: number, end: number, span: Span): Act[] | null {
  const formed: Act[] = args.formation === null ? [] : [{ do: 'form', formation: args.formation, span }]
  const gone = goings(args, span)
  switch (verb) {
    case 'move':
    case 'scout':
    case 'retreat':
      return moves(reading, verb, args, start, end, span, [...formed, ...gone])
    case 'seize':
      if (args.target === null && args.places.length === 0) return nowhere(reading, start, end, 'F11')
      return strikes(reading, verb, args, start, end, span, formed)
    case 'attack':
    case 'charge':
    case 'shoot':
      return strikes(reading, verb, args, start, end, span, formed)
    case 'hold':
      return [...formed, ...gone, { do: 'hold', until: args.until, span }]
    case 'form':
      return args.formation === null ? formless(reading, start, end) : [...gone, ...formed]
    case 'breakFormation':
      return [{ do: 'form', formation: 'standard', span }]
    case 'face':
      return facing(reading, args, start, end, span)
    case 'follow':
    case 'guard':
      return following(reading, args, start, end, span, gone)
    case 'ambush':
      return [...gone, { do: 'ambush', span }]
    case 'evade':
      return gone.length > 0 ? gone : [{ do: 'hold', until: null, idle: true, span }]
    case 'build':
    case 'fortify':
      return building(reading, verb, args, start, end, span)
    case 'demolish':
      if (args.target !== null) return [{ do: 'attack', target: args.target, route: 'direct', span }]
      return [{ do: 'demolish', place: args.places[0] ?? null, span }]
    case 'repair':
      return [{ do: 'repair', place: args.places[0] ?? null, span }]
    case 'switch':
      if (args.weapon === null) return fail(reading, 'missing_work', start, end, { expected: ['spears', 'sarissas'] })
      return [{ do: 'switch', weapon: args.weapon, span }]
    case 'dismount':
    case 'mount':
      return [{ do: verb, span }]
    case 'cancel':
      return [{ do: 'hold', until: null, span }]
    case 'holdFire':
    case 'freeFire':
    case 'continue':
      return []
  }
}

function strikes(
  reading: Reading,
  verb: Verb,
  args: Args,
  start: number,
  end: number,
  span: Span,
  formed: readonly Act[],
): Act[] | null {
  const target = targetOf(args)
  if (target === null) return unread(reading, start, end)
  const vias = args.vias.map((place): Act => ({ do: 'go', place, route: routeOf(args), span }))
  const strike: Act =
    verb === 'shoot' ? { do: 'shoot', target, span } : { do: 'attack', target, route: routeOf(args), span }
  return [...formed, ...vias, strike]
}

/** Waypoints first, then where it said to go, in the order written. */
function goings(args: Args, span: Span): Act[] {
  const places: PlaceRef[] = [
    ...args.vias,
    ...args.places,
    ...args.units.map((ref): PlaceRef => ({ is: 'units', ref })),
  ]
  return places.map((place) => ({ do: 'go', place, route: routeOf(args), span }))
}

function routeOf(args: Args): Route {
  return args.route ?? 'direct'
}

function moves(
  reading: Reading,
  verb: Verb,
  args: Args,
  start: number,
  end: number,
  span: Span,
  acts: Act[],
): Act[] | null {
  if (args.direction !== null) {
    return [...acts, { do: 'march', toward: args.direction, tiles: args.tiles, route: routeOf(args), span }]
  }
  if (args.places.length + args.units.length > 0) return acts
  if (args.formation !== null && reading.tokens[start]?.key === 'go') return acts
  if (verb === 'retreat') return [...acts, { do: 'go', place: { is: 'home' }, route: routeOf(args), span }]
  return nowhere(reading, start, end, reading.tokens[end - 1]?.key === 'to' ? 'E10' : 'to E10')
}

function nowhere(reading: Reading, start: number, end: number, example: string): null {
  return fail(reading, 'missing_destination', start, end, {
    expected: ['a tile or place', 'a direction', 'one of your units'],
    suggestion: `${spanOf(reading, start, end).text} ${example}`,
  })
}

/** A bare place means the enemy on it (COH-12.9). */
function targetOf(args: Args): TargetRef | null {
  const [place] = args.places
  if (place === undefined) return args.target ?? { is: 'pick', which: 'nearest', group: null }
  if (args.places.length > 1 || place.is === 'home' || (args.target !== null && args.target.is !== 'pick')) return null
  return place.is === 'contact' ? place : { is: 'place', place }
}

function facing(reading: Reading, args: Args, start: number, end: number, span: Span): Act[] | null {
  if (args.direction !== null) {
    return args.tiles === 0 ? [{ do: 'face', toward: args.direction, span }] : unread(reading, start, reading.at)
  }
  const [place] = args.places
  if (args.target !== null) return [{ do: 'face', toward: args.target, span }]
  if (place !== undefined) return [{ do: 'face', toward: { is: 'place', place }, span }]
  return fail(reading, 'missing_direction', start, end, { expected: ['north', 'east', 'south', 'west', 'a tile'] })
}

const ONLY_UNITS: ReadonlySet<string> = new Set(['follow', 'escort', 'tend', 'treat'])

/** Units are followed; a place is guarded by standing on it. */
function following(
  reading: Reading,
  args: Args,
  start: number,
  end: number,
  span: Span,
  gone: readonly Act[],
): Act[] | null {
  if (args.units.length > 0 && args.places.length === 0)
    return [{ do: 'follow', refs: args.units.map((ref) => nearlyNamed(reading, ref)), span }]
  if (args.places.length > 0 && args.units.length === 0 && !ONLY_UNITS.has(reading.tokens[start]?.key ?? '')) {
    return [...gone, { do: 'hold', until: null, span }]
  }
  const text = spanOf(reading, start, end).text
  return fail(reading, 'missing_unit', start, end, {
    message: `${text} whom? Name one of your units.`,
    expected: ['one of your units'],
  })
}

function building(
  reading: Reading,
  verb: 'build' | 'fortify',
  args: Args,
  start: number,
  end: number,
  span: Span,
): Act[] | null {
  const work = verb === 'fortify' ? 'fort' : args.work
  if (work === null) {
    return fail(reading, 'missing_work', start, end, { expected: ['fort', 'bridge', 'ram', 'tower', 'ladders'] })
  }
  return [{ do: 'build', work, place: args.places[0] ?? null, span }]
}

function formless(reading: Reading, start: number, end: number): null {
  const word = tokenHere(reading, end)
  const expected = ['standard', 'phalanx', 'testudo', 'berserker', 'loose', 'wedge']
  return word === undefined || word.kind === 'joiner'
    ? fail(reading, 'unknown_formation', start, end, { message: 'Form what?', expected })
    : fail(reading, 'unknown_formation', end, end + 1, { expected })
}

function unread(reading: Reading, start: number, end: number): null {
  return fail(reading, 'unknown_word', start, end)
}

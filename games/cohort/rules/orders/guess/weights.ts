import { SPOKEN_WORDS } from '../english/chart.ts'
import { IDLE_WORDS, isTurningWord } from '../english/filler.ts'
import { SPOKEN_GROUND } from '../english/places/nicknames.ts'
import { SPOKEN_GROUPS } from '../english/units/groups.ts'
import { SPOKEN_VERBS } from '../english/verbs.ts'
import type { Scope } from '../scope.ts'
import type { Token } from '../words/lexer.ts'
import type { Lexicon } from '../words/phrase.ts'
import {
  DIRECTION_PHRASES,
  ENEMY_PHRASES,
  FORMATION_PHRASES,
  GROUND_PHRASES,
  GROUP_PHRASES,
  STANCE_PHRASES,
  WORK_PHRASES,
} from '../words/vocabulary.ts'

/** What a word is to orders, and so how much is lost when it is passed over. */
export type Weight =
  /** It names or counts something, or turns the meaning round: never passed over. */
  | 'firm'
  /** Own units. */
  | 'unit'
  | 'verb'
  /** A place, an enemy, a formation, a direction, a work, a stance. */
  | 'thing'
  /** Nobody knows it. */
  | 'strange'
  /** Known only together with others. */
  | 'loose'
  /** It belongs to something, such as `of` or `at`. */
  | 'small'

/** What passing over a word costs, besides what the reading costs without it. */
export const COST: Readonly<Record<Exclude<Weight, 'firm'>, number>> = {
  strange: 6,
  loose: 7,
  small: 4,
  verb: 12,
  thing: 14,
  unit: 20,
}

const SMALL: ReadonlySet<string> = new Set(
  (
    'the a an to toward towards at on onto into for in of up down out over by with as so than there here it its they them their he she his her him we us our you your i me my ' +
    'is are am be been being was were do does did has have had will would shall should can could may might must get gets got also very just even still again ' +
    "that this these those which who whose what where how some any all both one ones off away back along around about through like i'm you're it's i'll i'd that's let's they're we're"
  ).split(' '),
)

const THINGS: readonly Lexicon<unknown>[] = [
  GROUND_PHRASES,
  SPOKEN_GROUND,
  FORMATION_PHRASES,
  WORK_PHRASES,
  DIRECTION_PHRASES,
  STANCE_PHRASES,
  ENEMY_PHRASES,
]
const UNITS: readonly Lexicon<unknown>[] = [SPOKEN_GROUPS, GROUP_PHRASES]

export function weightOf(token: Token, scope: Scope): Weight {
  if (token.kind === 'joiner' || token.kind === 'other') return 'small'
  if (token.kind !== 'word') return 'firm'
  const { key } = token
  if (isTurningWord(key)) return 'firm'
  if (IDLE_WORDS.has(key) || SMALL.has(key)) return 'small'
  if (scope.names.words.has(key) || UNITS.some((lexicon) => isPhrase(lexicon, key))) return 'unit'
  if (isPhrase(SPOKEN_VERBS, key)) return 'verb'
  if (scope.places.words.has(key) || THINGS.some((lexicon) => isPhrase(lexicon, key))) return 'thing'
  return isSpoken(key, scope) ? 'loose' : 'strange'
}

function isSpoken(word: string, { vocabulary }: Scope): boolean {
  return vocabulary.has(word) || SPOKEN_WORDS.has(word) || SPOKEN_VERBS.words.has(word) || SPOKEN_GROUPS.words.has(word)
}

function isPhrase({ byFirst }: Lexicon<unknown>, word: string): boolean {
  return byFirst.get(word)?.some(([keys]) => keys.length === 1) === true
}

import { SPOKEN_WORDS } from '../english/chart.ts'
import { IDLE_WORDS, isTurningWord } from '../english/idle.ts'
import { SPOKEN_VERBS } from '../english/verbs.ts'
import { MENDED_WORDS } from '../english/lexicon.ts'
import { SPOKEN_GROUND } from '../english/where.ts'
import { SPOKEN_GROUPS } from '../english/who.ts'
import type { Scope } from '../scope.ts'
import type { Token } from '../words/lexer.ts'
import type { Lexicon } from '../words/phrase.ts'
import { nearest } from '../words/spelling.ts'
import {
  DIRECTION_PHRASES,
  ENEMY_PHRASES,
  FORMATION_PHRASES,
  GROUND_PHRASES,
  GROUP_PHRASES,
  STANCE_PHRASES,
  WORK_PHRASES,
} from '../words/vocabulary.ts'

/** How much is lost when a word is passed over. */
export type Weight =
  /** Never: it names or counts something, or turns the meaning round. */
  | 'firm'
  /** Nobody knows it. */
  | 'strange'
  /** Known only together with others. */
  | 'loose'
  /** It belongs to something, such as `of` or `at`. */
  | 'small'
  /** It means something to orders. */
  | 'full'

/** What passing over a word costs, besides what the reading costs without it. */
export const COST: Readonly<Record<Exclude<Weight, 'firm'>, number>> = { strange: 6, loose: 8, small: 4, full: 14 }

const SMALL: ReadonlySet<string> = new Set(
  (
    'the a an to toward towards at on onto into for in of from up down out over by with as so than there here it its they them their he she his her him we us our you your i me my ' +
    'is are am be been being was were do does did has have had will would shall should can could may might must get gets got and then , : - also too very just even still again ' +
    'that this these those which who whose what where how some any all both one ones off away back along around about through like'
  ).split(' '),
)

export function weightOf(token: Token, scope: Scope): Weight {
  if (token.kind === 'joiner') return 'small'
  if (token.kind !== 'word') return token.kind === 'other' ? 'small' : 'firm'
  const { key } = token
  if (isTurningWord(key)) return 'firm'
  if (IDLE_WORDS.has(key) || SMALL.has(key)) return 'small'
  return isMeaningful(key, scope) ? 'full' : isSpoken(key, scope) ? 'loose' : 'strange'
}

const LEXICONS: readonly Lexicon<unknown>[] = [
  SPOKEN_VERBS,
  SPOKEN_GROUPS,
  GROUP_PHRASES,
  GROUND_PHRASES,
  SPOKEN_GROUND,
  FORMATION_PHRASES,
  WORK_PHRASES,
  DIRECTION_PHRASES,
  STANCE_PHRASES,
  ENEMY_PHRASES,
]

/** It means something by itself, or belongs to a name. */
function isMeaningful(word: string, { names, places }: Scope): boolean {
  return names.words.has(word) || places.words.has(word) || LEXICONS.some((lexicon) => isPhrase(lexicon, word))
}

function isSpoken(word: string, { vocabulary }: Scope): boolean {
  return vocabulary.has(word) || SPOKEN_WORDS.has(word) || LEXICONS.some((lexicon) => lexicon.words.has(word))
}

function isPhrase({ byFirst }: Lexicon<unknown>, word: string): boolean {
  return byFirst.get(word)?.some(([keys]) => keys.length === 1) === true
}

/** Words that a slip may stand for, though it is too far off to be mended. */
export function nearWords(word: string, { vocabulary }: Scope): readonly string[] {
  return word.length < 3 ? [] : [...new Set([...nearest(word, vocabulary), ...nearest(word, MENDED_WORDS)])]
}

import { GROUP_PHRASES, VOCABULARY } from '../words/vocabulary.ts'
import { SPOKEN_WORDS } from './chart.ts'
import { IDLE_WORDS } from './filler.ts'
import { SPOKEN_GROUPS } from './units/groups.ts'
import { SPOKEN_VERBS } from './verbs.ts'

/** Whether orders or ordinary speech about them know a word: it is neither a slip nor passed over. */
export function isKnownWord(word: string): boolean {
  return (
    VOCABULARY.has(word) ||
    SPOKEN_WORDS.has(word) ||
    SPOKEN_VERBS.words.has(word) ||
    SPOKEN_GROUPS.words.has(word) ||
    GROUP_PHRASES.words.has(word) ||
    COMMON_WORDS.has(word) ||
    IDLE_WORDS.has(word)
  )
}

/** What a slip may be read as, besides the words of the rulebook: few, so that other words are left alone. */
export const MENDED_WORDS: ReadonlySet<string> = new Set(
  (
    'across behind between beside ahead forward forwards everybody everyone both cross crosses retreat kill destroy avoid approach careful carefully ' +
    'infantry cavalry archers militia engineers builders soldiers horses troops bowmen wagons healers medics scouts guards phalanx testudo wedge ' +
    'hide ambush fortify entrench protect support follow accompany withdraw advance continue gather bridge enemy enemies nearest closest weakest strongest ' +
    'please quickly quietly together should would until unless except instead before after river forest woods trees hills camp home position'
  ).split(' '),
)

/** Ordinary words that are near to words of orders, but no slips of them. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'acre allies allowing ally alone altogether among amount archives arise arising bare bath bean beer bell black blank ' +
    'bless boat bone boot boss bread built burn cash cause cell clouds coat code codes coding cold constant containing ' +
    'contract count counts date dates dawn deep delays depend depending depends dive done dove drain driver dropping dull ' +
    'entirely fade fail failing fails fair fake fame feign fever fixed flight flour fool formal forum foul game glad goal ' +
    'goat gold goods goose grade grain hall handy harsh heard heat hint hints host hosts hours house houses immediate info ' +
    'invisible lack late list load lord many marking match matches matching media miles moon mountain mountains normally ' +
    'official older pears pipe pipes port positive posts power preceding pretend printing products project pushed rare rate ' +
    'react reading reads region relay reopening repeating reset retain rights ring rode rows saying says seconds security ' +
    'settings shook shop size sizes sleep sleeping slight slot slots snow speak spoofing standards star stars stats store ' +
    'stores story surrender talk tape though threat title token tore trait valley views void wants warm warn ways weight ' +
    'width wild wire worse writing year'
  ).split(' '),
)

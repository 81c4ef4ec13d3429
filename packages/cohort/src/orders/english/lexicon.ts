import { GROUP_PHRASES, VOCABULARY } from '../vocabulary.ts'
import { SPOKEN_WORDS } from './chart.ts'
import { SPOKEN_VERBS } from './verbs.ts'
import { SPOKEN_GROUPS } from './who.ts'

/** Whether orders or ordinary speech about them know a word: it is neither a slip nor passed over. */
export function isKnownWord(word: string): boolean {
  return (
    VOCABULARY.has(word) ||
    SPOKEN_WORDS.has(word) ||
    SPOKEN_VERBS.words.has(word) ||
    SPOKEN_GROUPS.words.has(word) ||
    GROUP_PHRASES.words.has(word) ||
    COMMON_WORDS.has(word)
  )
}

/** What a slip may be read as, besides the words of the rulebook. */
export function spokenWords(): Iterable<string> {
  return new Set([...SPOKEN_VERBS.words, ...SPOKEN_GROUPS.words, ...SPOKEN_WORDS])
}

/** Ordinary words that are no slips of others, though orders know nothing of them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'northern southern eastern western north south east west rear front flank flanks left right back away side sides behind beside ahead around between through past cross pass step leave enter kill help swap join meet rush rain while since what where why how many much time want tell order orders never only same ' +
    'not no none nobody without except until unless before after during about above below under over into from with within against among along beyond off out upon ' +
    'good bad best better worse worst great well nice brave bold strong weak tired fresh long short tall old young new last first next other another each every both few more most some such own ' +
    'said says saying tells told asked wants wanted needs needed thinks thought know knows knew seems seem looks looked feels felt find found gave give given gives taken takes took made makes making came comes went gone goes ' +
    'day night morning evening hour hours minute minutes sun moon wind snow storm sky light dark red blue green white black game play win wins lose loses lost won war battle fight victory defeat ' +
    'king queen general captain leader commander lord enemy friend friends ally allies people person man woman boy girl child name word words story plan plans idea ideas reason reasons part parts piece pieces thing things stuff lot lots ' +
    'house houses town city village farm field fields wall tower bridge gate door room land sea lake hill valley mountain mountains rock rocks stone stones tree leaf grass sand dust mud ice fire water river ford fore shore store score fort forth form from firm farm warm harm arm arms army ' +
    'shot shots shout short shirt ship shop shape share sharp shark hat hot hit hut cut but bit bat bad bed red rid road read ride rode roam room roof root rope rose row rot run ran rain train trail track trick truck trust true truth try tree three there their then than them they this that these those ' +
    'pretend fake feign threaten surrender negotiate parley cook eat sleep drink dance sing pray cry laugh smile chat talk speak shout whisper think dream hope wish love hate like dislike fear worry care mind matter'
  ).split(' '),
)

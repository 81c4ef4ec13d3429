export { type ByLanguage, inLanguage } from './by-language.ts'
export {
  afterWords,
  Catalogue,
  type Finder,
  findLanguages,
  type Languages,
  language,
  loadAllWords,
  type Messages,
  onLanguage,
  speak,
  textOfSaid,
  wordedSaid,
} from './catalogue.ts'
export { problemsOf } from './compare.ts'
export { counted } from './counted.ts'
export type { Fact, FactsOf, Named, Placed, Said } from './fact.ts'
export {
  type Happening,
  type Line,
  type Narration,
  type Narrator,
  narrated,
  type Rise,
  type Sound,
  type SumRow,
} from './happening.ts'
export { type Formatting, formatMessage } from './message/format.ts'
export type { Message } from './message/model.ts'
export { MessageError, parseMessage } from './message/parse.ts'
export { capitalised, type Part, type Place, plainWords, type Tone, textOf } from './part.ts'

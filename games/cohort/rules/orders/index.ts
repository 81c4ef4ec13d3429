export { type OrderAnswer, type OrderError, type OrderQuestion, underlined } from './problems.ts'
export { amend, sentence } from './sentence.ts'
export { refuseText, type Understanding, understand } from './understand.ts'
export { isOrderWord } from './words/vocabulary.ts'

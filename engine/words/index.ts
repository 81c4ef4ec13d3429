export { counted } from './counted.ts'
export { plainWords, type SentencePart } from './sentence.ts'

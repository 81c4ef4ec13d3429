export { Book } from './book.tsx'
export type { RuleDocument } from './document.ts'

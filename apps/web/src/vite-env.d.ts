/// <reference types="vite/client" />

declare module 'virtual:icons/*' {}

declare module 'virtual:rules' {
  import type { RuleDocument } from './rulebook/document.ts'
  export const books: Readonly<Record<string, () => Promise<{ readonly default: RuleDocument }>>>
}

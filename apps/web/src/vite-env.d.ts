/// <reference types="vite/client" />

declare module 'virtual:icons/*' {}

declare module 'virtual:rules' {
  import type { RuleDocument } from './rulebook/index.ts'
  export const books: Readonly<Record<string, () => Promise<{ readonly default: RuleDocument }>>>
}

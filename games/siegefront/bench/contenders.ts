import type { Contenders } from '@tessera/bench/bench'

export const contenders = {
  'siegefront moves': async () => (await import('./matches.ts')).moves,
} satisfies Contenders

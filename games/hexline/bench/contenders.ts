import type { Contenders } from '@tessera/bench/bench'

export const contenders = {
  'hexline, nobody listening': async () => (await import('./battles.ts')).fast,
  'hexline, events recorded': async () => (await import('./battles.ts')).fastWithEvents,
  'hexline reference': async () => (await import('./battles.ts')).plain,
  'hexline in C': async () => (await import('./hex-c.ts')).inC,
} satisfies Contenders

import type { Contenders } from '@tessera/bench/bench'

export const contenders = {
  'hundred recorder': async () => (await import('./battles.ts')).recorder,
  'hundred, nobody listening': async () => (await import('./battles.ts')).silent,
  'hundred, events recorded': async () => (await import('./battles.ts')).withEvents,
  'hundred, turns of Open Field': async () => (await import('./battles.ts')).openFieldTurns,
} satisfies Contenders

import type { Contenders } from '@tessera/bench/bench'

export const contenders = {
  'gauntlet, nobody listening': async () => (await import('./battles.ts')).silent,
  'gauntlet, events recorded': async () => (await import('./battles.ts')).withEvents,
  'gauntlet reference': async () => (await import('./battles.ts')).plain,
} satisfies Contenders

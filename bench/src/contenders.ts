import { gameContenders } from '@tessera/games/contenders'
import type { Contenders } from './bench.ts'

/** Everything that can be measured in a process of its own; loaded only there. */
const contenders = {
  ...gameContenders,
  'castle game': async () => (await import('./peers/castle-contenders.ts')).ours,
  'castle game in boardgame.io': async () => (await import('./peers/castle-contenders.ts')).peers,
  'castle game in boardgame.io Client': async () => (await import('./peers/castle-contenders.ts')).peersClient,
  'Pokémon Showdown, gen 1': async () => (await import('./peers/showdown.ts')).turns,
  'match of an empty game': async () => (await import('./empty-game.ts')).choices,
  'kernel dice': async () => (await import('./dice-streams.ts')).ours,
  '@noble/ciphers chacha8': async () => (await import('./dice-streams.ts')).noble,
  hashOf: async () => (await import('./plain-data.ts')).hashing,
  'sha256 of JSON': async () => (await import('./plain-data.ts')).shaOfJson,
  'saving a match': async () => (await import('./match-data.ts')).saving,
  'restoring a match': async () => (await import('./match-data.ts')).restoring,
  'the record as JSON text': async () => (await import('./match-data.ts')).jsonText,
  copy: async () => (await import('./plain-data.ts')).copying,
  structuredClone: async () => (await import('./plain-data.ts')).cloning,
} satisfies Contenders

const REPLAYING = 'replaying a match of '

export type ContenderName = keyof typeof contenders | `${typeof REPLAYING}${string}`

export function contenderOf(name: ContenderName): Contenders[string] | undefined {
  if (!name.startsWith(REPLAYING)) return (contenders as Contenders)[name]
  return async () => {
    const { replaying } = await import('./match-data.ts')
    return () => replaying(name.slice(REPLAYING.length))
  }
}

import type { Work } from './bench.ts'

interface Contender {
  prepare(): Work | Promise<Work>
}

/** Everything that can be measured in a process of its own; loaded only there. */
export const contenders = {
  'hexline, nobody listening': async () => ({ prepare: (await import('./hexline/battles.ts')).fast }),
  'hexline, events recorded': async () => ({ prepare: (await import('./hexline/battles.ts')).fastWithEvents }),
  'hexline reference': async () => ({ prepare: (await import('./hexline/battles.ts')).plain }),
  'hexline in C': async () => ({ prepare: (await import('./hexline/hex-c.ts')).inC }),
  'gauntlet, nobody listening': async () => ({ prepare: (await import('./gauntlet/battles.ts')).silent }),
  'gauntlet, events recorded': async () => ({ prepare: (await import('./gauntlet/battles.ts')).withEvents }),
  'gauntlet reference': async () => ({ prepare: (await import('./gauntlet/battles.ts')).plain }),
  'hundred recorder': async () => ({ prepare: (await import('./hundred/battles.ts')).recorder }),
  'hundred, nobody listening': async () => ({ prepare: (await import('./hundred/battles.ts')).silent }),
  'hundred, events recorded': async () => ({ prepare: (await import('./hundred/battles.ts')).withEvents }),
  'hundred, turns of Open Field': async () => ({ prepare: (await import('./hundred/battles.ts')).openFieldTurns }),
  'castle game': async () => ({ prepare: (await import('./peers/castle-contenders.ts')).ours }),
  'castle game in boardgame.io': async () => ({ prepare: (await import('./peers/castle-contenders.ts')).peers }),
  'castle game in boardgame.io Client': async () => ({
    prepare: (await import('./peers/castle-contenders.ts')).peersClient,
  }),
  'Pokémon Showdown, gen 1': async () => ({ prepare: (await import('./peers/showdown.ts')).turns }),
  'siegefront moves': async () => ({ prepare: (await import('./siegefront/matches.ts')).moves }),
  'match of an empty game': async () => ({ prepare: (await import('./empty-game.ts')).choices }),
  'kernel dice': async () => ({ prepare: (await import('./dice-streams.ts')).ours }),
  '@noble/ciphers chacha8': async () => ({ prepare: (await import('./dice-streams.ts')).noble }),
  hashOf: async () => ({ prepare: (await import('./plain-data.ts')).hashing }),
  'sha256 of JSON': async () => ({ prepare: (await import('./plain-data.ts')).shaOfJson }),
  'saving a match': async () => ({ prepare: (await import('./match-data.ts')).saving }),
  'restoring a match': async () => ({ prepare: (await import('./match-data.ts')).restoring }),
  'the record as JSON text': async () => ({ prepare: (await import('./match-data.ts')).jsonText }),
  'replaying a Siegefront match': async () => ({ prepare: (await import('./match-data.ts')).replayingSiegefront }),
  'replaying a Hexline match': async () => ({ prepare: (await import('./match-data.ts')).replayingHexline }),
  copy: async () => ({ prepare: (await import('./plain-data.ts')).copying }),
  structuredClone: async () => ({ prepare: (await import('./plain-data.ts')).cloning }),
} satisfies Readonly<Record<string, () => Promise<Contender>>>

export type ContenderName = keyof typeof contenders

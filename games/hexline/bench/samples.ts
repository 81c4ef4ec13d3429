import type { BenchSamples } from '@tessera/bench/bench'

export const samples: BenchSamples = {
  game: 'hexline',
  firstMatch: { open: '/', press: [/^Play now$/], ready: /^Skip the guide$/ },
  replayed: { level: 'recruit', unit: 'whole matches of three battles replayed and verified per CPU-second' },
  position: async () => (await import('./records.ts')).position(),
  watched: async () => (await import('./records.ts')).mixedRecord(),
  longest: async () => (await import('./records.ts')).longestMatch(),
  heaviest: async () => (await import('@tessera/server/testing')).HEAVIEST,
  experiment: `
game: hexline
kind: round-robin
options: { battles: 1 }
matches: 400
stop: false
keep: 0
entrants: presets
`,
}

import type { BenchSamples } from '@tessera/bench/bench'

export const samples: BenchSamples = {
  game: 'siegefront',
  firstMatch: { open: '/siegefront/play', press: [/^Begin the match$/], ready: /^Keep this hand$/ },
  manyTurns: true,
  replayed: { level: 'normal', unit: 'whole matches replayed and verified per CPU-second' },
}

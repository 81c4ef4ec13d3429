import type { BenchSamples } from '@tessera/bench/bench'

export const samples: BenchSamples = {
  game: 'hundred',
  firstMatch: { open: '/hundred/play', press: [/^Begin the battle$/], ready: /^Ready$/ },
}

import type { BenchSamples } from '@tessera/bench/bench'

export const duel: BenchSamples = {
  game: 'gauntlet-duel',
  firstMatch: { open: '/gauntlet-duel/play', press: [/^Chaos/, /^Begin the duel$/], ready: /^Lock the deployment$/ },
}

export const run: BenchSamples = {
  game: 'gauntlet-run',
  firstMatch: { open: '/gauntlet-run/play', press: [/^Empire/, /^Set out with/], ready: /^Choose / },
}

import type { BenchSamples } from '@tessera/bench/bench'

export const samples: BenchSamples = {
  game: 'cohort',
  firstMatch: { open: '/cohort/play', press: [/^To the field$/], ready: /^Begin the battle$/ },
  sheets: async () => {
    const { SHEET_ARMY, SLOWEST_SHEET } = await import('@tessera/server/testing')
    return { army: SHEET_ARMY, slowest: SLOWEST_SHEET }
  },
}

import type { HostFacts } from '@tessera/kernel'
import type { SiegefrontConfig } from '../config.ts'
import { lpStepsUsed } from '../rules/setup.ts'

/** SGF-1402, SGF-1419: only steps that are used are written, so that a config tells the percentages and nothing more. */
export const hostFacts: HostFacts<SiegefrontConfig> = {
  provider: 'holdings',
  wanted: ({ lp }) => lp.mode !== 'off',
  write(config, facts) {
    const [one = 0, two = 0] = facts.map((fact) => (typeof fact === 'number' ? fact : 0))
    const found: SiegefrontConfig = { ...config, lpSteps: [one, two] }
    return { ...config, lpSteps: [lpStepsUsed(found, 0), lpStepsUsed(found, 1)] }
  },
  terms(config) {
    const { mode, cap } = config.lp
    const percents = [0, 1].map((seat) => `+${5 * lpStepsUsed(config, seat === 0 ? 0 : 1)} %`)
    switch (mode) {
      case 'off':
        return 'LP bonuses are off.'
      case 'shared':
        return `LP bonuses are shared: both sides get the larger one, now ${percents[0]}, at most +${5 * cap} %.`
      case 'capped':
        return `Each side has its own LP bonus, now ${percents.join(' and ')}, at most +${5 * cap} %.`
      case 'open':
        return `Each side has its own LP bonus without a cap, now ${percents.join(' and ')}.`
    }
  },
}

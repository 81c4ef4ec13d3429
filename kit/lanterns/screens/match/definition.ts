import { defineMatch, fieldsOf } from '@tessera/play/match'
import { lanterns } from '../../rules/lanterns.ts'
import type { Lanterns } from '../types.ts'

const FOES = {
  gambler: { name: 'Gambler', kind: 'bot' },
  steward: { name: 'Steward', kind: 'bot' },
} as const
const LIGHTHOUSE = { name: 'Lighthouse' }

export const lanternsMatch = defineMatch<Lanterns>({
  game: lanterns,
  opensAt: 'present',
  opponent: {
    usual: { level: 'steward' },
    read(stored) {
      const { level } = fieldsOf(stored)
      return level === 'gambler' || level === 'steward' ? { level } : null
    },
    seat: ({ level }, seat) => ({ ...(seat === 1 ? FOES[level] : LIGHTHOUSE), style: { level } }),
  },
  own: { read: () => ({}), forked: () => ({}) },
  listed: ({ view: { night, config, taken }, foe }) => ({
    state: night < config.nights ? 'running' : 'over',
    eyebrow: night < config.nights ? 'Your turn' : taken.join(' to '),
    title: 'Lanterns',
    note: `Night ${night} of ${config.nights}, against ${foe}`,
  }),
  rematch: (config, { opponent }) => ({ config, opponent, own: {} }),
})

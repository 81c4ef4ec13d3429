import { defineMatch, fieldsOf } from '@tessera/play/match'
import { lanterns } from '../../rules/lanterns.ts'
import type { Lanterns } from '../types.ts'

export const lanternsMatch = defineMatch<Lanterns>({
  game: lanterns,
  opensAt: 'present',
  opponent: {
    usual: { level: 'steward' },
    read(stored) {
      const { level } = fieldsOf(stored)
      return level === 'gambler' || level === 'steward' ? { level } : null
    },
    seat: ({ level }) => ({ name: level === 'gambler' ? 'Gambler' : 'Steward', kind: 'bot', style: { level } }),
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

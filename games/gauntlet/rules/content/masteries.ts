import type { AbilityEntry } from './entries.ts'

/** The passives that a card may gain at tier 3, besides those of the standard abilities. */
export const MASTERIES: readonly AbilityEntry[] = [
  {
    name: 'Iron Will',
    kind: 'passive',
    on: 'always',
    effects: [
      { do: 'status', id: 'fear_immune' },
      { do: 'modify', stat: 'resolveTaken', flat: -20 },
    ],
  },
  {
    name: 'Bulwark',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'damageTaken', flat: -10 }],
  },
  {
    name: 'Second Wind',
    kind: 'passive',
    on: 'hp_below',
    n: 40,
    effects: [{ do: 'heal', amount: { maxhp: 25 } }],
  },
  {
    name: 'Bloodlust',
    kind: 'passive',
    on: 'on_kill',
    effects: [
      { do: 'heal', amount: { maxhp: 20 }, to: 'self' },
      { do: 'modify', stat: 'atk', pct: 10, d: 'battle', stack: 3, to: 'self' },
    ],
  },
  {
    name: 'Opportunist',
    kind: 'passive',
    on: 'on_hit',
    when: ['flanking'],
    effects: [{ do: 'damage', amount: { dealt: 25 }, type: 'true' }],
  },
  {
    name: 'Trample',
    kind: 'passive',
    on: 'on_charge',
    effects: [
      { do: 'damage', amount: { dealt: 25 }, type: 'true' },
      { do: 'resolve', amount: -8, to: { base: 'enemies', filter: [{ word: 'within', n: 1 }], count: 'all' } },
    ],
  },
  {
    name: 'Ambusher',
    kind: 'passive',
    on: 'battle_start',
    effects: [{ do: 'status', id: 'stealth', d: 3 }],
  },
  {
    name: 'Evasive',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'dodge', flat: 10 }],
  },
  {
    name: 'Eagle Eye',
    kind: 'passive',
    on: 'always',
    effects: [
      { do: 'modify', stat: 'range', flat: 1 },
      { do: 'modify', stat: 'accuracy', flat: 10 },
    ],
  },
  {
    name: 'Arcane Surge',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'magicDealt', flat: 15 }],
  },
  {
    name: 'Ward',
    kind: 'passive',
    on: 'battle_start',
    effects: [{ do: 'barrier', amount: { maxhp: 25 }, d: 'battle' }],
  },
  {
    name: 'Guardian',
    kind: 'passive',
    on: 'round_start',
    when: [{ word: 'every', n: 3 }],
    effects: [{ do: 'barrier', amount: 12, d: 2, to: { base: 'allies', order: 'lowest_hp_pct' } }],
  },
  {
    name: 'Herald',
    kind: 'passive',
    on: 'turn_start',
    effects: [{ do: 'resolve', amount: 4, to: { base: 'others', filter: [{ word: 'within', n: 2 }], count: 'all' } }],
  },
  {
    name: 'Dread Presence',
    kind: 'passive',
    on: 'on_hit',
    effects: [{ do: 'resolve', amount: -8, fear: true }],
  },
  {
    name: 'Long Grip',
    kind: 'passive',
    on: 'on_cast',
    effects: [
      { do: 'modify', stat: 'atk', pct: -10, d: 2 },
      { do: 'status', id: 'slow', d: 2 },
    ],
  },
  {
    name: 'Thick Hide',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'regen', flat: 3 }],
  },
  {
    name: 'Grasping',
    kind: 'passive',
    on: 'on_hit',
    effects: [
      { do: 'status', id: 'tar_pit', d: 2 },
      { do: 'status', id: 'slow', d: 1 },
    ],
  },
  {
    name: 'Self Repair',
    kind: 'passive',
    on: 'turn_end',
    effects: [
      { do: 'repair', n: 1 },
      { do: 'heal', amount: { maxhp: 4 } },
    ],
  },
]

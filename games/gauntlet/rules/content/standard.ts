import type { AbilityEntry } from './entries.ts'

/**
 * GB-218. The rules know five of these by their ids, since no effect says what they do: conserve_ammo, burnout, endless_quiver,
 * rapid_reload and cursed_blades.
 */
export const SYSTEM_ABILITIES: readonly AbilityEntry[] = [
  {
    name: 'Coordinated Retreat',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'aooTaken', flat: -50 }],
  },
  {
    name: 'Coordinated Defense',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'riposteDamage', flat: 25 }],
  },
  {
    name: 'Unbreakable Square',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'tag', tag: 'UnbreakableSquare' }],
  },
  {
    name: 'Back to Back',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'tag', tag: 'UnbreakableSquare' }],
  },
  {
    name: 'Armor Piercer',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'tag', tag: 'ArmorPiercer' }],
  },
  {
    name: 'Rending Blows',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'tag', tag: 'RendingBlows' }],
  },
  {
    name: 'Sticky Intercept',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'tag', tag: 'StickyIntercept' }],
  },
  {
    name: 'Conserve Ammo',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'accuracy' }],
  },
  {
    name: 'Burnout',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'accuracy' }],
  },
  {
    name: 'Endless Quiver',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'atk', pct: -20 }],
  },
  {
    name: 'Rapid Reload',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'accuracy' }],
  },
  {
    name: 'Field Repairs',
    kind: 'passive',
    on: 'turn_start',
    effects: [
      {
        do: 'repair',
        n: 2,
        to: { base: 'others', filter: [{ word: 'within', n: 1 }, 'shredded'], order: 'most_shred' },
      },
    ],
  },
  {
    name: 'Cursed Blades',
    kind: 'passive',
    on: 'always',
    effects: [{ do: 'modify', stat: 'accuracy' }],
  },
  {
    name: 'Purify',
    kind: 'active',
    cooldown: 2,
    reach: 'self',
    area: { shape: 'burst', n: 2, centre: 'self', side: 'allies' },
    effects: [{ do: 'cleanse', what: 'contagion', n: 'all', if: ['infected'] }],
  },
]

/** What system abilities do that their definition does not say, in a sentence for people. */
export const SYSTEM_WORDS: Readonly<Record<string, string>> = {
  conserve_ammo: 'A shot that kills gives 1 ammunition back.',
  burnout:
    'May use its ability while it cools down if it has more than 30% life: it loses 15% of its maximum life first, and the cooldown goes on.',
  endless_quiver: 'Carries 2 more ammunition and has 20% less attack.',
  rapid_reload: 'The cooldowns it starts are 1 turn shorter.',
  cursed_blades: 'A blow that damages armour gives Cursed Wound for 3 turns.',
}

/** GB-219. */
export const STANDARD_AURAS: readonly AbilityEntry[] = [
  {
    name: 'Holy Light',
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'enemies' },
    effects: [{ do: 'status', id: 'exposed' }],
  },
  {
    name: 'Storm Front',
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'enemies' },
    effects: [{ do: 'modify', stat: 'rangedAccuracy', flat: -50 }],
  },
  {
    name: 'Icy Grave',
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'enemies' },
    effects: [{ do: 'modify', stat: 'initiative', flat: -10 }],
  },
  {
    name: 'Terror',
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'enemies', on: 'turn' },
    effects: [{ do: 'resolve', amount: -10, fear: true }],
  },
  {
    name: 'Rally Banner',
    kind: 'aura',
    aura: { type: 'pulse', range: 2, side: 'allies' },
    effects: [{ do: 'resolve', amount: 5 }],
  },
  {
    name: 'Solace',
    kind: 'aura',
    aura: { type: 'pulse', range: 2, side: 'allies' },
    effects: [{ do: 'resolve', amount: 8 }],
  },
  {
    name: 'Dark Will',
    kind: 'aura',
    aura: { type: 'pulse', range: 2, side: 'allies' },
    effects: [{ do: 'resolve', amount: 8 }],
  },
  {
    name: 'Saints Shield',
    kind: 'aura',
    aura: { type: 'static', range: 1, side: 'allies' },
    effects: [{ do: 'status', id: 'fear_immune' }],
  },
  {
    name: 'Defiled Ground',
    kind: 'aura',
    aura: { type: 'static', range: 1, side: 'allies' },
    effects: [{ do: 'status', id: 'sustained' }],
  },
  {
    name: 'Purifier',
    kind: 'aura',
    aura: { type: 'static', range: 2, side: 'allies' },
    effects: [{ do: 'status', id: 'pure' }],
  },
  {
    name: 'Supply',
    kind: 'aura',
    aura: { type: 'static', range: 1, side: 'allies', on: 'supply' },
    effects: [{ do: 'ammo', n: 2 }],
  },
  {
    name: 'Reliquary',
    kind: 'aura',
    aura: { type: 'relic', range: 3, side: 'enemies', rounds: 3 },
    effects: [{ do: 'damage', amount: 5, type: 'true' }],
  },
]

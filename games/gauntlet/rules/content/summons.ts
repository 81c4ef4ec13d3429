import type { SummonEntry } from './entries.ts'

/** Units that only effects create. */
export const SUMMONS: readonly SummonEntry[] = [
  {
    name: 'Risen Skeleton',
    role: 'melee_dps',
    numbers: { cost: 1, hp: 35, atk: 14, armor: 2, speed: 2, initiative: 4, resolve: 60, dodge: 5 },
    nature: 'bound',
    tags: ['Undead', 'Infantry'],
  },
  {
    name: 'Hell Spawn',
    role: 'melee_dps',
    numbers: { cost: 2, hp: 45, atk: 18, armor: 6, speed: 3, initiative: 11, resolve: 70, dodge: 5 },
    nature: 'bound',
    tags: ['FireImmune'],
  },
  {
    name: 'Spirit Wolf',
    role: 'melee_dps',
    numbers: { cost: 2, hp: 40, atk: 18, armor: 3, speed: 4, initiative: 14, resolve: 70, dodge: 10 },
    tags: ['Beast', 'Skirmisher'],
  },
  {
    name: 'Mana Wisp',
    role: 'mage',
    numbers: { cost: 1, hp: 24, atk: 12, armor: 0, speed: 3, initiative: 8, resolve: 60 },
    attack: { trajectory: 'homing', range: 3, type: 'magic' },
    nature: 'bound',
    tags: ['Elemental', 'Flyer'],
  },
  {
    name: 'Field Turret',
    role: 'ranged_dps',
    numbers: { cost: 2, hp: 45, atk: 16, armor: 10, speed: 0, initiative: 6, resolve: 80 },
    attack: { trajectory: 'direct', range: 5, ammo: 8 },
    nature: 'bound',
    tags: ['Mechanical', 'Construct'],
  },
  {
    name: 'Barricade',
    role: 'tank',
    numbers: { cost: 0, hp: 60, atk: 0, armor: 10, speed: 0, initiative: 0, resolve: 100 },
    nature: 'bound',
    tags: ['Structure'],
  },
  {
    name: 'Bomb Bot',
    role: 'melee_dps',
    numbers: { cost: 1, hp: 30, atk: 8, armor: 5, speed: 4, initiative: 12, resolve: 60, dodge: 5 },
    nature: 'bound',
    tags: ['Mechanical', 'Construct'],
    abilities: [
      {
        name: 'Rush In',
        kind: 'active',
        cooldown: 0,
        reach: 1,
        aim: { base: 'enemies', order: 'nearest' },
        effects: [{ do: 'sacrifice', to: 'self' }],
      },
      {
        name: 'Detonate',
        kind: 'passive',
        on: 'on_death',
        area: { shape: 'burst', n: 1, centre: 'self', side: 'enemies' },
        effects: [
          { do: 'damage', amount: 32, type: 'magic' },
          { do: 'resolve', amount: -10 },
        ],
      },
    ],
  },
]

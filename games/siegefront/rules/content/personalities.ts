import type { AbilityKey } from './abilities.ts'

/** SGF-1213, SGF-1502: how a forge seat makes its cards and how a bot weighs a position. */
export interface Personality {
  readonly key: string
  readonly name: string
  readonly blurb: string
  readonly bias: number
  readonly attack: number
  readonly defence: number
  /** draw(100) up to the first number gives speed 1, up to the second speed 2. */
  readonly speeds: readonly [number, number]
  readonly gate: number
  readonly pool: readonly AbilityKey[]
  readonly foe: number
  readonly my: number
  readonly adv: number
  readonly thr: number
  /** SGF-1506. */
  readonly temper: Temper
  /** By speed. */
  readonly nouns: readonly [string, string, string]
}

/** SGF-1506: what a kind of command is worth to a personality beyond what it gains. */
export interface Temper {
  readonly cards: number
  readonly castle: number
  readonly deploy: number
  readonly march: number
}

export const PERSONALITIES: readonly Personality[] = [
  {
    key: 'marshal',
    name: 'Marshal',
    blurb: 'Steady and even-handed.',
    bias: 0,
    attack: 48,
    defence: 5,
    speeds: [20, 85],
    gate: 45,
    pool: ['lance', 'guard', 'banner', 'pierce', 'warcry', 'regeneration'],
    foe: 3,
    my: 3,
    adv: 1,
    thr: 10,
    temper: { cards: 0, castle: 0, deploy: 0, march: 0 },
    nouns: ['Guardsman', 'Sergeant', 'Outrider'],
  },
  {
    key: 'ravager',
    name: 'Ravager',
    blurb: 'Strikes first and counts later.',
    bias: 6,
    attack: 54,
    defence: 0,
    speeds: [20, 75],
    gate: 45,
    pool: ['charge', 'keen', 'rage', 'cleave', 'bloodthirst', 'enrage'],
    foe: 4,
    my: 2,
    adv: 2,
    thr: 15,
    temper: { cards: 3, castle: 0, deploy: 1, march: 0 },
    nouns: ['Mauler', 'Reaver', 'Marauder'],
  },
  {
    key: 'bastion',
    name: 'Bastion',
    blurb: 'Gives no ground, and waits.',
    bias: -6,
    attack: 40,
    defence: 10,
    speeds: [50, 95],
    gate: 50,
    pool: ['guard', 'shield', 'thorns', 'harden', 'dig-in', 'medic'],
    foe: 3,
    my: 4,
    adv: 1,
    thr: 10,
    temper: { cards: 1, castle: -2, deploy: 2, march: 0 },
    nouns: ['Rampart', 'Warder', 'Sentry'],
  },
  {
    key: 'stalker',
    name: 'Stalker',
    blurb: 'Quick, and never where you look.',
    bias: 3,
    attack: 50,
    defence: 0,
    speeds: [5, 45],
    gate: 45,
    pool: ['winged', 'pack', 'venom', 'lance', 'swap', 'weaken'],
    foe: 3,
    my: 3,
    adv: 2,
    thr: 12,
    temper: { cards: -1, castle: 1, deploy: 0, march: 0 },
    nouns: ['Lurker', 'Prowler', 'Swiftblade'],
  },
  {
    key: 'arcanist',
    name: 'Arcanist',
    blurb: 'Fire, frost and patience.',
    bias: 0,
    attack: 45,
    defence: 3,
    speeds: [35, 90],
    gate: 65,
    pool: ['ranged', 'fireball', 'frostbolt', 'frostbite', 'ignite', 'volley'],
    foe: 3,
    my: 3,
    adv: 1,
    thr: 10,
    temper: { cards: 1, castle: 0, deploy: -2, march: 0 },
    nouns: ['Seer', 'Magus', 'Wisp'],
  },
  {
    key: 'besieger',
    name: 'Besieger',
    blurb: 'Only your walls interest it.',
    bias: 3,
    attack: 50,
    defence: 3,
    speeds: [35, 90],
    gate: 50,
    pool: ['bombard', 'siegecraft', 'trample', 'sabotage', 'ranged', 'burst'],
    foe: 5,
    my: 3,
    adv: 1,
    thr: 15,
    temper: { cards: -1, castle: 3, deploy: 0, march: 0 },
    nouns: ['Ram Crew', 'Sapper', 'Grenadier'],
  },
]

/** How good the cards of a forge are: `difficulty` of a seat in the config. */
export type ForgeQuality = 'easy' | 'normal' | 'hard'

/** SGF-1213, step 1. */
export const FORGE_BUDGET: Readonly<Record<ForgeQuality, number>> = { easy: 72, normal: 82, hard: 90 }

export function personalityOf(key: string): Personality {
  const found = PERSONALITIES.find((personality) => personality.key === key)
  if (found === undefined) throw new Error(`There is no personality ${key}`)
  return found
}

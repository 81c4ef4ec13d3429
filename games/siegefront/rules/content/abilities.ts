import type { Weather } from './tables.ts'

/** SGF-1201. */
export type Trigger =
  | 'passive'
  | 'on_deploy'
  | 'on_attack'
  | 'on_damage'
  | 'on_death'
  | 'on_turn_start'
  | 'on_turn_end'
  | 'activated'

/** Section 11. */
export const STATUSES = [
  'frozen',
  'stunned',
  'rooted',
  'burning',
  'poisoned',
  'silenced',
  'weakened',
  'rallied',
  'warded',
] as const
export type Status = (typeof STATUSES)[number]

/** The units an effect is for, seen from its bearer. */
export type Selection =
  | 'self'
  | 'random-enemy'
  | 'friends'
  | 'adjacent-enemies'
  /** The enemies next to it, but not the card it attacked. */
  | 'adjacent-others'
  | 'adjacent-all'
  /** The card its blow hurt, if it lives. */
  | 'struck'
  /** The unit whose blow set it off. */
  | 'striker'
  /** The adjacent friend missing most HP. */
  | 'worst-friend'
  /** The target named with the command. */
  | 'chosen'

/** What happens: data, interpreted in `effects.ts`. Passive abilities have none; they are consulted by name. */
type Effect =
  | { readonly do: 'damage'; readonly to: Selection; readonly amount: number; readonly kind?: 'reaction' }
  | { readonly do: 'status'; readonly to: Selection; readonly status: Status; readonly turns: number }
  | { readonly do: 'heal'; readonly to: Selection; readonly amount: number }
  | { readonly do: 'gain'; readonly stat: 'attack' | 'defence'; readonly counter: Counter; readonly most: number }
  | { readonly do: 'heal-castle' | 'hit-castle' | 'mana'; readonly amount: number }
  | { readonly do: 'weather'; readonly weather: Weather; readonly turns: number }
  | {
      readonly do:
        | 'draw'
        | 'levy'
        | 'fortify'
        | 'shove'
        | 'lifesteal'
        | 'trample'
        | 'reborn'
        | 'growth'
        | 'swap'
        | 'rouse'
    }

type Counter = 'bloodthirsts' | 'enrages' | 'hardens'

/** A further condition on the moment. */
export type Condition = 'castle-attacked' | 'target-down' | 'after-blow' | 'stood-still'

/** Keys are names in lower case with hyphens (SGF-004). */
export type AbilityKey = string

export interface Ability {
  readonly key: string
  /** SGF-702, what it adds to a card's points. */
  readonly points: number
  readonly trigger: Trigger
  readonly effect?: Effect
  readonly when?: Condition
  /** Of an activated ability. */
  readonly mana?: number
  /** How far its chosen target may be; absent when it takes none. */
  readonly reach?: number
}

/** SGF-1202: the 59 abilities; Weathercall comes once for each weather a card calls. */
export const ABILITIES: readonly Ability[] = [
  passive('shield', 4),
  passive('ranged', 4),
  passive('bombard', 5),
  passive('charge', 3),
  passive('guard', 2),
  passive('pierce', 3),
  passive('keen', 2),
  passive('lance', 2),
  passive('siegecraft', 3),
  passive('banner', 3),
  passive('bulwark', 3),
  passive('pack', 2),
  passive('weatherproof', 1),
  passive('pathfinder', 2),
  passive('rage', 3),
  passive('winged', 2),
  passive('resolute', 1),
  passive('immobile', -5),
  fires('fireball', 4, 'on_deploy', {
    do: 'damage',
    to: 'random-enemy',
    amount: 3,
  }),
  fires('frostbolt', 3, 'on_deploy', {
    do: 'status',
    to: 'random-enemy',
    status: 'frozen',
    turns: 1,
  }),
  fires('hush', 2, 'on_deploy', {
    do: 'status',
    to: 'random-enemy',
    status: 'silenced',
    turns: 2,
  }),
  fires('warcry', 3, 'on_deploy', {
    do: 'status',
    to: 'friends',
    status: 'rallied',
    turns: 1,
  }),
  fires('levy', 3, 'on_deploy', { do: 'levy' }),
  fires('scout', 3, 'on_deploy', { do: 'draw' }),
  fires('mend', 3, 'on_deploy', { do: 'heal-castle', amount: 3 }),
  weathercall('STORM'),
  weathercall('FOG'),
  weathercall('SNOW'),
  fires('fortify', 2, 'on_deploy', { do: 'fortify' }),
  fires('shove', 2, 'on_deploy', { do: 'shove' }),
  fires('ward', 3, 'on_deploy', {
    do: 'status',
    to: 'self',
    status: 'warded',
    turns: 1,
  }),
  fires('snare', 2, 'on_deploy', {
    do: 'status',
    to: 'adjacent-enemies',
    status: 'rooted',
    turns: 2,
  }),
  fires('frostbite', 4, 'on_attack', {
    do: 'status',
    to: 'struck',
    status: 'frozen',
    turns: 1,
  }),
  fires('stunblow', 3, 'on_attack', {
    do: 'status',
    to: 'struck',
    status: 'stunned',
    turns: 1,
  }),
  fires('venom', 3, 'on_attack', {
    do: 'status',
    to: 'struck',
    status: 'poisoned',
    turns: 2,
  }),
  fires('ignite', 3, 'on_attack', {
    do: 'status',
    to: 'struck',
    status: 'burning',
    turns: 2,
  }),
  fires('weaken', 2, 'on_attack', {
    do: 'status',
    to: 'struck',
    status: 'weakened',
    turns: 2,
  }),
  fires('lifesteal', 3, 'on_attack', { do: 'lifesteal' }),
  fires('cleave', 4, 'on_attack', {
    do: 'damage',
    to: 'adjacent-others',
    amount: 2,
  }),
  {
    ...fires('plunder', 3, 'on_attack', { do: 'draw' }),
    when: 'castle-attacked',
  },
  {
    ...fires('bloodthirst', 3, 'on_attack', {
      do: 'gain',
      stat: 'attack',
      counter: 'bloodthirsts',
      most: 4,
    }),
    when: 'target-down',
  },
  fires('trample', 3, 'on_attack', {
    do: 'trample',
  }),
  {
    ...fires('thorns', 3, 'on_damage', {
      do: 'damage',
      to: 'striker',
      amount: 2,
      kind: 'reaction',
    }),
    when: 'after-blow',
  },
  fires('enrage', 3, 'on_damage', {
    do: 'gain',
    stat: 'attack',
    counter: 'enrages',
    most: 4,
  }),
  fires('harden', 3, 'on_damage', {
    do: 'gain',
    stat: 'defence',
    counter: 'hardens',
    most: 2,
  }),
  fires('burst', 2, 'on_death', {
    do: 'damage',
    to: 'adjacent-all',
    amount: 2,
  }),
  fires('martyr', 2, 'on_death', { do: 'heal-castle', amount: 3 }),
  fires('reborn', 5, 'on_death', { do: 'reborn' }),
  fires('legacy', 4, 'on_death', { do: 'draw' }),
  fires('reprisal', 3, 'on_death', { do: 'hit-castle', amount: 2 }),
  fires('regeneration', 4, 'on_turn_start', { do: 'heal', to: 'self', amount: 2 }),
  fires('growth', 5, 'on_turn_start', { do: 'growth' }),
  fires('tithe', 4, 'on_turn_start', { do: 'mana', amount: 1 }),
  {
    ...fires('dig-in', 3, 'on_turn_end', {
      do: 'status',
      to: 'self',
      status: 'warded',
      turns: 1,
    }),
    when: 'stood-still',
  },
  fires('embers', 3, 'on_turn_end', {
    do: 'damage',
    to: 'adjacent-enemies',
    amount: 1,
  }),
  fires('medic', 4, 'on_turn_end', {
    do: 'heal',
    to: 'worst-friend',
    amount: 2,
  }),
  used('volley', 4, 1, 2, { do: 'damage', to: 'chosen', amount: 2 }),
  used('lay-hands', 4, 1, 1, { do: 'heal', to: 'chosen', amount: 3 }),
  used('swap', 1, 0, 1, { do: 'swap' }),
  used('rouse', 4, 2, 1, { do: 'rouse' }),
  used('sabotage', 4, 2, undefined, {
    do: 'hit-castle',
    amount: 2,
  }),
]

const byKey: ReadonlyMap<string, Ability> = new Map(ABILITIES.map((ability) => [ability.key, ability]))

export function abilityOf(key: string): Ability {
  const found = byKey.get(key)
  if (found === undefined) throw new Error(`There is no ability ${key}`)
  return found
}

function passive(key: string, points: number): Ability {
  return { key, points, trigger: 'passive' }
}

function fires(key: string, points: number, trigger: Trigger, effect: Effect): Ability {
  return { key, points, trigger, effect }
}

function used(key: string, points: number, mana: number, reach: number | undefined, effect: Effect): Ability {
  const ability: Ability = { key, points, trigger: 'activated', effect, mana }
  return reach === undefined ? ability : { ...ability, reach }
}

function weathercall(weather: Weather): Ability {
  const effect = { do: 'weather', weather, turns: 3 } as const
  return fires(`weathercall-${weather.toLowerCase()}`, 2, 'on_deploy', effect)
}

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
  readonly name: string
  /** SGF-702, what it adds to a card's points. */
  readonly points: number
  readonly trigger: Trigger
  /** What it does, in words a player would use. */
  readonly text: string
  readonly effect?: Effect
  readonly when?: Condition
  /** Of an activated ability. */
  readonly mana?: number
  /** How far its chosen target may be; absent when it takes none. */
  readonly reach?: number
}

/** SGF-1202: the 59 abilities; Weathercall comes once for each weather a card calls. */
export const ABILITIES: readonly Ability[] = [
  passive('shield', 'Shield', 4, 'Its defence counts half as much again.'),
  passive('ranged', 'Ranged', 4, 'Reaches 2 cells.'),
  passive('bombard', 'Bombard', 5, 'Reaches 3 cells; cannot attack in a turn it moved.'),
  passive('charge', 'Charge', 3, 'May attack cards on the turn it is deployed.'),
  passive('guard', 'Guard', 2, 'Enemies next to it must attack a guard, and cannot attack the castle.'),
  passive('pierce', 'Pierce', 3, 'Its blows see half the target’s defence.'),
  passive('keen', 'Keen', 2, 'Critical on 30 or less.'),
  passive('lance', 'Lance', 2, 'Counts as 1 faster in a fight it starts.'),
  passive('siegecraft', 'Siegecraft', 3, 'Half as much attack again against castles.'),
  passive('banner', 'Banner', 3, 'Friends next to it have +1 attack.'),
  passive('bulwark', 'Bulwark', 3, 'Friends next to it have +1 defence.'),
  passive('pack', 'Pack', 2, '+1 attack against a card next to a friend.'),
  passive('weatherproof', 'Weatherproof', 1, 'Bad weather does not touch it.'),
  passive('pathfinder', 'Pathfinder', 2, 'Bad ground does not touch it; good ground counts double.'),
  passive('rage', 'Rage', 3, '+2 attack at half its life or less.'),
  passive('winged', 'Winged', 2, 'Moves over occupied cells.'),
  passive('resolute', 'Resolute', 1, 'Cannot be frozen, stunned or rooted.'),
  passive('immobile', 'Immobile', -5, 'Cannot move, be shoved or be swapped.'),
  fires('fireball', 'Fireball', 4, 'on_deploy', '3 damage to a random enemy.', {
    do: 'damage',
    to: 'random-enemy',
    amount: 3,
  }),
  fires('frostbolt', 'Frostbolt', 3, 'on_deploy', 'A random enemy is frozen for 1 turn.', {
    do: 'status',
    to: 'random-enemy',
    status: 'frozen',
    turns: 1,
  }),
  fires('hush', 'Hush', 2, 'on_deploy', 'A random enemy is silenced for 2 turns.', {
    do: 'status',
    to: 'random-enemy',
    status: 'silenced',
    turns: 2,
  }),
  fires('warcry', 'Warcry', 3, 'on_deploy', 'All friends are rallied for 1 turn.', {
    do: 'status',
    to: 'friends',
    status: 'rallied',
    turns: 1,
  }),
  fires('levy', 'Levy', 3, 'on_deploy', 'A Militia joins in your home row.', { do: 'levy' }),
  fires('scout', 'Scout', 3, 'on_deploy', 'Draw a card.', { do: 'draw' }),
  fires('mend', 'Mend', 3, 'on_deploy', 'Your castle regains 3 life.', { do: 'heal-castle', amount: 3 }),
  weathercall('STORM', 'Storm'),
  weathercall('FOG', 'Fog'),
  weathercall('SNOW', 'Snow'),
  fires('fortify', 'Fortify', 2, 'on_deploy', 'The ground under it becomes ruins.', { do: 'fortify' }),
  fires('shove', 'Shove', 2, 'on_deploy', 'Pushes the enemy ahead one cell back.', { do: 'shove' }),
  fires('ward', 'Ward', 3, 'on_deploy', 'Becomes warded: the next damage to it is 0.', {
    do: 'status',
    to: 'self',
    status: 'warded',
    turns: 1,
  }),
  fires('snare', 'Snare', 2, 'on_deploy', 'Enemies next to it are rooted for 2 turns.', {
    do: 'status',
    to: 'adjacent-enemies',
    status: 'rooted',
    turns: 2,
  }),
  fires('frostbite', 'Frostbite', 4, 'on_attack', 'The card it hurts is frozen for 1 turn.', {
    do: 'status',
    to: 'struck',
    status: 'frozen',
    turns: 1,
  }),
  fires('stunblow', 'Stunblow', 3, 'on_attack', 'The card it hurts is stunned for 1 turn.', {
    do: 'status',
    to: 'struck',
    status: 'stunned',
    turns: 1,
  }),
  fires('venom', 'Venom', 3, 'on_attack', 'The card it hurts is poisoned for 2 turns.', {
    do: 'status',
    to: 'struck',
    status: 'poisoned',
    turns: 2,
  }),
  fires('ignite', 'Ignite', 3, 'on_attack', 'The card it hurts burns for 2 turns.', {
    do: 'status',
    to: 'struck',
    status: 'burning',
    turns: 2,
  }),
  fires('weaken', 'Weaken', 2, 'on_attack', 'The card it hurts is weakened for 2 turns.', {
    do: 'status',
    to: 'struck',
    status: 'weakened',
    turns: 2,
  }),
  fires('lifesteal', 'Lifesteal', 3, 'on_attack', 'Heals half the damage it did, rounded up.', { do: 'lifesteal' }),
  fires('cleave', 'Cleave', 4, 'on_attack', 'When it attacks, 2 damage to all other enemies next to it.', {
    do: 'damage',
    to: 'adjacent-others',
    amount: 2,
  }),
  {
    ...fires('plunder', 'Plunder', 3, 'on_attack', 'After a castle attack: draw a card.', { do: 'draw' }),
    when: 'castle-attacked',
  },
  {
    ...fires('bloodthirst', 'Bloodthirst', 3, 'on_attack', '+1 attack when its target falls, at most +4.', {
      do: 'gain',
      stat: 'attack',
      counter: 'bloodthirsts',
      most: 4,
    }),
    when: 'target-down',
  },
  fires('trample', 'Trample', 3, 'on_attack', 'What it strikes beyond a card in its home row hits the castle.', {
    do: 'trample',
  }),
  {
    ...fires('thorns', 'Thorns', 3, 'on_damage', '2 damage back to whoever strikes it.', {
      do: 'damage',
      to: 'striker',
      amount: 2,
      kind: 'reaction',
    }),
    when: 'after-blow',
  },
  fires('enrage', 'Enrage', 3, 'on_damage', '+1 attack when hurt, at most +4.', {
    do: 'gain',
    stat: 'attack',
    counter: 'enrages',
    most: 4,
  }),
  fires('harden', 'Harden', 3, 'on_damage', '+1 defence when hurt, at most +2.', {
    do: 'gain',
    stat: 'defence',
    counter: 'hardens',
    most: 2,
  }),
  fires('burst', 'Burst', 2, 'on_death', '2 damage to all cards next to it, yours too.', {
    do: 'damage',
    to: 'adjacent-all',
    amount: 2,
  }),
  fires('martyr', 'Martyr', 2, 'on_death', 'Your castle regains 3 life.', { do: 'heal-castle', amount: 3 }),
  fires('reborn', 'Reborn', 5, 'on_death', 'Returns once, with half its life.', { do: 'reborn' }),
  fires('legacy', 'Legacy', 4, 'on_death', 'Draw a card.', { do: 'draw' }),
  fires('reprisal', 'Reprisal', 3, 'on_death', '2 damage to the enemy castle.', { do: 'hit-castle', amount: 2 }),
  fires('regeneration', 'Regeneration', 4, 'on_turn_start', 'Heals 2.', { do: 'heal', to: 'self', amount: 2 }),
  fires('growth', 'Growth', 5, 'on_turn_start', '+1 attack and +1 life, at most 4 times.', { do: 'growth' }),
  fires('tithe', 'Tithe', 4, 'on_turn_start', '+1 mana this turn.', { do: 'mana', amount: 1 }),
  {
    ...fires('dig-in', 'Dig In', 3, 'on_turn_end', 'Warded, if it neither moved nor attacked.', {
      do: 'status',
      to: 'self',
      status: 'warded',
      turns: 1,
    }),
    when: 'stood-still',
  },
  fires('embers', 'Embers', 3, 'on_turn_end', '1 damage to every enemy next to it.', {
    do: 'damage',
    to: 'adjacent-enemies',
    amount: 1,
  }),
  fires('medic', 'Medic', 4, 'on_turn_end', 'Heals 2 to the friend next to it that misses most.', {
    do: 'heal',
    to: 'worst-friend',
    amount: 2,
  }),
  used('volley', 'Volley', 4, 1, 2, '2 damage to an enemy within 2 cells.', { do: 'damage', to: 'chosen', amount: 2 }),
  used('lay-hands', 'Lay Hands', 4, 1, 1, 'Heals 3 to a friend next to it.', { do: 'heal', to: 'chosen', amount: 3 }),
  used('swap', 'Swap', 1, 0, 1, 'Changes places with a friend next to it.', { do: 'swap' }),
  used('rouse', 'Rouse', 4, 2, 1, 'A friend next to it that has attacked may attack again.', { do: 'rouse' }),
  used('sabotage', 'Sabotage', 4, 2, undefined, 'From the enemy’s home row: 2 damage to the enemy castle.', {
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

function passive(key: string, name: string, points: number, text: string): Ability {
  return { key, name, points, trigger: 'passive', text }
}

function fires(key: string, name: string, points: number, trigger: Trigger, text: string, effect: Effect): Ability {
  return { key, name, points, trigger, text, effect }
}

function used(
  key: string,
  name: string,
  points: number,
  mana: number,
  reach: number | undefined,
  text: string,
  effect: Effect,
): Ability {
  const ability: Ability = { key, name, points, trigger: 'activated', text, effect, mana }
  return reach === undefined ? ability : { ...ability, reach }
}

function weathercall(weather: Weather, name: string): Ability {
  return fires(
    `weathercall-${weather.toLowerCase()}`,
    `Weathercall: ${name}`,
    2,
    'on_deploy',
    `Calls ${name.toLowerCase()} for 3 turns.`,
    { do: 'weather', weather, turns: 3 },
  )
}

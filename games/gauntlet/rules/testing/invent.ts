import type { Dice } from '@tessera/kernel'
import { type Ability, ContentError } from '../content/ability.ts'
import { readAbility } from '../content/complete.ts'
import type {
  AmountDefinition,
  AreaDefinition,
  ConditionDefinition,
  Definition,
  EffectDefinition,
  SelectorDefinition,
  ZoneDefinition,
} from '../content/definition.ts'
import { CONTAGIONS, GRANTABLE_TAGS, ORDERS, ROLES, STATS, STATUSES, TRIGGERS } from '../content/vocabulary.ts'

/**
 * An ability that the tables do not have, put together at random from the words of the vocabulary. Definitions that are refused
 * (a status that stacks, two zones) are drawn again.
 */
export function invent(id: string, kind: 'active' | 'passive' | 'aura', dice: Dice): Ability {
  for (;;) {
    const definition = kind === 'active' ? active(dice) : kind === 'aura' ? aura(dice) : passive(dice)
    try {
      return readAbility(id, id, JSON.stringify(definition))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
  }
}

function active(dice: Dice): Definition {
  const head = {
    kind: 'active',
    ...maybe(dice, 30, () => ({ shot: dice.pick(['direct', 'arc', 'homing'] as const) })),
    ...maybe(dice, 15, () => ({ ammo: 1 })),
    ...maybe(dice, 10, () => ({ min: 2 })),
    cooldown: dice.int(3),
  } as const
  if (dice.d(100) <= 25)
    return { ...head, reach: 'self', ...maybe(dice, 80, () => ({ area: around(dice) })), effects: effects(dice) }
  const reach = dice.pick(['own', 'any', 2, 4] as const)
  if (dice.d(100) <= 8) {
    const order = dice.pick(['highest_cost', 'id'] as const)
    return { ...head, reach, aim: { base: 'fallen', order }, effects: [{ do: 'revive', hp: 40 }] }
  }
  return {
    ...head,
    reach,
    aim: selector(dice),
    ...maybe(dice, 45, () => ({ area: shape(dice) })),
    effects: effects(dice),
  }
}

/** All but what always holds and the start of a battle, with the figures that some are written with. */
const MOMENTS = TRIGGERS.filter((trigger) => trigger !== 'always' && trigger !== 'battle_start').map((on) => ({
  on,
  n: { on_ally_death: 3, on_enemy_death: 3, hp_below: 60 }[on as string] ?? 0,
}))

function passive(dice: Dice): Definition {
  const when = maybe(dice, 30, () => ({ when: conditions(dice) }))
  if (dice.d(100) <= 30)
    return { kind: 'passive', on: 'always', ...when, effects: list(dice, () => versus(lasting(dice), dice)) }
  const chance = maybe(dice, 15, () => ({ chance: 60 }))
  const area = maybe(dice, 15, () => ({ area: around(dice) }))
  return { kind: 'passive', ...dice.pick(MOMENTS), ...when, ...chance, ...area, effects: effects(dice) }
}

function aura(dice: Dice): Definition {
  const side = dice.pick(['allies', 'enemies', 'both'] as const)
  const type = dice.pick(['static', 'static', 'pulse', 'relic'] as const)
  const around = { type, range: 1 + dice.int(3), side }
  if (type !== 'static') return { kind: 'aura', aura: around, effects: effects(dice) }
  if (dice.d(100) <= 30) return { kind: 'aura', aura: { ...around, on: 'turn' }, effects: effects(dice) }
  const held = (): EffectDefinition => ({ ...lasting(dice), ...maybe(dice, 20, () => ({ if: conditions(dice) })) })
  return { kind: 'aura', aura: around, effects: list(dice, held) }
}

function list<T>(dice: Dice, one: () => T): T[] {
  return Array.from({ length: 1 + dice.int(2) }, one)
}

function effects(dice: Dice): EffectDefinition[] {
  return list(dice, () => {
    const on = maybe(dice, 15, () => ({ if: conditions(dice) }))
    const chance = maybe(dice, 15, () => ({ chance: dice.pick([30, 60]) }))
    const to = maybe(dice, 20, () => ({ to: dice.pick(['self', 'target', selector(dice)] as const) }))
    const made = effect(dice)
    return made.do === 'zone' ? { ...made, ...on, ...chance } : { ...made, ...on, ...chance, ...to }
  })
}

function effect(dice: Dice): EffectDefinition {
  const d = 1 + dice.int(2)
  switch (dice.int(22)) {
    case 0:
    case 1:
      return strike(dice)
    case 2:
    case 3:
      return { do: 'damage', amount: amount(dice), type: dice.pick(['magic', 'true', 'physical']) }
    case 4:
      return { do: 'heal', amount: amount(dice) }
    case 5:
      return { do: 'barrier', amount: amount(dice), d }
    case 6:
      return dice.pick<EffectDefinition>([
        { do: 'resolve', amount: 12 },
        { do: 'resolve', amount: -15 },
        { do: 'resolve', amount: -12, fear: true },
        { do: 'resolve', amount: { resolve: -20 } },
        { do: 'rally' },
      ])
    case 7:
    case 8:
      return forATime(lasting(dice), d, dice)
    case 9:
    case 10:
      return { do: 'status', id: dice.pick(STATUSES), d, ...maybe(dice, 50, () => ({ p: 6 })) }
    case 11:
      return { do: 'contagion', type: dice.pick(CONTAGIONS) }
    case 12:
      return dice.pick<EffectDefinition>([
        { do: 'cleanse', what: 'contagion', n: 1 },
        { do: 'cleanse', what: 'status', n: 1 },
        { do: 'cleanse', what: 'debuff', n: 'all' },
        { do: 'cleanse', what: 'all', n: 'all' },
        { do: 'dispel', n: 1 },
      ])
    case 13:
      return dice.pick<EffectDefinition>([
        { do: 'push', n: 1 },
        { do: 'push', n: 2 },
        { do: 'pull', n: 2 },
        { do: 'leap' },
        { do: 'leap', behind: true },
        { do: 'swap' },
      ])
    case 14:
      return dice.pick<EffectDefinition>([
        { do: 'teleport', mode: 'home' },
        { do: 'teleport', mode: 'away', n: 3 },
        { do: 'disrupt' },
      ])
    case 15:
      return {
        do: 'summon',
        unit: 'risen_skeleton',
        n: 1 + dice.int(2),
        d: dice.pick([2, 'battle']),
        at: dice.pick(['self', 'target', 'front', 'home']),
      }
    case 16:
      return dice.pick<EffectDefinition>([
        { do: 'copy', pct: 50, d: 2 },
        { do: 'execute', below: 25 },
        { do: 'sacrifice' },
        { do: 'act_again' },
      ])
    case 17:
      return dice.pick<EffectDefinition>([
        { do: 'shred', n: 2 },
        { do: 'repair', n: 2 },
        { do: 'ammo', n: 1 },
        { do: 'ammo', n: -1 },
      ])
    case 18:
      return { do: 'cooldown', n: dice.pick(['reset', -1, 1]) }
    default:
      return zone(dice)
  }
}

function strike(dice: Dice): EffectDefinition {
  return {
    do: 'strike',
    power: dice.pick([60, 100, 140]),
    ...dice.pick([{}, { type: 'magic' }, { type: 'physical' }] as const),
    ...maybe(dice, 20, () => ({ blows: 2 })),
    ...maybe(dice, 20, () => ({ pierce: 40 })),
    ...maybe(dice, 20, () => ({ resolve: 150 })),
    ...maybe(dice, 20, () => ({ crit: 30 })),
    ...maybe(dice, 20, () => ({ sure: true as const })),
    ...maybe(dice, 20, () => ({ silent: true as const })),
  }
}

function zone(dice: Dice): ZoneDefinition {
  const at = dice.pick(['target', 'self', 'front', 'ahead'] as const)
  const side = dice.pick(['allies', 'enemies', 'both'] as const)
  const ground = { do: 'zone', at, radius: dice.int(3), rounds: 2, side } as const
  const inner = dice.pick<ZoneDefinition['effects'][number]>([
    { do: 'damage', amount: 9, type: 'true' },
    { do: 'heal', amount: 7 },
    { do: 'status', id: 'slow', d: 1 },
    { do: 'resolve', amount: -9 },
    { do: 'contagion', type: 'fire' },
    { do: 'push', n: 1 },
  ])
  if (dice.d(100) <= 40) return { ...ground, on: 'stay', effects: [lasting(dice)] }
  const on = dice.pick(['enter', 'turn'] as const)
  return { ...ground, on, ...maybe(dice, 30, () => ({ once: true as const })), effects: [inner] }
}

function amount(dice: Dice): Exclude<AmountDefinition, number> {
  return dice.pick([
    { flat: 14 },
    { atk: 60 },
    { flat: 10, atk: 30 },
    { armor: 40 },
    { ownhp: 8 },
    { maxhp: 9 },
    { hp: 15 },
    { missing: 25 },
    { dealt: 30 },
  ])
}

type Lasting = Extract<EffectDefinition, { do: 'status' | 'tag' | 'modify' }>

/** What may be given for a time, or for as long as something lasts. */
function lasting(dice: Dice): Lasting {
  const sign = dice.pick([1, -1])
  switch (dice.int(6)) {
    case 0:
      return { do: 'status', id: dice.pick(STATUSES) }
    case 1: {
      const remove = maybe(dice, 30, () => ({ remove: true as const }))
      return { do: 'tag', ...remove, tag: dice.pick(GRANTABLE_TAGS) }
    }
    case 2: {
      const stat = dice.pick(['atk', 'armor', 'maxhp', 'crit', 'dodge'] as const)
      return { do: 'modify', stat, pct: sign * (10 + dice.int(20)) }
    }
    case 3:
      return {
        do: 'modify',
        stat: dice.pick(['speed', 'range', 'attackCount', 'riposteCharges', 'shredDealt']),
        flat: sign,
      }
    default:
      return { do: 'modify', stat: dice.pick(STATS), flat: sign * (5 + dice.int(25)) }
  }
}

function forATime(given: Lasting, turns: number, dice: Dice): EffectDefinition {
  const d = dice.pick([turns, 'battle'] as const)
  const stack = maybe(dice, 30, () => ({ stack: 2 }))
  return { ...given, d, ...stack }
}

function versus(given: Lasting, dice: Dice): EffectDefinition {
  const vs = maybe(dice, 15, () => ({ vs: conditions(dice) }))
  return { ...given, ...vs }
}

function selector(dice: Dice): SelectorDefinition {
  const base = dice.pick(['enemies', 'enemies', 'enemies', 'allies', 'others', 'units'] as const)
  const filter = maybe(dice, 25, () => ({ filter: conditions(dice) }))
  const count = maybe(dice, 35, () => ({ count: dice.pick([2, 3, 'all'] as const) }))
  return { base, ...filter, order: dice.pick(ORDERS), ...count }
}

function shape(dice: Dice): AreaDefinition {
  return dice.pick<AreaDefinition>([
    { shape: 'single' },
    { shape: 'burst', n: 1 },
    { shape: 'burst', n: 2 },
    { shape: 'cross' },
    { shape: 'line', n: 4 },
    { shape: 'cone', n: 2 },
    { shape: 'row' },
    { shape: 'column' },
    { shape: 'board' },
    { shape: 'chain', n: 2, p: 60 },
  ])
}

function around(dice: Dice): AreaDefinition {
  const area = dice.pick<AreaDefinition>([
    { shape: 'burst', n: 1 },
    { shape: 'burst', n: 2 },
    { shape: 'cross' },
    { shape: 'row' },
    { shape: 'board' },
  ])
  return { ...area, centre: 'self', side: dice.pick(['enemies', 'allies', 'both']) }
}

function conditions(dice: Dice): ConditionDefinition[] {
  return Array.from({ length: dice.d(100) <= 20 ? 2 : 1 }, () => {
    const not = dice.d(100) <= 25
    const made = condition(dice)
    if (!not) return made
    return typeof made === 'string' ? { word: made, not } : { ...made, not }
  })
}

function condition(dice: Dice): ConditionDefinition {
  switch (dice.int(5)) {
    case 0:
      return dice.pick<ConditionDefinition>([
        { word: 'hp<', n: 70 },
        { word: 'hp>=', n: 60 },
        { word: 'resolve<', n: 90 },
        { word: 'cost<=', n: 4 },
        { word: 'cost>=', n: 4 },
        { word: 'round>=', n: 2 },
        { word: 'ammo<=', n: 2 },
        { word: 'tier>=', n: 2 },
        { word: 'every', n: 2 },
      ])
    case 1:
      return dice.pick<ConditionDefinition>([
        { word: 'surrounded', n: 2 },
        { word: 'within', n: 2 },
        { word: 'within', n: 1 },
        { word: 'tag', arg: 'Infantry' },
        { word: 'role', arg: dice.pick(ROLES) },
        { word: 'status', arg: 'slow' },
      ])
    case 2:
      return dice.pick<ConditionDefinition>([
        'infected',
        { word: 'infected', arg: 'fire' },
        'wounded',
        'summoned',
        'living',
        'bound',
        'ready',
        'crumbling',
      ])
    case 3:
      return dice.pick<ConditionDefinition>([
        'melee',
        'ranged',
        'magic',
        'engaged',
        'vigilant',
        'formation',
        'stationary',
        'isolated',
      ])
    default:
      return dice.pick<ConditionDefinition>(['flanking', 'rear', 'charging', 'shredded', 'first', 'retreating'])
  }
}

/** Fields that are there with this chance. */
function maybe<T extends object>(dice: Dice, percent: number, fields: () => T): T | Record<string, never> {
  return dice.d(100) <= percent ? fields() : {}
}

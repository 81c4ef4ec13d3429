import { z } from 'zod'
import {
  AMOUNT_OF,
  BASES,
  CONDITION_WORDS,
  CONTAGIONS,
  GRANTABLE_TAGS,
  ORDERS,
  ROLES,
  SHAPES,
  STATS,
  STATUSES,
  TAGS,
  TRIGGERS,
} from './vocabulary.ts'

/**
 * GR-1104: how the tables write an ability, with everything left out that is as usual (`complete.ts` fills it in). The tables are checked
 * against these types by the compiler, changes made for experiments by these schemas.
 */
const number = z.int().min(0).max(9999)
const signed = z.int().min(-9999).max(9999)
const percent = z.int().min(1).max(100)
const many = z.union([number, z.literal('all')])
/** Own turns, or the whole battle. */
const duration = z.union([number, z.literal('battle')])
const side = z.enum(['allies', 'enemies', 'both'])

type WordsWith<Kind> = {
  [W in keyof typeof CONDITION_WORDS]: (typeof CONDITION_WORDS)[W] extends Kind ? W : never
}[keyof typeof CONDITION_WORDS]
const wordsWith = <Kind extends string | null>(kind: Kind): readonly WordsWith<Kind>[] =>
  (Object.keys(CONDITION_WORDS) as WordsWith<Kind>[]).filter((word) => CONDITION_WORDS[word] === kind)

/** Conditions that need no more than their word; of these `infected` may name a contagion. */
export const PLAIN_WORDS = [...wordsWith(null), ...wordsWith('contagion')] as const
export const NUMBER_WORDS = wordsWith('number')

const plainWord = z.enum(PLAIN_WORDS)
const not = z.literal(true).optional()

/** GB-208: 'wounded', { word: 'hp<', n: 50 }, { word: 'tag', arg: 'Undead', not: true }. */
const condition = z.union([
  plainWord,
  z.strictObject({ word: plainWord, not: z.literal(true) }),
  z.strictObject({ word: z.enum(NUMBER_WORDS), n: number, not, ofTarget: z.literal(true).optional() }),
  z.strictObject({ word: z.literal('tag'), arg: z.enum(TAGS), not }),
  z.strictObject({ word: z.literal('role'), arg: z.enum(ROLES), not }),
  z.strictObject({ word: z.literal('status'), arg: z.enum(STATUSES), not }),
  z.strictObject({ word: z.literal('infected'), arg: z.enum(CONTAGIONS), not }),
])
const conditions = z.array(condition)

/** GB-205: 'self', { base: 'allies', filter: ['wounded'], order: 'lowest_hp_pct', count: 2 }. */
const selector = z.union([
  z.enum(BASES),
  z.strictObject({
    base: z.enum(BASES),
    filter: conditions.optional(),
    order: z.enum(ORDERS).optional(),
    count: many.optional(),
  }),
])

/** GB-206. */
const area = z.strictObject({
  shape: z.enum(SHAPES),
  n: number.optional(),
  p: number.optional(),
  centre: z.enum(['target', 'self']).optional(),
  /** Needed where nothing is aimed at. */
  side: side.optional(),
})

/** GB-207: a flat number, or terms by what they are a percentage of: { flat: 16, atk: 60 }. */
const amount = z.union([number, z.partialRecord(z.enum(AMOUNT_OF), number)])
const gainOrLoss = z.union([signed, z.partialRecord(z.enum(AMOUNT_OF), signed)])

/** Whom an effect is for, when, and how probably. */
const given = { to: selector.optional(), if: conditions.optional(), chance: percent.optional() }

/** GB-210: all effects but zones. */
const EFFECTS = [
  z.strictObject({
    do: z.literal('strike'),
    power: number.optional(),
    blows: number.optional(),
    type: z.enum(['physical', 'magic']).optional(),
    pierce: number.optional(),
    resolve: number.optional(),
    crit: number.optional(),
    sure: z.literal(true).optional(),
    silent: z.literal(true).optional(),
    ...given,
  }),
  z.strictObject({ do: z.literal('damage'), amount, type: z.enum(['physical', 'magic', 'true']), ...given }),
  z.strictObject({ do: z.literal('heal'), amount, ...given }),
  z.strictObject({ do: z.literal('barrier'), amount, d: duration, ...given }),
  z.strictObject({ do: z.literal('resolve'), amount: gainOrLoss, fear: z.literal(true).optional(), ...given }),
  z.strictObject({
    do: z.literal('modify'),
    stat: z.enum(STATS),
    pct: signed.optional(),
    flat: signed.optional(),
    d: duration.optional(),
    stack: number.optional(),
    vs: conditions.optional(),
    ...given,
  }),
  z.strictObject({
    do: z.literal('status'),
    id: z.enum(STATUSES),
    p: number.optional(),
    d: duration.optional(),
    ...given,
  }),
  z.strictObject({ do: z.literal('contagion'), type: z.enum(CONTAGIONS), ...given }),
  z.strictObject({
    do: z.literal('cleanse'),
    what: z.enum(['contagion', 'status', 'debuff', 'all']),
    n: many,
    ...given,
  }),
  z.strictObject({ do: z.literal('dispel'), n: many, ...given }),
  z.strictObject({ do: z.enum(['push', 'pull']), n: number, ...given }),
  z.strictObject({ do: z.literal('leap'), behind: z.literal(true).optional(), ...given }),
  z.strictObject({ do: z.literal('teleport'), mode: z.literal('home'), ...given }),
  z.strictObject({ do: z.literal('teleport'), mode: z.literal('away'), n: number, ...given }),
  z.strictObject({
    do: z.literal('summon'),
    unit: z.string().max(60),
    n: number,
    d: duration,
    at: z.enum(['self', 'target', 'front', 'home']),
    ...given,
  }),
  z.strictObject({ do: z.literal('copy'), pct: number, d: duration, ...given }),
  z.strictObject({ do: z.literal('revive'), hp: number, ...given }),
  z.strictObject({ do: z.literal('execute'), below: number, ...given }),
  z.strictObject({ do: z.enum(['shred', 'repair']), n: number, ...given }),
  z.strictObject({ do: z.literal('ammo'), n: signed, ...given }),
  z.strictObject({ do: z.literal('cooldown'), n: z.union([signed, z.literal('reset')]), ...given }),
  z.strictObject({
    do: z.literal('tag'),
    tag: z.enum(GRANTABLE_TAGS),
    remove: z.literal(true).optional(),
    d: duration.optional(),
    ...given,
  }),
  z.strictObject({ do: z.enum(['swap', 'sacrifice', 'rally', 'act_again', 'disrupt']), ...given }),
] as const

/** GB-216. */
const zone = z.strictObject({
  do: z.literal('zone'),
  at: z.enum(['target', 'self', 'front', 'ahead']).optional(),
  radius: number,
  rounds: number,
  side,
  on: z.enum(['enter', 'turn', 'stay']),
  once: z.literal(true).optional(),
  effects: z.array(z.union(EFFECTS)).min(1),
  if: conditions.optional(),
  chance: percent.optional(),
})

const effect = z.union([...EFFECTS, zone])

/** GB-204, GB-220. */
export const definitionSchema = z.strictObject({
  kind: z.enum(['active', 'passive', 'aura', 'spell']),
  cooldown: number.optional(),
  startCooldown: number.optional(),
  ammo: number.optional(),
  shot: z.enum(['direct', 'arc', 'homing']).optional(),
  reach: z.union([number, z.enum(['self', 'own', 'any'])]).optional(),
  /** Per battle. */
  uses: number.optional(),
  on: z.enum(TRIGGERS).optional(),
  /** The percentage of hp_below, the distance of on_ally_death and on_enemy_death. */
  n: number.optional(),
  when: conditions.optional(),
  chance: percent.optional(),
  aim: selector.optional(),
  area: area.optional(),
  min: number.optional(),
  aura: z
    .strictObject({
      type: z.enum(['static', 'pulse', 'relic']),
      range: number,
      side,
      /** Of a relic. */
      rounds: number.optional(),
      on: z.enum(['stay', 'turn', 'supply']).optional(),
    })
    .optional(),
  /** Of leader passives and faction bonuses. */
  scope: z.enum(['each', 'team']).optional(),
  filter: conditions.optional(),
  effects: z.array(effect).min(1),
})

export type ConditionDefinition = z.infer<typeof condition>
export type SelectorDefinition = z.infer<typeof selector>
export type AreaDefinition = z.infer<typeof area>
export type AmountDefinition = z.infer<typeof gainOrLoss>
export type EffectDefinition = z.infer<typeof effect>
export type ZoneDefinition = z.infer<typeof zone>
export type Definition = z.infer<typeof definitionSchema>

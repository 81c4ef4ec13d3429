import type { Dice } from '@tessera/kernel'
import type { HexlineConfig, Scenario, ScenarioSet, ScenarioUnit } from '../config.ts'
import type { Ability, CustomUnit, Effect, Target, Trigger } from '../content/ability.ts'
import {
  EFFECTS,
  hasContextTarget,
  MOST_ABILITIES,
  MOST_AURA,
  MOST_CHARGE,
  MOST_RANGE,
  mayCharge,
  needsRange,
  readyNeedsCharge,
  retreatGoesWith,
  TRIGGERS,
} from '../content/grammar.ts'
import { BLADE, ROSTER } from '../content/roster.ts'
import type { Hex, Side } from '../state.ts'
import type { Opening } from './reference/setup.ts'
import { configWith } from './scene.ts'

export interface GeneratedBattle {
  readonly config: HexlineConfig
  readonly opening: Opening
}

/** A battle with custom units of all kinds: drilled, deployed freely, or a position in the middle of a fight. */
export function randomBattle(dice: Dice): GeneratedBattle {
  const custom_units = Array.from({ length: 2 + dice.int(7) }, (_, i) => randomUnit(dice, `x_${i}`))
  const base: Partial<HexlineConfig> = {
    battles: 1,
    budget: 400,
    max_units: 30,
    max_copies: 30,
    max_families: 4,
    custom_units,
    events: chance(dice, 30) ? 'deferred' : 'immediate',
    round_limit: 10 + dice.int(16),
  }
  if (chance(dice, 50)) {
    const scenario = randomScenario(dice, custom_units)
    return { config: configWith({ ...base, scenario }), opening: { armies: [[], []] } }
  }
  const armies = [randomArmy(dice, custom_units), randomArmy(dice, custom_units)] as const
  const number = 1 + dice.int(2)
  if (chance(dice, 60)) return { config: configWith({ ...base, armies }), opening: { number, armies } }
  const rows = Math.max(5, Math.min(15, 3 + Math.ceil(Math.max(armies[0].length, armies[1].length) / 2)))
  const zones = [zone(0, rows), zone(11, rows)]
  for (const hexes of zones) dice.shuffle(hexes)
  const west = (number + 1) % 2
  const cells = [0, 1].map((seat) => zones[seat === west ? 0 : 1]?.slice(0, armies[seat]?.length))
  return {
    config: configWith({ ...base, deployment: 'free' }),
    opening: { number, armies, cells: cells as unknown as NonNullable<Opening['cells']> },
  }
}

function zone(first: number, rows: number): Hex[] {
  return Array.from({ length: 6 * rows }, (_, i): Hex => [first + (i % 6), Math.floor(i / 6)])
}

/** Custom units and roster units mixed; now and then more of them than one would field. */
function randomArmy(dice: Dice, customs: readonly CustomUnit[]): string[] {
  const size = chance(dice, 10) ? 12 + dice.int(19) : 1 + dice.int(9)
  return Array.from({ length: size }, () => randomType(dice, customs))
}

function randomType(dice: Dice, customs: readonly CustomUnit[]): string {
  return customs.length > 0 && chance(dice, 65) ? dice.pick(customs).id : dice.pick(ROSTER).id
}

/** HEX-112, HEX-113: a unit that the checker accepts. */
function randomUnit(dice: Dice, id: string): CustomUnit {
  const abilities: Ability[] = []
  for (let left = chance(dice, 10) ? 0 : 1 + dice.int(MOST_ABILITIES); left > 0; left--) {
    const ability = randomAbility(dice)
    const second = ability.effect === 'shadowstep' && abilities.some((other) => other.effect === 'shadowstep')
    if (!second) abilities.push(ability)
  }
  return {
    id,
    name: `Random ${id}`,
    max_hp: skewed(dice, 1, 30, 200),
    damage: skewed(dice, 0, 9, 50),
    attack_range: 1 + dice.int(chance(dice, 60) ? 2 : 6),
    armor: chance(dice, 60) ? 0 : dice.int(21) - 10,
    speed: chance(dice, 40) ? 100 : chance(dice, 20) ? 200 : 100 + dice.int(101),
    abilities,
  }
}

/** Effects that matter only when several things come together are dealt out more often. */
const OFTEN: readonly Effect[] = ['undying', 'execute', 'push', 'strike', 'splash']
const EFFECT_NAMES = [...(Object.keys(EFFECTS) as Effect[]), ...OFTEN]

function randomAbility(dice: Dice): Ability {
  const effect = dice.pick(EFFECT_NAMES)
  const rule = EFFECTS[effect]
  const value = rule.most === null ? {} : { value: skewed(dice, 1, Math.min(4, rule.most), rule.most) }
  if (rule.passive) {
    const aura = rule.aura === 'required' || (rule.aura === 'optional' && chance(dice, 50))
    return {
      trigger: 'passive',
      effect,
      ...(chance(dice, 50) ? { target: dice.pick(rule.targets) } : {}),
      ...value,
      ...(aura ? { aura: 1 + dice.int(MOST_AURA) } : {}),
      ...(mayCharge(effect) && chance(dice, 60) ? { charge: skewed(dice, 1, 3, MOST_CHARGE) } : {}),
    }
  }
  const [trigger, target] = dice.pick(pairsFor(effect))
  const least = effect === 'ready' && readyNeedsCharge(trigger) ? 2 : 1
  return {
    trigger,
    effect,
    target,
    ...value,
    ...(needsRange(trigger, target) ? { range: skewed(dice, 1, 4, MOST_RANGE) } : {}),
    ...(least > 1 || chance(dice, 40) ? { charge: skewed(dice, least, 3, MOST_CHARGE) } : {}),
    ...(effect === 'summon' && chance(dice, 50) ? { summon_ready: true } : {}),
  }
}

function pairsFor(effect: Effect): [Trigger, Target][] {
  const pairs: [Trigger, Target][] = []
  for (const trigger of TRIGGERS) {
    if (trigger === 'passive' || (effect === 'retreat' && !retreatGoesWith(trigger))) continue
    for (const target of EFFECTS[effect].targets) {
      if (target !== 'target' || hasContextTarget(trigger, effect)) pairs.push([trigger, target])
    }
  }
  return pairs
}

/** HEX-17: units scattered over a strip of the board, hurt, charged, frozen and silenced at random. */
function randomScenario(dice: Dice, customs: readonly CustomUnit[]): Scenario {
  const rows = 5 + dice.int(chance(dice, 70) ? 4 : 11)
  const first = dice.int(5)
  const columns = 17 - first - dice.int(5)
  const hexes = Array.from({ length: columns * rows }, (_, i): Hex => [first + (i % columns), Math.floor(i / columns)])
  dice.shuffle(hexes)
  const units: ScenarioUnit[] = []
  for (const [col, row] of hexes.slice(0, 2 + dice.int(chance(dice, 85) ? 14 : Math.min(60, hexes.length - 2)))) {
    const side: Side = units.length < 2 ? ((units.length + 1) as Side) : ((1 + dice.int(2)) as Side)
    const type = units.length >= 2 && chance(dice, 8) ? BLADE.id : randomType(dice, customs)
    const set = chance(dice, 50) ? randomSet(dice, type, side, customs, units) : {}
    units.push({ type, side, col, row, ...(Object.keys(set).length > 0 ? { set } : {}) })
  }
  if (chance(dice, 50)) return { rows, units }
  const order = units.map((_, i) => i + 1)
  dice.shuffle(order)
  return { rows, units, order: chance(dice, 50) ? order : order.slice(0, dice.int(order.length + 1)) }
}

function randomSet(
  dice: Dice,
  id: string,
  side: Side,
  customs: readonly CustomUnit[],
  earlier: readonly ScenarioUnit[],
): ScenarioSet {
  const type = [...ROSTER, BLADE, ...customs].find((known) => known.id === id)
  if (type === undefined) throw new Error(`there is no unit type ${id}`)
  const max_hp = chance(dice, 30) ? skewed(dice, 1, 30, 200) : undefined
  const blocks = type.abilities.reduce(
    (sum, ability) => sum + (ability.effect === 'block' ? (ability.value ?? 0) : 0),
    0,
  )
  const summoner = 1 + dice.int(Math.max(1, earlier.length))
  const blades = earlier.filter((unit) => unit.set?.summoner_id === summoner).length
  const mayBelong = id === BLADE.id && earlier[summoner - 1]?.side === side && blades < 4
  const set: Record<keyof ScenarioSet, ScenarioSet[keyof ScenarioSet]> = {
    max_hp,
    hp: chance(dice, 50) ? 1 + dice.int(max_hp ?? type.max_hp) : undefined,
    damage: chance(dice, 20) ? dice.int(12) : undefined,
    armor: chance(dice, 20) ? dice.int(61) - 50 : undefined,
    attack_range: chance(dice, 10) ? 1 + dice.int(6) : undefined,
    speed: chance(dice, 20) ? 100 + dice.int(101) : undefined,
    frozen_turns: chance(dice, 20) ? dice.int(4) : undefined,
    silenced_turns: chance(dice, 20) ? dice.int(4) : undefined,
    block_used: blocks > 0 ? dice.int(blocks + 1) : undefined,
    charges: chance(dice, 50) ? type.abilities.map((ability) => dice.int(ability.charge ?? 1)) : undefined,
    summoner_id: mayBelong ? summoner : undefined,
  }
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
}

/** Mostly within the usual, now and then anything allowed. */
function skewed(dice: Dice, least: number, usual: number, most: number): number {
  return least + dice.int((chance(dice, 90) ? Math.max(usual, least) : most) - least + 1)
}

function chance(dice: Dice, percent: number): boolean {
  return dice.int(100) < percent
}

import type { Ability, Effect, PassiveEffect, UnitType } from './ability.ts'
import { type Edition, NEWEST_EDITION } from './edition.ts'

/** HEX-115, in hundredths of a point except `cost`, which is in points. */
export interface Price {
  readonly base: number
  /** One per ability, in list order. */
  readonly abilities: readonly number[]
  readonly total: number
  readonly cost: number
}

type Priced = Pick<UnitType, 'max_hp' | 'damage' | 'attack_range' | 'armor' | 'abilities'>

export function priceOf(unit: Priced, edition: Edition = NEWEST_EDITION): Price {
  const base = Math.max(
    isqrt(
      unit.max_hp *
        (unit.damage + 1) *
        (55 + 2 * unit.attack_range * unit.attack_range * unit.attack_range) *
        (100 + 50 * Math.max(0, unit.armor)),
    ),
    12 * unit.max_hp + 50 * unit.damage,
  )
  const abilities = unit.abilities.map((ability) => abilityPrice(ability, edition))
  const total = abilities.reduce((sum, price) => sum + price, base)
  return { base, abilities, total, cost: Math.max(1, Math.floor((total + 50) / 100)) }
}

/** HEX-116; in former editions with the numbers of HEX-18. */
export function abilityPrice(ability: Ability, edition: Edition = NEWEST_EDITION): number {
  const prices = PRICES[edition]
  const { effect, charge = 1, aura = 0, value: v = 1 } = ability
  switch (effect) {
    case 'block':
      return prices.block * v
    case 'armor':
      return aura === 0 ? prices.plate * v : v * (prices.plateAround + 350 * aura)
    case 'boost':
      return 800 * v
    case 'execute':
      return v * (30 + prices.execute * aura)
    case 'undying':
      return Math.floor((80 + prices.undying * aura) / v)
    case 'lament_aura':
      return v * (50 + prices.lamentAura * aura)
    case 'shadowstep':
      return Math.floor(prices.shadowstep / charge)
    default: {
      const often = oftenOf(ability, prices)
      const acting = ability.summon_ready === true ? 130 : 100
      return Math.floor((prices.worth[effect] * v * often * reachOf(ability, prices) * acting) / (1_000_000 * charge))
    }
  }
}

/** The largest integer whose square is at most n (HEX-3). */
export function isqrt(n: number): number {
  let root = Math.floor(Math.sqrt(n))
  while (root * root > n) root--
  while ((root + 1) * (root + 1) <= n) root++
  return root
}

/** The numbers of HEX-116 that differ between editions. */
interface Prices {
  readonly block: number
  readonly plate: number
  readonly plateAround: number
  readonly execute: number
  readonly undying: number
  readonly lamentAura: number
  readonly shadowstep: number
  readonly wounded: number
  readonly woundedRamp: number
  /** A hex of range. */
  readonly harvest: number
  /** In percent of how often an ability that waits for deaths is reckoned to fire. */
  readonly summonHears: number
  readonly healArea: readonly [perHex: number, most: number]
  readonly healGlobal: number
  readonly fortifySelf: number
  readonly harmGlobal: number
  readonly worth: Readonly<Record<Exclude<Effect, PassiveEffect>, number>>
}

const SECOND: Prices = {
  block: 400,
  plate: 250,
  plateAround: 450,
  execute: 40,
  undying: 120,
  lamentAura: 170,
  shadowstep: 450,
  wounded: 100,
  woundedRamp: 100,
  harvest: 15,
  summonHears: 100,
  healArea: [60, 400],
  healGlobal: 220,
  fortifySelf: 60,
  harmGlobal: 900,
  worth: {
    heal: 100,
    fortify: 220,
    strike: 95,
    splash: 130,
    sunder: 380,
    ramp: 300,
    push: 80,
    retreat: 160,
    freeze: 120,
    silence: 50,
    summon: 250,
    ready: 1000,
  },
}

const THIRD: Prices = {
  ...SECOND,
  block: 300,
  plate: 230,
  undying: 200,
  lamentAura: 270,
  shadowstep: 560,
  wounded: 85,
  woundedRamp: 85,
  summonHears: 50,
  healArea: [110, 700],
  healGlobal: 360,
  fortifySelf: 30,
  harmGlobal: 1050,
  worth: { ...SECOND.worth, ramp: 200, push: 120, summon: 540 },
}

const FOURTH: Prices = {
  ...THIRD,
  plate: 170,
  plateAround: 270,
  execute: 65,
  woundedRamp: 130,
  harvest: 20,
  summonHears: 60,
  healArea: [130, 700],
  healGlobal: 300,
  fortifySelf: 15,
  harmGlobal: 940,
  worth: { ...THIRD.worth, fortify: 330, strike: 80, sunder: 460, ramp: 250, silence: 90 },
}

/** HEX-18. */
const PRICES: Readonly<Record<Edition, Prices>> = { 1: SECOND, 2: SECOND, 3: THIRD, 4: FOURTH, 5: FOURTH }

function oftenOf({ trigger, effect, range = 0 }: Ability, prices: Prices): number {
  switch (trigger) {
    case 'lament':
    case 'harvest': {
      const listening = Math.min(60, (trigger === 'harvest' ? prices.harvest : 15) * range)
      return effect === 'summon' ? Math.floor((listening * prices.summonHears) / 100) : listening
    }
    case 'wounded':
      return effect === 'ramp' ? prices.woundedRamp : prices.wounded
    case 'onhit':
      return 90
    case 'onkill':
      return 15
    case 'turnstart':
    case 'endturn':
      return 100
    case 'passive':
      return 0
  }
}

function reachOf({ effect, target, range = 0 }: Ability, prices: Prices): number {
  const [perHex, most] = effect === 'heal' ? prices.healArea : [60, 400]
  switch (target) {
    case 'self':
      if (effect === 'heal') return 60
      return effect === 'fortify' ? prices.fortifySelf : 100
    case 'area':
      return Math.min(most, perHex * (range + 1))
    case 'global':
      if (effect === 'heal') return prices.healGlobal
      return effect === 'fortify' ? 220 : prices.harmGlobal
    default:
      return 100
  }
}

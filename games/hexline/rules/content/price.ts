import type { Ability, Effect, PassiveEffect, UnitType } from './ability.ts'

/** HEX-115, in hundredths of a point except `cost`, which is in points. */
export interface Price {
  readonly base: number
  /** One per ability, in list order. */
  readonly abilities: readonly number[]
  readonly total: number
  readonly cost: number
}

type Priced = Pick<UnitType, 'max_hp' | 'damage' | 'attack_range' | 'armor' | 'abilities'>

export function priceOf(unit: Priced): Price {
  const base = Math.max(
    isqrt(
      unit.max_hp *
        (unit.damage + 1) *
        (55 + 2 * unit.attack_range * unit.attack_range * unit.attack_range) *
        (100 + 50 * Math.max(0, unit.armor)),
    ),
    12 * unit.max_hp + 50 * unit.damage,
  )
  const abilities = unit.abilities.map(abilityPrice)
  const total = abilities.reduce((sum, price) => sum + price, base)
  return { base, abilities, total, cost: Math.max(1, Math.floor((total + 50) / 100)) }
}

/** HEX-116. */
export function abilityPrice(ability: Ability): number {
  const { effect, charge = 1, aura = 0, value: v = 1 } = ability
  switch (effect) {
    case 'block':
      return 300 * v
    case 'armor':
      return aura === 0 ? 170 * v : v * (270 + 350 * aura)
    case 'boost':
      return 800 * v
    case 'execute':
      return v * (30 + 65 * aura)
    case 'undying':
      return Math.floor((80 + 200 * aura) / v)
    case 'lament_aura':
      return v * (50 + 270 * aura)
    case 'shadowstep':
      return Math.floor(560 / charge)
    default: {
      const often = oftenOf(ability)
      const acting = ability.summon_ready === true ? 130 : 100
      return Math.floor((WORTH[effect] * v * often * reachOf(ability) * acting) / (1_000_000 * charge))
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

/** What HEX-116 calls W. */
const WORTH: Readonly<Record<Exclude<Effect, PassiveEffect>, number>> = {
  heal: 100,
  fortify: 330,
  strike: 80,
  splash: 130,
  sunder: 460,
  ramp: 250,
  push: 120,
  retreat: 160,
  freeze: 120,
  silence: 90,
  summon: 540,
  ready: 1000,
}

function oftenOf({ trigger, effect, range = 0 }: Ability): number {
  switch (trigger) {
    case 'lament':
    case 'harvest': {
      const listening = Math.min(60, (trigger === 'harvest' ? 20 : 15) * range)
      return effect === 'summon' ? Math.floor((listening * 60) / 100) : listening
    }
    case 'wounded':
      return effect === 'ramp' ? 130 : 85
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

function reachOf({ effect, target, range = 0 }: Ability): number {
  const [perHex, most] = effect === 'heal' ? [130, 700] : [60, 400]
  switch (target) {
    case 'self':
      if (effect === 'heal') return 60
      return effect === 'fortify' ? 15 : 100
    case 'area':
      return Math.min(most, perHex * (range + 1))
    case 'global':
      if (effect === 'heal') return 300
      return effect === 'fortify' ? 220 : 940
    default:
      return 100
  }
}

import type { Ability, UnitType } from './ability.ts'

/** HEX-115, in hundredths of a point except `cost`, which is in points. */
export interface Price {
  readonly base: number
  /** One per ability, in list order. */
  readonly abilities: readonly number[]
  readonly total: number
  readonly cost: number
}

export function priceOf(unit: Pick<UnitType, 'max_hp' | 'damage' | 'attack_range' | 'armor' | 'abilities'>): Price {
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
  const { effect, trigger, range = 0, charge = 1, aura = 0, value: v = 1 } = ability
  switch (effect) {
    case 'block':
      return 400 * v
    case 'armor':
      return aura === 0 ? 250 * v : v * (450 + 350 * aura)
    case 'boost':
      return 800 * v
    case 'execute':
      return v * (30 + 40 * aura)
    case 'undying':
      return Math.floor((80 + 120 * aura) / v)
    case 'lament_aura':
      return v * (50 + 170 * aura)
    case 'shadowstep':
      return Math.floor(450 / charge)
    default: {
      const listening = Math.min(60, 15 * range)
      const often = trigger === 'lament' || trigger === 'harvest' ? listening : (OFTEN[trigger] ?? 0)
      const acting = ability.summon_ready === true ? 130 : 100
      return Math.floor((WORTH[effect] * v * often * reach(ability) * acting) / (1_000_000 * charge))
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

const WORTH = {
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
}

const OFTEN: Partial<Record<Ability['trigger'], number>> = {
  turnstart: 100,
  endturn: 100,
  wounded: 100,
  onhit: 90,
  onkill: 15,
}

function reach({ effect, target, range = 0 }: Ability): number {
  const mends = effect === 'heal' || effect === 'fortify'
  if (target === 'self') return mends ? 60 : 100
  if (target === 'area') return Math.min(400, 60 * (range + 1))
  if (target === 'global') return mends ? 220 : 900
  return 100
}

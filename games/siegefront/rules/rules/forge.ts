import type { Dice } from '@tessera/kernel'
import { abilityOf } from '../content/abilities.ts'
import type { Card, Rarity } from '../content/cards.ts'
import { FORGE_BUDGET, type ForgeQuality, type Personality } from '../content/personalities.ts'
import type { Mode } from './field/mode.ts'
import { pct } from './field/values.ts'

export interface Forging {
  readonly card: Card
  /** Points left for attack, HP and defence (B of SGF-1213, step 5). */
  readonly budget: number
  /** Every draw made, in order. */
  readonly draws: readonly number[]
}

/** SGF-1213: makes a card, step by step as the rule has it. */
export function forge(personality: Personality, quality: ForgeQuality, cost: number, mode: Mode, dice: Dice): Forging {
  const draws: number[] = []
  const draw = (n: number): number => {
    const result = dice.d(n)
    if (n > 1) draws.push(result)
    return result
  }
  let budget = pct(4 * cost + 4, FORGE_BUDGET[quality])
  const abilities: string[] = []
  for (let gate = 0; gate < (cost >= 6 ? 2 : 1); gate++) {
    if (draw(100) > personality.gate) continue
    const affordable = personality.pool.filter((key) => !abilities.includes(key) && 3 * abilityOf(key).points <= budget)
    const key = affordable.length > 0 ? affordable[draw(affordable.length) - 1] : undefined
    if (key === undefined) continue
    abilities.push(key)
    budget -= abilityOf(key).points
  }
  const quick = draw(100)
  const speed = quick <= personality.speeds[0] ? 1 : quick <= personality.speeds[1] || cost === 1 ? 2 : 3
  budget -= 2 * (speed - 1)
  const weights = weightsOf(personality, mode)
  const defence = Math.min(4, Math.max(0, Math.floor((budget * weights.defence) / 300)))
  const attack = Math.max(1, Math.floor((budget * weights.attack) / 200))
  const hp = Math.max(1, budget - 2 * attack - 3 * defence)
  const name = `${TEMPER[mode]} ${personality.nouns[(speed - 1) as 0 | 1 | 2]}`
  const card = {
    key: 'forged',
    name,
    cost,
    attack,
    hp,
    defence,
    speed,
    rarity: rarityOf(abilities.length, cost),
    abilities,
  }
  return { card, budget, draws }
}

const TEMPER: Readonly<Record<Mode, string>> = { aggressive: 'Raging', balanced: 'Sworn', defensive: 'Stalwart' }

function weightsOf(personality: Personality, mode: Mode): { readonly attack: number; readonly defence: number } {
  const { attack, defence } = personality
  if (mode === 'aggressive') return { attack: attack + 15, defence: defence - 5 }
  return mode === 'defensive' ? { attack: attack - 15, defence: defence + 10 } : { attack, defence }
}

function rarityOf(abilities: number, cost: number): Rarity {
  if (abilities === 0) return 'common'
  if (abilities === 1) return 'rare'
  return cost >= 8 ? 'legendary' : 'epic'
}

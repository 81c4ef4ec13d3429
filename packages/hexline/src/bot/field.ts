import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { refuseArmy } from '../content/army.ts'
import { readArmyCode } from '../content/army-code.ts'
import { fill, fillArmy } from './fill.ts'
import { pairOf } from './pair.ts'
import type { Army } from './practice.ts'

/** HEX-172: armies that a search found to hold their own against each other, with how often each is drawn. */
const FIELD: readonly (readonly [weight: number, code: string])[] = [
]

/** One of the field, as often as its weight says, made to fit the config. */
export function drawnFromField(config: HexlineConfig, dice: Dice): Army {
  let left = dice.int(TOTAL)
  const drawn = ARMIES.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return fitted(config, drawn?.army ?? [], dice)
}

/** All of the field, made to fit the config. */
export function wholeField(config: HexlineConfig, dice: Dice): readonly Army[] {
  return ARMIES.map(({ army }) => fitted(config, army, dice))
}

/**
 * The army itself where it is legal and the budget is the usual one. Otherwise as many of its units as may be fielded, in drawn
 * order and over again while the points last, then Fill (HEX-171).
 */
function fitted(config: HexlineConfig, army: Army, dice: Dice): Army {
  if (config.budget === USUAL_BUDGET && refuseArmy(config, army) === null) return army
  const kept: string[] = []
  for (const id of [...shuffled(army, dice), ...shuffled(army, dice), ...shuffled(army, dice)])
    if (refuseArmy(config, [...kept, id]) === null) kept.push(id)
  if (kept.length === 0) return fillArmy(config, dice)
  return fill(config, kept, pairOf(config, kept), config.budget, dice)
}

const USUAL_BUDGET = 100

const ARMIES = FIELD.map(([weight, code]) => {
  const read = readArmyCode(`hx1:${code}`)
  if (!read.ok) throw new Error(`${code} is no army`)
  return { weight, army: read.value }
})

const TOTAL = FIELD.reduce((sum, [weight]) => sum + weight, 0)

function shuffled(army: Army, dice: Dice): string[] {
  const list = [...army]
  dice.shuffle(list)
  return list
}

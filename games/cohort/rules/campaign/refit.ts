import { supportCost, troopCost } from '../content/army.ts'
import type { SupportType } from '../content/terms.ts'
import { musterArmy } from '../rules/muster.ts'
import { type Roll, wholeMen } from './roll.ts'

/** What an elite and a supply train cost to raise anew: in a single battle they come free (COH-21.5, set here). */
const ELITE_PRICE = 15
const TRAIN_PRICE = 4

/** Men taken on, by the place of their unit on the roll. */
export type Refit = readonly number[]

/** SP for a whole unit, by its place on the roll. */
function pricesOf({ army }: Roll): readonly number[] {
  return musterArmy(army, 0).map(({ kind }, place) => {
    const troop = army.troops[place]
    if (troop !== undefined) return troopCost(troop, army.culture)
    if (kind === 'elite') return ELITE_PRICE
    return Math.max(kind === 'supplyTrain' ? TRAIN_PRICE : 0, supportCost(kind as SupportType, army.culture))
  })
}

/** COH-21.5: SP for so many men of a unit. */
export function priceOf(roll: Roll, place: number, men: number): number {
  const whole = wholeMen(roll)[place] ?? 1
  return Math.ceil(((pricesOf(roll)[place] ?? 0) * men) / whole)
}

export function refitPrice(roll: Roll, refit: Refit): number {
  return refit.reduce((sum, men, place) => sum + priceOf(roll, place, men), 0)
}

/** Why men cannot be taken on like this; null when they can. */
export function refitProblem(roll: Roll, purse: number, refit: Refit): string | null {
  const whole = wholeMen(roll)
  if (refit.length !== roll.men.length || refit.some((men) => !Number.isInteger(men) || men < 0))
    return 'Say how many men each unit takes on.'
  if (refit.some((men, place) => (roll.men[place] ?? 0) + men > (whole[place] ?? 0)))
    return 'A unit would be more than whole.'
  const price = refitPrice(roll, refit)
  if (price > purse) return `That costs ${price} supply points, you have ${purse}.`
  const fighters = musterArmy(roll.army, 0)
  if (!fighters.some(({ combat }, place) => combat && (roll.men[place] ?? 0) + (refit[place] ?? 0) > 0))
    return 'Nobody is left to fight: raise a unit anew.'
  return null
}

/** COH-21.5: newcomers know nothing yet, so experience is shared among all. */
export function refitted(roll: Roll, refit: Refit): Roll {
  const men = roll.men.map((left, place) => left + (refit[place] ?? 0))
  const battles = roll.battles.map((fought, place) =>
    men[place] === 0 ? 0 : Math.floor((fought * (roll.men[place] ?? 0)) / (men[place] ?? 1)),
  )
  return { ...roll, men, battles }
}

/** What a quartermaster would do with the purse: the dearest units first, who still stand before who must be raised anew. */
export function usualRefit(roll: Roll, purse: number): Refit {
  const whole = wholeMen(roll)
  const prices = pricesOf(roll)
  const refit = roll.men.map(() => 0)
  let left = purse
  const places = roll.men.map((_, place) => place)
  const rank = (place: number): number => ((roll.men[place] ?? 0) > 0 ? 100 : 0) + (prices[place] ?? 0)
  for (const place of places.sort((a, b) => rank(b) - rank(a) || a - b)) {
    const missing = (whole[place] ?? 0) - (roll.men[place] ?? 0)
    let men = missing
    while (men > 0 && priceOf(roll, place, men) > left) men--
    // Half a unit raised anew is worth less than the men of another made up.
    if ((roll.men[place] ?? 0) === 0 && 2 * men < missing) continue
    refit[place] = men
    left -= priceOf(roll, place, men)
  }
  return refit
}

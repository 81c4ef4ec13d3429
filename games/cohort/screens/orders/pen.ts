import {
  amend,
  type CohortView,
  type GivenOrder,
  MOST_STEPS,
  type Order,
  orderSentence,
  type Stance,
  type Step,
} from '@tessera/cohort'

/** A step for one unit, as a press on the map or a button gives it. */
export interface GivenStep {
  readonly unit: number
  readonly step: Step
  /** It comes after the steps already given this turn instead of replacing them. */
  readonly adding: boolean
}

/** The text with the unit's sentence changed; null if the unit would have too many steps. */
export function written(
  text: string,
  orders: readonly GivenOrder[],
  { unit, step, adding }: GivenStep,
  view: CohortView,
): string | null {
  const given = orders.find((each) => each.unit === unit)
  const steps = [...(adding ? (given?.main?.steps ?? []) : formingOnly(given, step)), step]
  if (steps.length > MOST_STEPS) return null
  const { stance = 'steady', fire = 'free' } = given?.main ?? {}
  return rewritten(text, given, unit, { steps, stance, fire }, view)
}

/** A stance is added to the orders of this turn, or to the standing order, or to holding. */
export function withStance(
  text: string,
  orders: readonly GivenOrder[],
  unit: number,
  stance: Stance,
  view: CohortView,
): string {
  const given = orders.find((each) => each.unit === unit)
  const standing = view.units.find(({ id }) => id === unit)?.order.steps ?? []
  const steps: readonly Step[] = given?.main?.steps ?? (standing.length > 0 ? standing : [{ do: 'hold', until: null }])
  return rewritten(text, given, unit, { steps, stance, fire: given?.main?.fire ?? 'free' }, view)
}

/** Takes a unit's clause out: it keeps its standing order. */
export function withoutUnit(text: string, unit: number, view: CohortView): string {
  return amend(text, unit, '', view)
}

function rewritten(text: string, given: GivenOrder | undefined, unit: number, main: Order, view: CohortView): string {
  return amend(text, unit, orderSentence({ unit, main, conditions: given?.conditions ?? [] }, view), view)
}

/** Steps that stay when the unit is then sent somewhere: `form phalanx, then move to E10`. */
function formingOnly(given: GivenOrder | undefined, step: Step): readonly Step[] {
  if (step.do === 'form' || step.do === 'hold') return []
  const steps = given?.main?.steps ?? []
  return steps.every(({ do: what }) => what === 'form' || what === 'face') ? steps.slice(0, MOST_STEPS - 1) : []
}

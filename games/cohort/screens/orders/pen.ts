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

/** What a press on the map or a button means for one unit. */
export interface Deed {
  readonly unit: number
  readonly step: Step
  /** After what it already has to do this turn, instead of that. */
  readonly then: boolean
}

/** Clicking writes the sentence: the text with this unit's clause changed. Null when it has too much to do already. */
export function written(text: string, orders: readonly GivenOrder[], deed: Deed, view: CohortView): string | null {
  const given = orders.find(({ unit }) => unit === deed.unit)
  const before = deed.then ? (given?.main?.steps ?? []) : formingOnly(given, deed.step)
  const steps = [...before, deed.step]
  if (steps.length > MOST_STEPS) return null
  return rewritten(
    text,
    given,
    deed.unit,
    { steps, stance: given?.main?.stance ?? 'steady', fire: given?.main?.fire ?? 'free' },
    view,
  )
}

/** A stance goes with whatever the unit was told; alone it means holding like that. */
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

/** Taking up a formation stays when the unit is then sent somewhere: `form phalanx, then move to E10`. */
function formingOnly(given: GivenOrder | undefined, step: Step): readonly Step[] {
  if (step.do === 'form' || step.do === 'hold') return []
  const steps = given?.main?.steps ?? []
  return steps.every(({ do: what }) => what === 'form' || what === 'face') ? steps.slice(0, MOST_STEPS - 1) : []
}

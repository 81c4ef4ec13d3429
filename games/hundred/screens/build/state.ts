import { type Arrow, type DeployChoice, type HundredView, hundredRules, mayFillQuiver } from '@tessera/hundred'
import type { Fighter } from '../match/fighter.ts'

/** A deployment in the making. */
export interface Deploying {
  readonly choice: DeployChoice
  /** The key of the selected fighter. */
  readonly chosen: string | null
  /** Why the last change was refused. */
  readonly refused: string | null
}

export type DeployAction =
  | { readonly do: 'choose'; readonly key: string }
  /** In metres. */
  | { readonly do: 'place'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly do: 'fill'; readonly unit: number; readonly arrow: Arrow }

export function deployingFrom(drafted: DeployChoice | null): Deploying {
  return { choice: drafted ?? { type: 'deploy', placements: [], halves: {} }, chosen: null, refused: null }
}

/** A change that the rules refuse is not made, and the refusal is kept to be shown. */
export function deployingAfter(view: HundredView, state: Deploying, action: DeployAction): Deploying {
  if (action.do === 'choose') return { ...state, chosen: action.key }
  const choice = changed(state.choice, action)
  const refusal = hundredRules.refuse(view, choice)
  return refusal === null ? { ...state, choice, refused: null } : { ...state, refused: refusal.message }
}

function changed(choice: DeployChoice, action: Exclude<DeployAction, { do: 'choose' }>): DeployChoice {
  const { unit } = action
  if (action.do === 'fill') return { ...choice, halves: { ...choice.halves, [unit]: ['standard', action.arrow] } }
  const placement = { unit, x: Math.round(action.x * 1000), y: Math.round(action.y * 1000), facing: null }
  return { ...choice, placements: [...choice.placements.filter((one) => one.unit !== unit), placement] }
}

/** The view with fighters where the draft puts them. */
export function withPlacements(view: HundredView, choice: DeployChoice): HundredView {
  return {
    ...view,
    units: view.units.map((unit) => {
      const to = choice.placements.find((one) => one.unit === unit.id)
      return to === undefined ? unit : { ...unit, position: { ...unit.position, x: to.x, y: to.y } }
    }),
  }
}

/** The second half of a fighter's quiver; null when it is not for the player to fill. */
export function quiverOf(view: HundredView, choice: DeployChoice, fighter: Fighter | null): Arrow | null {
  const unit = view.units.find((one) => one.id === fighter?.id)
  if (unit === undefined || unit.ammo.slots.length !== 2 || !mayFillQuiver(view.config, unit)) return null
  return choice.halves[unit.id]?.[1] ?? 'standard'
}

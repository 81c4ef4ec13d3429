import { type CohortView, type GivenOrder, nameText, type OwnUnit, type Step } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Named } from '@tessera/words'
import type { Plan } from '../board/overlays.ts'
import { unitCalled } from '../names.ts'

/** What may go otherwise than meant, in words: the signs on the map say where. */
export function warningsOf(view: CohortView, orders: readonly GivenOrder[], plans: readonly Plan[]): readonly string[] {
  const named = ({ unit }: Plan) => view.units.filter(({ id }) => id === unit).map(unitCalled)
  const clashes = [...new Set(plans.flatMap(({ conflict }) => (conflict === null ? [] : [conflict.words])))].map(
    (warning) => {
      const who = listed(plans.filter(({ conflict }) => conflict?.words === warning).flatMap(named))
      return words.text('warn.of', { who, warning })
    },
  )
  const blind = orders.flatMap(({ unit, main }) => {
    const own = view.units.find(({ id }) => id === unit)
    return own !== undefined && main?.steps[0] !== undefined && seeksInVain(view, own, main.steps[0], plans)
      ? [own]
      : []
  })
  const [only] = blind
  if (only === undefined) return clashes
  const waits =
    blind.length === 1
      ? words.text('warn.blindOne', { unit: unitCalled(only) })
      : words.text('warn.blind', { n: blind.length })
  return [...clashes, waits]
}

/** The first two by name, the others by number. */
function listed([first, second, ...more]: readonly Named[]): string {
  if (first === undefined) return ''
  if (second === undefined) return nameText(first)
  return more.length === 0
    ? words.text('warn.two', { first, second })
    : words.text('warn.more', { first, second, n: more.length })
}

/** COH-12.9: the nearest, weakest or strongest is chosen among those known, and none is. */
function seeksInVain(view: CohortView, unit: OwnUnit, step: Step, plans: readonly Plan[]): boolean {
  if ((step.do !== 'attack' && step.do !== 'shoot') || step.target.is !== 'pick') return false
  const known = view.contacts.some(({ state }) => state === 'confirmed' || state === 'remembered')
  return !known && plans.every((plan) => plan.unit !== unit.id)
}

import type { CohortView, GivenOrder, OwnUnit, Step } from '@tessera/cohort'
import { counted } from '@tessera/words'
import type { Plan } from '../board/overlays.ts'

/** What may go otherwise than meant, in words: the signs on the map say where. */
export function warningsOf(view: CohortView, orders: readonly GivenOrder[], plans: readonly Plan[]): readonly string[] {
  const nameOf = (id: number) => view.units.find((unit) => unit.id === id)?.name ?? ''
  const clashes = [...new Set(plans.flatMap(({ conflict }) => (conflict === null ? [] : [conflict.words])))].map(
    (words) =>
      `${listed(plans.filter(({ conflict }) => conflict?.words === words).map(({ unit }) => nameOf(unit)))}: ${words}`,
  )
  const blind = orders.flatMap(({ unit, main }) => {
    const own = view.units.find(({ id }) => id === unit)
    return own !== undefined && main?.steps[0] !== undefined && seeksInVain(view, own, main.steps[0], plans)
      ? [own]
      : []
  })
  if (blind.length === 0) return clashes
  const [only] = blind
  const who = blind.length === 1 && only !== undefined ? `${only.name} waits` : `${counted(blind.length, 'unit')} wait`
  return [...clashes, `Nobody is known whom they could attack: ${who} until an enemy is seen.`]
}

/** The first two by name, the others by number. */
function listed(names: readonly string[]): string {
  const [first = '', second] = names
  if (second === undefined) return first
  return names.length === 2 ? `${first} and ${second}` : `${first}, ${second} and ${names.length - 2} more`
}

/** COH-12.9: the nearest, weakest or strongest is chosen among those known, and none is. */
function seeksInVain(view: CohortView, unit: OwnUnit, step: Step, plans: readonly Plan[]): boolean {
  if ((step.do !== 'attack' && step.do !== 'shoot') || step.target.is !== 'pick') return false
  const known = view.contacts.some(({ state }) => state === 'confirmed' || state === 'remembered')
  return !known && plans.every((plan) => plan.unit !== unit.id)
}

import type { Refusal } from '@tessera/kernel'
import { type CohortChoice, type DeployChoice, MOST_TEXT, type OrdersChoice } from '../choice.ts'
import { armyProblems } from '../content/army.ts'
import { contentOf } from '../content/changes.ts'
import { tileName } from '../content/terms.ts'
import type { Order, Step, Test } from '../order.ts'
import { COST, fieldOf, WALLED } from '../rules/ground/field.ts'
import { refuseRecruit } from '../rules/recruit.ts'
import { cannotForm } from '../rules/unit.ts'
import { pairOf } from '../state.ts'
import { type CohortView, type OwnUnit, seatOf } from './view.ts'

/** COH-13.2: why a choice is not possible; null when it is. */
export function refuse(view: CohortView, choice: CohortChoice): Refusal | null {
  if (view.phase === 'over') return { code: 'game_over', message: 'The battle is over.' }
  const phase = choice.type === 'army' ? 'muster' : choice.type
  if (view.to === 'spectator' || view.phase !== phase || view.stage > 0)
    return { code: 'wrong_phase', message: 'Not now.' }
  switch (choice.type) {
    case 'army': {
      const problems = armyProblems(choice, view.config, view.to)
      const first = problems[0]
      return first === undefined
        ? null
        : { code: first.code, message: problems.map(({ message }) => message).join(' ') }
    }
    case 'deploy':
      return refuseDeploy(view, choice)
    case 'orders':
      return refuseOrders(view, choice)
  }
}

const NOT_YOURS: Refusal = { code: 'not_your_unit', message: 'Not your unit.' }

function refuseDeploy(view: CohortView, choice: DeployChoice): Refusal | null {
  const { base } = fieldOf(view.config)
  const { culture } = pairOf(view.seats, seatOf(view))
  const taken = new Set<number>()
  const placed = new Set<number>()
  for (const { unit: id, tile, formation } of choice.units) {
    const unit = view.units.find((own) => own.id === id)
    if (unit === undefined || placed.has(id)) return NOT_YOURS
    placed.add(id)
    const name = tileName(tile)
    if (!view.zone.includes(tile)) return { code: 'outside_zone', message: `${name} is outside your zone.` }
    const ground = base[tile] as number
    if (COST[ground] === 0 || WALLED[ground] === 1)
      return { code: 'tile_impassable', message: `${unit.name} cannot stand on ${name}.` }
    if (taken.has(tile)) return { code: 'tile_taken', message: `${name} is taken already.` }
    taken.add(tile)
    const reason = cannotForm(unit, formation, culture, contentOf(view.config))
    if (reason !== null)
      return { code: 'formation_not_available', message: `${unit.name} cannot form ${formation}: ${reason}.` }
  }
  return null
}

function refuseOrders(view: CohortView, choice: OrdersChoice): Refusal | null {
  if ([...choice.text].length > MOST_TEXT) return { code: 'text_too_long', message: `At most ${MOST_TEXT} characters.` }
  const given = new Set<number>()
  for (const { unit: id, main, conditions } of choice.orders) {
    const unit = view.units.find((own) => own.id === id)
    if (unit === undefined || given.has(id)) return NOT_YOURS
    given.add(id)
    if (conditions.some(({ test }) => asksOthers(view, test))) return NOT_YOURS
    for (const order of [...(main === null ? [] : [main]), ...conditions.map((condition) => condition.order)]) {
      const refusal = refuseOrder(view, unit, order)
      if (refusal !== null) return refusal
    }
  }
  return choice.recruit === null ? null : refuseRecruits(view, choice.recruit)
}

function refuseOrder(view: CohortView, unit: OwnUnit, order: Order): Refusal | null {
  for (const step of order.steps) {
    const refusal = refuseStep(view, unit, step)
    if (refusal !== null) return refusal
  }
  return null
}

/** Conditions are about own units: anything else would be a way to ask where the enemy's are (COH-4.8). */
function asksOthers(view: CohortView, test: Test): boolean {
  const spot = test.test === 'within' ? test.of : test.test === 'reaches' ? test.at : null
  const ids = ['unit' in test ? test.unit : null, spot?.is === 'unit' ? spot.unit : null]
  return ids.some((id) => id !== null && !view.units.some((unit) => unit.id === id))
}

function refuseStep(view: CohortView, unit: OwnUnit, step: Step): Refusal | null {
  if (step.do === 'form') {
    const reason = cannotForm(unit, step.formation, pairOf(view.seats, seatOf(view)).culture, contentOf(view.config))
    const message = `${unit.name} cannot form ${step.formation}: ${reason}.`
    return reason === null ? null : { code: 'formation_not_available', message }
  }
  if (step.do === 'hold' && step.until !== null && asksOthers(view, step.until)) return NOT_YOURS
  const handle =
    (step.do === 'attack' || step.do === 'shoot') && step.target.is === 'contact'
      ? step.target.handle
      : step.do === 'move' && step.to.is === 'contact'
        ? step.to.handle
        : 0
  if (handle > view.contacts.length) return { code: 'unknown_contact', message: `You know of no enemy X${handle}.` }
  const other = step.do === 'follow' ? step.unit : step.do === 'move' && step.to.is === 'unit' ? step.to.unit : unit.id
  return view.units.some(({ id }) => id === other) ? null : NOT_YOURS
}

function refuseRecruits(view: CohortView, source: NonNullable<OrdersChoice['recruit']>): Refusal | null {
  const { culture } = pairOf(view.seats, seatOf(view))
  if (view.own === null || culture === null)
    return { code: 'recruit_not_available', message: 'That recruit is not to be had.' }
  return refuseRecruit({ ...view.own, culture, turn: view.turn, limit: view.limit }, source, contentOf(view.config))
}

import { type Refusal, refused } from '@tessera/kernel'
import type { Named } from '@tessera/words'
import { type CohortChoice, type DeployChoice, MOST_TEXT, type OrdersChoice } from '../choice.ts'
import { armyProblems } from '../content/army.ts'
import { contentOf } from '../content/changes.ts'
import { type Formation, tileName } from '../content/terms.ts'
import type { Order, Step, Test } from '../order.ts'
import { COST, fieldOf, WALLED } from '../rules/ground/field.ts'
import { refuseRecruit } from '../rules/recruit.ts'
import { cannotForm, isSupport } from '../rules/unit.ts'
import { pairOf } from '../state.ts'
import { words } from '../words/catalogue.ts'
import { uncoloured, unitName } from '../words/naming.ts'
import { type CohortView, type OwnUnit, seatOf } from './view.ts'

/** COH-13.2: why a choice is not possible; null when it is. */
export function refuse(view: CohortView, choice: CohortChoice): Refusal | null {
  if (view.phase === 'over') return refused('game_over', words.said('refuse.over'))
  const phase = choice.type === 'army' ? 'muster' : choice.type
  if (view.to === 'spectator' || view.phase !== phase || view.stage > 0)
    return refused('wrong_phase', words.said('refuse.phase'))
  switch (choice.type) {
    case 'army': {
      const problems = armyProblems(choice, view.config, view.to)
      const first = problems[0]
      return first === undefined
        ? null
        : refused(
            first.code,
            problems.map(({ said }) => said).reduce((said, next) => words.said('refuse.both', { first: said, next })),
          )
    }
    case 'deploy':
      return refuseDeploy(view, choice)
    case 'orders':
      return refuseOrders(view, choice)
  }
}

const NOT_YOURS: Refusal = refused('not_your_unit', words.said('refuse.notYours'))

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
    if (!view.zone.includes(tile)) return refused('outside_zone', words.said('refuse.outsideZone', { tile: name }))
    const ground = base[tile] as number
    if (COST[ground] === 0 || WALLED[ground] === 1)
      return refused('tile_impassable', words.said('refuse.impassable', { unit: called(unit), tile: name }))
    if (taken.has(tile)) return refused('tile_taken', words.said('refuse.taken', { tile: name }))
    taken.add(tile)
    const reason = cannotForm(unit, formation, culture, contentOf(view.config))
    if (reason !== null) return cannotFormIt(unit, formation)
  }
  return null
}

function refuseOrders(view: CohortView, choice: OrdersChoice): Refusal | null {
  if ([...choice.text].length > MOST_TEXT)
    return refused('text_too_long', words.said('refuse.tooLong', { most: MOST_TEXT }))
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
    return reason === null ? null : cannotFormIt(unit, step.formation)
  }
  if (step.do === 'hold' && step.until !== null && asksOthers(view, step.until)) return NOT_YOURS
  const handle =
    (step.do === 'attack' || step.do === 'shoot') && step.target.is === 'contact'
      ? step.target.handle
      : step.do === 'move' && step.to.is === 'contact'
        ? step.to.handle
        : 0
  if (handle > view.contacts.length)
    return refused('unknown_contact', words.said('refuse.contact', { handle: `X${handle}` }))
  const other = step.do === 'follow' ? step.unit : step.do === 'move' && step.to.is === 'unit' ? step.to.unit : unit.id
  return view.units.some(({ id }) => id === other) ? null : NOT_YOURS
}

function refuseRecruits(view: CohortView, source: NonNullable<OrdersChoice['recruit']>): Refusal | null {
  const { culture } = pairOf(view.seats, seatOf(view))
  if (view.own === null || culture === null) return refused('recruit_not_available', words.said('refuse.recruit'))
  return refuseRecruit({ ...view.own, culture, turn: view.turn, limit: view.limit }, source, contentOf(view.config))
}

function cannotFormIt(unit: OwnUnit, formation: Formation): Refusal {
  const standardOnly = isSupport(unit.kind) || unit.kind === 'warElephants' || formation === 'standard'
  return refused(
    'formation_not_available',
    words.said(`refuse.form.${standardOnly ? 'onlyStandard' : formation}`, {
      unit: called(unit),
      formation: words.said(`formation.${formation}`),
    }),
  )
}

function called({ name, kind }: OwnUnit): Named {
  return uncoloured(unitName(name, kind))
}

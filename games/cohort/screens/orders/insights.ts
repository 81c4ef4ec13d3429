import {
  type CohortView,
  type ContactView,
  columnOf,
  exchanges,
  inSight,
  nameText,
  type OwnUnit,
  reachable,
  rowOf,
  shotRange,
  zoneOfControl,
} from '@tessera/cohort'
import type { Ranges } from '../board/overlays.ts'
import { handleName } from '../board/scene.ts'

import { contactCalled, unitText } from '../names.ts'
import type { Exchange } from './exchange.ts'

const NOTHING: ReadonlySet<number> = new Set()

/** What is drawn around a unit: everything when it is chosen, its zone of control when it is only pointed at. */
export function rangesOf(view: CohortView, unit: OwnUnit, how: 'all' | 'zone'): Ranges {
  const zone = zoneOfControl(unit)
  if (how === 'zone') return { reach: NOTHING, sight: NOTHING, zone, shots: null }
  const shots = shotRange(view, unit)
  return {
    reach: unit.routing ? NOTHING : new Set(reachable(view, unit)),
    sight: new Set(inSight(view, unit)),
    zone,
    shots: shots === null ? null : { from: unit.tile, ...shots },
  }
}

/** How far it sees in the clearest direction, in whole tiles. */
export function sightOf(view: CohortView, unit: OwnUnit): number {
  const far = (tile: number) => Math.hypot(columnOf(tile) - columnOf(unit.tile), rowOf(tile) - rowOf(unit.tile))
  return Math.floor(Math.max(0, ...inSight(view, unit).map(far)))
}

/** COH-17.3: against every enemy in sight, the nearest first. */
export function exchangesOf(view: CohortView, unit: OwnUnit): readonly Exchange[] {
  return view.contacts
    .filter(({ state }) => state === 'confirmed')
    .flatMap((contact) => exchanges(view, unit, contact).map((exchange) => ({ ...exchange, ...nameOf(contact) })))
}

/** The same from the enemy's side: with every own unit that could fight it. */
export function exchangesWith(
  view: CohortView,
  contact: ContactView,
): readonly (Exchange & { readonly unit: string })[] {
  return view.units
    .filter(({ combat, routing }) => combat && !routing)
    .flatMap((unit) =>
      exchanges(view, unit, contact).map((exchange) => ({ ...exchange, ...nameOf(contact), unit: unitText(unit) })),
    )
}

function nameOf(contact: ContactView) {
  const { handle } = contact
  return { handle: handleName(handle), name: nameText(contactCalled(contact, 0)) }
}

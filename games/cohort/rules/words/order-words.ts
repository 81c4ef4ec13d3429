import type { Named, Said } from '@tessera/words'
import type { CohortConfig } from '../config.ts'
import { mapOf } from '../content/maps.ts'
import { tileName, type UnitKind } from '../content/terms.ts'
import type { GivenOrder, Order, Place, Route, Spot, Step, SwitchWeapon, Target, Test } from '../order.ts'
import type { CohortView, OwnUnit } from '../view/view.ts'
import { words } from './catalogue.ts'
import { nameText, pointName, regionName, uncoloured, unitName } from './naming.ts'

/** What it takes to call units and points by their names; a view has it. */
interface Naming {
  readonly units: readonly { readonly id: number; readonly name: string; readonly kind: UnitKind }[]
  readonly config: Pick<CohortConfig, 'map'>
}

/** A line of what was understood: `1st Infantry if turn 3` and `move to E10.`. */
export interface OrderLine {
  readonly unit: number
  readonly head: string
  readonly text: string
  readonly conditional: boolean
  /** The unit goes on with what it was told earlier. */
  readonly kept: boolean
}

/** One line per own unit in id order, conditions first: the echo of an order sheet in the reader's language. */
export function orderLines(orders: readonly GivenOrder[], view: CohortView): readonly OrderLine[] {
  return view.units.flatMap((unit) => {
    const given = orders.find((order) => order.unit === unit.id)
    const name = called(view, unit.id)
    const conditions = (given?.conditions ?? []).map(
      ({ on, test, order }): OrderLine => ({
        unit: unit.id,
        head: words.text(`order.head.${on}`, { name, test: testWords(test, view) }),
        text: words.text('order.text', { order: orderWords(order, view) }),
        conditional: true,
        kept: false,
      }),
    )
    const kept = given?.main == null
    const text = kept
      ? words.text('order.kept', { order: standingWords(unit, view) })
      : words.text('order.text', { order: orderWords(given.main, view) })
    return [...conditions, { unit: unit.id, head: nameText(name), text, conditional: false, kept }]
  })
}

/** What a unit that is given nothing new goes on with. */
function standingWords(unit: OwnUnit, view: CohortView): string {
  if (unit.routing) return words.text('order.routing')
  const { steps, stance, fire } = unit.order
  return steps.length === 0 ? words.text('step.hold') : orderWords({ steps, stance, fire }, view)
}

/** Steps in sequence, then how. */
function orderWords({ steps, stance, fire }: Order, naming: Naming): string {
  const inTurn = steps
    .map((step) => stepWords(step, naming))
    .reduce((first, next) => words.text('order.then', { first, next }))
  const order = fire === 'hold' ? words.text('order.holdFire', { next: inTurn }) : inTurn
  return stance === 'steady' ? order : words.text(`order.stance.${stance}`, { order })
}

/** COH-7.1. */
export function stepWords(step: Step, naming: Naming): string {
  switch (step.do) {
    case 'move':
      return routed(
        step.to.is === 'home'
          ? words.text('step.home')
          : words.text('step.move', { place: placeWords(step.to, naming) }),
        step.route,
      )
    case 'march': {
      const facing = words.said(`facing.${step.toward}`)
      const { tiles } = step
      return routed(
        tiles === 0 ? words.text('step.march', { facing }) : words.text('step.marchTiles', { facing, tiles }),
        step.route,
      )
    }
    case 'attack':
      return routed(words.text('step.attack', { target: targetWords(step.target) }), step.route)
    case 'shoot':
      return words.text('step.shoot', { target: targetWords(step.target) })
    case 'hold':
      return step.until === null
        ? words.text('step.hold')
        : words.text('step.holdUntil', { test: testWords(step.until, naming) })
    case 'form':
      return words.text('step.form', { formation: words.said(`formation.${step.formation}`) })
    case 'switch':
      return words.text('step.switch', { weapon: words.said(WEAPONS[step.weapon]) })
    case 'face':
      return words.text('step.face', { facing: words.said(`facing.${step.toward}`) })
    case 'follow':
      return words.text('step.follow', { unit: called(naming, step.unit) })
    case 'build': {
      const work = words.said(`built.${step.work}`)
      return step.at === null
        ? words.text('step.build', { work })
        : words.text('step.buildAt', { work, tile: tileName(step.at) })
    }
    case 'demolish':
    case 'repair':
      return step.at === null
        ? words.text(`step.${step.do}`)
        : words.text(`step.${step.do}At`, { tile: tileName(step.at) })
    case 'ambush':
    case 'dismount':
    case 'mount':
      return words.text(`step.${step.do}`)
  }
}

const WEAPONS = { warSpears: 'weapon.spears', sarissaPikes: 'weapon.sarissas' } as const satisfies Record<
  SwitchWeapon,
  string
>

function routed(step: string, route: Route): string {
  return route === 'direct' ? step : words.text(`order.route.${route}`, { step })
}

/** COH-12.10. */
export function testWords(test: Test, naming: Naming): string {
  switch (test.test) {
    case 'turn':
      return words.text('test.turn', { turn: test.turn })
    case 'sight':
      return words.text('test.sight', { enemy: enemyWords(test) })
    case 'within': {
      const facts = { enemy: enemyWords(test), tiles: test.tiles }
      return test.of.is === 'self'
        ? words.text('test.within', facts)
        : words.text('test.withinOf', { ...facts, spot: spotWords(test.of, naming) })
    }
    case 'engaged':
      return test.unit === null
        ? words.text('test.engaged')
        : words.text('test.engagedUnit', { unit: called(naming, test.unit) })
    case 'morale': {
      const { unit, below } = test
      return unit === null
        ? words.text('test.morale', { below })
        : words.text('test.moraleUnit', { unit: called(naming, unit), below })
    }
    case 'strength': {
      const { unit, below } = test
      const of = unit === null ? null : { unit: called(naming, unit), below }
      if (test.percent)
        return of === null ? words.text('test.strengthPercent', { below }) : words.text('test.strengthPercentUnit', of)
      return of === null ? words.text('test.strength', { below }) : words.text('test.strengthUnit', of)
    }
    case 'casualties': {
      const { unit, above } = test
      return unit === null
        ? words.text('test.casualties', { above })
        : words.text('test.casualtiesUnit', { unit: called(naming, unit), above })
    }
    case 'reaches': {
      const spot = spotWords(test.at, naming)
      return test.unit === null
        ? words.text('test.reaches', { spot })
        : words.text('test.reachesUnit', { unit: called(naming, test.unit), spot })
    }
    case 'held':
      return words.text(`test.held.${test.by}`, { point: pointWords(test.point, naming) })
  }
}

function enemyWords({ group, contact }: Extract<Test, { group: unknown }>): Said | string {
  if (contact !== undefined) return `X${contact}`
  return hasName(group) ? words.said('enemy.of', { group: words.said(`group.${group}`) }) : words.said('enemy.any')
}

type NamedGroup = Exclude<NonNullable<Extract<Test, { group: unknown }>['group']>, 'everyone' | 'rest'>

function hasName(group: Extract<Test, { group: unknown }>['group']): group is NamedGroup {
  return group !== null && group !== 'everyone' && group !== 'rest'
}

function placeWords(place: Exclude<Place, { is: 'home' }>, naming: Naming): Named {
  if (place.is === 'unit') return called(naming, place.unit)
  return uncoloured(place.is === 'tile' ? tileName(place.tile) : `X${place.handle}`)
}

function targetWords(target: Target): Named {
  switch (target.is) {
    case 'contact':
      return uncoloured(`X${target.handle}`)
    case 'at':
      return uncoloured(words.said('target.at', { tile: tileName(target.tile) }))
    case 'pick':
      return uncoloured(
        hasName(target.group)
          ? words.said(`target.${target.which}Of`, { group: words.said(`group.${target.group}`) })
          : words.said(`target.${target.which}`),
      )
  }
}

function spotWords(spot: Spot, naming: Naming): Named {
  switch (spot.is) {
    case 'self':
      return uncoloured(words.said('spot.self'))
    case 'tile':
      return uncoloured(tileName(spot.tile))
    case 'unit':
      return called(naming, spot.unit)
    case 'point':
      return uncoloured(pointWords(spot.point, naming))
    case 'region':
      return uncoloured(regionName(spot.region))
  }
}

function pointWords(id: string, { config }: Naming): Said | string {
  return (
    pointName(
      config.map,
      mapOf(config).points.findIndex((point) => point.id === id),
    ) || id
  )
}

/** A unit by its name, by its number where two have the same. */
function called({ units }: Naming, id: number): Named {
  const unit = units.find((other) => other.id === id)
  const twice =
    unit !== undefined && units.some((other) => other.id !== id && other.name.toLowerCase() === unit.name.toLowerCase())
  return uncoloured(unit === undefined || twice ? `#${id}` : unitName(unit.name, unit.kind))
}

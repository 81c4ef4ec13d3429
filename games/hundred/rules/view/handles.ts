import type { Audience } from '@tessera/kernel'
import type { Goal, Step, UnitRef, When } from '../choice.ts'
import { type HundredConfig, scenarioOf } from '../config.ts'
import { placeOf } from '../rules/world.ts'
import { at, type HundredState, type Place, pairOf } from '../state.ts'

/** Handles stand for unit numbers that would give something away (HUN-1601): 1001 is written x1. */
export const HANDLES = 1000

/** HUN-006: how a unit is written. */
export function unitName(id: number): string {
  return id > HANDLES ? `x${id - HANDLES}` : `u${id}`
}

/** HUN-1601: army lists are shown in fixed scenarios, hidden where armies are brought; after the match all is shown. */
export function listsAreHidden(state: HundredState, config: HundredConfig): boolean {
  return scenarioOf(config).builder && state.phase !== 'over'
}

/** A listener's number for a unit; null when it has none. */
export function nameFor(state: HundredState, config: HundredConfig, to: Audience, place: Place): number | null {
  if (at(state.world.faction.seat, place) === to || !listsAreHidden(state, config)) return at(state.world.ids, place)
  const handles = to === 'spectator' ? state.watching.handle : pairOf(state.seats, to).sight.handle
  const handle = at(handles, place)
  return handle === 0 ? null : HANDLES + handle
}

/** The number of the unit a seat means: what is no handle stands for itself, and so does a handle of nobody. */
function idNamed(state: HundredState, seat: number, name: number): number {
  if (name <= HANDLES) return name
  const place = pairOf(state.seats, seat).sight.handle.indexOf(name - HANDLES)
  return place < 0 ? name : at(state.world.ids, place)
}

/** Steps with real numbers in place of handles; where there are no handles they are what they were. */
export function storedSteps(
  state: HundredState,
  config: HundredConfig,
  seat: number,
  steps: readonly Step[],
): readonly Step[] {
  if (!listsAreHidden(state, config) && !steps.some(isPickup)) return steps
  return steps.map((step) =>
    translated(
      step,
      (name) => idNamed(state, seat, name),
      (item) => thingNamed(state, seat, item),
    ),
  )
}

function isPickup(step: Step): boolean {
  return step.do === 'pickup'
}

/** A step as its seat wrote it. */
export function shownStep(state: HundredState, config: HundredConfig, seat: number, step: Step): Step {
  return translated(
    step,
    (id) => {
      const place = placeOf(state.world, id)
      return place < 0 ? id : (nameFor(state, config, seat, place) ?? id)
    },
    (item) => thingName(state, seat, item),
  )
}

function translated(step: Step, unit: (name: number) => number, thing: (item: string) => string): Step {
  const ref = <T extends UnitRef | null>(each: T): T => (typeof each === 'number' ? (unit(each) as T) : each)
  const goal = (each: Goal): Goal => ('unit' in each ? { unit: ref(each.unit) } : each)
  const when = step.when === null ? null : translatedWhen(step.when, unit)
  switch (step.do) {
    case 'move':
      return { ...step, when, to: goal(step.to) }
    case 'attack':
      return { ...step, when, target: ref(step.target) }
    case 'turn':
      return { ...step, when, to: 'unit' in step.to ? { unit: ref(step.to.unit) } : step.to }
    case 'disengage':
      return { ...step, when, to: step.to === null ? null : goal(step.to) }
    case 'useItem':
      return { ...step, when, target: typeof step.target === 'number' ? unit(step.target) : step.target }
    case 'pickup':
      return { ...step, when, item: thing(step.item) }
    case 'special':
      return { ...step, when, target: ref(step.target) }
    default:
      return { ...step, when }
  }
}

function translatedWhen(when: When, unit: (name: number) => number): When {
  switch (when.is) {
    case 'inRange':
      return typeof when.target === 'number' ? { ...when, target: unit(when.target) } : when
    case 'hpBelow':
      return when.unit === null ? when : { ...when, unit: unit(when.unit) }
    case 'targetDead':
      return { ...when, target: unit(when.target) }
    default:
      return when
  }
}

const THING = /^i([1-9][0-9]*)$/

/** HUN-1601: i1 is the first dropped weapon the seat has seen. */
function thingNamed(state: HundredState, seat: number, name: string): string {
  const number = THING.exec(name)?.[1]
  return (number === undefined ? undefined : pairOf(state.seats, seat).sight.things[Number(number) - 1]) ?? name
}

/** A listener's name for a thing; banners have names of their own. */
export function thingName(state: HundredState, to: Audience, id: string): string {
  const list = to === 'spectator' ? state.watching.things : pairOf(state.seats, to).sight.things
  const index = list.indexOf(id)
  return index < 0 ? id : `i${index + 1}`
}

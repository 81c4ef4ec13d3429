import type { Seat } from '@tessera/kernel'
import type { TroopEntry } from '../choice.ts'
import { TROOPS, type TroopType } from '../content/terms.ts'
import { musterArmy } from '../rules/muster.ts'
import { type CohortState, pairOf, type Unit } from '../state.ts'
import { MOST_BATTLES } from './experience.ts'
import type { Roll } from './roll.ts'

/** What a battle left of one side, small enough to be kept. */
export interface Remains {
  /** Men by unit id, of who stood at the end and of who was running. */
  readonly stood: readonly (readonly [id: number, men: number])[]
  readonly ran: readonly (readonly [id: number, men: number])[]
  /** Ids of who fled over the edge of the map. */
  readonly fled: readonly number[]
  /** Troops that joined during the battle and are still there. */
  readonly joined: readonly { readonly entry: TroopEntry; readonly men: number }[]
  /** Enemy units it took and did not enlist. */
  readonly captives: number
  /** Its supply train came through. */
  readonly train: boolean
}

/** How a battle of a campaign ended. */
export interface Outcome {
  readonly winner: Seat | null
  readonly sides: readonly [Remains, Remains]
}

/** Read from the last state of a battle; null while it runs. */
export function outcomeOf(state: CohortState): Outcome | null {
  if (state.result === null) return null
  return { winner: state.result.winner, sides: [remains(state, 0), remains(state, 1)] }
}

function remains(state: CohortState, seat: Seat): Remains {
  const { army, fallen, captives } = pairOf(state.seats, seat)
  const listed = army === null ? 0 : musterArmy(army, seat).length
  const last = (seat === 0 ? 0 : 100) + listed
  const own = state.units.filter((unit) => unit.seat === seat)
  const men = (units: readonly Unit[]) => units.map((unit) => [unit.id, unit.men] as const)
  const mustered = own.filter(({ id }) => id <= last)
  return {
    stood: men(mustered.filter(({ routing }) => !routing)),
    ran: men(mustered.filter(({ routing }) => routing)),
    fled: fallen.filter(({ how, unit }) => how === 'left_map' && unit <= last).map(({ unit }) => unit),
    joined: own
      .filter((unit) => unit.id > last && !unit.routing && isTroop(unit.kind))
      .map(({ kind, equipment, mercenary, men: left }) => ({
        entry: { type: kind as TroopType, equipment, ...(mercenary && { mercenary }) },
        men: left,
      })),
    captives: captives.length,
    train: own.some(({ kind }) => kind === 'supplyTrain'),
  }
}

function isTroop(kind: Unit['kind']): boolean {
  return (TROOPS as readonly string[]).includes(kind)
}

/** COH-21.3: the army after a battle. */
export function after(roll: Roll, seat: Seat, { stood, ran, fled, joined }: Remains): Roll {
  const first = seat === 0 ? 1 : 101
  const men: number[] = []
  const battles: number[] = []
  roll.men.forEach((before, place) => {
    const id = first + place
    const had = roll.battles[place] ?? 0
    const here = stood.find(([unit]) => unit === id)
    const running = ran.find(([unit]) => unit === id)
    if (here !== undefined) {
      men.push(here[1])
      battles.push(Math.min(MOST_BATTLES, had + 1))
    } else if (running !== undefined || fled.includes(id)) {
      men.push(running === undefined ? Math.floor(before / 3) : Math.floor(running[1] / 2))
      battles.push(had)
    } else {
      men.push(0)
      battles.push(0)
    }
  })
  const troops = roll.army.troops.length
  return {
    army: { ...roll.army, troops: [...roll.army.troops, ...joined.map(({ entry }) => entry)] },
    men: [...men.slice(0, troops), ...joined.map((each) => each.men), ...men.slice(troops)],
    battles: [...battles.slice(0, troops), ...joined.map(() => 1), ...battles.slice(troops)],
  }
}

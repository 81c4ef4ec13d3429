import type { Dice } from '@tessera/kernel'
import { READY_ARMIES } from '../content/armies.ts'
import { refuseArmy } from '../content/army.ts'
import type { HexlineView } from '../view/view.ts'
import { drawnFromField, wholeField } from './field.ts'
import { fill, PAIRS } from './fill.ts'
import { pairOf } from './pair.ts'
import { type Army, score } from './practice.ts'

/** HEX-172, Recruit: whatever comes to hand, with a little of the budget left over. */
export function recruitArmy(view: HexlineView, dice: Dice): Army {
  return fill(view.config, [], dice.pick(PAIRS), Math.floor((view.config.budget * RECRUIT_PERCENT) / 100), dice)
}

/** HEX-172, Captain: blind, an army of the field; the same again as long as it wins; else the best of eight of them. */
export function captainArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  const last = enemyArmies(view).at(-1)
  const drawn = () => drawnFromField(config, dice)
  if (last === undefined) return drawn()
  const seat = view.to === 1 ? 1 : 0
  const before = view.past.at(-1)
  if (before?.winner_seat === seat) return before.armies[seat]
  const candidates = Array.from({ length: CAPTAIN_CANDIDATES }, drawn)
  const refs = [last, last, drawn()]
  return best(candidates, (army, most) => score(config, army, refs, dice, most)).entry
}

/** HEX-172, Marshal: blind as a Captain; else the whole field and the ready-made armies, then mending the best. */
export function marshalArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  const seen = enemyArmies(view)
  if (seen.length === 0) return drawnFromField(config, dice)
  const known = view.past.at(-1)?.winner_seat === (view.to === 1 ? 0 : 1) ? KNOWN_OF_WINNER : KNOWN_OF_LOSER
  const refs = marshalRefs(seen, known, () => drawnFromField(config, dice))
  const ready = READY_ARMIES.map((army) => army.units).filter((army) => refuseArmy(config, army) === null)
  const rate = (army: Army, most: number) => score(config, army, refs, dice, most)
  let { entry: kept, points: most } = best([...wholeField(config, dice), ...ready], rate)
  for (let i = 0; i < MARSHAL_CHANGES; i++) {
    const changed = fill(config, without(kept, 2, dice), pairOf(config, kept), config.budget, dice)
    const points = rate(changed, most)
    if (points > most) {
      kept = changed
      most = points
    }
  }
  return kept
}

const RECRUIT_PERCENT = 97
const CAPTAIN_CANDIDATES = 8
const MARSHAL_REFS = 12
/** Who has won stays with an army; who has not looks for another. */
const KNOWN_OF_WINNER = 10
const KNOWN_OF_LOSER = 4
const MARSHAL_CHANGES = 48

/** So many of what the enemy has shown, the latest first and over again, then the field. */
function marshalRefs(seen: readonly Army[], count: number, drawn: () => Army): readonly Army[] {
  const known = seen.slice(-4).toReversed()
  return Array.from({ length: MARSHAL_REFS }, (_, i) => (i < count ? (known[i % known.length] as Army) : drawn()))
}

/** What the other seat fielded so far in this match, oldest first. */
export function enemyArmies(view: HexlineView): Army[] {
  const enemy = view.to === 0 ? 1 : 0
  return view.past.map((battle) => battle.armies[enemy])
}

/** The first of the highest rated, and its rating. Whoever rates is told the highest so far. */
export function best<T>(
  list: readonly T[],
  rate: (entry: T, most: number) => number,
): { readonly entry: T; readonly points: number } {
  let entry = list[0] as T
  let points = Number.NEGATIVE_INFINITY
  for (const next of list) {
    const rated = rate(next, points)
    if (rated > points) {
      entry = next
      points = rated
    }
  }
  return { entry, points }
}

function without(army: Army, count: number, dice: Dice): Army {
  const kept = [...army]
  for (let i = 0; i < count && kept.length > 0; i++) kept.splice(dice.int(kept.length), 1)
  return kept
}

import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { refuseArmy } from '../content/army.ts'
import { catalogOf } from '../content/catalog.ts'
import type { HexlineView } from '../view/view.ts'
import { fill, fillArmy, PAIRS, type Pair } from './fill.ts'
import { type Army, score } from './practice.ts'

/** HEX-172, Recruit: whatever comes to hand, with a little of the budget left over. */
export function recruitArmy(view: HexlineView, dice: Dice): Army {
  return fill(view.config, [], dice.pick(PAIRS), Math.floor((view.config.budget * RECRUIT_PERCENT) / 100), dice)
}

/** HEX-172, Captain: the best of four armies against the enemy's last one and strangers. */
export function captainArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  const any = () => fillArmy(config, dice)
  const refs = enemyArmies(view).slice(-1)
  while (refs.length < 3) refs.push(any())
  const candidates = Array.from({ length: 4 }, any)
  return best(candidates, (army) => score(config, army, refs, dice)).entry
}

/**
 * HEX-172, Marshal: armies of every pair and the ready-made ones against what the enemy has shown and a field of others,
 * then mending the best.
 */
export function marshalArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  const from = (pair: Pair) => fill(config, [], pair, config.budget, dice)
  const ready = READY_ARMIES.map((army) => army.units).filter((army) => refuseArmy(config, army) === null)
  const refs = marshalRefs(enemyArmies(view), ready, from, dice)
  const candidates: Candidate[] = ready.map((army) => ({ army, pair: pairOf(config, army) }))
  for (let i = 0; i < MARSHAL_CANDIDATES; i++) {
    const pair = PAIRS[i % PAIRS.length] as Pair
    candidates.push({ army: from(pair), pair })
  }
  const rate = ({ army }: Candidate) => score(config, army, refs, dice)
  let { entry: kept, points: most } = best(candidates, rate)
  for (let i = 0; i < MARSHAL_CHANGES; i++) {
    const army = fill(config, without(kept.army, 2, dice), kept.pair, config.budget, dice)
    const changed = { army, pair: kept.pair }
    const points = rate(changed)
    if (points > most) {
      kept = changed
      most = points
    }
  }
  return kept.army
}

interface Candidate {
  readonly army: Army
  readonly pair: Pair
}

const RECRUIT_PERCENT = 97
const MARSHAL_REFS = 12
const MARSHAL_CANDIDATES = 18
const MARSHAL_CHANGES = 48

/** The enemy's last four armies twice, the latest two times more, then strangers and ready-made armies in turn. */
function marshalRefs(
  seen: readonly Army[],
  ready: readonly Army[],
  from: (pair: Pair) => Army,
  dice: Dice,
): readonly Army[] {
  const known = [...seen.slice(-4), ...seen.slice(-1)]
  const refs = [...known, ...known]
  while (refs.length < MARSHAL_REFS) {
    const stranger = refs.length % 2 === 0 || ready.length === 0
    refs.push(stranger ? from(PAIRS[refs.length % PAIRS.length] as Pair) : dice.pick(ready))
  }
  return refs
}

/** The first pair that holds all families of an army; of a single family where only one is allowed. */
export function pairOf(config: HexlineConfig, army: Army): Pair {
  const families = new Set(army.map((id) => catalogOf(config).type(id)?.family))
  if (config.max_families === 1) {
    const [only = 'custom'] = families
    return [only, only]
  }
  return PAIRS.find(([one, other]) => new Set([one, other, ...families]).size === 2) ?? (PAIRS[0] as Pair)
}

/** What the other seat fielded so far in this match, oldest first. */
export function enemyArmies(view: HexlineView): Army[] {
  const enemy = view.to === 0 ? 1 : 0
  return view.past.map((battle) => battle.armies[enemy])
}

/** The first of the highest rated, and its rating. */
export function best<T>(
  list: readonly T[],
  rate: (entry: T) => number,
): { readonly entry: T; readonly points: number } {
  let entry = list[0] as T
  let points = Number.NEGATIVE_INFINITY
  for (const next of list) {
    const rated = rate(next)
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

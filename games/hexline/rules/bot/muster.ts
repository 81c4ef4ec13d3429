import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { READY_ARMIES } from '../content/armies.ts'
import { refuseArmy } from '../content/army.ts'
import type { HexlineView } from '../view/view.ts'
import { contest, type Entrant, entrant, ranking, type Stage } from './contest.ts'
import { drawnFrom, whole } from './field.ts'
import { fill, PAIRS } from './fill.ts'
import { enemyArmies, foreseen, ownPast } from './foresight.ts'
import { pairOf } from './pair.ts'
import type { Army } from './practice.ts'

/** HEX-172, Recruit: random units, with a little of the budget left over. */
export function recruitArmy(view: HexlineView, dice: Dice): Army {
  return fill(view.config, [], dice.pick(PAIRS), Math.floor((view.config.budget * RECRUIT_PERCENT) / 100), dice)
}

/** HEX-172, Captain: blind, an army it knows; the same again as long as it wins; else the one that answers the enemy's last. */
export function captainArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  const last = enemyArmies(view).at(-1)
  if (last === undefined) return drawnFrom('known', config, dice)
  const before = ownPast(view).at(-1)
  if (before?.won) return before.army
  const candidates = [...whole('known', config, dice), ...readyArmies(config)].map(entrant)
  const [best] = contest(config, candidates, [last], CAPTAIN_STAGES, dice)
  return (best as Entrant).army
}

/** HEX-172, Marshal: blind, an army of the whole field; else what does best against the armies it foresees. */
export function marshalArmy(view: HexlineView, dice: Dice): Army {
  const { config } = view
  if (view.past.length === 0) return drawnFrom('field', config, dice)
  const refs = foreseen(view, dice)
  const own = ownPast(view).map(({ army }) => army)
  const candidates = [
    ...whole('field', config, dice),
    ...whole('known', config, dice),
    ...readyArmies(config),
    ...own,
  ].map(entrant)
  let best = contest(config, candidates, refs, MARSHAL_STAGES, dice)
  for (let i = 0; i < MARSHAL_MENDINGS; i++) {
    const changes = Array.from({ length: MARSHAL_CHANGES }, (_, place) => {
      const { army } = best[place % MENDED] as Entrant
      return entrant(fill(config, without(army, 1 + dice.int(3), dice), pairOf(config, army), config.budget, dice))
    })
    const proven = contest(config, changes, refs, MENDING_STAGES, dice)
    best = contest(config, ranking([...best, ...proven]), refs, AGAIN, dice)
  }
  const [first] = contest(config, best, refs, LAST, dice)
  return (first as Entrant).army
}

const RECRUIT_PERCENT = 97
const CAPTAIN_STAGES: readonly Stage[] = [
  [Number.POSITIVE_INFINITY, 2],
  [6, 4],
]
const MARSHAL_KEPT = 5
const MARSHAL_STAGES: readonly Stage[] = [
  [Number.POSITIVE_INFINITY, 3],
  [16, 4],
  [MARSHAL_KEPT, 8],
]
const MARSHAL_MENDINGS = 6
const MARSHAL_CHANGES = 12
/** So many of the best are changed. */
const MENDED = 3
const MENDING_STAGES: readonly Stage[] = [
  [MARSHAL_CHANGES, 3],
  [5, 6],
  [2, 8],
]
const AGAIN: readonly Stage[] = [[MARSHAL_KEPT, 2]]
const LAST: readonly Stage[] = [[MARSHAL_KEPT, 15]]

function readyArmies(config: HexlineConfig): readonly Army[] {
  return READY_ARMIES.map((army) => army.units).filter((army) => refuseArmy(config, army) === null)
}

function without(army: Army, count: number, dice: Dice): Army {
  const kept = [...army]
  for (let i = 0; i < count && kept.length > 0; i++) kept.splice(dice.int(kept.length), 1)
  return kept
}

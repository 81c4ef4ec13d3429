import type { Dice } from '@tessera/kernel'
import type { ArmyList, RecruitSource } from '../choice.ts'
import { presetArmy } from '../content/army.ts'
import { contentOf } from '../content/changes.ts'
import { CULTURES, TROOPS } from '../content/terms.ts'
import { refuseRecruit } from '../rules/recruit.ts'
import { pairOf } from '../state.ts'
import { type CohortView, seatOf } from '../view/view.ts'

/** COH-15.1: the preset of an allowed culture, as it suits the map and the seat. */
export function armyFor(view: CohortView, dice: Dice): ArmyList {
  const seat = seatOf(view)
  const allowed = pairOf(view.config.cultures, seat)
  return presetArmy(dice.pick(allowed.length > 0 ? allowed : CULTURES), view.config, seat)
}

/** Recruits if it can: captives first, then the dearest troop that the reserve pays for (COH-9.8). */
export function recruitFor(view: CohortView): RecruitSource | null {
  const { culture } = pairOf(view.seats, seatOf(view))
  if (view.own === null || culture === null) return null
  const who = { ...view.own, culture, turn: view.turn, limit: view.limit }
  const sources: readonly RecruitSource[] = [
    ...view.own.captives.map(({ id }) => ({ kind: 'captive', captive: id }) as const),
    ...TROOPS.map((troop) => ({ kind: 'troop', troop }) as const),
  ]
  return sources.find((source) => refuseRecruit(who, source, contentOf(view.config)) === null) ?? null
}

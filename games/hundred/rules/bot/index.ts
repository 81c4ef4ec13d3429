import type { Bot, Dice, Memory } from '@tessera/kernel'
import type { HundredChoice, OrdersChoice } from '../choice.ts'
import { type ArmyUnit, PRESETS } from '../content/scenarios.ts'
import { lateArmy, refuseArmy } from '../rules/muster/army.ts'
import { playOf } from '../rules/play.ts'
import { knownState } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { styleName } from '../words/style-name.ts'
import { foresee } from './foresight.ts'
import { ordersOf, rankAll } from './planner.ts'
import { search, usualOrders } from './search.ts'
import { PERSONALITIES, type Personality, personalityOf } from './temper.ts'

const LEVELS = ['easy', 'normal', 'hard'] as const

/** Section 17: three levels and five personalities, each from its view alone. */
export const bot: Bot<HundredView, HundredChoice> = {
  levels: LEVELS.map((id) => styleName(id, `level.${id}`)),
  personalities: PERSONALITIES.map((id) => styleName(id, `personality.${id}`)),
  choose: (view, dice, { level, personality }, memory) => ({
    choice: choose(view, dice, level, personalityOf(personality), memory),
  }),
}

/** A normal bot's choice without trials, in a hundredth of the time: for tables that need many matches. */
export function usualChoice(view: HundredView, dice: Dice, memory: Memory): HundredChoice {
  return view.phase === 'planning'
    ? usualOrders(view, dice, 'aggressive', memory)
    : choose(view, dice, 'easy', 'aggressive', memory)
}

function choose(view: HundredView, dice: Dice, level: string, personality: Personality, memory: Memory): HundredChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', preset: null, units: armyOf(view, level) }
    case 'deployment':
      return { type: 'deploy', placements: [], halves: {} }
    default:
      if (level === 'easy') return simple(view, dice, personality)
      return level === 'hard' ? foresee(view, dice, personality, memory) : search(view, dice, personality, memory)
  }
}

/** Archers behind veterans: what stood up best to the ready armies and to every script. */
const HARD_ARMY: readonly ArmyUnit[] = (
  ['veteran', 'veteran', 'archer', 'archer', 'archer', 'archer', 'militia'] as const
).map((template) => ({ template }))

/** A ready army where the rules of the match allow one; hard knows a better one. */
function armyOf({ config, to }: HundredView, level: string): readonly ArmyUnit[] {
  const seat = to === 'spectator' ? 0 : to
  const fits = (units: readonly ArmyUnit[]): boolean => refuseArmy(config, seat, units) === null
  const known = [PRESETS.company, PRESETS.horde]
  return (level === 'hard' ? [HARD_ARMY, ...known] : known).find(fits) ?? lateArmy(config, seat)
}

function simple(view: HundredView, dice: Dice, personality: Personality): OrdersChoice {
  const play = playOf(knownState(view), { config: view.config, dice, tell: undefined })
  const ranked = rankAll(play, seatOf(view), personality, dice)
  return ordersOf(
    play,
    ranked.map(({ place, chosen }) => ({ place, candidate: chosen })),
  )
}

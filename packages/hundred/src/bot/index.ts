import type { Bot, Dice } from '@tessera/kernel'
import type { HundredChoice, OrdersChoice } from '../choice.ts'
import { lateArmy } from '../rules/army.ts'
import { playOf } from '../rules/play.ts'
import { knownState } from '../view/imagine.ts'
import { type HundredView, seatOf } from '../view/view.ts'
import { hard } from './hard.ts'
import { ordersOf, rankAll } from './planner.ts'
import { PERSONALITY_NAMES, type Personality, personalityOf } from './temper.ts'

/** Section 17: three levels and five personalities, each from its view alone. */
export const bot: Bot<HundredView, HundredChoice> = {
  levels: [
    { id: 'easy', name: 'Easy', blurb: 'Means well, and errs nearly every other time.' },
    { id: 'normal', name: 'Normal', blurb: 'Weighs what each fighter can do this turn.' },
    { id: 'hard', name: 'Hard', blurb: 'Plays the turn through before it orders it.' },
  ],
  personalities: PERSONALITY_NAMES,
  choose: (view, dice, { level, personality }) => ({ choice: choose(view, dice, level, personalityOf(personality)) }),
}

function choose(view: HundredView, dice: Dice, level: string, personality: Personality): HundredChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', preset: null, units: lateArmy(view.config, seatOf(view)) }
    case 'deployment':
      return { type: 'deploy', placements: [], halves: {} }
    default:
      return level === 'hard' ? hard(view, dice, personality) : simple(view, dice, level, personality)
  }
}

function simple(view: HundredView, dice: Dice, level: string, personality: Personality): OrdersChoice {
  const play = playOf(knownState(view), { config: view.config, dice, tell: undefined })
  const ranked = rankAll(play, seatOf(view), personality, level === 'easy' ? dice : null)
  return ordersOf(
    play,
    ranked.map(({ place, chosen }) => ({ place, candidate: chosen })),
  )
}

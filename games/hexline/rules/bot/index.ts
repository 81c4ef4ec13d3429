import type { Bot, Dice } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import type { HexlineView } from '../view/view.ts'
import { drillLayout, triedLayout } from './deploy.ts'
import { captainArmy, marshalArmy, recruitArmy } from './muster.ts'

export { sample } from '../view/sample.ts'

export { fillArmy } from './fill.ts'

type Level = 'recruit' | 'captain' | 'marshal'

/** HEX-170 to HEX-172. */
export const bot: Bot<HexlineView, HexlineChoice> = {
  levels: [
    { id: 'recruit', name: 'Recruit', blurb: 'Hires whoever comes along and lines them up.' },
    {
      id: 'captain',
      name: 'Captain',
      blurb: 'Knows a few good armies, stays with what wins and looks for an answer to your last one.',
    },
    {
      id: 'marshal',
      name: 'Marshal',
      blurb: 'Practises for long, asks itself what you will bring next and tries where to stand.',
    },
  ],
  personalities: [],
  choose(view, dice, { level }) {
    const plan = PLANS[level as Level] ?? PLANS.captain
    const choice: HexlineChoice =
      view.phase === 'deploy'
        ? { type: 'deploy', cells: plan.deploy(view, dice) }
        : { type: 'muster', units: plan.muster(view, dice) }
    return { choice }
  },
}

interface Plan {
  readonly muster: (view: HexlineView, dice: Dice) => readonly string[]
  readonly deploy: typeof drillLayout
}

const PLANS: Readonly<Record<Level, Plan>> = {
  recruit: { muster: recruitArmy, deploy: drillLayout },
  captain: { muster: captainArmy, deploy: drillLayout },
  marshal: { muster: marshalArmy, deploy: triedLayout },
}

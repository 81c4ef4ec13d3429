import type { Bot, Dice, Memory } from '@tessera/kernel'
import type { CohortChoice } from '../choice.ts'
import { imagine } from '../view/imagine.ts'
import { type CohortView, seatOf } from '../view/view.ts'
import { deployment } from './deploy.ts'
import { glance, strategos } from './levels/strategos.ts'
import { tiro } from './levels/tiro.ts'
import { armyFor, recruitFor } from './muster.ts'
import type { Plan } from './order.ts'
import { written } from './written.ts'

/** Section 15: three commanders, each from its view alone. */
export const bot: Bot<CohortView, CohortChoice> = {
  levels: [
    { id: 'tiro', name: 'Tiro', blurb: 'Goes for what it sees, and overlooks the rest.' },
    { id: 'centurion', name: 'Centurion', blurb: 'Keeps its army together, and glances ahead before it fights.' },
    { id: 'strategos', name: 'Strategos', blurb: 'Plays the next turns through before it writes a word.' },
  ],
  personalities: [],
  choose: (view, dice, { level }, memory) => ({ choice: choose(view, dice, level, memory) }),
}

function choose(view: CohortView, dice: Dice, level: string, memory: Memory): CohortChoice {
  switch (view.phase) {
    case 'muster':
      return { type: 'army', ...armyFor(view, dice) }
    case 'deploy':
      return { type: 'deploy', units: level === 'tiro' ? [] : deployment(view) }
    default:
      return written(view, planOf(view, dice, level, memory), recruitFor(view))
  }
}

function planOf(view: CohortView, dice: Dice, level: string, memory: Memory): Plan {
  const seat = seatOf(view) === 0 ? 0 : 1
  if (level === 'strategos') return strategos(view, dice, memory).plan
  if (level === 'centurion') return glance(view, dice).plan
  return tiro({ state: imagine(view, dice), config: view.config }, seat, dice)
}

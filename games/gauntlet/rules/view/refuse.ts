import { type Refusal, refused } from '@tessera/kernel'
import type { DuelChoice } from '../choice.ts'
import { contentOf } from '../content/changes.ts'
import { words } from '../words/catalogue.ts'
import { refuseArmy, refuseDeployment } from './army.ts'
import type { DuelView } from './view.ts'

const NOT_NOW = refused('bad_command', words.said('refuse.notNow'))

/** GB-1402. */
export function refuseDuel(view: DuelView, choice: DuelChoice): Refusal | null {
  if (choice.do === 'muster')
    return view.phase === 'muster' ? refuseArmy(contentOf(view.config), choice, view.config.gold) : NOT_NOW
  if (view.phase !== 'deploy' || view.to === 'spectator') return NOT_NOW
  const army = view.armies[view.to === 0 ? 0 : 1]
  return army === null ? NOT_NOW : refuseDeployment(army.cards.length, army.spells.length, choice)
}

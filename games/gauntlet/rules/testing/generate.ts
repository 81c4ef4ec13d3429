import type { Dice } from '@tessera/kernel'
import { PRINTED } from '../content/content.ts'
import type { Team } from '../rules/battle.ts'
import { randomArmy, randomDeployment } from '../view/sample.ts'

/** Two random teams of all content, small enough to compare many. */
export function randomTeams(dice: Dice): readonly [Team, Team] {
  const team = (): Team => {
    const army = randomArmy(PRINTED, 120, dice)
    return { army, deployment: randomDeployment(army, dice) }
  }
  return [team(), team()]
}

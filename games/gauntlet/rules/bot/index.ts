import type { Answer, Bot, Dice, Style } from '@tessera/kernel'
import type { DuelChoice } from '../choice.ts'
import { contentOf } from '../content/changes.ts'
import type { DuelView } from '../view/view.ts'
import { words } from '../words/catalogue.ts'
import { easyArmy, normalArmy } from './build.ts'
import { easyDeployment, normalDeployment } from './deploy.ts'
import { hardArmy } from './league.ts'
import { hardDeployment } from './rehearse.ts'

export { easyArmy, normalArmy } from './build.ts'
export { easyDeployment, normalDeployment } from './deploy.ts'
export { hardArmy } from './league.ts'
export { hardDeployment } from './rehearse.ts'

/** GB-1405: bots see what their seat sees and draw from their own stream. */
export const bot: Bot<DuelView, DuelChoice> = {
  get levels() {
    return (['easy', 'normal', 'hard'] as const).map((id) => ({
      id,
      name: words.text(`level.${id}`),
      blurb: words.text(`levelBlurb.${id}`),
    }))
  },
  personalities: [],
  choose,
}

function choose(view: DuelView, dice: Dice, { level }: Style): Answer<DuelChoice> {
  const content = contentOf(view.config)
  const { gold, roundLimit } = view.config
  if (view.phase === 'muster') {
    const army =
      level === 'easy'
        ? easyArmy(content, gold, dice)
        : level === 'hard'
          ? hardArmy(content, gold, roundLimit, dice)
          : normalArmy(content, gold, roundLimit, dice)
    return { choice: { do: 'muster', ...army } }
  }
  const seat = view.to === 1 ? 1 : 0
  const army = view.armies[seat]
  const other = view.armies[seat === 0 ? 1 : 0]
  if (army === null || other === null) throw new Error('There is no army to deploy')
  const deployment =
    level === 'easy'
      ? easyDeployment(content, army, dice)
      : level === 'hard'
        ? hardDeployment(content, army, other, seat, roundLimit, dice)
        : normalDeployment(content, army)
  return { choice: { do: 'deploy', ...deployment } }
}

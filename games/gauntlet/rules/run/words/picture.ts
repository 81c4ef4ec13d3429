import type { Report, ReportFacts } from '@tessera/kernel'
import { words } from '../../words/catalogue.ts'
import { picture } from '../../words/picture.ts'
import { handOf } from '../state.ts'
import { battleView, type PlayerView, type RunView } from '../view/view.ts'
import { cardName } from './card.ts'

/** How the run stands, as text. */
export function runPicture(view: RunView): string {
  if (view.to === 'spectator')
    return `${view.faction ?? 'Nobody yet'}${view.leader === null ? '' : ` under ${view.leader}`}: ${view.wins} wins, ${view.losses} losses`
  if (view.to === 1) return `Phase ${view.phase}: ${view.wins} wins, ${view.losses} losses, rating ${view.rating}`
  const lines = [standing(view), ...handLines(view)]
  if (view.offer.length > 0)
    lines.push(`On offer, pick ${view.picksDue}: ${view.offer.map((id) => cardName(view, id)).join(', ')}`)
  if (view.opponent !== null) lines.push(`Opponent: ${view.opponent.name}, ${view.opponent.units} units`)
  if (view.battle !== null && view.phase === 'battle') lines.push(picture(battleView(view)))
  return lines.join('\n')
}

function standing(view: PlayerView): string {
  const { wins, losses, draws, gold, winStreak, rating, phase } = view
  return `Phase ${phase}: ${wins} of 9 wins, ${losses} of 4 losses, ${draws} draws; ${gold} gold, ${winStreak} wins in a row, rating ${rating}`
}

function handLines(view: PlayerView): string[] {
  return handOf(view.cards).map(({ id, tier }) => {
    const at = view.deployment.find(({ card }) => card === id)
    const where = at === undefined ? 'on the bench' : `column ${at.c}, ${at.r === 0 ? 'back' : 'front'} row`
    return `${cardName(view, id)} tier ${tier}, ${where}`
  })
}

/** How things stand, for a message outside the game. */
export function runReport(view: RunView, facts: ReportFacts): Report {
  if (view.to !== 0) return { title: 'Gauntlet run', text: runPicture(view) }
  const fields = [
    { name: 'Wins', value: `${view.wins} of 9` },
    { name: 'Losses', value: `${view.losses} of 4` },
    { name: 'Gold', value: String(view.gold) },
  ]
  if (view.endReason !== null)
    return {
      title: `Gauntlet run: ${view.status}`,
      text: `The run is over: ${words.text(`runEnd.${view.endReason}`)}.`,
      fields,
    }
  const yours = facts.awaiting.includes(facts.seat)
  return { title: 'Gauntlet run', text: yours ? runPicture(view) : 'An opponent is being looked for.', fields }
}

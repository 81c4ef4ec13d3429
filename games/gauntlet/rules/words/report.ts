import type { Report, ReportFacts } from '@tessera/kernel'
import type { DuelView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { picture } from './picture.ts'

/** How things stand for one seat, for a message outside the game. */
export function report(view: DuelView, facts: ReportFacts): Report {
  const fields = [
    { name: 'Battles won', value: view.wins.join(' : ') },
    { name: 'Phase', value: view.phase },
  ]
  if (view.result !== null) {
    const { winner, reason } = view.result
    const outcome = winner === null ? 'drawn' : winner === facts.seat ? 'won' : 'lost'
    return { title: `Gauntlet: ${outcome}`, text: `The match is ${outcome}: ${words.text(`end.${reason}`)}.`, fields }
  }
  const yours = facts.awaiting.includes(facts.seat)
  const task = view.phase === 'muster' ? 'Bring an army.' : 'Place your units and time your spells.'
  return { title: 'Gauntlet', text: yours ? `${task}\n${picture(view)}` : 'The other seat is still choosing.', fields }
}

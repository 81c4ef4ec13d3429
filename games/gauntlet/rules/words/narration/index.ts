import { type Named, type Narration, type Narrator, narrated } from '@tessera/words'
import type { DuelEvent } from '../../events.ts'
import type { DuelResult } from '../../state.ts'
import type { DuelView } from '../../view/view.ts'
import { words } from '../catalogue.ts'
import { blow } from './blow.ts'
import { type BattleContext, contextOf } from './context.ts'
import { COURSE } from './course.ts'
import { ILLS } from './ills.ts'
import { type BattleKind, type BattleNarration, line } from './line.ts'
import { POWERS } from './powers.ts'
import { RESOLVE } from './resolve.ts'
import { STATES } from './states.ts'

/** How each event of a battle is told. */
export const BATTLE: BattleNarration = { attack: blow, ...COURSE, ...RESOLVE, ...POWERS, ...ILLS, ...STATES }

interface DuelContext extends BattleContext {
  seat(winner: 0 | 1): Named
}

const DUEL: Narration<DuelEvent, DuelContext, BattleKind> = {
  ...BATTLE,
  armies_revealed: (_, context) => line(context, 'rest', words.parts('event.teamsShown'), { sound: 'page' }),
  deployed: ({ battle }, context) => line(context, 'rest', words.parts('event.deployed', { n: battle })),
  match_ended: ({ result }, context) => line(context, 'rest', matchParts(result, context)),
}

/** GB-1201: tells a duel, what belongs together in one line: a blow with its consequences, many units to which the same happens. */
export function duelNarrator(names?: readonly string[]): Narrator<DuelEvent, DuelView, BattleKind> {
  return (events, view) => {
    const context = { ...contextOf(view.battle, events), seat: (winner: 0 | 1) => seatNamed(view, winner, names) }
    return events.map((event) => narrated(DUEL, event, context))
  }
}

function matchParts({ winner, reason, score }: DuelResult, { seat }: DuelContext) {
  const told = score.join(' : ')
  if (winner === null) return words.parts('event.matchDrawn', { score: told })
  return words.parts('event.matchWon', {
    who: seat(winner === 0 ? 0 : 1),
    score: told,
    why: words.said(`end.${reason}`),
  })
}

function seatNamed({ to }: DuelView, seat: 0 | 1, names: readonly string[] | undefined): Named {
  if (names !== undefined) return { name: names[seat] ?? '', seat }
  const other = to === 'spectator' ? words.said('seat.number', { n: seat + 1 }) : words.said('seat.opponent')
  return { name: other, seat, you: to === seat }
}

import type { Dice } from '@tessera/kernel'
import type { HexlineView } from '../view/view.ts'
import { contest, type Entrant, entrant, type Stage } from './contest.ts'
import { drawnFrom } from './field.ts'
import type { Army } from './practice.ts'

/**
 * HEX-172, Marshal: the armies the enemy may bring next. After a win it is likely to bring the same one; after a loss it may do so
 * too, or answer the army that beat it, so the Marshal searches for such answers.
 */
export function foreseen(view: HexlineView, dice: Dice): readonly Army[] {
  const { config } = view
  const last = enemyArmies(view).at(-1) as Army
  const own = ownPast(view).at(-1) as Fielded
  const earlier = enemyArmies(view).at(-2) ?? last
  const drawn = () => drawnFrom('known', config, dice)
  if (own.lost) return [last, last, last, earlier, last, last, drawn(), last]
  const answer = (): Army => {
    const tried = Array.from({ length: ANSWERS_TRIED }, () => entrant(drawn()))
    return (contest(config, tried, [own.army], ANSWER_STAGES, dice)[0] as Entrant).army
  }
  return [last, answer(), last, answer(), earlier, answer(), drawn(), last, answer(), last]
}

const ANSWERS_TRIED = 8
const ANSWER_STAGES: readonly Stage[] = [[ANSWERS_TRIED, 3]]

interface Fielded {
  readonly army: Army
  readonly won: boolean
  readonly lost: boolean
}

/** What this seat fielded so far in this match and how it went, oldest first. */
export function ownPast(view: HexlineView): readonly Fielded[] {
  const seat = view.to === 1 ? 1 : 0
  return view.past.map(({ armies, winner_seat }) => ({
    army: armies[seat],
    won: winner_seat === seat,
    lost: winner_seat !== null && winner_seat !== seat,
  }))
}

/** What the other seat fielded so far in this match, oldest first. */
export function enemyArmies(view: HexlineView): readonly Army[] {
  const enemy = view.to === 0 ? 1 : 0
  return view.past.map((battle) => battle.armies[enemy])
}

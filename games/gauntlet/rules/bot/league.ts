import type { Dice } from '@tessera/kernel'
import type { Army } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { compare } from './compare.ts'
import { DECK_IDEAS, deckFor } from './decks.ts'

/** Leaders that are thought of: enough for a strong deck among theirs, few enough that it is not the same one every time. */
const LEADERS = 12
/** Healers or mages with guards before them: of all ideas tried these two win most, but which of them depends on the faction. */
const IDEAS = [DECK_IDEAS.wall, DECK_IDEAS.conclave]

/** GB-1407 hard: many decks fight each other, and the one that does best is brought. */
export function hardArmy(content: Content, gold: number, roundLimit: number, dice: Dice): Army {
  const leaders = [...content.leaders.keys()]
  dice.shuffle(leaders)
  const decks = leaders.slice(0, LEADERS).flatMap((leader) => IDEAS.map((idea) => deckFor(content, leader, gold, idea)))
  return bestOf(decks, (deck, other, battle) => compare(content, deck, other, roundLimit, battle), dice)
}

/** Battles that every remaining team fights, and how many teams remain after them. */
const STAGES = [
  { battles: 3, left: 12 },
  { battles: 3, left: 6 },
  { battles: 5, left: 3 },
  { battles: 8, left: 1 },
] as const
/** Judges come from so many at least: the last three alone would know too little of what else there is. */
const RIVALS = 12

/**
 * The best of all by battles among themselves. Those that lose are left out early, so that most battles are spent on telling the
 * best apart, and judges are as strong as what a thoughtful opponent brings.
 */
export function bestOf<T>(all: readonly T[], gain: (own: T, other: T, battle: number) => number, dice: Dice): T {
  let field = all.map((own) => ({ own, sum: 0 }))
  let rivals = [...all]
  let fought = 0
  for (const { battles, left } of STAGES) {
    dice.shuffle(rivals)
    const [reserve, ...judges] = rivals.slice(0, battles + 1)
    for (const entry of field)
      for (const [at, judge] of judges.entries()) {
        // All teams meet the same judges; a team that is one of them meets the reserve instead.
        const other = judge === entry.own && reserve !== undefined ? reserve : judge
        entry.sum += gain(entry.own, other, fought + at)
      }
    fought += battles
    field = field.sort((a, b) => b.sum - a.sum).slice(0, left)
    if (left >= RIVALS) rivals = field.map(({ own }) => own)
  }
  const [best] = field
  if (best === undefined) throw new Error('There is nothing to choose from')
  return best.own
}

import { type BattleEntry, type Face, type PlayerView, type RunConfig, rewardFor } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { resultOf, type Step } from '../road/story.ts'

/** What a battle brought, in the words and numbers of its page. */
export interface Outcome {
  readonly result: Step['result']
  readonly title: string
  readonly how: string
  /** The run has come further than any before it on this device. */
  readonly further: boolean
  readonly lives: readonly { readonly name: string; readonly percent: number }[]
  readonly reward: number
  /** "Third in a row", and what it pays; null without a streak. */
  readonly streak: { readonly title: string; readonly bonus: number } | null
  readonly gold: { readonly from: number; readonly to: number }
  /** Null in runs without a rating. */
  readonly rating: { readonly title: string; readonly change: number } | null
}

type Standing = Pick<PlayerView, 'winStreak' | 'wins' | 'gold'> & { readonly config: Pick<RunConfig, 'pool'> }
type Fought = Pick<BattleEntry, 'winner' | 'rounds' | 'reason' | 'shares' | 'gold' | 'ratingBefore' | 'ratingAfter'> & {
  readonly opponent: Pick<Face, 'name' | 'rated' | 'rating'>
}

const TITLES = { win: 'Victory', loss: 'Defeat', draw: 'A draw' } as const
const NTH = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'] as const

/** `view` is the run when the battle was over, `best` the most wins of an earlier run on this device. */
export function outcomeOf(view: Standing, entry: Fought, best: number | undefined): Outcome {
  const { opponent, rounds, reason, shares, gold, ratingAfter, ratingBefore } = entry
  const result = resultOf(entry)
  const { base, streakBonus } = rewardFor(result, view.winStreak)
  const streak = `${NTH[view.winStreak] ?? `${view.winStreak}th`} in a row`
  const met = opponent.rated ? `Rating, they had ${opponent.rating}` : 'Rating, this battle was unrated'
  return {
    result,
    title: TITLES[result],
    how: words.text('result.how', {
      foe: opponent.name,
      rounds,
      why: result === 'loss' ? words.said(`lost.${reason}`) : words.said(`end.${reason}`),
    }),
    further: result === 'win' && best !== undefined && view.wins === best + 1,
    lives: ['You', opponent.name.replace(' (bot)', '')].map((name, side) => ({
      name,
      percent: Math.round((shares[side] ?? 0) / 100),
    })),
    reward: base,
    streak: streakBonus > 0 ? { title: streak, bonus: streakBonus } : null,
    gold: { from: view.gold - gold, to: view.gold },
    rating: view.config.pool === 'async' ? { title: met, change: ratingAfter - ratingBefore } : null,
  }
}

/** What follows a battle. */
export interface Onward {
  readonly title: string
  readonly words: string
  readonly button: string
  /** Cards that wait face down. */
  readonly waits: number
  /** What the next win pays. */
  readonly stakes: string
}

export function onwardOf(view: Pick<PlayerView, 'winStreak' | 'offer' | 'phase' | 'status'>): Onward {
  const { base, streakBonus } = rewardFor('win', view.winStreak + 1)
  const stakes = `a win pays ${base}${streakBonus > 0 ? ` + ${streakBonus}` : ''} gold`
  const waits = view.offer.length
  if (view.phase === 'ended') {
    const title = view.status === 'won' ? 'All nine torches burn' : 'The run is over'
    return { title, words: 'See all battles of the run.', button: 'The end of the road', waits, stakes }
  }
  return {
    title: waitingWords(waits),
    words:
      streakBonus > 0 ? `Win once more and the streak pays ${streakBonus}.` : 'Three wins in a row begin to pay more.',
    button: waits > 0 ? 'Turn them over' : 'To the camp',
    waits,
    stakes,
  }
}

function waitingWords(waits: number): string {
  if (waits === 0) return 'Every card is in your hand'
  return waits === 1 ? 'One card waits' : `${['', '', 'Two', 'Three'][waits] ?? waits} cards wait`
}

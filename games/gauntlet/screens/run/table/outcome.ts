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
  /** "3rd win in a row", and what it pays; null without a streak. */
  readonly streak: { readonly title: string; readonly bonus: number } | null
  readonly gold: { readonly from: number; readonly to: number }
  /** Null in runs without a rating. */
  readonly rating: { readonly title: string; readonly change: number } | null
}

type Standing = Pick<PlayerView, 'winStreak' | 'wins' | 'gold'> & { readonly config: Pick<RunConfig, 'pool'> }
type Fought = Pick<BattleEntry, 'winner' | 'rounds' | 'reason' | 'shares' | 'gold' | 'ratingBefore' | 'ratingAfter'> & {
  readonly opponent: Pick<Face, 'name' | 'rated' | 'rating'>
}

/** `view` is the run when the battle was over, `best` the most wins of an earlier run on this device. */
export function outcomeOf(view: Standing, entry: Fought, best: number | undefined): Outcome {
  const { opponent, rounds, reason, shares, gold, ratingAfter, ratingBefore } = entry
  const result = resultOf(entry)
  const { base, streakBonus } = rewardFor(result, view.winStreak)
  const streak = words.text('result.streak', { n: view.winStreak })
  const met = opponent.rated ? words.text('result.rated', { n: opponent.rating }) : words.text('result.unrated')
  return {
    result,
    title: words.text(`result.${result}`),
    how: words.text('result.how', {
      foe: opponent.name,
      rounds,
      why: result === 'loss' ? words.said(`lost.${reason}`) : words.said(`end.${reason}`),
    }),
    further: result === 'win' && best !== undefined && view.wins === best + 1,
    lives: [words.text('runTable.you'), opponent.name.replace(' (bot)', '')].map((name, side) => ({
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
  readonly text: string
  readonly button: string
  /** Cards that wait face down. */
  readonly waits: number
  /** What the next win pays. */
  readonly stakes: string
}

export function onwardOf(view: Pick<PlayerView, 'winStreak' | 'offer' | 'phase' | 'status'>): Onward {
  const { base, streakBonus } = rewardFor('win', view.winStreak + 1)
  const stakes = words.text('onward.stakes', { won: streakBonus > 0 ? `${base} + ${streakBonus}` : `${base}` })
  const waits = view.offer.length
  if (view.phase === 'ended') {
    const title = words.text(view.status === 'won' ? 'onward.allLit' : 'onward.over')
    return { title, text: words.text('onward.seeAll'), button: words.text('onward.end'), waits, stakes }
  }
  return {
    title: waits === 0 ? words.text('onward.none') : words.text('onward.waits', { n: waits }),
    text: streakBonus > 0 ? words.text('onward.streak', { n: streakBonus }) : words.text('onward.noStreak'),
    button: words.text(waits > 0 ? 'onward.turn' : 'onward.camp'),
    waits,
    stakes,
  }
}

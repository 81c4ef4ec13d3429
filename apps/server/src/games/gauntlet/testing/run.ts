import { gauntletRun, type RunChoice, type RunView } from '@tessera/gauntlet'
import { anyGame, type Dice, type Json, seededDice, seedFrom } from '@tessera/kernel'
import type { MatchView } from '@tessera/wire'
import { type Asker, gameRegistry, type Matches } from '../../../matches/index.ts'
import { begun, choice } from '../../../testing/play.ts'

export const registry = gameRegistry([anyGame(gauntletRun)])

export const DAYS = { kind: 'days' as const, hours: 336 }

/** A run that has begun as a match; its first choice is still to come. */
export async function begunRun(matches: Matches, who: Asker, config: Json = {}): Promise<string> {
  const { id } = await begun(matches, [who], { game: 'gauntlet-run', config, clock: DAYS })
  return id
}

/** Lets a bot choose for the player until the run is over or `until` says so; the last view. */
export async function climb(
  matches: Matches,
  who: Asker,
  id: string,
  until: (view: RunView) => boolean = () => false,
  level = 'easy',
  dice: Dice = seededDice(seedFrom(id)),
): Promise<MatchView> {
  for (let turns = 0; turns < 200; turns++) {
    await matches.idle()
    const seen = await matches.view(who, id)
    const view = seen.view as unknown as RunView
    if (seen.status === 'finished' || until(view)) return seen
    if (!seen.awaiting.includes(0)) throw new Error(`Nobody answers in match ${id}`)
    await matches.submit(who, id, choice(seen.at, botChoice(view, level, dice) as unknown as Json))
  }
  throw new Error(`Run ${id} does not end`)
}

export function botChoice(view: RunView, level: string, dice: Dice): RunChoice {
  const answer = gauntletRun.bot.choose(view, dice, { level }, {})
  if (!('choice' in answer)) throw new Error('The bot left')
  return answer.choice
}

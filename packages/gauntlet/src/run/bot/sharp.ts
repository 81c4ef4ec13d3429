import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { normalDeployment } from '../../bot/deploy.ts'
import type { Army, Deployment, Placement } from '../../choice.ts'
import type { Content } from '../../content/content.ts'
import type { Team } from '../../rules/battle.ts'
import { fight } from '../../rules/practice.ts'
import { botTeam } from '../rules/opponent.ts'
import type { Banner, RunCard } from '../state.ts'
import { affordable, armyOf, buy, type Purse } from './hand.ts'

const JUDGES = ['1', '2', '3', '4'] as const
const VARIANTS = 7

/** GR-1001 sharp: how a hand does against four bot teams that stand where the run stands. */
export type Judge = (army: Army, deployment: Deployment) => number

export function judgeFor(content: Content, wins: number, roundLimit: number): Judge {
  const rivals: readonly (readonly [string, Team])[] = JUDGES.map((seed) => [
    seed,
    botTeam(content, wins, 'normal', seededDice(seedFrom(seed))),
  ])
  return (army, deployment) => {
    let sum = 0
    for (const [seed, rival] of rivals) {
      const dice = seededDice(seedFrom(seed), { turn: 1 })
      const { shares } = fight(content, [{ army, deployment }, rival], roundLimit, dice).result
      sum += shares[0] - shares[1]
    }
    return sum
  }
}

/** The picks after which the hand does best. */
export function bestPicks(
  content: Content,
  judge: Judge,
  banner: Banner,
  hand: readonly RunCard[],
  offer: readonly RunCard[],
  picks: number,
): readonly string[] {
  let best: readonly RunCard[] = offer.slice(0, picks)
  let most = Number.NEGATIVE_INFINITY
  for (const chosen of choices(offer, picks)) {
    const army = armyOf(banner, [...hand, ...chosen])
    const score = judge(army, normalDeployment(content, army))
    if (score <= most) continue
    most = score
    best = chosen
  }
  return best.map(({ id }) => id)
}

/** Every choice of so many out of a list, in its order. */
function choices<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, place) => choices(list.slice(place + 1), count - 1).map((rest) => [first, ...rest]))
}

/** Buys the upgrade after which the hand does best, while one can be paid: gold that is kept wins nothing. */
export function buyBest(content: Content, judge: Judge, banner: Banner, purse: Purse): void {
  const score = (): number => {
    const army = armyOf(banner, purse.hand)
    return judge(army, normalDeployment(content, army))
  }
  for (;;) {
    let best: RunCard | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const card of affordable(content, purse)) {
      const before = card.tier
      card.tier = before === 1 ? 2 : 3
      const reached = score()
      card.tier = before
      if (reached <= most) continue
      most = reached
      best = card
    }
    if (best === null) return
    buy(content, purse, best)
  }
}

/** The normal deployment and seven changes of it, each an exchange of two cells of the best so far. */
export function bestDeployment(content: Content, judge: Judge, army: Army, dice: Dice): Deployment {
  let best = normalDeployment(content, army)
  let most = judge(army, best)
  for (let i = 0; i < VARIANTS; i++) {
    const variant = { ...best, units: exchanged(best.units, dice.int(16), dice.int(16)) }
    const score = judge(army, variant)
    if (score <= most) continue
    most = score
    best = variant
  }
  return best
}

function exchanged(units: readonly Placement[], a: number, b: number): Placement[] {
  return units.map(({ card, c, r }) => {
    const cell = r * 8 + c
    const now = cell === a ? b : cell === b ? a : cell
    return { card, c: now % 8, r: Math.floor(now / 8) }
  })
}

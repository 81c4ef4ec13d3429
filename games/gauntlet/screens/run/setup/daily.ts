import { type DailyRun, PRINTED } from '@tessera/gauntlet'
import { type Seed, seededDice, seedFrom } from '@tessera/kernel'

/** GR-2411 without a server: the day alone decides leader and dice, so that all who play offline meet the same. */
export function dailyOf(day: string): { readonly daily: DailyRun; readonly seed: Seed } {
  const dice = seededDice(seedFrom(`gauntlet-run leader of ${day}`))
  const faction = dice.pick([...PRINTED.factions.values()])
  const leader = PRINTED.leaders.get(dice.pick(faction.leaders))
  if (leader === undefined) throw new Error(`${faction.name} has nobody to lead it`)
  const daily = {
    day,
    faction: faction.id,
    leader: leader.id,
    spells: leader.spells.slice(0, 2),
    deck: [...faction.starter],
  }
  return { daily, seed: seedFrom(`gauntlet-run dice of ${day}`) }
}

/** Days begin and end by UTC. */
export function today(now: Date): string {
  return now.toISOString().slice(0, 10)
}

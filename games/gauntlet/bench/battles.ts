import type { Work } from '@tessera/bench/bench'
import { cpuMs } from '@tessera/bench/measure'
import { fight, normalDeployment, PRINTED, READY_ARMIES, type Team } from '@tessera/gauntlet'
import { referenceBattle, referenceBeat } from '@tessera/gauntlet/reference'
import { hashOf, seededDice, seedFrom } from '@tessera/kernel'

/** 12 against 12: the ready teams of all leaders, each against another faction's. */
function pairings(count: number): readonly (readonly [Team, Team])[] {
  const teams = READY_ARMIES.map(({ army }) => ({ army, deployment: normalDeployment(PRINTED, army) }))
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [teams[index % teams.length], teams[(index * 7 + 5) % teams.length]]
    if (a === undefined || b === undefined) throw new Error('There is no such team')
    return [a, b] as const
  })
}

export function silent(): Work {
  return rounds(24, (teams, seed) => fight(PRINTED, teams, 40, seededDice(seedFrom(seed))).battle)
}

export function withEvents(): Work {
  return rounds(24, (teams, seed) => {
    const events: unknown[] = []
    const { battle } = fight(PRINTED, teams, 40, seededDice(seedFrom(seed)), (event) => events.push(event))
    if (events.length === 0) throw new Error('Nothing was told')
    return battle
  })
}

export function plain(): Work {
  return rounds(4, (teams, seed) => {
    const dice = seededDice(seedFrom(seed))
    const battle = referenceBattle(PRINTED, teams, 40)
    while (battle.result === null) referenceBeat(battle, PRINTED, dice)
    return battle
  })
}

/** So much code takes longer than others to be compiled; until then more than a quarter of the time is the compiler's. */
const SETTLE_MS = 5000

/** A batch is all the battles once; the digest is over how the first of them ended, which all three must agree on. */
function rounds(count: number, play: (teams: readonly [Team, Team], seed: string) => unknown): Work {
  const battles = pairings(count)
  for (let spent = 0; spent < SETTLE_MS; )
    spent += cpuMs(() => {
      for (const [index, teams] of battles.entries()) play(teams, `battle ${index}`)
    })
  return {
    digest: hashOf(battles.slice(0, 4).map((teams, index) => hashOf(play(teams, `battle ${index}`)))),
    batch() {
      for (const [index, teams] of battles.entries()) play(teams, `battle ${index}`)
      return battles.length
    },
  }
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Work } from '../bench.ts'

/** Random teams of its first generation; every side takes the first choice that its own simulator offers. */
export function turns(): Work {
  const folder = process.env['BENCH_PEERS']
  if (folder === undefined) throw new Error('The peers are not installed')
  const { Battle, Teams } = createRequire(join(folder, 'package.json'))('pokemon-showdown') as Showdown
  let played = 0
  return {
    batch() {
      const seed = [++played, 2, 3, 4]
      const battle = new Battle({ formatid: 'gen1randombattle', seed })
      const teams = Teams.getGenerator('gen1randombattle', seed)
      battle.setPlayer('p1', { name: 'A', team: teams.getTeam() })
      battle.setPlayer('p2', { name: 'B', team: teams.getTeam() })
      for (let turn = 0; !battle.ended && turn < 1000; turn++) battle.makeChoices('default', 'default')
      return battle.turn
    },
  }
}

interface Showdown {
  Battle: new (options: {
    formatid: string
    seed: readonly number[]
  }) => {
    readonly ended: boolean
    readonly turn: number
    setPlayer(side: 'p1' | 'p2', options: { name: string; team: unknown }): void
    makeChoices(...choices: readonly string[]): void
  }
  Teams: { getGenerator(format: string, seed: readonly number[]): { getTeam(): unknown } }
}

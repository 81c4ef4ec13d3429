import type { Bench } from '@tessera/bench/bench'
import { againstGoal, cpuMs, takeTurns, versus } from '@tessera/bench/measure'
import { installedPeers } from '@tessera/bench/peers'
import { openRecord, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { configOf, game, longestMatch } from './matches.ts'

export const castleGame: Bench = {
  name: 'castle-game',
  about:
    'one small castle game through our kernel and through boardgame.io’s bare reducer, the same moves; Siegefront beside it',
  async run(context) {
    process.env['BENCH_PEERS'] = installedPeers(context)
    const rates = await takeTurns(context, [
      'castle game',
      'castle game in boardgame.io',
      'castle game in boardgame.io Client',
      'siegefront moves',
    ])
    const unit = 'moves per CPU-second'
    const peer = 'boardgame.io 0.50.2 reducer, the same game, log and undo on'
    const client = 'boardgame.io 0.50.2 Client, the same game, log and undo on'
    return [
      versus('castle-game', rates, 'castle game', 'castle game in boardgame.io', { unit, peer }),
      versus('castle-game-client', rates, 'castle game', 'castle game in boardgame.io Client', { unit, peer: client }),
      versus('siegefront-moves', rates, 'siegefront moves', 'castle game in boardgame.io', { unit, peer }),
    ]
  },
}

const SIMULATED = 20

export const siegefrontSpeed: Bench = {
  name: 'siegefront-speed',
  about: 'matches of normal bots, the longest turn of a hard one, and opening the longest match',
  async run({ rounds, note }) {
    const config = configOf(game.simulation)
    const play = (level: string, name: string) => runMatch(game, config, seedFrom(name), [{ level }, { level }])
    const perSecond: number[] = []
    for (let round = -1; round < rounds; round++) {
      note(`normal bots, round ${round + 1} of ${rounds}`)
      const spent = cpuMs(() => {
        for (let index = 0; index < SIMULATED; index++) play('normal', `normal ${round} ${index}`)
      })
      // The first round warms up.
      if (round >= 0) perSecond.push((SIMULATED / spent) * 1000)
      await new Promise((resume) => setImmediate(resume))
    }
    const turns: number[] = []
    for (let round = 0; round < rounds; round++) {
      note(`hard bots, round ${round + 1} of ${rounds}`)
      turns.push(longestTurn(`hard ${round}`))
      await new Promise((resume) => setImmediate(resume))
    }
    note('marching through the longest match')
    const record = longestMatch()
    const opens: number[] = []
    let frames = 0
    for (let round = 0; round < rounds; round++)
      opens.push(
        cpuMs(() => {
          frames = openRecord(game.ruleset, record, 'spectator').length
        }),
      )
    return [
      againstGoal('siegefront-sim', perSecond, 20, 'matches of normal bots per CPU-second', 'high'),
      againstGoal('siegefront-hard', turns, 1000, 'CPU ms of the longest turn of a hard bot in a match', 'low'),
      againstGoal('siegefront-timeline', opens, 200, `CPU ms to open the longest match, ${frames} frames`, 'low'),
    ]
  },
}

/** A player waits for all choices of one turn together. */
function longestTurn(seed: string): number {
  const spent = new Map<number, number>()
  const timed: typeof game = {
    ...game,
    bot: {
      ...game.bot,
      choose(view, dice, style, memory) {
        const turn = (view as { readonly turn: number }).turn
        let answer: ReturnType<typeof game.bot.choose> | undefined
        const ms = cpuMs(() => {
          answer = game.bot.choose(view, dice, style, memory)
        })
        spent.set(turn, (spent.get(turn) ?? 0) + ms)
        if (answer === undefined) throw new Error('The bot did not answer')
        return answer
      },
    },
  }
  runMatch(timed, configOf(game.simulation), seedFrom(seed), [{ level: 'hard' }, { level: 'hard' }])
  return Math.max(...spent.values())
}

import { gameSamples } from '@tessera/games/samples'
import type { Bench } from './bench.ts'
import { againstGoal, takeTurns, versus } from './measure.ts'
import { gameOf, sampleOf } from './samples.ts'

export const matchData: Bench = {
  name: 'match-data',
  about: 'saving, restoring and replaying matches; saving and restoring beside the same data through JSON text',
  async run(context) {
    const replays = gameSamples.flatMap(({ game, replayed }) =>
      replayed === undefined ? [] : [{ game, unit: replayed.unit, name: `replaying a match of ${game}` as const }],
    )
    const names = ['saving a match', 'restoring a match', 'the record as JSON text'] as const
    const rates = await takeTurns(context, [...names, ...replays.map(({ name }) => name)])
    const unit = `${gameOf(sampleOf('manyTurns').game).name} matches per CPU-second, in their middle`
    return [
      versus('match-save', rates, names[0], names[2], { unit }),
      versus('match-restore', rates, names[1], names[2], { unit }),
      ...replays.map(({ game, unit, name }) => againstGoal(`replay-${game}`, rates[name] ?? [], 20, unit, 'high')),
    ]
  },
}

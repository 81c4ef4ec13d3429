import type { Bench } from './bench.ts'
import { againstGoal, takeTurns, versus } from './measure.ts'

export const matchData: Bench = {
  name: 'match-data',
  about: 'saving, restoring and replaying matches; saving and restoring beside the same data through JSON text',
  async run(context) {
    const names = [
      'saving a match',
      'restoring a match',
      'the record as JSON text',
      'replaying a Siegefront match',
      'replaying a Hexline match',
    ] as const
    const rates = await takeTurns(context, names)
    const unit = 'Siegefront matches per CPU-second, in their middle'
    return [
      versus('match-save', rates, names[0], names[2], { unit }),
      versus('match-restore', rates, names[1], names[2], { unit }),
      againstGoal(
        'replay-siegefront',
        rates[names[3]] ?? [],
        20,
        'whole matches replayed and verified per CPU-second',
        'high',
      ),
      againstGoal('replay-hexline', rates[names[4]] ?? [], 20, 'whole matches of three battles, likewise', 'high'),
    ]
  },
}

import type { Bench } from '@tessera/bench/bench'
import { againstGoal, takeTurns } from '@tessera/bench/measure'

/** Twenty times the public project of this kind, which fights 140 battles of three against three in a CPU-second. */
const GOAL = 2800
const TURN_GOAL_MS = 5

export const hundredSpeed: Bench = {
  name: 'hundred-speed',
  about: 'battles of 3 against 3 from recorded orders, and turns of Open Field',
  async run(context) {
    const rates = await takeTurns(context, ['hundred, nobody listening', 'hundred, events recorded'])
    const turns = await takeTurns(context, ['hundred, turns of Open Field'])
    const unit = 'battles per CPU-second'
    const ms = (turns['hundred, turns of Open Field'] ?? []).map((rate) => 1000 / rate)
    return [
      againstGoal('hundred-speed', rates['hundred, nobody listening'] ?? [], GOAL, unit, 'high'),
      againstGoal('hundred-speed-events', rates['hundred, events recorded'] ?? [], GOAL, unit, 'high'),
      againstGoal('hundred-open-field', ms, TURN_GOAL_MS, 'CPU-ms a turn', 'low'),
    ]
  },
}

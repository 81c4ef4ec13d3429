import type { MatchReferee, Referee, Seat } from './ruleset.ts'
import { WorkMeter } from './work.ts'

const NOBODY: readonly Seat[] = []

/** A referee for running a ruleset outside a match: previews, search, tests. It counts work without a limit. */
export function refereeOf<Config, Event>(
  config: Config,
  { dice, tell }: Referee<Event>,
  late: readonly Seat[] = NOBODY,
): MatchReferee<Config, Event> {
  return { config, dice, tell, work: new WorkMeter(null), late }
}

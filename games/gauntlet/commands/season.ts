import type { RunCommand } from '@tessera/command'
import { closeSeason } from '@tessera/gauntlet-online'

/** The old ladder is kept, ratings go on, and everybody is counted anew. */
export const run: RunCommand = async (host, [game, name], flags) => {
  if (game !== 'gauntlet-run') throw host.usage(`${game} has no seasons`)
  const { number: season } = await host.withDatabase(flags, (database) => closeSeason(database, String(name)))
  host.write(flags['json'] ? `${JSON.stringify({ season })}\n` : `Season ${season} (${name}) has begun\n`)
}

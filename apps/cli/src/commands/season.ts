import { closeGameSeason } from '@tessera/server'
import type { LauncherPaths } from '../launcher-paths.ts'
import { usage } from '../problem.ts'
import { opened, type PlaceFlags, placeOf } from './place.ts'

/** The old ladder is kept, ratings go on, and everybody is counted anew. */
export async function closeSeason(
  paths: LauncherPaths,
  game: string,
  name: string,
  flags: PlaceFlags & { readonly json?: true },
): Promise<void> {
  const database = await opened(paths, placeOf(paths, flags))
  try {
    const season = await closeGameSeason(database, game, name)
    if (season === null) throw usage(`${game} has no seasons`)
    process.stdout.write(flags.json ? `${JSON.stringify({ season })}\n` : `Season ${season} (${name}) has begun\n`)
  } finally {
    await database.close()
  }
}

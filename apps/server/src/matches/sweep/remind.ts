import type { MatchCache } from '../road/match-cache.ts'

/** Three quarters of the time are gone: whoever is awaited hears of it once. */
export async function remind(cache: MatchCache, id: string): Promise<void> {
  await cache.change(id, (loaded, change) => {
    const { row, game, seats } = loaded
    if (row.remindAt === null || row.remindAt.getTime() > cache.clock.now()) return
    change.set.remindAt = null
    change.kind = 'clock'
    const text = `Your time in a match of ${game?.name ?? row.game} is running out.`
    for (const seat of row.awaiting) {
      const account = seats[seat]?.account ?? null
      if (account !== null) change.told.push({ account, kind: 'reminder', notice: { kind: 'reminder', text } })
    }
  })
}

import { gauntletRun } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { anyGame, localSession, readRecord } from '@tessera/kernel'
import { matches, type StoredMatch } from '@tessera/play/kept'
import { fieldsOf } from '@tessera/play/match'
import { standing } from './definition.ts'

/** The day of a daily run; null for the others. Read from the beginning of its record without replaying it. */
export function runDayOf({ record }: StoredMatch): string | null {
  try {
    const { start } = fieldsOf(JSON.parse(record))
    const { day } = fieldsOf(fieldsOf(fieldsOf(start)['config'])['daily'])
    return typeof day === 'string' ? day : null
  } catch {
    return null
  }
}

/** GR-704: gives a run up without opening its table. */
export async function abandonStored(stored: StoredMatch): Promise<void> {
  const game = anyGame(gauntletRun)
  const read = readRecord(stored.record, (id) => (id === game.ruleset.id ? game : undefined))
  if (!read.ok) return matches.remove(stored.id)
  const session = localSession(game, read.value, 0, new Map())
  await session.act('resign')
  const record = session.record()
  const { view } = session.envelope()
  session.close()
  const seen = gauntletRun.ruleset.id === stored.game ? fieldsOf(view) : {}
  const count = (name: string): number => (typeof seen[name] === 'number' ? seen[name] : 0)
  const note = standing({ wins: count('wins'), losses: count('losses'), draws: count('draws') })
  await matches.save({
    ...stored,
    state: 'over',
    eyebrow: words.text('runList.ended'),
    note,
    record: JSON.stringify(record),
    changed: Date.now(),
  })
}

import { FACTIONS, type FactionId } from '@tessera/gauntlet'
import { ask } from '@tessera/play/online'
import { gauntlet } from './client.ts'

/** GR-403: the factions with which one may bring a deck of one's own on this server; none for somebody without a session. */
export async function unlockedThere(): Promise<readonly FactionId[]> {
  const { you } = await ask('facts')
  if (you === null) return []
  const { unlocked } = await gauntlet.ask('gauntletDecks')
  return FACTIONS.filter((id) => unlocked.includes(id))
}

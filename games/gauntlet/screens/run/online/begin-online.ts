import type { Begun } from '@tessera/play/match'
import { found, sorry } from '@tessera/play/online'
import { sendFirst } from '../match/departures.ts'
import type { Brought } from '../types.ts'
import { gauntlet } from './client.ts'

/** A run on the server, against stored teams of other players: rated, and one at a time. */
export async function beginOnline(brought: Brought): Promise<Begun> {
  try {
    const { id } = await found({
      game: 'gauntlet-run',
      config: {},
      seats: [{ who: 'me' }],
      visibility: 'link',
      clock: { kind: 'days', hours: 336 },
      rated: false,
      spectators: true,
    })
    sendFirst(id, brought)
    return { path: `/m/${id}` }
  } catch (error) {
    return { text: sorry(error) }
  }
}

/** GR-2411: one try a day. */
export async function beginDaily(): Promise<Begun> {
  try {
    const { id } = await gauntlet.ask('beginDaily')
    return { path: `/m/${id}` }
  } catch (error) {
    return { text: sorry(error) }
  }
}

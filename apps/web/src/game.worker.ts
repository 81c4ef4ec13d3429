import { RULES } from '@tessera/games/rules-of'
import { registerGames } from '@tessera/play/registry'
import { serveBots, serveChances, serveRecords, serveSimulations } from '@tessera/play/work/serve'

/** One module for everything that runs rules beside a page. A bot is asked in every match, so what only the others need they load themselves. */
const WORK: Readonly<Record<string, () => void>> = {
  bot: serveBots,
  chances: serveChances,
  record: serveRecords,
  simulation: serveSimulations,
}

registerGames({ rules: RULES })
WORK[self.name]?.()

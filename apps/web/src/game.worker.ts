import { findRules } from '@tessera/games/rules-of'
import { registerRules } from '@tessera/play/rules-of'
import { serveBots, serveChances, serveRecords, serveSimulations } from '@tessera/play/work/serve'

/** One module for everything that runs rules beside a page. A bot is asked in every match, so what only the others need they load themselves. */
const WORK: Readonly<Record<string, () => void>> = {
  bot: serveBots,
  chances: serveChances,
  record: serveRecords,
  simulation: serveSimulations,
}

registerRules(findRules)
WORK[self.name]?.()

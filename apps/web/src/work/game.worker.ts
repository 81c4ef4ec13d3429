import { serveBots } from './bot-work.ts'
import { serveChances } from './chance-work.ts'
import { serveRecords } from './record-work.ts'
import { serveSimulations } from './simulation-work.ts'

/** One module for everything that runs rules beside a page. A bot is asked in every match, so what only the others need they load themselves. */
const WORK: Readonly<Record<string, () => void>> = {
  bot: serveBots,
  chances: serveChances,
  record: serveRecords,
  simulation: serveSimulations,
}

WORK[self.name]?.()

import { serveBots } from './bot-work.ts'
import { serveChances } from './chance-work.ts'
import { serveRecords } from './record-work.ts'
import { serveSimulations } from './simulation-work.ts'

/** One module for everything that runs rules beside a page: with one each, every game would be loaded once for each of them. */
const WORK: Readonly<Record<string, () => void>> = {
  bot: serveBots,
  chances: serveChances,
  record: serveRecords,
  simulation: serveSimulations,
}

WORK[self.name]?.()

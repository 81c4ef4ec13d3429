export { serveBots } from './bot-work.ts'
export { serveChances } from './chance-work.ts'
export { serveRecords } from './record-work.ts'
export { serveSimulations } from './simulation-work.ts'

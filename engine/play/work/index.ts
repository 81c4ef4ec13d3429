export { askBot } from './ask-bot.ts'
export { findChances } from './chances.ts'
export { checkRecord } from './check-record.ts'
export { simulate } from './simulate.ts'

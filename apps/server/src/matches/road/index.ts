export { type Done, type Log, type Outcome, Road } from './road.ts'
export type { Backers, Rooms } from './rooms.ts'

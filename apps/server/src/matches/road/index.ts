export { type Done, type Log, type Outcome, Road } from './road.ts'
export type { Rooms } from './rooms.ts'

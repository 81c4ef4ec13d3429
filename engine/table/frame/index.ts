export { BesideSeats } from './beside-seat.tsx'
export { NowRibbon, type SeatInfo, TableLayout, type TableTab } from './layout.tsx'
export { standIn } from './stand-in.ts'

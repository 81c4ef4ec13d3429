export { BoardIcon, Icon } from './icon.tsx'
export { NowRibbon, type SeatInfo, TableLayout, type TableTab } from './layout.tsx'
export { Amount, Log, type LogFilter, type LogLine, Name, Sum } from './log.tsx'
export type { SumRow } from './log-rows.ts'
export {
  type Badge,
  Crest,
  FallenMark,
  Piece,
  type PieceOnBoard,
  Pieces,
  Plate,
  type SeatOf,
  SeatShape,
  Shield,
  seatClass,
  seatColour,
  Token,
} from './piece.tsx'
export {
  type Breakpoint,
  createPlayer,
  type Player,
  type PlayerState,
  periodsOf,
  SPEEDS,
  type Speed,
  type Track,
  usePlayer,
} from './player.ts'
export { type Mark, TimelineBar, type TimelineTick } from './timeline-bar.tsx'
export { useWidth, type Width } from './width.ts'

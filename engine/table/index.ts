export { BesideSeats } from './beside-seat.tsx'
export { NowRibbon, type SeatInfo, TableLayout, type TableTab } from './layout.tsx'
export { Amount, Log, type LogLine, Name } from './log/log.tsx'
export type { SumRow } from './log/log-rows.ts'
export { worded } from './log/worded.tsx'
export {
  type Badge,
  Crest,
  FallenMark,
  Plate,
  type SeatOf,
  SeatShape,
  Shield,
  seatClass,
  seatColour,
  Token,
} from './piece/piece.tsx'
export { Portrait } from './piece/portrait.tsx'
export { createPlayer, type Player, type Track, usePlayer } from './player/player.ts'
export { type Mark, TimelineBar, type TimelineTick } from './player/timeline-bar.tsx'
export { useArrival, useMatchPlayer } from './player/use-match-player.ts'
export { useUntold } from './player/use-untold.ts'
export {
  ChanceLine,
  type Chances,
  ChancesOfMatch,
  ChancesWithin,
  type FindChances,
  NO_CHANCES,
  useChances,
} from './result/chances.tsx'
export { LastWord } from './result/last-word.tsx'
export { type Mood, moodOf, Outcome } from './result/outcome.tsx'
export { type Share, shareInWords, shareOf } from './result/share-won.ts'
export { TryNext } from './result/try-next.tsx'
export { WinBar } from './result/win-bar.tsx'
export { SaveDialog, SaveRow } from './setup/save-dialog.tsx'
export { SavedTools } from './setup/saved-tools.tsx'
export { standIn } from './stand-in.ts'

export { BesideSeats } from './beside-seat.tsx'
export { ChancesOfMatch, useChances } from './chances.tsx'
export { BoardIcon, Icon } from './icon.tsx'
export { ICON_FIELD } from './icon-registry.ts'
export { LastWord } from './last-word.tsx'
export { NowRibbon, type SeatInfo, TableLayout, type TableTab } from './layout.tsx'
export { Amount, Log, type LogLine, Name } from './log.tsx'
export type { SumRow } from './log-rows.ts'
export { type Mood, moodOf, Outcome } from './outcome.tsx'
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
} from './piece.tsx'
export { createPlayer, type Player, SPEEDS, type Speed, type Track, usePlayer } from './player.ts'
export { Portrait } from './portrait.tsx'
export { SaveDialog, SaveRow } from './save-dialog.tsx'
export { SavedTools } from './saved-tools.tsx'
export { SetUpFrame } from './set-up-frame.tsx'
export { type Share, shareInWords, shareOf } from './share-won.ts'
export { standIn } from './stand-in.ts'
export { plainWords, type SentencePart } from './telling.ts'
export { type Mark, TimelineBar, type TimelineTick } from './timeline-bar.tsx'
export { TryNext } from './try-next.tsx'
export { useArrival, useMatchPlayer } from './use-match-player.ts'
export { useUntold } from './use-untold.ts'
export { useSize, useWidth, type Width } from './width.ts'
export { WinBar } from './win-bar.tsx'
export { worded } from './worded.tsx'

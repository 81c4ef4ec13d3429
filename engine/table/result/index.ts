export {
  ChanceLine,
  type Chances,
  ChancesOfMatch,
  ChancesWithin,
  type FindChances,
  NO_CHANCES,
  useChances,
} from './chances.tsx'
export { LastWord } from './last-word.tsx'
export { type Mood, moodOf, Outcome } from './outcome.tsx'
export { type Share, shareInWords, shareOf } from './share-won.ts'
export { TryNext } from './try-next.tsx'
export { WinBar } from './win-bar.tsx'

export { defineScreens, type GameScreens } from './define-screens.tsx'
export { useBegin } from './fork/fork.ts'
export type { GameEntry } from './game-entry.ts'
export { GamePages } from './game-pages.tsx'
export { Heard, useSounds } from './heard.tsx'
export { useVersion } from './kept/stored-match.ts'
export {
  around,
  experimentText,
  FIELD,
  firstQuestion,
  type Kind,
  labLink,
  partsOf,
  QUESTIONS,
  type Question,
  SEARCHED,
} from './lab-question.ts'
export { type Live, standing, type Waits, waitsFor } from './live/live.ts'
export { useLive } from './live/use-live.ts'
export { Waiting, type WaitingWords } from './live/waiting.tsx'
export * from './match.ts'
export { MatchCard, matchPath } from './match-card.tsx'
export { Nowhere } from './nowhere.tsx'
export type { OnlineMatchProps } from './online-match.tsx'
export { gameOf, registerGames } from './registry.ts'
export type { HandedOver } from './replay/handed-over.tsx'
export { MomentAddress, useMomentLink } from './replay/moment-link.ts'
export type { ReplayProps } from './replay/replay-table.tsx'
export { copyText } from './replay/share-link.ts'
export { HowItWent } from './result/how-it-went.tsx'
export { wasPlayedOut } from './result/played-out.ts'
export { registerRules, rulesOf } from './rules-of.ts'
export type { Eyes, OptionsProps, ReplayParts, ScreenParts } from './screen-parts.ts'
export { Sealed } from './sealed.tsx'
export { ChapterTour, until } from './start/chapter-tour.tsx'
export { GuidedStart } from './start/guided-start.tsx'
export { RematchAsked, useRematchWord } from './start/rematch.ts'
export { SetUpFrame } from './start/set-up-frame.tsx'
export { useRules } from './use-rules.ts'
export { useWatching } from './use-watching.ts'

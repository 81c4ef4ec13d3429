export {
  type Eyes,
  type GameEntry,
  type GameScreens,
  gameOf,
  type HostOptionProps,
  type OnlineMatchProps,
  type OptionsProps,
  type ReplayParts,
  type ReplayProps,
  registerGames,
  rulesOf,
  type ScreenParts,
  useRules,
} from './definition/index.ts'
export { useBegin } from './fork/index.ts'
export { MatchCard, matchPath, Nowhere, useVersion } from './kept/index.ts'
export * from './lab/index.ts'
export { type Live, Sealed, standing, useLive, Waiting, type WaitingWords, type Waits, waitsFor } from './live/index.ts'
export * from './match.ts'
export type { HandedOver } from './replay/index.ts'
export { HowItWent, wasPlayedOut } from './result/index.ts'
export { defineScreens, GamePages } from './screens/index.ts'
export { copyText, MomentAddress, useMomentLink } from './sharing/index.ts'
export { ChapterTour, GuidedStart, RematchAsked, SetUpFrame, until, useRematchWord } from './start/index.ts'
export { Heard, useSounds, useWatching } from './watching/index.ts'

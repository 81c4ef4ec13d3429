export { KeptPage } from './kept-page.tsx'
export { LocalMatch } from './local-match.tsx'
export { OnlineMatch } from './online-match.tsx'
export { PracticeMatch } from './practice-match.tsx'

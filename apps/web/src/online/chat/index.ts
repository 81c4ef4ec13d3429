export { SeatTalk } from './seat-talk.tsx'
export { TalkButton } from './talk-button.tsx'
export { type Talk, useTalk } from './use-chat.ts'

export { type Live, standing, type Waits, waitsFor } from './live.ts'
export { Sealed } from './sealed.tsx'
export { useLive } from './use-live.ts'
export { Waiting, type WaitingWords } from './waiting.tsx'

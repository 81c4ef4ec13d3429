export { type HandedOver, HandedOverPage } from './handed-over.tsx'

/** Loaded when a replay is opened: people who play a match do not need them. */
export const replayPage = () => import('./replay-page.tsx')
export const replayTable = () => import('./replay-table.tsx')

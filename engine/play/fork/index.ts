export { positionAt, useBegin } from './fork.ts'
export { ForkDialog } from './fork-dialog.tsx'
export { waysBack } from './ways.ts'

export { type SimulateOptions, simulate } from './simulate.ts'
export { serveSlices } from './worker.ts'

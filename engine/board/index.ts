export * from './bitset.ts'
export * from './ground.ts'
export * from './hex.ts'
export * from './hex-flood.ts'

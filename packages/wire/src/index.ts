export * from './accounts.ts'
export * from './matches.ts'
export * from './parts.ts'
export * from './stream.ts'

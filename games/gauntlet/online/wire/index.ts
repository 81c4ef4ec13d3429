export { gauntletRoutes } from './routes.ts'
export * from './schemas.ts'

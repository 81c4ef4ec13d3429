export { holdingsRoutes } from './routes.ts'
export * from './schemas.ts'

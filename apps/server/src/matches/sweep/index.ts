export { Sweeper } from './sweeper.ts'

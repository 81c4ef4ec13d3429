export { Writer } from './writer.ts'

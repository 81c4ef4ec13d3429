export { place } from '../shared/sounds.ts'

export { place, sounds } from '../shared/sounds.ts'

export { place, sounds } from '../gauntlet-shared/sounds.ts'

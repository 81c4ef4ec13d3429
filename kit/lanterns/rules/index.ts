import { anyGame } from '@tessera/kernel'
import { lanterns } from './lanterns.ts'

export const games = [anyGame(lanterns)]

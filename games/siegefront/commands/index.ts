import type { CommandExamples, PuzzleMaker } from '@tessera/command'

export const puzzles: readonly PuzzleMaker[] = [{ game: 'siegefront', found: 48, load: () => import('./puzzles.ts') }]

export const examples: CommandExamples = {
  play: ['siegefront --army forge:marshal --bot hard:ravager'],
  sim: ['siegefront --a hard:ravager --b normal --army-a red-vanguard --army-b iron-wall'],
  'lab panel': ['siegefront --matches 200 --level normal'],
}

import type { CommandExamples, GameCommand, PuzzleMaker } from '@tessera/command'
import * as cohort from '../cohort/commands/index.ts'
import * as gauntlet from '../gauntlet/commands/index.ts'
import * as hexline from '../hexline/commands/index.ts'
import * as siegefront from '../siegefront/commands/index.ts'

/** What games add to the command line. */
export const gameCommands: readonly GameCommand[] = [...gauntlet.commands, ...hexline.commands, ...cohort.commands]

export const puzzleMakers: readonly PuzzleMaker[] = [...hexline.puzzles, ...siegefront.puzzles]

export const commandExamples: readonly CommandExamples[] = [hexline.examples, siegefront.examples, cohort.examples]

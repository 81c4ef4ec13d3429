import { makePuzzles as make } from '@tessera/siegefront/puzzles'

export const makePuzzles = (seed: string, note: (done: number) => void): readonly object[] => make(24, seed, note)

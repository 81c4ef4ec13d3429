import { makePuzzles as make } from '@tessera/hexline/puzzles'

export const makePuzzles = (seed: string, note: (done: number) => void): readonly object[] =>
  make({ change: 22, place: 22 }, seed, note)

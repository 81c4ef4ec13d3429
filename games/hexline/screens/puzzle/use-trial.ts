import { BATTLES, type HexlineAnswer, type HexlinePuzzle, judge, type Tally } from '@tessera/hexline/puzzles'
import { useState } from 'react'

export interface Trial extends Tally {
  /** A battle that shows why: the first that was won when the goal was reached, else the first that was lost. */
  readonly telling: number
}

/** Few enough that a slow phone still draws in between. */
const AT_ONCE = 5

/** The hundred battles of an answer, some at a time so that the page stays alive. */
export function useTrial(puzzle: HexlinePuzzle) {
  const [fought, setFought] = useState(0)
  const [running, setRunning] = useState(false)
  const [last, setLast] = useState<Trial | null>(null)
  const run = async (answer: HexlineAnswer | null): Promise<Trial> => {
    setRunning(true)
    let [won, drawn, lost] = [0, 0, 0]
    let [firstWon, firstLost] = [-1, -1]
    for (let battle = 0; battle < BATTLES; battle++) {
      const one = judge(puzzle, answer, 1, battle)
      won += one.won
      drawn += one.drawn
      lost += one.lost
      if (one.won === 1 && firstWon < 0) firstWon = battle
      if (one.lost === 1 && firstLost < 0) firstLost = battle
      if ((battle + 1) % AT_ONCE > 0) continue
      setFought(battle + 1)
      await new Promise((resume) => setTimeout(resume))
    }
    const telling = Math.max(0, won >= puzzle.goal ? firstWon : firstLost)
    const trial = { won, drawn, lost, telling }
    setLast(trial)
    setRunning(false)
    return trial
  }
  return { fought, running, last, run }
}

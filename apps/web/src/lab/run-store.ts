import { gameById } from '@tessera/games'
import {
  conduct,
  type Design,
  inputErrorLine,
  type LabReport,
  planExperiment,
  reportOf,
  type Tallies,
} from '@tessera/lab'
import { create } from 'zustand'
import { browserCrew } from './crew.ts'

/** A run outlives its page: it is still there after a match was watched. */
interface LabRun {
  readonly state: 'idle' | 'running' | 'stopped' | 'done'
  readonly inputErrors: readonly string[]
  readonly design: Design | null
  readonly tallies: Tallies
  readonly matches: number
  readonly of: number
  readonly report: LabReport | null
}

const IDLE: LabRun = {
  state: 'idle',
  inputErrors: [],
  design: null,
  tallies: new Map(),
  matches: 0,
  of: 0,
  report: null,
}

export const useLabRun = create<LabRun>(() => IDLE)

/** How often the page hears of progress, in milliseconds. */
const NEWS_EVERY = 150
let running: AbortController | null = null

export function stopLab(): void {
  running?.abort(new Error('stopped'))
}

/** Plans the text, and runs it; what is wrong with it is said line by line. */
export async function runLab(text: string): Promise<void> {
  stopLab()
  const planned = planExperiment(text, gameById)
  if (!planned.ok) {
    useLabRun.setState({ ...IDLE, inputErrors: planned.inputErrors.map(inputErrorLine) })
    return
  }
  const design = planned.value
  const stop = new AbortController()
  running = stop
  useLabRun.setState({ ...IDLE, state: 'running', design })
  const crew = browserCrew(design.game.ruleset.id)
  let told = 0
  const news = ({ matches, of, tallies }: { matches: number; of: number; tallies: Tallies }) => {
    if (performance.now() - told < NEWS_EVERY && matches < of) return
    told = performance.now()
    useLabRun.setState({ matches, of, tallies: new Map(tallies) })
  }
  try {
    const tallies = await conduct(design, crew, { progress: news, signal: stop.signal })
    useLabRun.setState({ state: 'done', tallies: new Map(tallies), report: reportOf(design, tallies) })
  } catch (error) {
    if (running !== stop) return
    const trouble = stop.signal.aborted ? [] : [error instanceof Error ? error.message : String(error)]
    useLabRun.setState({ state: 'stopped', inputErrors: trouble })
  } finally {
    crew.close()
  }
}

import { Worker } from 'node:worker_threads'
import type { AnyGame } from '@tessera/kernel'
import type { Simulation } from '../slice.ts'
import { type SimulationReport, Tally } from '../tally.ts'
import { playSlice, type SliceAnswer, type SliceRequest } from './worker.ts'

export interface SimulateOptions {
  readonly jobs: number
  /** A module that calls `serveSlices`; not needed for one job, which runs here. */
  readonly worker?: URL
  /** Folder for one record per match. */
  readonly save?: string
  /** Called after every slice with the matches played so far. */
  progress?(done: number): void
  readonly signal?: AbortSignal
}

/** Long enough that messages cost nothing, short enough that progress moves and jobs end together. */
const SLICE_MS = 150
const LARGEST_SLICE = 4096

/** Plays `matches` matches over worker threads. What comes out does not depend on how many there are. */
export async function simulate(
  game: AnyGame,
  simulation: Simulation,
  matches: number,
  options: SimulateOptions,
): Promise<SimulationReport> {
  const [report] = await simulateAll(game, [simulation], matches, options)
  if (report === undefined) throw new Error('A simulation without a report')
  return report
}

/** The same for several simulations, each so many matches, with one set of threads; reports in their order. */
export async function simulateAll(
  game: AnyGame,
  simulations: readonly Simulation[],
  matches: number,
  options: SimulateOptions,
): Promise<readonly SimulationReport[]> {
  const tallies = new Map(simulations.map((simulation) => [simulation, new Tally()]))
  let place = 0
  let next = 0
  let done = 0
  const jobs = Math.max(1, Math.min(options.jobs, matches * simulations.length))

  const request = (size: number): SliceRequest | null => {
    if (next >= matches) {
      place++
      next = 0
    }
    const simulation = simulations[place]
    if (simulation === undefined || matches === 0) return null
    const fair = Math.ceil((matches - next) / (jobs * 2))
    const from = next
    next = Math.min(matches, from + Math.max(1, Math.min(size, fair, LARGEST_SLICE)))
    const { save } = options
    return { game: game.ruleset.id, simulation, from, to: next, ...(save === undefined ? {} : { save }) }
  }
  const count = (answer: SliceAnswer, { simulation }: SliceRequest): number => {
    if ('error' in answer) throw new Error(answer.error)
    const { slice, ms } = answer
    tallies.get(simulation)?.add(slice)
    done += slice.to - slice.from
    options.progress?.(done)
    return Math.round(((slice.to - slice.from) * SLICE_MS) / Math.max(ms, 1))
  }

  if (jobs === 1 || options.worker === undefined) await playHere(game, request, count, options.signal)
  else await playInWorkers(options.worker, jobs, request, count, options.signal)
  return [...tallies.values()].map((tally) => tally.report())
}

type NextRequest = (size: number) => SliceRequest | null
type Count = (answer: SliceAnswer, asked: SliceRequest) => number

async function playHere(game: AnyGame, request: NextRequest, count: Count, signal?: AbortSignal): Promise<void> {
  for (let slice = request(1); slice !== null; ) {
    signal?.throwIfAborted()
    const began = performance.now()
    slice = request(count({ slice: playSlice(game, slice), ms: performance.now() - began }, slice))
    await new Promise((resume) => setImmediate(resume))
  }
}

async function playInWorkers(
  worker: URL,
  jobs: number,
  request: NextRequest,
  count: Count,
  signal?: AbortSignal,
): Promise<void> {
  const workers = Array.from({ length: jobs }, () => new Worker(worker))
  try {
    await Promise.all(workers.map((thread) => playIn(thread, request, count, signal)))
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()))
  }
}

function playIn(thread: Worker, request: NextRequest, count: Count, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked: SliceRequest | null = null
    const ask = (size: number): void => {
      asked = request(size)
      if (asked === null) resolve()
      else thread.postMessage(asked)
    }
    thread.on('message', (answer: SliceAnswer) => {
      try {
        if (asked !== null) ask(count(answer, asked))
      } catch (error) {
        reject(error)
      }
    })
    thread.on('error', reject)
    thread.on('exit', (code) => reject(new Error(`A worker ended early, with code ${code}`)))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    ask(1)
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { BenchContext, BenchResult } from './bench.ts'
import type { ContenderName } from './contenders.ts'

/** CPU time of one round of one contender. */
const ROUND_MS = 600

/** Work per CPU-second of each contender, round by round. */
export type Rates = Readonly<Record<string, readonly number[]>>

/**
 * Contenders run in processes of their own, warmed up, and take turns, so that other work of the machine meets them
 * alike. What is counted is their own CPU time.
 */
export async function takeTurns(context: BenchContext, names: readonly ContenderName[]): Promise<Rates> {
  const children = names.map((name) => fork(fileURLToPath(context.child), [name], { execArgv: ['--expose-gc'] }))
  try {
    const digests = await Promise.all(children.map(async (child) => (await answer(child)) as string | null))
    const known = digests.filter((digest) => digest !== null)
    if (new Set(known).size > 1)
      throw new Error(`The contenders disagree: ${names.join(', ')} gave ${digests.join(', ')}`)
    const rates: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
    for (let round = 0; round < context.rounds; round++) {
      context.note(`round ${round + 1} of ${context.rounds}: ${names.join(', ')}`)
      for (const [place, child] of children.entries()) {
        child.send(ROUND_MS)
        rates[names[place] ?? '']?.push((await answer(child)) as number)
      }
    }
    return rates
  } finally {
    for (const child of children) child.kill()
  }
}

async function answer(child: ChildProcess): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A contender ended with code ${code}`)
  })
  ended.catch(() => undefined)
  const [message] = await Promise.race([once(child, 'message'), ended])
  if (typeof message === 'object' && message !== null && 'error' in message) throw new Error(String(message.error))
  return message
}

/** Two contenders as a line: medians, and the median of the ratios round by round. */
export function versus(
  name: string,
  rates: Rates,
  ours: ContenderName,
  theirs: ContenderName,
  { peer = theirs as string, unit = 'per CPU-second' } = {},
): BenchResult {
  const mine = rates[ours] ?? []
  const others = rates[theirs] ?? []
  const ratios = mine.map((rate, round) => rate / (others[round] ?? Number.NaN))
  return line({ name, peer, ours: median(mine), theirs: median(others), ratio: median(ratios), unit, ratios })
}

/** A figure of somebody else's different game: to have an idea, not to compare. */
export function context(name: string, peer: string, samples: readonly number[], unit: string): BenchResult {
  const range = `${figure(Math.min(...samples))} to ${figure(Math.max(...samples))}`
  const theirs = round(median(samples))
  return { name, peer, ours: null, theirs, ratio: null, rounds: samples.length, load: load(), unit, range }
}

/** One contender against a figure we want to reach. */
export function againstGoal(
  name: string,
  samples: readonly number[],
  goal: number,
  unit: string,
  best: 'high' | 'low',
): BenchResult {
  const ours = median(samples)
  const ratio = best === 'high' ? ours / goal : goal / ours
  const range = `${figure(Math.min(...samples))} to ${figure(Math.max(...samples))}`
  const peer = best === 'high' ? 'goal, at least' : 'goal, at most'
  return {
    name,
    peer,
    ours: round(ours),
    theirs: goal,
    ratio: round(ratio),
    rounds: samples.length,
    load: load(),
    unit,
    range,
  }
}

function line(given: {
  name: string
  peer: string
  ours: number
  theirs: number
  ratio: number
  unit: string
  ratios: readonly number[]
}): BenchResult {
  const { name, peer, ours, theirs, ratio, unit, ratios } = given
  const range = `${figure(Math.min(...ratios))} to ${figure(Math.max(...ratios))} times`
  return {
    name,
    peer,
    ours: round(ours),
    theirs: round(theirs),
    ratio: round(ratio),
    rounds: ratios.length,
    load: load(),
    unit,
    range,
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  const high = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? Number.NaN) + high) / 2
}

export function load(): number {
  return round(loadavg()[0] ?? 0)
}

/** Three digits that mean something. */
export function round(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(value >= 1000 ? Math.ceil(Math.log10(value)) : 3)) : value
}

function figure(value: number): string {
  return round(value).toLocaleString('en-US')
}

/** CPU milliseconds that `action` takes in this process. */
export function cpuMs(action: () => void): number {
  const before = process.cpuUsage()
  action()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

import type { Brought } from '../types.ts'

/** What was chosen for a run before the server had opened it; after a reload in between it is chosen again. */
const departures = new Map<string, Brought>()

export function sendFirst(match: string, brought: Brought): void {
  departures.set(match, brought)
}

/** Whether this run has been chosen for already, and only waits for the server. */
export function setsOut(match: string): boolean {
  return departures.has(match)
}

/** It is sent once. */
export function takeFirst(match: string): Brought | null {
  const brought = departures.get(match) ?? null
  departures.delete(match)
  return brought
}

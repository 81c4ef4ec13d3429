import { getPriority, setPriority } from 'node:os'

/** Lets this thread wait where the machine is busy: requests come first. By so much less than the process itself, however it was started. */
export function stepBack(by: number): void {
  // Elsewhere it would be the priority of the whole process.
  if (process.platform !== 'linux') return
  try {
    setPriority(Math.min(19, getPriority() + by))
  } catch {
    // Where that is not allowed all share the machine evenly.
  }
}

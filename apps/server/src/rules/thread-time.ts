import { readFileSync, readlinkSync } from 'node:fs'

/** The number under which the system knows this thread; null where it does not say. */
export function threadNumber(): string | null {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1) ?? null
  } catch {
    return null
  }
}

/**
 * Milliseconds of processor time that a thread of this process has had; null where the system does not say. On a busy machine
 * that is much less than the time that has passed, and no match is to blame for the difference.
 */
export function threadTime(number: string | null): number | null {
  if (number === null) return null
  try {
    const had = Number(readFileSync(`/proc/self/task/${number}/schedstat`, 'utf8').split(' ', 1)[0])
    return Number.isFinite(had) ? had / 1e6 : null
  } catch {
    return null
  }
}

import { tidy } from '../accounts/retention.ts'
import type { House } from '../house.ts'

const EVERY_MS = 6 * 3_600_000
const FIRST_MS = 60_000

/** Deletes what is kept too long, a minute after the start and then four times a day; running twice at once does no harm. */
export function startTidying(house: House): () => void {
  const run = (): void => {
    tidy(house).then(
      (guests) => house.log.info({ guests }, 'tidied'),
      (error: unknown) => house.log.error({ err: error }, 'tidying failed'),
    )
  }
  const first = setTimeout(run, FIRST_MS)
  const then = setInterval(run, EVERY_MS)
  first.unref()
  then.unref()
  return () => {
    clearTimeout(first)
    clearInterval(then)
  }
}

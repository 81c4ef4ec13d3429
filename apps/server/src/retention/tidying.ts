import type { ServerContext } from '../context.ts'
import { packFinished } from '../matches/store/index.ts'
import { logFailure } from '../operate/safe-error.ts'
import { tidy } from './retention.ts'

const EVERY_MS = 6 * 3_600_000
const FIRST_MS = 60_000

/** Deletes old data and packs finished matches, a minute after the start and then four times a day; running twice at once does no harm. */
export function startTidying(context: ServerContext): () => void {
  const run = (): void => {
    tidy(context)
      .then(async (guests) => context.log.info({ guests, packed: await packFinished(context) }, 'tidied'))
      .catch((error: unknown) => logFailure(context.log, error, 'tidying failed'))
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

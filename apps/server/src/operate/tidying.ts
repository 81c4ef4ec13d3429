import { tidy } from '../accounts/retention.ts'
import type { House } from '../house.ts'
import { packFinished } from '../matches/pack-finished.ts'

const EVERY_MS = 6 * 3_600_000
const FIRST_MS = 60_000

/** Deletes what is kept too long and packs what is over, a minute after the start and then four times a day; running twice at once does no harm. */
export function startTidying(house: House): () => void {
  const run = (): void => {
    tidy(house)
      .then(async (guests) => house.log.info({ guests, packed: await packFinished(house) }, 'tidied'))
      .catch((error: unknown) => house.log.error({ err: error }, 'tidying failed'))
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

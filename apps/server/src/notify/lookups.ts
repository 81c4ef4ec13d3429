import { requestError } from '../request-error.ts'
import { type Pinned, pin } from './address.ts'
import { addressesOf } from './lookup.ts'

/** Names that led nowhere, of an account within an hour. */
const MOST_FAILED = 10
const HOUR_MS = 3_600_000

/** Looks up an address that an account gives, before it is kept. */
export interface Lookups {
  pin(account: string, url: string): Promise<Pinned>
}

/** Of each account one name is looked up at a time, and after some that led nowhere no further one for a while. */
export function openLookups(
  allowPrivate: boolean,
  find: typeof addressesOf = addressesOf,
  now: () => number = () => performance.now(),
): Lookups {
  const under = new Set<string>()
  const failed = new Map<string, number>()
  let from = now()
  return {
    pin: (account, url) =>
      pin(url, allowPrivate, async (host) => {
        if (now() - from > HOUR_MS) {
          failed.clear()
          from = now()
        }
        if (under.has(account)) throw refusal('One name is looked up at a time: wait for the last one.')
        const times = failed.get(account) ?? 0
        if (times >= MOST_FAILED) throw refusal('Too many names led nowhere. Wait an hour.')
        under.add(account)
        try {
          const found = await find(host)
          if (found.length === 0) failed.set(account, times + 1)
          return found
        } finally {
          under.delete(account)
        }
      }),
  }
}

function refusal(text: string) {
  return requestError(429, 'too_many_lookups', text)
}

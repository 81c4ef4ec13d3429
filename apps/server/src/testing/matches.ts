import { inspect } from 'node:util'
import { gameHosts } from '../games/index.ts'
import { createMatches, type MatchesOptions } from '../matches/index.ts'
import { logGuard, plantedSecret } from './log-guard.ts'
import { type MatchDriver, matchDriver } from './match-driver.ts'

export type { MatchDriver }

/** Matches without a server around them. Their log is read along, more closely than a server writes it; closing the test's database throws once a secret was in it. */
export function testMatches(options: MatchesOptions): MatchDriver {
  const guarded = logGuard.reading()
  const read = (level: 'info' | 'error') => (facts: object, text: string) => {
    guarded.write(`${text} ${inspect(facts, { depth: 10, maxStringLength: null, maxArrayLength: null })}`)
    options.log?.[level](facts, text)
  }
  const log = { info: read('info'), error: read('error') }
  return matchDriver(createMatches({ secret: plantedSecret, hosts: gameHosts, ...options, log }))
}

import { newSecret } from '../ids.ts'

/**
 * Reads along in the logs of all servers that tests start. Everything secret that tests send or get (passwords, sessions, tokens,
 * recovery codes, salts, a match's share of the dice) is planted here; a line that holds one of them is a leak.
 */
export class LogGuard {
  /** Of one word: looked up word by word. */
  readonly #words = new Set<string>()
  /** Of several words, which are few. */
  readonly #phrases = new Set<string>()
  #leaks: string[] = []

  plant(secret: string): void {
    if (secret.length < SHORTEST) return
    if (WHOLE_WORD.test(secret)) this.#words.add(secret)
    else this.#phrases.add(secret)
  }

  /** Plants the fields of a request or an answer whose names say that they are secret. */
  plantFields(sent: unknown, names: ReadonlySet<string>): void {
    if (typeof sent !== 'object' || sent === null) return
    for (const [name, value] of Object.entries(sent)) {
      const secrets = names.has(name) ? [value].flat() : []
      for (const secret of secrets) if (typeof secret === 'string') this.plant(secret)
      this.plantFields(value, names)
    }
  }

  /** The output of a log: every line is read, and handed on. */
  reading(to?: { write(line: string): void }): { write(line: string): void } {
    return {
      write: (line) => {
        to?.write(line)
        if (this.#leaksFrom(line)) this.#leaks.push(line)
      },
    }
  }

  /** Throws where a secret was logged since the last time, with the line in its words. */
  refuseLeaks(): void {
    const found = this.#leaks
    this.#leaks = []
    if (found.length > 0) throw new Error(`A secret was logged, ${found.length} times; first: ${found[0]}`)
  }

  #leaksFrom(line: string): boolean {
    for (const [word] of line.matchAll(WORDS)) if (this.#words.has(word)) return true
    for (const phrase of this.#phrases) if (line.includes(phrase)) return true
    return false
  }
}

/** Shorter ones might be anything. */
const SHORTEST = 10
const WORDS = /[\w-]{10,}/g
const WHOLE_WORD = /^[\w-]+$/

/** Secret fields of requests and of answers; `code` in an answer is that of a problem. */
export const SENT_SECRETS: ReadonlySet<string> = new Set(['password', 'current', 'salt', 'code', 'token', 'secret'])
export const RECEIVED_SECRETS: ReadonlySet<string> = new Set(['token', 'secret', 'codes', 'salt'])

/** One for all servers of this process: a secret told to one of them is none of another's log either. */
export const logGuard = new LogGuard()

/** The server's share of a match's dice, which no log may hold. */
export function plantedSecret(): string {
  const secret = newSecret()
  logGuard.plant(secret)
  return secret
}

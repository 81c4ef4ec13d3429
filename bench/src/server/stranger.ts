import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import type { MatchView } from '@tessera/wire'
import { rulesetOf, sampleOf } from '../samples.ts'
import { begun, guests } from './guests.ts'
import type { Connections } from './process.ts'

const { game: GAME } = sampleOf('manyTurns')
const PAUSE_MS = 50

/** Two people who play one match after the other and have nothing to do with anybody else at the server. */
export class Stranger {
  readonly #connections: Connections
  readonly #cookies: readonly string[]
  readonly #dice = seededDice(seedFrom('a stranger'))
  #match: string | null = null

  private constructor(connections: Connections, cookies: readonly string[]) {
    this.#connections = connections
    this.#cookies = cookies
  }

  static async at(connections: Connections): Promise<Stranger> {
    return new Stranger(connections, await guests(connections, 2))
  }

  /** Chooses for so long; how many milliseconds each choice took to be acknowledged. */
  async play(ms: number): Promise<readonly number[]> {
    const ruleset = rulesetOf(GAME)
    const end = performance.now() + ms
    const times: number[] = []
    while (performance.now() < end) {
      this.#match ??= await begun(this.#connections, this.#cookies, { game: GAME })
      const path = `/api/matches/${this.#match}`
      for (const cookie of this.#cookies) {
        const { answer } = await this.#connections.ask<MatchView>('GET', path, cookie)
        if (answer.status !== 'running') this.#match = null
        if (answer.mine === null || !answer.awaiting.includes(answer.mine) || answer.chosen?.final) continue
        const choice = ruleset.sample(answer.view as Json, this.#dice)
        const from = performance.now()
        const body = { at: answer.at, choice, key: randomBytes(8).toString('hex') }
        await this.#connections.ask('POST', `${path}/choice`, cookie, body, 'return=minimal')
        times.push(performance.now() - from)
        await pause(PAUSE_MS)
      }
    }
    return times
  }
}

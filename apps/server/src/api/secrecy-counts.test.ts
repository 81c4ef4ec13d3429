import {
  type AnyGame,
  type Change,
  changed,
  type Dice,
  hashOf,
  type Json,
  type StoredFrame,
  seededDice,
  seedFrom,
} from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../testing/database.ts'
import { gamesForTwo } from '../testing/games-over.ts'
import { bids } from '../testing/toys.ts'
import { Client, testServer } from './testing/client.ts'
import { listen } from './testing/listen.ts'
import { beginOnline } from './testing/play.ts'

const deep = process.env['TESSERA_DEEP'] !== undefined
const PLANS = deep ? 12 : 3
const HIDDEN_TURNS = deep ? 4 : 2
/** Choices before the plans differ: with other armies hardly anything would look the same. */
const OPENING: Readonly<Record<string, number>> = { cohort: 2, siegefront: 2 }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.empty())
afterAll(() => database.close())

/** Everything one listener could see in one turn, and how much was sent to it. */
interface Heard {
  /** What they have seen up to here. */
  readonly seen: string
  /** Frames, events in each of them, and messages of the stream. */
  readonly counts: readonly number[]
}

/** Orders of seat 0 depend on the plan alone; everything else, the dice too, is the same every time. Heard by seat 1 and by a spectator. */
async function heardWith(
  game: AnyGame,
  plan: number,
  leak?: (match: Client, id: string) => Promise<void>,
): Promise<readonly Heard[]> {
  await database.empty()
  const server = await testServer({}, { games: [game], database, matchSecret: () => 'd'.repeat(64) })
  try {
    const [a, b, watcher] = [new Client(server), new Client(server), new Client(server)]
    for (const client of [a, b, watcher]) await client.ask(routes.guest)
    const salts = ['1', '2'].map((digit) => digit.repeat(64))
    const id = await beginOnline([a, b], { game: game.ruleset.id, config: game.simulation as never }, salts)
    const ears = await Promise.all([b, watcher].map((client) => listen(client, `/api/matches/${id}/stream`)))
    for (const ear of ears) await ear.until((message) => 'present' in message)
    const open = seededDice(seedFrom('open'))
    const hidden = seededDice(seedFrom(`plan ${plan}`))
    const opening = OPENING[game.ruleset.id] ?? 0
    const all: Heard[] = []
    const told = [new Told(), new Told()]
    for (let turn = 0; turn < opening + HIDDEN_TURNS; turn++) {
      const asks = await Promise.all([a, b].map(async (one) => (await one.ask(routes.match, { params: { id } })).body))
      for (const [seat, client] of [a, b].entries()) {
        const { status, awaiting, at, view } = asks[seat] ?? {}
        if (status !== 'running' || at === undefined || awaiting?.includes(seat) !== true) continue
        const secret = seat === 0 && turn >= opening
        const choice = planned(game.ruleset.sample(view as Json, secret ? hidden : open), secret ? hidden : null)
        const body = { at, choice: choice as never, key: `choice of turn ${turn}` }
        const answer = await client.ask(routes.submit, { params: { id }, body })
        if (answer.status !== 200) throw new Error(`A legal choice was refused: ${answer.text}`)
      }
      await leak?.(a, id)
      for (const [index, client] of [b, watcher].entries()) {
        const ear = ears[index]
        const now = (await client.ask(routes.match, { params: { id } })).body
        await ear?.until(({ seq }) => seq >= now.revision)
        const counts = ear?.heard.filter(({ kind }) => kind !== 'presence' && kind !== 'fresh').length ?? 0
        all.push(await (told[index] ?? new Told()).next(client, id, now.frames, counts))
      }
    }
    for (const ear of ears) ear.close()
    return all
  } finally {
    await server.close()
  }
}

/** Where orders are written in words, the words differ in every plan, and so does their length. */
function planned(choice: Json, dice: Dice | null): Json {
  if (dice === null || typeof choice !== 'object' || choice === null || !('text' in choice)) return choice
  return { ...choice, text: 'march on, and then '.repeat(1 + dice.int(40)) }
}

/** Reads what is new of a match, as a client does. */
class Told {
  #view: Json | undefined
  #count = 0
  #seen = ''

  async next(client: Client, id: string, total: number, messages: number): Promise<Heard> {
    const counts = [messages]
    while (this.#count < total) {
      const { body } = await client.ask(routes.frames, { params: { id }, query: { from: this.#count } })
      const frames = body.frames as readonly StoredFrame<Json, Json>[]
      for (const [place, frame] of frames.entries()) {
        if (body.from + place < this.#count) continue
        const before = this.#view
        if (frame.view !== undefined) this.#view = frame.view
        else if (frame.change !== null && frame.change !== undefined)
          this.#view = changed(before ?? null, frame.change as Change) as Json
        // The same picture shown again is no new picture, but it is one more.
        if (hashOf(before ?? null) !== hashOf(this.#view ?? null)) this.#seen = hashOf([this.#seen, this.#view ?? null])
        counts.push(frame.events.length)
        this.#count++
      }
    }
    return { seen: this.#seen, counts }
  }
}

/** Turns in which a listener saw exactly the same with two plans, and of those, the ones they could tell apart by counting. */
function comparedBetween(runs: readonly (readonly Heard[])[]): { readonly alike: number; readonly told: string[] } {
  const told: string[] = []
  let alike = 0
  for (const [number, one] of runs.entries())
    for (const other of runs.slice(number + 1))
      for (const [place, heard] of one.entries()) {
        const theirs = other[place]
        if (theirs === undefined || theirs.seen !== heard.seen) continue
        alike++
        const [mine, others] = [heard.counts.join(' '), theirs.counts.join(' ')]
        if (mine !== others) told.push(`${place % 2 === 0 ? 'seat 1' : 'a spectator'}: ${mine} or ${others}`)
      }
  return { alike, told }
}

describe('a listener who sees the same is sent as many messages, frames and events for any plan of the other side', () => {
  test.each([...gamesForTwo, bids()].map((game) => [game.ruleset.id, game] as const))('%s', async (id, game) => {
    const runs: (readonly Heard[])[] = []
    for (let plan = 0; plan < PLANS; plan++) runs.push(await heardWith(game, plan))
    const { alike, told } = comparedBetween(runs)
    expect(told).toEqual([])
    // In the fog the other army's march must leave the same picture, or nothing was compared.
    if (id === 'cohort') expect(alike).toBeGreaterThan(OPENING['cohort'] ?? 0)
  })

  test('a planted leak is caught: one more message when the other side has planned much', async () => {
    const runs: (readonly Heard[])[] = []
    for (let plan = 0; plan < 2; plan++)
      runs.push(
        await heardWith(bids(), plan, async (client, id) => {
          if (plan === 1) await client.ask(routes.say, { params: { id }, body: { phrase: 'hello' } })
        }),
      )
    const same = runs.map((run) => run.map(({ counts }) => ({ seen: '', counts })))
    expect(comparedBetween(same).told).not.toEqual([])
  })
})

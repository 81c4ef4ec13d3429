import { type Json, seededDice, seedFrom } from '@tessera/kernel'
import { routes } from '@tessera/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Api, join, open, play } from '../../../../kit/bot/bot.mjs'
import type { RunningServer } from '../start.ts'
import { gamesForTwo } from '../testing/games-over.ts'
import { Client, testServer } from './testing/client.ts'

let server: RunningServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function token(name: string): Promise<string> {
  const owner = new Client(server)
  await owner.ask(routes.register, { body: { name, password: 'correct horse battery' } })
  return (await owner.ask(routes.makeBot, { body: { name: `${name}Bot` } })).body.token
}

/** It knows no game: one is enough to see it play. */
const played = process.env['TESSERA_DEEP'] === undefined ? gamesForTwo.slice(0, 1) : gamesForTwo

test.each(played.map((game) => [game.ruleset.id, game] as const))(
  'two example bots play a match of %s to its end',
  async (id, game) => {
    const apis = [new Api(server.url, await token(`${id}A`)), new Api(server.url, await token(`${id}B`))] as const
    const dice = seededDice(seedFrom('example bots'))
    const choose = ({ view }: { readonly view: unknown }): Json => game.ruleset.sample(view as Json, dice)
    const seat = await open(apis[0], id, { config: game.simulation })
    const first = play(apis[0], seat, choose)
    const second = join(apis[1], seat.id).then((other) => play(apis[1], other, choose))
    const [one, two] = await Promise.all([first, second])
    expect(one.status).toBe('finished')
    expect(one.result).not.toBeNull()
    expect(two.result).toEqual(one.result)
  },
)

test('a bot whose head throws ends, and does not go on asking for ever', async () => {
  const apis = [new Api(server.url, await token('ThrowerA')), new Api(server.url, await token('ThrowerB'))] as const
  const seat = await open(apis[0], 'hexline')
  const broken = play(apis[0], seat, () => {
    throw new TypeError('no idea')
  })
  const other = await join(apis[1], seat.id)
  await apis[1].ask('POST', `/matches/${seat.id}/salt`, { salt: other.salt })
  await expect(broken).rejects.toThrow('no idea')
})

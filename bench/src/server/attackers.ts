import { randomBytes } from 'node:crypto'
import type { MatchView } from '@tessera/wire'
import { gameOf, sampleOf } from '../samples.ts'
import { begun, guests } from './guests.ts'
import type { Connections } from './process.ts'

export interface Attack {
  readonly name: string
  /** So many do it at once. */
  readonly lanes: number
  /** Makes ready what it needs; what comes back attacks once, and resolves with the status of the answer. */
  prepare(connections: Connections): Promise<() => Promise<number>>
}

export const attacks: readonly Attack[] = [
  // How far the turns are apart by themselves.
  { name: 'nobody', lanes: 0, prepare: async () => async () => 200 },
  { name: 'order sheets of one guest, 8 at a time', lanes: 8, prepare: sheets },
  { name: '2 readers of frames without account', lanes: 2, prepare: readers },
  { name: '4 readers of frames without account', lanes: 4, prepare: readers },
  { name: 'heaviest battles of one guest, 4 at a time', lanes: 4, prepare: battles },
  { name: '64 kB of nonsense, 8 at a time', lanes: 8, prepare: nonsense },
  { name: '6 registrations at a time, from many addresses', lanes: 6, prepare: registrations },
]

async function sheets(connections: Connections) {
  const people = await guests(connections, 2)
  const { game, sample } = sampleOf('sheets')
  const { army, slowest } = await sample()
  const id = await begun(connections, people, { game })
  const write = (cookie: string, text: string) =>
    connections.send('POST', `/api/matches/${id}/written`, cookie, { text, key: randomBytes(8).toString('hex') })
  for (const cookie of people) await write(cookie, army)
  for (const cookie of people) await write(cookie, '')
  return () => write(people[0] ?? '', slowest)
}

async function readers(connections: Connections) {
  const [cookie = ''] = await guests(connections, 1)
  const id = await battle(connections, cookie)
  const path = `/api/matches/${id}`
  for (;;) {
    const { answer } = await connections.ask<MatchView>('GET', path, cookie)
    if (answer.status === 'finished') {
      await connections.ask('POST', `${path}/watched`, cookie, { frame: answer.frames - 1 })
      return () => connections.send('GET', `${path}/frames?from=0`, '')
    }
  }
}

async function battles(connections: Connections) {
  const [cookie = ''] = await guests(connections, 1)
  return async () => {
    try {
      await battle(connections, cookie)
      return 200
    } catch {
      // Once its share is used up a guest goes on asking.
      return 429
    }
  }
}

/** The heaviest battle that options allow, against a bot. */
async function battle(connections: Connections, cookie: string): Promise<string> {
  const { game, sample: heaviest } = sampleOf('heaviest')
  const { config, choice } = await heaviest()
  const level = gameOf(game).bot.levels[0]?.id ?? ''
  const seats = [{ who: 'me' as const }, { who: 'bot' as const, bot: { level } }]
  const id = await begun(connections, [cookie], { game, config: config as never, seats })
  const body = { at: 0, choice, key: randomBytes(8).toString('hex') }
  await connections.send('POST', `/api/matches/${id}/choice`, cookie, body, 'return=minimal')
  return id
}

async function nonsense(connections: Connections) {
  const [cookie = ''] = await guests(connections, 1)
  const { game, sample: heaviest } = sampleOf('heaviest')
  const bodies = nonsenseOf(game, (await heaviest()).config).map((body) => JSON.stringify(body))
  let next = 0
  return () => connections.send('POST', '/api/matches', cookie, JSON.parse(bodies[next++ % bodies.length] ?? '{}'))
}

/** About 64 kB each: seats without end, options of many names, options that are one long list of unknown values. */
function nonsenseOf(game: string, config: object): readonly object[] {
  const list = Object.entries(config).find(([, value]) => Array.isArray(value))?.[0] ?? ''
  return [
    { game, saltHash: 'x', seats: Array.from({ length: 6000 }, () => ({ a: 1 })) },
    { game, seats: [], config: Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at])) },
    { game, seats: [{ who: 'me' }], config: { [list]: Array.from({ length: 9000 }, () => ({})) } },
    { game, seats: Array.from({ length: 9000 }, () => null) },
  ]
}

async function registrations(connections: Connections) {
  return () => {
    // From everywhere: one address may register 20 people in ten minutes.
    connections.address = `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
    const name = `attacker ${randomBytes(5).toString('hex')}`
    return connections.send('POST', '/api/register', '', { name, password: randomBytes(12).toString('hex') })
  }
}

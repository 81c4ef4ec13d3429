import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createMatch, hashOf, type Ruleset, type Schema, seedFrom } from '@tessera/kernel'
import type { Work } from '../bench.ts'
import { carryOut, isLegal, newSiege, type Order, recordedSieges, type Siege, winnerOf } from './castle-game.ts'

const MATCHES = 8

/** Through our kernel: every order checked, resolved, recorded. */
export function ours(): Work {
  const seed = seedFrom('castle game')
  return replaying((orders) => {
    const match = createMatch(rules, { config: null, seed })
    for (const order of orders) {
      const refusal = match.submit(match.state.active, match.at, order)
      if (refusal !== null) throw new Error(refusal.message)
    }
    if (match.result() === null) throw new Error('The match is not over')
    return match.state
  })
}

/** The rules, as boardgame.io wants them. */
const peerGame = {
  setup: newSiege,
  moves: {
    order({ G, events }: { G: Siege; events: { endTurn(): void } }, order: Order) {
      if (!isLegal(G, order)) return 'INVALID_MOVE'
      carryOut(G, order)
      if (order.type === 'end') events.endTurn()
      return undefined
    },
  },
  endIf({ G }: { G: Siege }) {
    const winner = winnerOf(G)
    return winner === null ? undefined : { winner }
  },
}

/** Through boardgame.io: its bare reducer, no client, no server, no transport. */
export function peers(): Work {
  const folder = process.env['BENCH_PEERS']
  if (folder === undefined) throw new Error('The peers are not installed')
  const { CreateGameReducer, InitializeGame } = createRequire(join(folder, 'package.json'))(
    'boardgame.io/internal',
  ) as Peer
  const reducer = CreateGameReducer({ game: peerGame })
  const start = InitializeGame({ game: peerGame, numPlayers: 2 })
  return replaying((orders) => {
    let state = start
    for (const order of orders) {
      const payload = { type: 'order', args: [order], playerID: String(state.G.active) }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
    }
    if (state.ctx.gameover === undefined) throw new Error('The match is not over')
    return state.G
  })
}

/** Through boardgame.io's Client, as its documentation plays a local game: store, log and all, no network. */
export function peersClient(): Work {
  const folder = process.env['BENCH_PEERS']
  if (folder === undefined) throw new Error('The peers are not installed')
  const { Client } = createRequire(join(folder, 'package.json'))('boardgame.io/client') as PeerClient
  return replaying((orders) => {
    const client = Client({ game: peerGame, numPlayers: 2, debug: false })
    client.start()
    for (const order of orders) client.moves.order(order)
    const state = client.getState()
    client.stop()
    if (state.ctx.gameover === undefined) throw new Error('The match is not over')
    return state.G
  })
}

interface PeerClient {
  Client(options: { game: object; numPlayers: number; debug: false }): {
    start(): void
    stop(): void
    readonly moves: { order(order: Order): void }
    getState(): PeerState
  }
}

interface PeerState {
  readonly G: Siege
  readonly ctx: { readonly gameover?: unknown }
}

interface Peer {
  CreateGameReducer(options: { game: object }): (state: PeerState, action: object) => PeerState
  InitializeGame(options: { game: object; numPlayers: number }): PeerState
}

/** The same recorded orders for both; the digest is over how the matches ended. */
function replaying(play: (orders: readonly Order[]) => Siege): Work {
  const matches = recordedSieges(MATCHES)
  const orders = matches.reduce((sum, match) => sum + match.length, 0)
  return {
    digest: hashOf(matches.map((match) => hashOf(play(match)))),
    batch() {
      for (const match of matches) play(match)
      return orders
    },
  }
}

const anything: Schema<never> = { parse: (input) => ({ ok: true, value: input as never }), json: {}, hostFields: [] }
const SEATS = [[0], [1]] as const

const rules: Ruleset<null, Siege, Order, never, Siege> = {
  id: 'castle',
  version: 1,
  config: anything,
  choice: anything,
  seats: () => 2,
  setup: newSiege,
  awaiting: (siege) => SEATS[siege.active === 0 ? 0 : 1],
  resolve(siege, choices) {
    const order = choices[siege.active]
    if (order != null) carryOut(siege, order)
  },
  result(siege) {
    const winner = winnerOf(siege)
    return winner === null ? null : { winner: winner === -1 ? null : winner, reason: 'castle' }
  },
  period: (siege) => siege.turn,
  view: (siege) => siege,
  hear: (_siege, event) => event,
  refuse: (siege, order) =>
    isLegal(siege, order) ? null : { code: 'illegal', message: 'That order is not possible.' },
  sample: () => ({ type: 'end' }),
  late: () => ({ type: 'end' }),
}

import {
  type Anvil,
  buildTown,
  type Middleman,
  openMiddleman,
  startAnvil,
  type Town,
  testKey,
} from '@tessera/chain/testing'
import { games } from '@tessera/games'
import { hashOf } from '@tessera/kernel'
import { sha256 } from '@tessera/online'
import { SettingsError } from '@tessera/server'
import { type Asker, begun, gameRegistry, newSalt, somebody } from '@tessera/server/testing'
import type { MatchDriver } from '@tessera/server/testing/fixtures'
import { Client, type TestDatabase, testDatabase, testMatches, testServer } from '@tessera/server/testing/fixtures'
import { routes } from '@tessera/wire'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ChainService, openChain } from './chain-service.ts'
import { holdingsRoutes } from './wire/index.ts'

const MINUTE = 60_000
const ORIGIN = 'https://tessera.example'
const log = { warn: () => {}, error: (facts: object) => expect.fail(JSON.stringify(facts)) }

let anvil: Anvil
let between: Middleman
let town: Town
let database: TestDatabase
let context: ChainService
let matches: MatchDriver
let now = Date.parse('2026-01-01T12:00:00Z')
let keys = 0

beforeAll(async () => {
  anvil = await startAnvil()
  between = await openMiddleman(anvil.url)
  town = await buildTown(anvil, between.url)
  database = await testDatabase()
  context = await newDesk()
  matches = testMatches({
    database,
    games: gameRegistry(games),
    facts: [{ name: 'holdings', factsOf: (account) => context.stepsOf(account) }],
  })
})

afterEach(() => {
  between.mischief = () => false
})

afterAll(async () => {
  await context.stop()
  await matches.idle()
  await database.close()
  await between.close()
  await anvil.close()
})

async function newDesk(): Promise<ChainService> {
  const chains = JSON.stringify({ chains: [town.settings] })
  const opened = await openChain({ chains, database, log, now: () => now, wait: async () => {} })
  if (opened === null) throw new Error('There is no context')
  return opened
}

const newKey = () => testKey(++keys)
type Key = ReturnType<typeof newKey>

async function proof(by: Asker, key: Key) {
  const { text } = await context.askProof(by, key.address, anvil.chainId, ORIGIN)
  return { text, signature: await key.signMessage({ message: text }) }
}

async function link(by: Asker, key: Key) {
  const { text, signature } = await proof(by, key)
  await context.link(by, text, signature)
  await context.idle()
  return await context.holdings(by)
}

/** Somebody whose wallet has an NFT with so many shares behind it. */
async function backer(shares: string): Promise<{ readonly who: Asker; readonly key: Key; readonly vault: string }> {
  const key = newKey()
  const who = await somebody(database)
  const vault = await town.vault(shares, [key.address, 1n])
  await anvil.mine(town.settings.confirmations)
  await link(who, key)
  return { who, key, vault }
}

const code = (expected: string) => ({ problem: { code: expected } })

describe('SGF-1413 owning a wallet', () => {
  it('SGF-1413 a signed text links the wallet, and what it holds is found', async () => {
    const key = newKey()
    const ada = await somebody(database, 'user', 'ada')
    await town.vault('0.1', [key.address, 1n])
    await anvil.mine(town.settings.confirmations)
    const { text } = await context.askProof(ada, key.address, anvil.chainId, ORIGIN)
    expect(text).toContain('tessera.example wants you to sign in')
    expect(text).toContain('Link this wallet to the Tessera account ada.')
    const found = await link(ada, key)
    expect(found).toMatchObject({ steps: 10, total18: '100000000000000000', looking: false })
    expect(found.findings[0]).toMatchObject({ state: 'fresh', partial: false, leftOut: [] })
    expect(found.wallets).toEqual([
      { address: key.address.toLowerCase(), linked: new Date(now).toISOString(), onlyChain: null },
    ])
  })

  it('SGF-1413 changed, replayed, expired and wrong signatures are refused, each by its name', async () => {
    const [eve, key] = [await somebody(database), newKey()]
    const { text, signature } = await proof(eve, key)
    const changed = text.replace('Nothing is sent', 'Something is sent')
    await expect(context.link(eve, changed, await key.signMessage({ message: changed }))).rejects.toMatchObject(
      code('text_changed'),
    )
    // Any attempt uses the nonce up.
    await expect(context.link(eve, text, signature)).rejects.toMatchObject(code('nonce_used'))
    await expect(context.link(eve, 'hello', signature)).rejects.toMatchObject(code('text_changed'))
    const other = await proof(eve, key)
    await expect(context.link(eve, other.text, signature)).rejects.toMatchObject(code('bad_signature'))
    const late = await proof(eve, key)
    now += 10 * MINUTE
    await expect(context.link(eve, late.text, late.signature)).rejects.toMatchObject(code('nonce_expired'))
    const stolen = await proof(await somebody(database), key)
    await expect(context.link(eve, stolen.text, stolen.signature)).rejects.toMatchObject(code('text_changed'))
    const good = await proof(eve, key)
    await context.link(eve, good.text, good.signature)
    await expect(context.link(eve, good.text, good.signature)).rejects.toMatchObject(code('nonce_used'))
    await context.idle()
  })

  it('SGF-1413 a wallet belongs to one account, an account has five, and unlinking is immediate', async () => {
    const [ben, eve, key] = [await somebody(database), await somebody(database), newKey()]
    await link(ben, key)
    await expect(link(eve, key)).rejects.toMatchObject(code('wallet_taken'))
    for (let more = 0; more < 4; more++) await link(ben, newKey())
    await expect(link(ben, newKey())).rejects.toMatchObject(code('too_many_wallets'))
    await expect(context.unlink(eve, key.address)).rejects.toMatchObject(code('no_such_wallet'))
    await context.unlink(ben, key.address)
    expect((await context.holdings(ben)).wallets).toHaveLength(4)
    expect((await link(eve, key)).wallets).toHaveLength(1)
  })

  it('SGF-1413 an account has so many attempts in ten minutes, failed ones included', async () => {
    const [eve, key] = [await somebody(database), newKey()]
    for (let attempt = 0; attempt < 20; attempt++) await context.askProof(eve, key.address, anvil.chainId, ORIGIN)
    await expect(context.askProof(eve, key.address, anvil.chainId, ORIGIN)).rejects.toMatchObject(
      code('too_many_proofs'),
    )
    now += 10 * MINUTE
    await link(eve, key)
  })

  it('SGF-1413 a wallet that is a contract counts on the chain where it has proven itself', async () => {
    const [ben, owner] = [await somebody(database), newKey()]
    const wallet = await town.deploy('ContractWallet', owner.address)
    await anvil.mine(town.settings.confirmations)
    const { text } = await context.askProof(ben, wallet, anvil.chainId, ORIGIN)
    const found = await context.link(ben, text, await owner.signMessage({ message: text }))
    expect(found.wallets).toMatchObject([{ address: wallet, onlyChain: anvil.chainId }])
    await context.idle()
  })
})

describe('SGF-1417 what was found, in time', () => {
  it('SGF-1417 an NFT that counted for one account counts for no other for 24 hours', async () => {
    const { who, key, vault } = await backer('0.1')
    expect(await context.stepsOf(who.id)).toBe(10)
    await context.unlink(who, key.address)
    const eve = await somebody(database)
    const early = await link(eve, key)
    expect(early.steps).toBe(0)
    expect(early.findings[0]?.leftOut).toEqual([{ code: 'claimed_elsewhere', count: 1, examples: [`${vault}#1`] }])
    now += 24 * 60 * MINUTE + 1
    await context.look(eve, {})
    await context.idle()
    expect((await context.holdings(eve)).steps).toBe(10)
  })

  it('SGF-1403 SGF-1417 ten minutes are fresh: no endpoint is asked, then it counts for nothing until it is looked at again', async () => {
    const { who } = await backer('0.1')
    between.calls.length = 0
    now += 9 * MINUTE
    await context.look(who, {})
    await context.idle()
    expect([between.calls.length, await context.stepsOf(who.id)]).toEqual([0, 10])
    expect((await context.holdings(who)).again).not.toBeNull()
    now += 2 * MINUTE
    expect(await context.stepsOf(who.id)).toBe(0)
    expect((await context.holdings(who)).findings[0]?.state).toBe('old')
    await context.look(who, {})
    await context.idle()
    expect(await context.stepsOf(who.id)).toBe(10)
  })

  it('SGF-1414 an NFT named by hand is looked at before the ten minutes are over, and counts by the same rules', async () => {
    const { who, vault } = await backer('0.1')
    const strange = await town.vault('0.1', [newKey().address, 5n])
    await anvil.mine(town.settings.confirmations)
    now += 2 * MINUTE
    const candidates = [strange, vault].map((contract) => ({ chainId: anvil.chainId, contract, token: '5' }))
    expect((await context.look(who, { candidates })).named).toEqual(candidates)
    await context.idle()
    const { findings, steps, again } = await context.holdings(who)
    expect(steps).toBe(10)
    expect(findings[0]?.leftOut.find(({ code }) => code === 'not_owner')?.examples.toSorted()).toEqual(
      [`${strange}#5`, `${vault}#5`].toSorted(),
    )
    expect(again).toBe(new Date(now + 10 * MINUTE).toISOString())
  })

  it('SGF-1414 all wallets of an account are read at one block, so that shares moved between them count once', async () => {
    const { who } = await backer('0.1')
    const before = await context.holdings(who)
    const second = newKey()
    await town.vault('0.1', [second.address, 2n])
    await anvil.mine(town.settings.confirmations)
    now += MINUTE
    const { findings, steps } = await link(who, second)
    expect(findings.map(({ block }) => block)).toEqual([findings[0]?.block, findings[0]?.block])
    expect(findings[0]?.block).toBeGreaterThan(before.findings[0]?.block ?? 0)
    expect(steps).toBe(20)
  })

  it('SGF-1414 a contract that promises the whole of its shares to two wallets of one account gives it once', async () => {
    const [who, one, two] = [await somebody(database), newKey(), newKey()]
    const liar = await town.deploy('LyingCollection')
    await town.act('Collection', liar, 'mint', one.address, 1n)
    await town.act('Collection', liar, 'mint', two.address, 2n)
    await town.act('Pair', town.pair, 'mint', liar, 10n ** 17n)
    await anvil.mine(town.settings.confirmations)
    expect((await link(who, one)).steps).toBe(10)
    const both = await link(who, two)
    expect([both.steps, await context.stepsOf(who.id)]).toEqual([10, 10])
  })

  it('SGF-1418 what one account may cost within an hour is bounded, and it is said when it goes on', async () => {
    const chains = JSON.stringify({ chains: [{ ...town.settings, accountCalls: 100 }] })
    const thrifty = await openChain({ chains, database, log, now: () => now, wait: async () => {} })
    if (thrifty === null) throw new Error('There is no context')
    const { who } = await backer('0.1')
    between.mischief = ({ method }) =>
      method === 'eth_getLogs' && { error: { code: -32603, message: 'too many requests' } }
    now += 10 * MINUTE
    const look = async (): Promise<number> => {
      now += MINUTE + 1
      between.calls.length = 0
      await thrifty.look(who, {})
      await thrifty.idle()
      return between.calls.length
    }
    for (let spent = 0; spent < 100; ) {
      const calls = await look()
      expect(calls).toBeGreaterThan(0)
      spent += calls
    }
    expect(await look()).toBe(0)
    const { again } = await thrifty.holdings(who)
    expect(Date.parse(again ?? '')).toBeGreaterThan(now)
    now = Date.parse(again ?? '')
    expect(await look()).toBeGreaterThan(0)
    await thrifty.stop()
  })

  it('SGF-1418 when everything fails the last result counts for a day, and is called stale', async () => {
    const { who } = await backer('0.1')
    now += 11 * MINUTE
    between.mischief = () => ({ error: { code: -32603, message: 'internal error' } })
    await context.look(who, {})
    await context.idle()
    const stale = await context.holdings(who)
    expect(stale).toMatchObject({ steps: 10, findings: [{ state: 'stale', partial: true }] })
    expect(stale.findings[0]?.leftOut).toEqual([{ code: 'rpc_error', count: 1, examples: [] }])
    now += 24 * 60 * MINUTE
    await context.look(who, {})
    await context.idle()
    expect(await context.holdings(who)).toMatchObject({ steps: 0, findings: [{ state: 'failed' }] })
  })

  it('SGF-1417 a re-org within the cache time: the result stands for its ten minutes, the next look sees the new chain', async () => {
    await anvil.mine(20)
    const before = await anvil.ask('evm_snapshot')
    const { who } = await backer('0.3')
    await anvil.ask('evm_revert', before)
    // Takes the address of the contract that is no more, so that no later test gets it.
    await town.vault('0')
    await anvil.mine(5)
    expect(await context.stepsOf(who.id)).toBe(30)
    now += 11 * MINUTE
    await context.look(who, {})
    await context.idle()
    expect(await context.stepsOf(who.id)).toBe(0)
  })
})

describe('SGF-1402 in matches', () => {
  const wish = (config: object, rated = false) => ({
    game: 'siegefront',
    config: config as never,
    visibility: 'link' as const,
    clock: { kind: 'turn' as const, seconds: 60 },
    rated,
    spectators: true,
    seats: [{ who: 'me' as const }, { who: 'open' as const }],
    saltHash: newSalt().saltHash,
  })

  it('SGF-1402 SGF-1403 each seat brings what was found for it when it sat down; the record and the commitment hold it', async () => {
    const [{ who: ada }, { who: ben }] = [await backer('0.04'), await backer('0.2')]
    const config = { lp: { mode: 'capped', cap: 10 } }
    const match = await begun(matches, [ada, ben], { game: 'siegefront', config })
    // SGF-1419: more than the cap is nobody's business.
    expect(match.config).toMatchObject({ lpSteps: [4, 10] })
    await matches.act(ada, match.id, 'resign')
    const over = await matches.view(ada, match.id)
    const record = await matches.record(ada, match.id)
    expect(record.start).toMatchObject({ config: { lpSteps: [4, 10] } })
    const { commitment, secret } = over.fairness
    expect(commitment).toBe(sha256(secret ?? '', over.id, hashOf(over.config as never), String(over.version)))
    const again = await matches.rematch(ben, match.id, newSalt().saltHash)
    expect(again).toMatchObject({ mine: 0, config: { lpSteps: [10, 0] } })
  })

  it('SGF-1402 shared: both get the larger one, a bot too', async () => {
    const [{ who: ada }, { who: ben }] = [await backer('0.04'), await backer('0.07')]
    const three = { lp: { mode: 'shared', cap: 10 } }
    const made = await matches.create(ada, wish(three))
    expect(made).toMatchObject({ backed: true, config: { lpSteps: [4, 4] } })
    const joined = await matches.join(ben, made.id, { saltHash: newSalt().saltHash })
    expect(joined.config).toMatchObject({ lpSteps: [7, 7] })
    const bot = { who: 'bot' as const, bot: { level: 'easy' } }
    const alone = await matches.create(ada, { ...wish(three), seats: [{ who: 'me' }, bot] })
    expect(alone.config).toMatchObject({ lpSteps: [4, 4] })
  })

  it('SGF-1402 a client cannot write steps, rated play has none, and off is off', async () => {
    const { who: ada } = await backer('0.1')
    const lying = await matches.create(ada, wish({ lp: { mode: 'open' }, lpSteps: [900, 900] }))
    expect(lying.config).toMatchObject({ lpSteps: [10, 0] })
    await expect(matches.create(ada, wish({ lp: { mode: 'shared' } }, true))).rejects.toMatchObject(code('lp_rated'))
    const off = { backed: false, config: { lp: { mode: 'off' }, lpSteps: [0, 0] } }
    expect(await matches.create(ada, wish({}))).toMatchObject(off)
    const without = testMatches({ database, games: gameRegistry(games) })
    await expect(without.create(ada, wish({ lp: { mode: 'shared' } }))).rejects.toMatchObject(code('lp_unavailable'))
  })

  it('SGF-1418 a match is made at once while the endpoint is silent', async () => {
    const key = newKey()
    const ada = await somebody(database)
    between.mischief = () => undefined
    const { text, signature } = await proof(ada, key)
    const found = await context.link(ada, text, signature)
    expect(found.looking).toBe(true)
    expect((await matches.create(ada, wish({ lp: { mode: 'shared' } }))).config).toMatchObject({ lpSteps: [0, 0] })
    await context.stop()
    context = await newDesk()
  })
})

describe('SGF-1412 what operators configure', () => {
  it('SGF-1412 without chains, or without factories, there is nothing of it', async () => {
    expect(await openChain({ chains: null, database, log })).toBeNull()
    const bare = JSON.stringify({ chains: [{ ...town.settings, factories: [] }] })
    expect(await openChain({ chains: bare, database, log })).toBeNull()
    await expect(openChain({ chains: '{"chains":[{}]}', database, log })).rejects.toThrow(SettingsError)
    await expect(openChain({ chains: '{"chains":[{}]}', database, log })).rejects.toThrow(
      'TESSERA_CHAINS: chains.0.chainId',
    )
  })

  it('SGF-1419 over HTTP: for named accounts, for oneself alone, and not at all where no chain is configured', async () => {
    const chains = JSON.stringify({ chains: [town.settings] })
    const server = await testServer({ plugins: { TESSERA_CHAINS: chains } }, { database })
    const plain = await testServer({}, { database })
    try {
      const client = new Client(server)
      await client.ask(routes.guest)
      expect((await client.ask(holdingsRoutes.holdings)).problem.code).toBe('guests_not')
      await client.ask(routes.register, { body: { name: 'Holder', password: 'a long password' } })
      const key = newKey()
      const asked = await client.ask(holdingsRoutes.askProof, {
        body: { address: key.address, chainId: anvil.chainId },
      })
      expect(asked.body.text).toContain(`${new URL(server.url).host} wants you`)
      const signature = await key.signMessage({ message: asked.body.text })
      const linked = await client.ask(holdingsRoutes.linkWallet, { body: { text: asked.body.text, signature } })
      expect(linked.body.wallets).toHaveLength(1)
      expect((await client.ask(routes.facts)).body.plugins).toContain('siegefront')
      const exported = await client.ask(routes.exportMe)
      expect(exported.text).toContain(key.address.toLowerCase())
      const gone = await client.ask(holdingsRoutes.unlinkWallet, { params: { address: key.address } })
      expect(gone.status).toBe(204)
      expect(client.received.join('')).not.toContain(between.url)
      const elsewhere = new Client(plain)
      elsewhere.cookie = client.cookie
      expect((await elsewhere.ask(routes.facts)).body.plugins).not.toContain('siegefront')
      expect((await elsewhere.ask(holdingsRoutes.holdings)).problem).toMatchObject({
        status: 404,
        code: 'lp_unavailable',
      })
    } finally {
      await server.close()
      await plain.close()
    }
  })
})

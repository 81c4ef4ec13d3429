import { type Address, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Discovery, type DiscoveryRequest, discover } from './discover.ts'
import { openRpc } from './rpc.ts'
import type { ChainSettings } from './settings.ts'
import { stepsOf } from './steps.ts'
import { type Anvil, startAnvil } from './testing/anvil.ts'
import { memoryStore } from './testing/memory-store.ts'
import { HONEST, type Middleman, openMiddleman } from './testing/middleman.ts'
import { buildTown, type Town } from './testing/town.ts'

let anvil: Anvil
let between: Middleman
let town: Town
let wallets = 0

beforeAll(async () => {
  anvil = await startAnvil()
  between = await openMiddleman(anvil.url)
  town = await buildTown(anvil, between.url)
})

afterEach(() => {
  between.mischief = HONEST
  between.calls.length = 0
})

afterAll(async () => {
  await between.close()
  await anvil.close()
})

/** A wallet nobody has used yet. */
const newWallet = (): Address => `0x${(++wallets).toString(16).padStart(40, 'a')}`

interface Looked extends Partial<DiscoveryRequest> {
  readonly settings?: Partial<ChainSettings>
  readonly timeoutMs?: number
  readonly waited?: number[]
  readonly now?: () => number
}

async function look(wallet: Address, looked: Looked = {}): Promise<Discovery> {
  const { settings, timeoutMs = 100_000, waited = [], now = Date.now, ...more } = looked
  const chain = { ...town.settings, ...settings }
  const rpc = openRpc({
    chainId: chain.chainId,
    urls: chain.rpc,
    concurrency: chain.concurrency,
    timeoutMs,
    wait: async (ms) => void waited.push(ms),
    now,
  })
  return await discover({ chain, rpc, store: memoryStore(), wallet, deadline: Date.now() + 600_000, ...more })
}

const settle = (): Promise<void> => anvil.mine(town.settings.confirmations)
const codes = (found: Discovery): string[] => [...new Set(found.leftOut.map(({ code }) => code))].sort()
const percent = (found: Discovery): number => 5 * stepsOf([found.total18])

describe('SGF-1414 what a wallet holds', () => {
  it('SGF-1414 an NFT that is a proxy with pool shares of its own raises by 5 % for each 0.01', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0.1', [wallet, 7n])
    await settle()
    const found = await look(wallet)
    expect(found).toMatchObject({ partial: false, unfinished: false, leftOut: [], total18: parseEther('0.1') })
    expect(found.holders).toEqual([
      {
        address: vault,
        wallet: false,
        implementation: town.collection,
        nfts: ['7'],
        supply: 1n,
        holdings: [
          {
            pair: {
              address: town.pair,
              token0: expect.any(String),
              token1: expect.any(String),
              factory: town.factory,
              decimals: 18,
            },
            whole18: parseEther('0.1'),
            amount18: parseEther('0.1'),
          },
        ],
      },
    ])
    expect(percent(found)).toBe(50)
    const methods = new Set(between.calls.map(({ method }) => method))
    expect([...methods].sort()).toEqual(['eth_blockNumber', 'eth_call', 'eth_chainId', 'eth_getCode', 'eth_getLogs'])
    expect(between.calls[0]?.method).toBe('eth_chainId')
    const reads = between.calls.filter(({ method }) => method === 'eth_call' || method === 'eth_getCode')
    expect(new Set(reads.map(({ params }) => params[1])).size).toBe(1)
  })

  it('SGF-1417 a second look asks for ownership, balance and supply alone: the calls that docs/chain.md counts', async () => {
    const wallet = newWallet()
    await town.vault('0.1', [wallet, 7n])
    await settle()
    const store = memoryStore()
    const first = await look(wallet, { store })
    const second = await look(wallet, { store })
    expect(second.total18).toBe(first.total18)
    expect([first.calls, second.calls]).toEqual([18, 9])
  })

  it('Ruling 31 shares of a contract with several NFTs are divided, and two wallets never count one NFT', async () => {
    const [one, two] = [newWallet(), newWallet()]
    const vault = await town.vault('0.1', [one, 1n], [two, 2n], [two, 3n])
    await settle()
    expect((await look(one)).total18).toBe(33333333333333333n)
    expect((await look(two)).total18).toBe(66666666666666666n)
    const store = memoryStore()
    expect((await look(one, { store: store.as('ada') })).total18).toBeGreaterThan(0n)
    const again = await look(one, { store: store.as('bob') })
    expect(again.total18).toBe(0n)
    expect(again.leftOut).toEqual([{ code: 'claimed_elsewhere', about: `${vault}#1` }])
  })

  it('SGF-1417 a contract that lies about how many NFTs it has is not counted twice', async () => {
    const [one, two] = [newWallet(), newWallet()]
    const liar = await town.deploy('LyingCollection')
    await town.act('Collection', liar, 'mint', one, 1n)
    await town.act('Collection', liar, 'mint', two, 2n)
    await town.act('Pair', town.pair, 'mint', liar, parseEther('1'))
    await settle()
    const store = memoryStore()
    expect((await look(one, { store: store.as('ada') })).total18).toBe(parseEther('1'))
    const other = await look(two, { store: store.as('bob') })
    expect([other.total18, codes(other)]).toEqual([0n, ['claimed_elsewhere']])
  })

  it('SGF-1414 burnt NFTs no longer share; a contract that says how many there are is believed', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0.3', [wallet, 1n], [wallet, 2n], [newWallet(), 3n])
    await town.act('Collection', vault, 'burn', 3n)
    const counted = await town.deploy('CountedCollection')
    await town.act('CountedCollection', counted, 'mintMany', newWallet(), 10n, 3n)
    await town.act('CountedCollection', counted, 'mint', wallet, 1n)
    await town.act('Pair', town.pair, 'mint', counted, parseEther('0.4'))
    await settle()
    expect((await look(wallet)).total18).toBe(parseEther('0.3') + parseEther('0.1'))
  })

  it('SGF-1414 neither what was sold nor what the shared implementation holds counts', async () => {
    const [wallet, buyer] = [newWallet(), newWallet()]
    const vault = await town.vault('0.2', [wallet, 1n])
    await town.act('Pair', town.pair, 'mint', town.collection, parseEther('5'))
    await anvil.ask('anvil_impersonateAccount', wallet)
    await anvil.ask('anvil_setBalance', wallet, '0xde0b6b3a7640000')
    await town.act('Collection', vault, 'burn', 1n)
    await town.act('Collection', vault, 'mint', buyer, 1n)
    await settle()
    const found = await look(wallet, { candidates: [{ contract: vault, token: '1' }] })
    expect([found.total18, found.leftOut]).toEqual([0n, [{ code: 'not_owner', about: `${vault}#1` }]])
    expect((await look(buyer)).total18).toBe(parseEther('0.2'))
  })

  it('SGF-1414 pools of strangers, look-alikes, pools without an anchor and odd decimals are left out by name', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0', [wallet, 1n])
    const stranger = await town.deploy('Factory')
    const unlisted = await town.act('Factory', stranger, 'createPair', town.anchor, town.other)
    const fake = await town.deploy('Pair', town.factory, town.anchor, town.other)
    const [a, b] = [await town.deploy('Token', 18), await town.deploy('Token', 18)]
    const adrift = await town.act('Factory', town.factory, 'createPair', a, b)
    const friendly = await town.deploy('FriendlyFactory')
    const odd = await town.deploy('OddPair', friendly, town.anchor, a)
    await town.act('FriendlyFactory', friendly, 'vouch', town.anchor, a, odd)
    for (const pool of [unlisted, fake, adrift, odd]) await town.act('Pair', pool, 'mint', vault, parseEther('9'))
    await town.act('Token', town.anchor, 'mint', vault, parseEther('9'))
    await settle()
    const found = await look(wallet, { settings: { factories: [town.factory, friendly] } })
    expect([found.total18, found.partial]).toEqual([0n, false])
    const reasons = Object.fromEntries(found.leftOut.map(({ code, about }) => [about, code]))
    expect(reasons).toEqual({
      [unlisted]: 'unknown_factory',
      [fake]: 'not_pair',
      [adrift]: 'not_pair',
      [odd]: 'not_pair',
      [town.anchor]: 'not_pair',
    })
  })

  it('SGF-1412 collections may be listed by contract or by implementation; the wallet itself counts where it is asked for', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0.1', [wallet, 1n])
    await town.act('Pair', town.pair, 'mint', wallet, parseEther('0.05'))
    await settle()
    const only = async (...collections: Address[]) => await look(wallet, { settings: { collections } })
    expect((await only(vault)).total18).toBe(parseEther('0.1'))
    expect((await only(town.collection)).total18).toBe(parseEther('0.1'))
    const none = await only(town.pair)
    expect([none.total18, codes(none)]).toEqual([0n, ['not_collection']])
    expect((await look(wallet, { settings: { countWalletBalance: true } })).total18).toBe(parseEther('0.15'))
  })

  it('SGF-1412 an index finds what lies before the first block, and its lies are looked up like everything else', async () => {
    const wallet = newWallet()
    const [vault, strange] = [await town.deploy('CountedCollection'), await town.vault('1', [newWallet(), 1n])]
    await town.act('CountedCollection', vault, 'mint', wallet, 1n)
    const startBlock = Number(await anvil.ask('eth_blockNumber')) + 1
    await town.act('Pair', town.pair, 'mint', vault, parseEther('0.1'))
    await settle()
    expect((await look(wallet, { settings: { startBlock } })).total18).toBe(0n)
    const nfts = [vault, strange].map((contract) => ({ contract, token: '1' }))
    const nftIndex = `data:application/json,${encodeURIComponent(JSON.stringify({ nfts }))}#{wallet}`
    const found = await look(wallet, { settings: { startBlock, nftIndex } })
    expect([found.total18, found.leftOut, found.holders.length]).toEqual([parseEther('0.1'), [], 1])
  })

  it('SGF-1414 what only pretends to be an NFT, or is no contract any more, is left out by name', async () => {
    const wallet = newWallet()
    const candidates = [
      { contract: town.pair, token: '1' },
      { contract: newWallet(), token: '1' },
    ]
    const found = await look(wallet, { candidates })
    expect([found.total18, found.partial, codes(found)]).toEqual([0n, false, ['no_code', 'not_erc721']])
  })
})

describe('SGF-1418 endpoints that fail', () => {
  let wallet: Address
  beforeAll(async () => {
    wallet = newWallet()
    await town.vault('0.1', [wallet, 1n])
    await settle()
  })

  it('SGF-1418 a dead endpoint is tried again after 1, 2 and 4 seconds, and the next one takes over', async () => {
    const dead = 'http://127.0.0.1:9'
    const waited: number[] = []
    const alone = await look(wallet, { settings: { rpc: [dead] }, waited })
    expect([alone.block, alone.total18, alone.partial, codes(alone)]).toEqual([null, 0n, true, ['rpc_error']])
    expect(waited).toEqual([1000, 2000, 4000])
    const helped = await look(wallet, { settings: { rpc: [dead, between.url] } })
    expect([helped.total18, helped.partial]).toEqual([parseEther('0.1'), false])
  })

  it('SGF-1418 an endpoint that lags behind has no logs of what it has not seen: it does not take over', async () => {
    const lagging = await openMiddleman(anvil.url)
    lagging.mischief = ({ method }) =>
      method === 'eth_blockNumber' ? { result: '0x1' } : method === 'eth_getLogs' ? { result: [] } : false
    between.mischief = ({ method }) =>
      method === 'eth_getLogs' && { error: { code: -32603, message: 'too many requests' } }
    const request = { settings: { rpc: [between.url, lagging.url] }, store: memoryStore() }
    const found = await look(wallet, request)
    expect([found.partial, codes(found)]).toEqual([true, ['rpc_error']])
    between.mischief = HONEST
    expect((await look(wallet, request)).total18).toBe(parseEther('0.1'))
    await lagging.close()
  })

  it('SGF-1418 a silent endpoint is rpc_timeout', async () => {
    between.mischief = () => undefined
    const found = await look(wallet, { timeoutMs: 20 })
    expect([found.total18, codes(found)]).toEqual([0n, ['rpc_timeout']])
  })

  it('SGF-1418 when the time is over the rest is found the next time, from where it ended', async () => {
    const store = memoryStore()
    let time = 0
    let windows = 0
    between.mischief = ({ method }) => {
      if (method === 'eth_getLogs' && ++windows === 4) time = 60_000
      return false
    }
    const request = { store, settings: { logWindow: 5 }, now: () => time }
    const first = await look(wallet, { ...request, deadline: 60_000 })
    expect([first.unfinished, first.partial, codes(first)]).toEqual([true, true, ['rpc_timeout']])
    between.mischief = HONEST
    const then = await look(wallet, { ...request, deadline: 120_000 })
    expect([then.unfinished, then.total18]).toEqual([false, parseEther('0.1')])
  })

  it('SGF-1418 the wrong chain is not read', async () => {
    const found = await look(wallet, { settings: { chainId: 5 } })
    expect([found.block, codes(found)]).toEqual([null, ['wrong_chain']])
    expect(new Set(between.calls.map(({ method }) => method))).toEqual(new Set(['eth_chainId']))
  })

  const garbage: readonly (readonly [string, unknown])[] = [
    ['null', { result: null }],
    ['a word', { result: 'hello' }],
    ['odd hex', { result: '0x123' }],
    ['a number', { result: 5 }],
    ['something of another request', { id: -1, result: '0x' }],
    [
      'logs nobody asked for',
      { result: [{ address: `0x${'1'.repeat(40)}`, topics: [], data: '0x', blockNumber: '0x1', logIndex: '0x0' }] },
    ],
  ]
  it.each(garbage)(
    'SGF-1418 garbage instead of logs, code and calls (%s) adds nothing and is named',
    async (_, said) => {
      for (const spoilt of ['eth_getLogs', 'eth_getCode', 'eth_call']) {
        between.mischief = ({ method }) => (method === spoilt ? said : false)
        const found = await look(wallet)
        expect(found.total18).toBe(0n)
        if (spoilt === 'eth_getLogs') expect(codes(found)).toEqual(['rpc_error'])
      }
    },
  )

  it('SGF-1418 answers that are no JSON, cut off or larger than a megabyte are errors', async () => {
    const bodies = ['<html>', '{"jsonrpc":"2.0","id":', `{"x":"${'y'.repeat(1_100_000)}"}`]
    for (const body of bodies) {
      between.mischief = ({ method }, response) => (method === 'eth_call' ? void response.end(body) : false)
      const found = await look(wallet)
      expect([found.total18, codes(found)]).toEqual([0n, [body.length > 1000 ? 'not_erc721' : 'rpc_error']])
    }
  })

  it('SGF-1418 a contract that refuses is not taken for an endpoint that fails, by any error code of a node', async () => {
    const waited: number[] = []
    for (const error of [
      { code: 3, message: 'execution reverted' },
      { code: -32603, message: 'Internal error: transaction reverted' },
      { code: -32000, message: 'invalid opcode: INVALID' },
    ]) {
      between.mischief = ({ method }) => (method === 'eth_call' ? { error } : false)
      expect(codes(await look(wallet, { waited }))).toEqual(['not_erc721'])
    }
    expect(waited).toEqual([])
  })

  it('SGF-1418 an endpoint that promises an NFT to somebody else is not believed without the chain', async () => {
    const thief = newWallet()
    const vault = await town.vault('0.5', [newWallet(), 1n])
    await settle()
    const log = {
      address: vault,
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        `0x${'0'.repeat(64)}`,
        `0x${thief.slice(2).padStart(64, '0')}`,
        `0x${'1'.padStart(64, '0')}`,
      ],
      data: '0x',
      blockNumber: '0x1',
      logIndex: '0x0',
    }
    between.mischief = ({ method }) => (method === 'eth_getLogs' ? { result: [log] } : false)
    expect((await look(thief)).total18).toBe(0n)
  })
})

describe('SGF-1418 many logs', () => {
  it('SGF-1418 windows are halved until the endpoint takes them, and widened again; thousands of logs lose nothing', async () => {
    const wallet = newWallet()
    const spam = await town.deploy('Collection')
    for (let lot = 0n; lot < 6n; lot++) {
      await town.act('Collection', spam, 'mintMany', wallet, lot * 500n, 500n)
      await anvil.mine(60)
    }
    const vault = await town.vault('0.1', [wallet, 1n])
    await settle()
    let refusals = 0
    between.mischief = ({ method, params }) => {
      const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock: string; toBlock: string }
      if (method !== 'eth_getLogs' || Number(toBlock) - Number(fromBlock) < 200) return false
      refusals++
      return { error: { code: -32005, message: 'query returned more than 10000 results' } }
    }
    const candidates = [{ contract: vault, token: '1' }]
    const found = await look(wallet, { candidates })
    expect([found.total18, codes(found)]).toEqual([parseEther('0.1'), ['logs_limit']])
    expect(refusals).toBeGreaterThan(0)
    const listed = await look(wallet, { candidates, settings: { collections: [town.collection] } })
    expect(listed.total18).toBe(parseEther('0.1'))
    expect(between.calls.length).toBeLessThan(1200)
    // More than a thousand calls to a real node: a machine that is busy with other things needs minutes.
  }, 600_000)

  it('SGF-1418 where even 100 blocks are too many the gap is named, the rest is found, and the gap is tried again', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0.1', [wallet, 1n])
    const block = Number(await anvil.ask('eth_blockNumber'))
    await anvil.mine(120)
    await town.act('Collection', vault, 'mint', wallet, 2n)
    await settle()
    const crowded: Middleman['mischief'] = ({ method, params }) => {
      const { fromBlock, toBlock } = (params[0] ?? {}) as { fromBlock: string; toBlock: string }
      if (method !== 'eth_getLogs' || Number(fromBlock) > block || Number(toBlock) < block) return false
      return { error: { code: -32602, message: 'too many logs' } }
    }
    between.mischief = crowded
    const store = memoryStore()
    const first = await look(wallet, { store })
    expect(first.partial).toBe(true)
    expect(codes(first)).toContain('logs_limit')
    between.mischief = HONEST
    const then = await look(wallet, { store })
    expect([then.partial, then.total18, then.holders[0]?.nfts.length]).toEqual([false, parseEther('0.1'), 2])
  })
})

describe('SGF-1418 what operators pay and change', () => {
  it('SGF-1418 an endpoint that refuses all logs is not asked for every hundred blocks of a long chain', async () => {
    const wallet = newWallet()
    between.mischief = ({ method }) => {
      if (method === 'eth_blockNumber') return { result: '0xffffff' }
      return method === 'eth_getLogs' && { error: { code: -32600, message: 'at most 10 blocks on the free plan' } }
    }
    const store = memoryStore()
    const found = await look(wallet, { store })
    expect([found.partial, codes(found)]).toEqual([true, ['logs_limit']])
    expect(found.calls).toBeLessThan(25)
    between.mischief = HONEST
    expect(await look(wallet, { store })).toMatchObject({ partial: false, leftOut: [] })
  })

  it('SGF-1412 a first block that is set back later is gone through from there', async () => {
    const wallet = newWallet()
    await town.vault('0.1', [wallet, 1n])
    await anvil.mine(30)
    const startBlock = Number(await anvil.ask('eth_blockNumber')) - 10
    const store = memoryStore()
    expect((await look(wallet, { store, settings: { startBlock } })).total18).toBe(0n)
    expect((await look(wallet, { store })).total18).toBe(parseEther('0.1'))
  })

  it('SGF-1414 several wallets are read at one block when it is named', async () => {
    const wallet = newWallet()
    await settle()
    const { block } = await look(wallet)
    await town.vault('0.1', [wallet, 1n])
    await settle()
    expect(await look(wallet, block === null ? {} : { block })).toMatchObject({ block, total18: 0n })
    expect((await look(wallet)).total18).toBe(parseEther('0.1'))
  })
})

describe('SGF-1414 re-orgs', () => {
  it('SGF-1414 what is not yet so many blocks deep is not seen, so that a small re-org changes nothing', async () => {
    const wallet = newWallet()
    await settle()
    const before = await anvil.ask('evm_snapshot')
    await town.vault('0.1', [wallet, 1n])
    expect((await look(wallet)).total18).toBe(0n)
    await anvil.ask('evm_revert', before)
    await anvil.mine(10)
    expect((await look(wallet)).total18).toBe(0n)
  })

  it('SGF-1417 a re-org below the confirmations: what it took is gone, what it brought is found, in spite of caches', async () => {
    const wallet = newWallet()
    await anvil.mine(20)
    const before = await anvil.ask('evm_snapshot')
    const store = memoryStore()
    await town.vault('0.1', [wallet, 1n])
    await settle()
    expect((await look(wallet, { store })).total18).toBe(parseEther('0.1'))
    await anvil.ask('evm_revert', before)
    await anvil.mine(1)
    await town.vault('0.2', [wallet, 5n])
    await settle()
    const found = await look(wallet, { store })
    expect([found.total18, found.holders.map(({ nfts }) => nfts)]).toEqual([parseEther('0.2'), [['5']]])
  })

  it('SGF-1414 positions of an accepted manager count beside pairs, as the shares a pair would have given', async () => {
    const wallet = newWallet()
    const vault = await town.vault('0.1', [wallet, 1n])
    const ranges = await town.deploy('RangeFactory')
    const manager = await town.deploy('PositionManager', ranges)
    const pool = await town.act('RangeFactory', ranges, 'createPool', town.anchor, town.other, 3000)
    await town.act('RangePool', pool, 'setPrice', 1n << 96n)
    const open = (to: Address, lower: number, upper: number, shares: string) =>
      town.act('PositionManager', manager, 'open', to, town.anchor, town.other, 3000, lower, upper, parseEther(shares))
    await open(vault, -887_220, 887_220, '0.0501')
    await open(vault, 60, 120, '5')
    await open(newWallet(), -887_220, 887_220, '9')
    await settle()
    expect(percent(await look(wallet))).toBe(50)
    const found = await look(wallet, { settings: { positionManagers: [manager] } })
    expect(percent(found)).toBe(75)
    expect(found.holders[0]?.holdings.map(({ pair }) => pair.address).sort()).toEqual([town.pair, pool].sort())
    const other = newWallet()
    expect(percent(await look(wallet, { settings: { positionManagers: [manager], anchorTokens: [other] } }))).toBe(0)
    const none = await look(wallet, { settings: { positionManagers: [town.collection] } })
    expect([percent(none), codes(none)]).toEqual([50, ['unknown_factory']])
  })

  it('SGF-1414 ERC-1155 beside ERC-721: what there is one of counts, its share by all there are', async () => {
    const wallet = newWallet()
    const cabinet = await town.deploy('Cabinet')
    await town.act('Cabinet', cabinet, 'mint', wallet, 1n, 1n)
    await town.act('Cabinet', cabinet, 'mint', newWallet(), 2n, 1n)
    await town.act('Cabinet', cabinet, 'mint', wallet, 3n, 2n)
    await town.act('Pair', town.pair, 'mint', cabinet, parseEther('0.4'))
    await settle()
    const candidates = ['1', '2', '3'].map((token) => ({ contract: cabinet, token }))
    const found = await look(wallet, { candidates })
    expect(found.holders.map(({ nfts, supply }) => [nfts, supply])).toEqual([[['1'], 4n]])
    expect(percent(found)).toBe(50)
    // Tokens are asked about all at once, and told in the order of the answers.
    const about = found.leftOut.filter(({ about }) => about.startsWith(cabinet))
    expect(new Set(about)).toEqual(
      new Set([
        { code: 'not_owner', about: `${cabinet}#2` },
        { code: 'not_unique', about: `${cabinet}#3` },
      ]),
    )
  })
})

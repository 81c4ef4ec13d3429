import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { indexedNfts } from './nft-index.ts'

const WALLET = '0x00000000000000000000000000000000000000aa'
const nft = { contract: '0x00000000000000000000000000000000000000bb', token: '7' }

interface Asked {
  readonly url: string
  readonly key: string | undefined
}

/** Somebody who answers with what is said next, and remembers how it was asked. */
async function listener(answer: (asked: URL) => string | null) {
  const asked: Asked[] = []
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, key: headers['x-api-key'] as string | undefined })
    const said = answer(new URL(url, 'http://index'))
    if (said === null) response.writeHead(429)
    response.end(said ?? '{"message":"slow down"}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Answers written down by the services' public documentation. */
function recorded(name: string): string {
  return readFileSync(new URL(`./fixtures/nft-index/${name}.json`, import.meta.url), 'utf8')
}

it('SGF-1412 an index is asked for a wallet, and believed only where it makes sense', async () => {
  let said = JSON.stringify({ nfts: [nft], more: 1 })
  const { asked, address } = await listener(() => said)
  const index = `${address}/nfts?of={wallet}`
  expect(await indexedNfts(index, WALLET)).toEqual([nft])
  expect(asked.map(({ url }) => url)).toEqual([`/nfts?of=${WALLET}`])
  const nonsense = [
    '<html>',
    '{"nfts":[{"contract":"0x12","token":"7"}]}',
    `{"nfts":[],"pad":"${'x'.repeat(1_000_000)}"}`,
  ]
  for (const words of nonsense) {
    said = words
    expect(await indexedNfts(index, WALLET)).toEqual([])
  }
  expect(await indexedNfts('http://127.0.0.1:9/{wallet}', WALLET)).toEqual([])
})

it('SGF-1412 Alchemy: page by page, with and without metadata, ignoring other fields of an entry', async () => {
  const { asked, address } = await listener(({ searchParams }) =>
    recorded(searchParams.has('pageKey') ? 'alchemy-page-2' : 'alchemy-page-1'),
  )
  const found = await indexedNfts({ service: 'alchemy', url: `${address}/nft/v3/secret/` }, WALLET)
  expect(found).toEqual([
    { contract: '0x1f02bf9dde7c79137a08b2dd4fc964bfd2499734', token: '12' },
    { contract: '0x1f02bf9dde7c79137a08b2dd4fc964bfd2499734', token: '340282366920938463463374607431768211456' },
    { contract: '0x76BE3b62873462d2142405439777e971754E8E77', token: '10371' },
  ])
  expect(asked.map(({ url }) => url)).toEqual([
    `/nft/v3/secret/getNFTsForOwner?owner=${WALLET}&withMetadata=false&pageSize=100`,
    `/nft/v3/secret/getNFTsForOwner?owner=${WALLET}&withMetadata=false&pageSize=100&pageKey=MHgyOjB4MTI%3D`,
  ])
})

it('SGF-1412 Moralis: the key as a header, page by page until the cursor is empty', async () => {
  const { asked, address } = await listener(({ searchParams }) =>
    recorded(searchParams.has('cursor') ? 'moralis-page-2' : 'moralis-page-1'),
  )
  const index = { service: 'moralis', url: `${address}/api/v2.2`, chain: '0x1', key: 'secret' } as const
  expect(await indexedNfts(index, WALLET)).toEqual([
    { contract: '0x057ec652a4f150f7ff94f089a38008f49a0df88e', token: '15' },
    { contract: '0xd07dc4262bcdbf85190c01c996b4c06a461d2430', token: '889' },
  ])
  expect(asked).toEqual([
    { url: `/api/v2.2/${WALLET}/nft?chain=0x1&format=decimal&limit=100`, key: 'secret' },
    { url: `/api/v2.2/${WALLET}/nft?chain=0x1&format=decimal&limit=100&cursor=eyJhbGciOiJIUzI1NiJ9`, key: 'secret' },
  ])
})

it('SGF-1412 a service that stops half way leaves what it said, and one that never ends is left after ten pages', async () => {
  let pages = 0
  const stops = await listener(() => (pages++ === 0 ? recorded('alchemy-page-1') : null))
  expect(await indexedNfts({ service: 'alchemy', url: stops.address }, WALLET)).toHaveLength(2)
  const endless = await listener(() => recorded('alchemy-page-1'))
  expect(await indexedNfts({ service: 'alchemy', url: endless.address }, WALLET)).toHaveLength(20)
  expect(endless.asked).toHaveLength(10)
})

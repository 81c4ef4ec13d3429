import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { indexedNfts } from './nft-index.ts'

const WALLET = '0x00000000000000000000000000000000000000aa'
const nft = { contract: '0x00000000000000000000000000000000000000bb', token: '7' }

it('SGF-1412 an index is asked for a wallet, and believed only where it makes sense', async () => {
  const asked: string[] = []
  let said = JSON.stringify({ nfts: [nft], more: 1 })
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end(said)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const index = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nfts?of={wallet}`
  expect(await indexedNfts(index, WALLET)).toEqual([nft])
  expect(asked).toEqual([`/nfts?of=${WALLET}`])
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

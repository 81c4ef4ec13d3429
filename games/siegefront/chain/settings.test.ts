import { expect, it } from 'vitest'
import { ChainSettingsError, readChains } from './settings.ts'

const FACTORY = '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f'
const least = { chainId: 1, name: 'Ethereum', rpc: ['https://rpc.example/key'], factories: [FACTORY] }

it('SGF-1412 the least that must be said, and what stands for the rest', () => {
  expect(readChains(JSON.stringify({ chains: [least] }))).toEqual([
    {
      ...least,
      factories: [FACTORY.toLowerCase()],
      startBlock: 0,
      confirmations: 12,
      anchorTokens: [],
      positionManagers: [],
      collections: [],
      logWindow: 5000,
      countWalletBalance: false,
      accountCalls: 20_000,
      concurrency: 6,
    },
  ])
})

it('SGF-1412 an index may be one of the services people use', () => {
  const alchemy = { service: 'alchemy', url: 'https://eth-mainnet.g.alchemy.com/nft/v3/key' }
  const moralis = { service: 'moralis', chain: 'eth', key: 'key' }
  const read = (nftIndex: object) => readChains(JSON.stringify({ chains: [{ ...least, nftIndex }] }))[0]?.nftIndex
  expect(read(alchemy)).toEqual(alchemy)
  expect(read(moralis)).toEqual({ ...moralis, url: 'https://deep-index.moralis.io/api/v2.2' })
  expect(() => read({ service: 'opensea', url: alchemy.url })).toThrow('nftIndex')
  expect(() => read({ service: 'moralis', chain: 'eth' })).toThrow('nftIndex')
})

it('SGF-1412 everything wrong is named at once', () => {
  const inputErrorsOf = (text: string): readonly string[] => {
    try {
      readChains(text)
    } catch (error) {
      if (error instanceof ChainSettingsError) return error.inputErrors
    }
    return []
  }
  expect(inputErrorsOf('{')).toEqual(['it is not JSON'])
  expect(inputErrorsOf(JSON.stringify({ chains: [least, least] }))).toEqual(['chain 1 is listed twice'])
  const wrong = {
    ...least,
    rpc: ['ftp://x'],
    factories: ['0x12', FACTORY.replace('C', 'c')],
    logWindow: 5,
    nftIndex: 'https://index.example/',
    extra: 1,
  }
  const inputErrors = inputErrorsOf(JSON.stringify({ chains: [wrong] })).join('\n')
  for (const path of [
    'chains.0.rpc.0',
    'chains.0.factories.0',
    'chains.0.factories.1',
    'chains.0.logWindow',
    'chains.0.nftIndex',
    'extra',
  ])
    expect(inputErrors).toContain(path)
})

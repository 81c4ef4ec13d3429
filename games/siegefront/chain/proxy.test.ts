import type { Address, Hex } from 'viem'
import { expect, it } from 'vitest'
import { implementationOf, proxyTarget } from './proxy.ts'

const be = (bytes: number): string => 'be'.repeat(bytes)
const proxyTo = (address: Address): Hex => `0x363d3d373d3d3d363d73${address.slice(2)}5af43d82803e903d91602b57fd5bf3`
const address = (digit: string): Address => `0x${digit.repeat(40)}`

it('SGF-1415 SGF-2135 minimal proxies are known by their code, shortened and with arguments too', () => {
  const whole: Hex = `0x363d3d373d3d3d363d73${be(20)}5af43d82803e903d91602b57fd5bf3`
  expect(proxyTarget(whole)).toBe(`0x${be(20)}`)
  expect(proxyTarget(`${whole}00112233`)).toBe(`0x${be(20)}`)
  expect(proxyTarget(`0x363d3d373d3d3d363d6f${be(16)}5af43d82803e903d91602757fd5bf3`)).toBe(`0x00000000${be(16)}`)
  expect(proxyTarget(`0x365f5f375f5f365f73${be(20)}5af43d5f5f3e5f3d91602a57fd5bf3`)).toBe(`0x${be(20)}`)
})

it('SGF-1415 anything else is no proxy', () => {
  expect(proxyTarget('0x')).toBeNull()
  expect(proxyTarget('0x6080604052')).toBeNull()
  expect(proxyTarget(`0x363d3d373d3d3d363d73${be(20)}5af43d82803e903d91602c57fd5bf3`)).toBeNull()
  expect(proxyTarget(`0x363d3d373d3d3d363d7f${be(32)}5af43d82803e903d91603757fd5bf3`)).toBeNull()
  expect(proxyTarget(`0x363d3d373d3d3d363d73${be(19)}`)).toBeNull()
})

it('SGF-1415 three levels are followed, and a loop leads nowhere', async () => {
  const chain = new Map<Address, Hex>([
    [address('1'), proxyTo(address('2'))],
    [address('2'), proxyTo(address('3'))],
    [address('3'), proxyTo(address('4'))],
    [address('4'), proxyTo(address('5'))],
    [address('7'), proxyTo(address('8'))],
    [address('8'), proxyTo(address('7'))],
  ])
  const codeOf = async (at: Address): Promise<Hex> => chain.get(at) ?? '0x6001'
  expect(await implementationOf(address('1'), codeOf)).toBe(address('4'))
  expect(await implementationOf(address('4'), codeOf)).toBe(address('5'))
  expect(await implementationOf(address('5'), codeOf)).toBeNull()
  expect(await implementationOf(address('7'), codeOf)).toBeNull()
})

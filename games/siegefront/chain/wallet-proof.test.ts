import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRpc } from './rpc.ts'
import { type Anvil, startAnvil } from './testing/anvil.ts'
import { DEPLOYER, workshop } from './testing/deploy.ts'
import { contractSigned, proofText, signerOf } from './wallet-proof.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.close())

const ONE = privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
const asked = {
  origin: 'https://tessera.example',
  address: ONE.address,
  account: 'ada',
  chainId: 1,
  nonce: 'k7Qd2mZx9PaL4tRv',
  issued: Date.parse('2025-01-15T12:00:00Z'),
}
const signature: Hex =
  '0x917f2e02cf19fe8040976fca2f61ccc3666e6ba5aacace7fd102d6cfd032ecb52a28ef1173911e96b7566e115b02981df6742dd6b798ba620b20ff2526aaf0bc1b'

it('SGF-1413 SGF-2136 the text of the rulebook, byte for byte, and whose signature it bears', async () => {
  const text = proofText(asked)
  expect(Buffer.byteLength(text)).toBe(333)
  expect(text.endsWith('Issued At: 2025-01-15T12:00:00Z\nExpiration Time: 2025-01-15T12:10:00Z')).toBe(true)
  expect(await signerOf(text, signature)).toBe(ONE.address.toLowerCase())
  const changed = proofText({ ...asked, account: 'bob' })
  expect(await signerOf(changed, signature)).toBe('0x4668cff0ab9fc33485fa463c585f911ada97ec0f')
})

it('SGF-1413 v may be 0 or 1 as well; other forms and high s are no signatures', async () => {
  const text = proofText(asked)
  const bare: Hex = `0x${signature.slice(2, -2)}`
  expect(await signerOf(text, `${bare}00`)).toBe(ONE.address.toLowerCase())
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
  const s = order - BigInt(`0x${bare.slice(66)}`)
  const high: Hex = `0x${bare.slice(2, 66)}${s.toString(16).padStart(64, '0')}1c`
  for (const wrong of [bare, `${bare}02`, `${bare}1d`, `${bare}1b00`, '0x', high] as Hex[])
    expect(await signerOf(text, wrong)).toBeNull()
})

it('SGF-1413 a wallet that is a contract says itself whether a signature is its own', async () => {
  const wallet = await workshop(anvil).deploy('ContractWallet', DEPLOYER.address)
  const text = proofText({ ...asked, address: wallet })
  const rpc = openRpc({ chainId: anvil.chainId, urls: [anvil.url], concurrency: 2 })
  const by = async (key: typeof ONE) => contractSigned(rpc, 0, wallet, text, await key.signMessage({ message: text }))
  expect(await by(DEPLOYER)).toBe(true)
  expect(await by(ONE)).toBe(false)
  expect(await contractSigned(rpc, 0, ONE.address, text, signature)).toBe(false)
})

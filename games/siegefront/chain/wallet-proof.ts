import {
  type Address,
  getAddress,
  type Hex,
  hashMessage,
  hexToBigInt,
  isHex,
  recoverAddress,
  serializeSignature,
  size,
  slice,
} from 'viem'
import { openReader } from './reader.ts'
import type { Rpc } from './rpc.ts'

export interface ProofText {
  /** Where people see this server: host and port, if it is not the usual one. */
  readonly origin: string
  readonly address: Address
  readonly account: string
  readonly chainId: number
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly issued: number
}

/** How long a text may be signed. */
export const PROOF_MS = 10 * 60_000

/** SGF-1413: the exact words to sign, in the form of EIP-4361. */
export function proofText({ origin, address, account, chainId, nonce, issued }: ProofText): string {
  const at = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')
  return [
    `${new URL(origin).host} wants you to sign in with your Ethereum account:`,
    getAddress(address),
    '',
    `Link this wallet to the Tessera account ${account}. Nothing is sent or spent.`,
    '',
    `URI: ${new URL('/wallet', origin).href}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${at(issued)}`,
    `Expiration Time: ${at(issued + PROOF_MS)}`,
  ].join('\n')
}

const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/** Whose key made the signature (SGF-1413); null when it is none of the accepted form. */
export async function signerOf(text: string, signature: Hex): Promise<Address | null> {
  if (!isHex(signature) || size(signature) !== 65) return null
  const [r, s] = [slice(signature, 0, 32), slice(signature, 32, 64)]
  const v = hexToBigInt(slice(signature, 64, 65))
  if (![0n, 1n, 27n, 28n].includes(v) || hexToBigInt(s) > HALF_ORDER) return null
  try {
    const normal = serializeSignature({ r, s, yParity: Number(v >= 27n ? v - 27n : v) })
    return (await recoverAddress({ hash: hashMessage(text), signature: normal })).toLowerCase() as Address
  } catch {
    return null
  }
}

const VALID = '0x1626ba7e'
/** Somebody waits for the answer. */
const CONTRACT_MS = 15_000

/** Whether a contract says that the signature is its own (EIP-1271). Throws a ChainError when it cannot be asked. */
export async function contractSigned(
  rpc: Rpc,
  confirmations: number,
  address: Address,
  text: string,
  signature: Hex,
  now = Date.now(),
): Promise<boolean> {
  const read = await openReader(rpc.session(now + CONTRACT_MS), confirmations)
  if ((await read.codeOf(address)) === '0x') return false
  return (await read.call(address, 'isValidSignature', hashMessage(text), signature)) === VALID
}

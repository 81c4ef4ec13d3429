import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  type ReadContractReturnType,
} from 'viem'
import { z } from 'zod'
import { ChainError } from './failures.ts'
import { Oversized, Refused, type RpcSession } from './rpc.ts'

/** SGF-1416. */
const ASKED = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function getPair(address, address) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function totalSupply(uint256) view returns (uint256)',
  'function ownerOf(uint256) view returns (address)',
  'function supportsInterface(bytes4) view returns (bool)',
  'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)',
  // Only as much of the answers as is needed: pools and managers of other exchanges say other things after it.
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128)',
  'function getPool(address, address, uint24) view returns (address)',
  'function slot0() view returns (uint160, int24)',
  'function isValidSignature(bytes32, bytes) view returns (bytes4)',
])
const TRANSFER: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

type Asked = typeof ASKED
type Name = Asked[number]['name']

export interface TransferLog {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly block: number
  readonly index: number
}

/** Transfers to somebody, or of one token from somebody. */
export interface TransferQuery {
  readonly emitter?: Address
  readonly from?: Address
  readonly to?: Address
}

/** Everything it reads is as of one block. */
export interface Reader {
  readonly block: number
  readonly calls: number
  codeOf(address: Address): Promise<Hex>
  /** null when the contract has no such answer: it reverts, is silent, or says something else. */
  call<N extends Name>(
    to: Address,
    name: N,
    ...args: readonly unknown[]
  ): Promise<ReadContractReturnType<Asked, N> | null>
  /** Throws Refused or Oversized when it is too much at once. */
  transfers(query: TransferQuery, from: number, to: number): Promise<readonly TransferLog[]>
}

/** Reads so many blocks below the newest one, which may still be replaced by another; or at a block that was such before. */
export async function openReader(session: RpcSession, confirmations: number, before?: number): Promise<Reader> {
  const head = Quantity.safeParse(await asked(session.ask('eth_blockNumber', [])))
  if (!head.success) throw new ChainError('rpc_error', 'the endpoint does not say which block is the newest')
  const deep = Math.max(0, head.data - confirmations)
  const block = Math.min(before ?? deep, deep)
  session.need(block)
  const at = numberToHex(block)

  return {
    block,
    get calls() {
      return session.calls
    },
    async codeOf(address) {
      const code = Bytes.safeParse(await asked(session.ask('eth_getCode', [address, at])))
      if (!code.success) throw new ChainError('rpc_error', 'the code of a contract makes no sense')
      return code.data
    },
    async call(to, functionName, ...args) {
      const data = encodeFunctionData({ abi: ASKED, functionName, args } as never)
      let answer: unknown
      try {
        answer = await session.ask('eth_call', [{ to, data }, at])
      } catch (error) {
        if (error instanceof Refused && isRevert(error)) return null
        // A contract may answer with megabytes; that is no answer.
        if (error instanceof Oversized) return null
        throw asChainError(error)
      }
      const bytes = Bytes.safeParse(answer)
      if (!bytes.success) throw new ChainError('rpc_error', 'the answer of a contract makes no sense')
      try {
        const value = decodeFunctionResult({ abi: ASKED, functionName, args, data: bytes.data } as never)
        return lowered(value) as never
      } catch {
        return null
      }
    },
    async transfers(query, from, to) {
      const topics = [TRANSFER, query.from ? pad(query.from) : null, query.to ? pad(query.to) : null]
      const filter = { fromBlock: numberToHex(from), toBlock: numberToHex(to), topics }
      const params = query.emitter === undefined ? filter : { ...filter, address: query.emitter }
      const logs = Logs.safeParse(await session.ask('eth_getLogs', [params]))
      if (!logs.success) throw new ChainError('rpc_error', 'the logs make no sense')
      const found = logs.data.map(({ blockNumber, logIndex, ...log }) => ({
        ...log,
        block: blockNumber,
        index: logIndex,
      }))
      const asked = found.every(
        ({ address, topics: told, block: in_ }) =>
          in_ >= from &&
          in_ <= to &&
          (query.emitter === undefined || address === query.emitter) &&
          topics.every((topic, place) => topic === null || told[place] === topic),
      )
      if (!asked) throw new ChainError('rpc_error', 'the endpoint sent logs that nobody asked for')
      return found
    },
  }
}

const Bytes = z
  .string()
  .regex(/^0x([0-9a-f]{2})*$/i)
  .transform((hex) => hex.toLowerCase() as Hex)
const Quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,13}$/i)
  .transform(Number)
const Logs = z.array(
  z.object({
    address: Bytes.refine((hex) => hex.length === 42),
    topics: z.array(Bytes.refine((hex) => hex.length === 66)).max(4),
    data: Bytes,
    blockNumber: Quantity,
    logIndex: Quantity,
  }),
)

/** Nodes say it in different words; the code 3 is the standard's. */
function isRevert({ code, message }: Refused): boolean {
  return (
    code === 3 || /revert|invalid opcode|out of gas|invalid jump|stack (under|over)flow|vm execution/i.test(message)
  )
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw asChainError(error)
  }
}

function asChainError(error: unknown): unknown {
  return error instanceof Refused || error instanceof Oversized ? new ChainError('rpc_error', error.message) : error
}

/** Addresses are compared as they are on the chain: without capitals. */
function lowered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowered)
  return typeof value === 'string' ? value.toLowerCase() : value
}

import { z } from 'zod'
import { ChainError } from './failures.ts'

/** SGF-1414: nothing else is ever asked of an endpoint. */
type Method = 'eth_chainId' | 'eth_blockNumber' | 'eth_getCode' | 'eth_getLogs' | 'eth_call'

/** SGF-1418. */
const CALL_MS = 10_000
const WAITS_MS = [1000, 2000, 4000] as const
const MOST_BYTES = 1_000_000

export interface RpcOptions {
  readonly chainId: number
  readonly urls: readonly string[]
  readonly concurrency: number
  /** Per call. */
  readonly timeoutMs?: number
  /** How to pass time between attempts; tests do not. */
  readonly wait?: (ms: number) => Promise<void>
  readonly now?: () => number
  /** Ends everything under way: nobody will read the answers. */
  readonly signal?: AbortSignal
}

/** The endpoints of one chain: at most so many calls at once, for all accounts together. */
export interface Rpc {
  /** Calls for one purpose, to be done by then (milliseconds since 1970). */
  session(deadline: number): RpcSession
}

export interface RpcSession {
  /** Answers, or throws a Refused (the endpoint said no), an Oversized, or a ChainError (it could not be asked). */
  ask(method: Method, params: readonly unknown[]): Promise<unknown>
  /** From now on only endpoints that have this block are asked: one that lags behind has no logs of it, and does not say so. */
  need(block: number): void
  /** Requests sent so far, those sent again included. */
  readonly calls: number
}

/** The endpoint understood and said no. */
export class Refused extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export class Oversized extends Error {}

export function openRpc(options: RpcOptions): Rpc {
  const { urls, chainId, timeoutMs = CALL_MS, now = Date.now, signal } = options
  const wait = options.wait ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)))
  const enter = limitConcurrency(options.concurrency)
  let preferred = 0

  return {
    session(deadline) {
      let calls = 0
      const checked = new Map<string, Promise<void>>()
      /** The newest block of each endpoint, as far as it was asked. */
      const heads = new Map<string, number>()
      let needed = 0
      const post = async (url: string, method: Method, params: readonly unknown[]): Promise<unknown> => {
        const left = signal?.aborted ? 0 : deadline - now()
        if (left <= 0) throw new ChainError('rpc_timeout', 'the time for the whole search is over')
        return await enter(() => {
          calls++
          return send(url, method, params, Math.min(timeoutMs, left), signal)
        })
      }
      const check = (url: string): Promise<void> => {
        const known = checked.get(url) ?? checkChain(() => post(url, 'eth_chainId', []), chainId)
        checked.set(url, known)
        known.catch(() => checked.delete(url))
        return known
      }
      const newest = async (url: string): Promise<unknown> => {
        const said = await post(url, 'eth_blockNumber', [])
        if (isQuantity(said)) heads.set(url, Number(said))
        return said
      }
      /** An endpoint that refuses this is of no use, even if it would answer the question itself. */
      const ready = async (url: string): Promise<void> => {
        try {
          await check(url)
          if ((heads.get(url) ?? 0) < needed) await newest(url)
        } catch (error) {
          throw error instanceof Refused || error instanceof Oversized
            ? new ChainError('rpc_error', error.message)
            : error
        }
        if ((heads.get(url) ?? 0) < needed) throw new ChainError('rpc_error', 'the endpoint lags behind')
      }
      return {
        get calls() {
          return calls
        },
        need(block) {
          needed = block
        },
        async ask(method, params) {
          let trouble: unknown
          for (let attempt = 0; attempt <= WAITS_MS.length; attempt++) {
            if (attempt > 0) await wait(Math.min(WAITS_MS[attempt - 1] ?? 0, Math.max(0, deadline - now())))
            const place = preferred
            const url = urls[place % urls.length] ?? ''
            try {
              await ready(url)
              return await (method === 'eth_blockNumber' ? newest(url) : post(url, method, params))
            } catch (error) {
              if (error instanceof Oversized || (error instanceof Refused && !isBusy(error))) throw error
              trouble = error
              if (deadline <= now() || signal?.aborted) break
              // Others may have moved on already.
              if (preferred === place) preferred = (place + 1) % urls.length
            }
          }
          throw trouble instanceof Refused ? new ChainError('rpc_error', trouble.message) : trouble
        },
      }
    },
  }
}

async function checkChain(ask: () => Promise<unknown>, chainId: number): Promise<void> {
  const said = await ask()
  if (!isQuantity(said)) throw new ChainError('rpc_error', 'the endpoint does not say which chain it serves')
  if (Number(said) !== chainId) throw new ChainError('wrong_chain', `the endpoint serves chain ${Number(said)}`)
}

/** A number as endpoints write them, and as we can hold it. */
function isQuantity(said: unknown): said is string {
  return typeof said === 'string' && /^0x[0-9a-f]{1,13}$/i.test(said)
}

/** Asking the next endpoint, or later, may help; some nodes call what a contract refuses an internal error. */
function isBusy({ code, message }: Refused): boolean {
  if (/revert/i.test(message)) return false
  if (code === -32603 || code === -32002) return true
  return /rate.?limit|per second|too many requests|capacity|throttl|header not found|unknown block|missing trie/i.test(
    message,
  )
}

const Answer = z.union([
  z.object({ id: z.number(), error: z.object({ code: z.number(), message: z.string() }) }),
  z.object({ id: z.number(), result: z.unknown() }),
])

let lastId = 0

async function send(
  url: string,
  method: Method,
  params: readonly unknown[],
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<unknown> {
  const id = ++lastId
  let text: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal === undefined ? [] : [signal])]),
    })
    if (response.status === 413) throw new Oversized('the endpoint says that the answer is too large')
    text = await readCapped(response)
    // Some endpoints answer a refusal with a status of its own; the body then says why.
    if (!response.ok && !text.includes('"error"'))
      throw new ChainError('rpc_error', `the endpoint answered with status ${response.status}`)
  } catch (error) {
    if (error instanceof Oversized || error instanceof ChainError) throw error
    const late = error instanceof DOMException && error.name === 'TimeoutError'
    throw late
      ? new ChainError('rpc_timeout', `no answer within ${timeoutMs} ms`)
      : new ChainError('rpc_error', 'the endpoint cannot be reached')
  }
  const answer = Answer.safeParse(parsed(text))
  if (!answer.success || answer.data.id !== id) throw new ChainError('rpc_error', 'the answer makes no sense')
  if ('error' in answer.data) throw new Refused(answer.data.error.code, answer.data.error.message.slice(0, 200))
  return answer.data.result
}

/** SGF-1418: the whole answer, unless it is too large. */
export async function readCapped(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > MOST_BYTES) throw new Oversized('the answer is larger than a megabyte')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Lets so many in at once; the others wait in the order they came. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (inside >= most) await new Promise<void>((go) => waiting.push(go))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) inside--
      else next()
    }
  }
}

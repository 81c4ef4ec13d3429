import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import type { Pinned } from './address.ts'

const LARGEST_ANSWER = 64 * 1024

/** Posts to a pinned address. Redirects are answers like any other, and of an answer only its status counts. */
export function post(
  { url, address, family }: Pinned,
  body: string | Buffer,
  headers: Readonly<Record<string, string | number>>,
  patienceMs: number,
): Promise<number> {
  return new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? secure : plain
    const sent = send(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Tessera' },
        lookup: (_host, options, found) => {
          if (options.all) (found as unknown as (error: null, all: object[]) => void)(null, [{ address, family }])
          else found(null, address, family)
        },
      },
      (answer) => {
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > LARGEST_ANSWER) sent.destroy(new Error('The answer is too large'))
        })
        answer.on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', fail)
      },
    )
    const clock = setTimeout(() => sent.destroy(new Error('The answer took too long')), patienceMs)
    sent.on('error', fail)
    sent.on('close', () => clearTimeout(clock))
    sent.end(body)
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Everybody comes from one address here, and nobody is held back. */
const ROOMY = {
  TESSERA_LOG: 'error',
  TESSERA_RATE_ADDRESS: '10000000',
  TESSERA_RATE_ACCOUNT: '10000000',
  TESSERA_RATE_GUESTS: '1000000',
  TESSERA_OPEN_MATCHES_PER_ADDRESS: '100000',
  TESSERA_RUNNING_MATCHES: '1000000',
  TESSERA_STREAMS_PER_ADDRESS: '100000',
  TESSERA_REFEREE_SECONDS: '60000',
}

/** Of a second, as Linux counts processor time. */
const TICKS = 100

export interface ServerProcess {
  readonly url: string
  /** Processor time it has taken so far, with all its threads. */
  cpuSeconds(): number
  /** Memory it holds, in MB. */
  residentMb(): number
  stop(): Promise<void>
}

/** A whole server as people start it, from a checkout of Tessera, in a process of its own. */
export async function startProcess(
  root: string,
  databaseUrl: string | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const data = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  const entry = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')
  const place = databaseUrl === null ? ['--data', data] : ['--database', databaseUrl]
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('TESSERA_BENCH_')))
  const child = spawn(process.execPath, [entry, 'serve', '--port', '0', '--json', ...place], {
    cwd: root,
    env: { ...env, ...ROOMY, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await new Promise<string>((done, failed) => {
    let said = ''
    child.stdout.on('data', (piece: Buffer) => {
      said += piece
      const found = /"url":"([^"]+)"/.exec(said)?.[1]
      if (found !== undefined) done(found)
    })
    child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it listened`)))
  })
  return {
    url,
    cpuSeconds() {
      // Behind the name in brackets, which may hold anything: user and system time are the 12th and 13th figure.
      const figures = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return (Number(figures[11]) + Number(figures[12])) / TICKS
    },
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/**
 * Connections to a server that count what comes through them, as it comes: compressed, with headers. Who asks is told by a cookie, or by
 * `Bearer` and a token in its place.
 */
export class Connections {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 })
  readonly #sockets = new Set<Socket>()
  readonly #url: string
  /** Where the next request comes from, for a server that believes this machine as a proxy. */
  address = ''
  requests = 0
  /** Bytes of answers and streams as they come, without headers, and bytes sent. */
  bodies = 0
  sent = 0
  closed = false

  constructor(url: string, address = '') {
    this.#url = url
    this.address = address
  }

  get received(): number {
    let sum = 0
    for (const socket of this.#sockets) sum += socket.bytesRead
    return sum
  }

  async ask<T>(
    method: string,
    path: string,
    cookie: string,
    body?: unknown,
    prefer = '',
  ): Promise<{ answer: T; cookie: string }> {
    this.requests++
    const sent = body === undefined ? '' : JSON.stringify(body)
    this.sent += Buffer.byteLength(sent)
    const response = await this.#send(method, path, cookie, sent, true, prefer)
    const pieces: Buffer[] = []
    for await (const piece of response) pieces.push(piece as Buffer)
    const whole = Buffer.concat(pieces)
    this.bodies += whole.length
    const text = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole).toString()
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${text}`)
    const given = String(response.headers['set-cookie'] ?? '').split(';', 1)[0] ?? ''
    return { answer: (text === '' ? null : JSON.parse(text)) as T, cookie: given === '' ? cookie : given }
  }

  /** Asks, and reads the answer to its end without looking at it; resolves with its status. */
  async send(method: string, path: string, cookie: string, body?: unknown, prefer = ''): Promise<number> {
    const response = await this.#send(
      method,
      path,
      cookie,
      body === undefined ? '' : JSON.stringify(body),
      true,
      prefer,
    )
    response.resume()
    await once(response, 'end')
    return response.statusCode ?? 500
  }

  /** A stream as a browser opens one; each message as it is read, with the name it has. */
  async listen(path: string, cookie: string, heard: (data: string, name: string) => void): Promise<() => void> {
    const response = await this.#send('GET', path, cookie, '', false)
    const { createGunzip, constants } = await import('node:zlib')
    const packed = response.headers['content-encoding'] === 'gzip'
    const text = packed ? response.pipe(createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })) : response
    response.on('data', (piece: Buffer) => {
      this.bodies += piece.length
    })
    let rest = ''
    text.on('data', (piece: Buffer) => {
      const events = (rest + piece.toString()).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        const name = /^event: (.*)$/m.exec(event)?.[1] ?? ''
        if (data !== undefined) heard(data, name)
      }
    })
    text.on('error', () => undefined)
    response.on('error', () => undefined)
    return () => void response.destroy()
  }

  close(): void {
    this.closed = true
    this.#agent.destroy()
    for (const socket of this.#sockets) socket.destroy()
  }

  #send(
    method: string,
    path: string,
    cookie: string,
    body: string,
    shared = true,
    prefer = '',
  ): Promise<IncomingMessage> {
    return new Promise((done, failed) => {
      const headers = {
        origin: this.#url,
        'accept-encoding': 'gzip',
        ...(prefer === '' ? {} : { prefer }),
        ...(this.address === '' ? {} : { 'x-forwarded-for': this.address }),
        ...(cookie === '' ? {} : cookie.startsWith('Bearer ') ? { authorization: cookie } : { cookie }),
        ...(body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const asked = request(this.#url + path, { method, headers, agent: shared ? this.#agent : false }, done)
      asked.on('socket', (socket) => this.#sockets.add(socket))
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // A connection that the server has just given up is tried anew, as browsers do it.
        if (asked.reusedSocket && error.code === 'ECONNRESET')
          this.#send(method, path, cookie, body, shared, prefer).then(done, failed)
        else failed(error)
      })
      asked.end(body)
    })
  }
}

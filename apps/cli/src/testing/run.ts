import { type SpawnOptions, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pathsAt } from '../../bin/paths.mjs'
import { runCommand } from '../main.ts'

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const ROOT = resolve(import.meta.dirname, '../../../..')
export const BIN = resolve(import.meta.dirname, '../../bin/tessera.mjs')

let running = false

/**
 * Runs a command inside this process, as it runs without a terminal and without colours: starting a process takes longer
 * than most commands do. Commands share the streams of the process, so only one runs at a time.
 */
export async function tessera(args: readonly string[], { input = '' }: { readonly input?: string } = {}): Promise<Run> {
  if (running) throw new Error(`A command is running already; launch() can run ${args[0]} beside it`)
  running = true
  const { stdin, exitCode } = process
  const { NO_COLOR } = process.env
  const out = captured(process.stdout)
  const err = captured(process.stderr)
  try {
    // Threads and child processes are started from the bundle, as the launcher does.
    const { paths } = await pathsAt(ROOT)
    process.env['NO_COLOR'] = '1'
    process.exitCode = undefined
    Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true })
    await runCommand(args, paths)
    return { code: Number(process.exitCode ?? 0), out: out.text(), err: err.text() }
  } finally {
    out.release()
    err.release()
    Object.defineProperty(process, 'stdin', { value: stdin, configurable: true })
    process.exitCode = exitCode
    if (NO_COLOR === undefined) delete process.env['NO_COLOR']
    else process.env['NO_COLOR'] = NO_COLOR
    running = false
  }
}

/** Starts the real command as a shell would, without a terminal. */
export function launch(
  args: readonly string[],
  { input = '', ...options }: SpawnOptions & { input?: string } = {},
): Promise<Run> {
  const child = spawn(process.execPath, [BIN, ...args], { ...options, stdio: 'pipe' })
  let out = ''
  let err = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done({ code, out, err }))
  })
}

/** Keeps what is written to a stream from reaching it. */
function captured(stream: NodeJS.WriteStream): { text(): string; release(): void } {
  const { write } = stream
  let text = ''
  stream.write = (chunk: Uint8Array | string, ...rest: unknown[]): boolean => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    for (const last of rest) if (typeof last === 'function') last()
    return true
  }
  return {
    text: () => text,
    release: () => {
      stream.write = write
    },
  }
}

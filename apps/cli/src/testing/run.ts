import { type SpawnOptions, spawn } from 'node:child_process'
import { resolve } from 'node:path'

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export const BIN = resolve(import.meta.dirname, '../../bin/tessera.mjs')

/** Runs the real command as a shell would, without a terminal. */
export function tessera(
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

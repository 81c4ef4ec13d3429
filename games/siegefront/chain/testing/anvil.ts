import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

/** What anvil lets a test do to its chain. */
export interface Anvil {
  readonly url: string
  readonly chainId: number
  ask(method: string, ...params: readonly unknown[]): Promise<unknown>
  mine(blocks: number): Promise<void>
  close(): Promise<void>
}

/** A chain of its own, on a port that is free. Where anvil is missing this fails: nothing here is skipped. */
export async function startAnvil(chainId = 31337): Promise<Anvil> {
  const child = spawn(anvilPath(), ['--port', '0', '--chain-id', String(chainId), '--no-mining', '--order', 'fifo'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((found, fail) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk
      const address = /Listening on ([\d.]+:\d+)/.exec(said)
      if (address !== null) found(`http://${address[1]}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`anvil ended with code ${code}: ${said}`)))
  })
  child.stdout.removeAllListeners('data').resume()
  const ask = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return {
    url,
    chainId,
    ask,
    async mine(blocks) {
      await ask('anvil_mine', `0x${blocks.toString(16)}`)
    },
    async close() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** As its packages are named, one for each platform it is made for. */
const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'win32-amd64',
}

function anvilPath(): string {
  const given = process.env['ANVIL_PATH']
  if (given !== undefined && given !== '') return given
  const here = `${process.platform}-${process.arch}`
  const platform = PLATFORMS[here]
  if (platform === undefined) throw new Error(`There is no anvil for ${here}: set ANVIL_PATH to one of your own`)
  const name = `@foundry-rs/anvil-${platform}`
  try {
    return createRequire(import.meta.url).resolve(`${name}/bin/anvil${process.platform === 'win32' ? '.exe' : ''}`)
  } catch {
    throw new Error(`anvil is not installed: npm install --no-save ${name}, or set ANVIL_PATH`)
  }
}

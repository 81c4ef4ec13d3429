import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const tessera = join(root, 'apps', 'cli', 'bin', 'tessera.mjs')

/** The server as people start it, on a port that is free; with settings of its own, and a folder of its own for its data. */
export async function serve(
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, [tessera, 'serve', '--port', '0'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/[\w.[\]:]+:\d+/.exec(said)
      if (address) resolve(address[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code} before it listened:\n${said}`)))
  })
  return {
    url,
    async close() {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

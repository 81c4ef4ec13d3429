import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RunningServer, startServer } from '@tessera/server'
import type { House } from '../house.ts'
import { paint } from '../paint.ts'
import { failure } from '../problem.ts'

interface ServeFlags {
  readonly port: number
  readonly host: string
  readonly json?: true
}

export async function serve({ root }: House, { port, host, json }: ServeFlags): Promise<void> {
  const webRoot = join(root, 'apps', 'web', 'dist')
  if (!existsSync(join(webRoot, 'index.html'))) await buildClient(root)
  const server = await listening(port, host, webRoot)
  const words = `Tessera is at ${paint('bold', server.url)}\nPress Ctrl-C to stop it.`
  process.stdout.write(`${json ? JSON.stringify({ url: server.url }) : words}\n`)
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop())
  })
  await server.close()
}

async function listening(port: number, host: string, webRoot: string): Promise<RunningServer> {
  try {
    return await startServer({ port, host, webRoot })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw failure(
        `Port ${port} is in use by another program: choose another with --port, or --port 0 for any free one`,
      )
    if (code === 'EACCES') throw failure(`Port ${port} may not be used by you: choose one above 1023 with --port`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw failure(`This machine has no address "${host}" (--host)`)
    throw failure(message)
  }
}

async function buildClient(root: string): Promise<void> {
  process.stderr.write('Building the browser client, once ...\n')
  const builder = pathToFileURL(join(root, 'scripts', 'build-web.mjs')).href
  const { buildWeb } = (await import(builder)) as { buildWeb(): { status: number; output: string } }
  const { status, output } = buildWeb()
  if (status !== 0) throw failure(`The browser client could not be built:\n${output}`)
}

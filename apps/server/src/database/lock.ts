import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * Takes a data folder for this process alone: the embedded database does not lock it, and two processes would ruin it. The lock
 * is a socket in the folder on which its holder listens. The system ends it with the process, however that ends, and a process that can
 * see the folder can ask it, from another container too.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const { path, leave } = socketIn(folder)
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      const server = await listenAt(path)
      if (server !== null) return async () => await unlock(server, leave)
      const before = identityOf(path)
      const answer = await answerAt(path)
      if (answer === 'alive') throw new FolderInUse(folder)
      if (answer === 'dead' && before !== null) removeDead(path, before)
    }
    throw new FolderInUse(folder)
  } catch (error) {
    leave()
    throw error
  }
}

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another server: stop that one first, or choose another folder with --data`,
    )
  }
}

const NAME = 'tessera.socket'
/** Systems cut the paths of sockets off after about a hundred letters. */
const LONGEST_PATH = 90

function socketIn(folder: string): { readonly path: string; leave(): void } {
  const whole = resolve(folder)
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(whole.toLowerCase()).digest('hex').slice(0, 32)
    return { path: `\\\\.\\pipe\\tessera-${name}`, leave: () => {} }
  }
  if (Buffer.byteLength(whole) + NAME.length < LONGEST_PATH) return { path: join(whole, NAME), leave: () => {} }
  const short = mkdtempSync(join(tmpdir(), 'tessera-lock-'))
  symlinkSync(whole, join(short, 'data'))
  return { path: join(short, 'data', NAME), leave: () => rmSync(short, { recursive: true, force: true }) }
}

function listenAt(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.end())
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE'
        ? done(null)
        : fail(new Error(`The data folder cannot be locked (${path}): ${error.message}`, { cause: error })),
    )
    server.listen(path, () => done(server))
  })
}

function answerAt(path: string): Promise<'alive' | 'dead' | 'gone'> {
  return new Promise((done, fail) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done('alive')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOTSOCK') done('dead')
      else if (error.code === 'ENOENT') done('gone')
      else fail(error)
    })
  })
}

/** Another process may have taken it over since we asked: then it is not the one we asked, and goes back to its place. */
function removeDead(path: string, dead: string): void {
  const aside = `${path}.${randomBytes(6).toString('hex')}`
  try {
    renameSync(path, aside)
    if (identityOf(aside) !== dead) linkSync(aside, path)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Numbers of files are used again; when it was made tells two of them apart. */
function identityOf(path: string): string | null {
  const found = lstatSync(path, { throwIfNoEntry: false, bigint: true })
  return found === undefined ? null : `${found.ino} ${found.mtimeNs}`
}

async function unlock(server: Server, leave: () => void): Promise<void> {
  // Closing it removes the socket as well.
  await new Promise<void>((done) => server.close(() => done()))
  leave()
}

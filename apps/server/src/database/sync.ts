import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { hostFiles } from './host-files.ts'

const run = promisify(execFile)

/**
 * The embedded database asks its file system to sync after every commit and at every checkpoint, in the right order, but
 * the layer that puts its files into a folder of the host ignores that. We answer it. False when that layer is not what we
 * know: the database then survives the death of its process, but not a power cut.
 */
export function syncForReal(client: PGlite): boolean {
  const files = hostFiles(client)
  if (files?.stream_ops === undefined) return false
  files.stream_ops.fsync = (file) => {
    if (typeof file.nfd === 'number') fs.fsyncSync(file.nfd)
    else if (files.realPath !== undefined) syncPath(files.realPath(file.node))
    return 0
  }
  return true
}

/** Everything in a folder, once, in the background: after it was filled from a template. */
export async function syncAll(folder: string): Promise<void> {
  const all = process.platform === 'linux' && (await run('sync', ['-f', folder]).then(Boolean, () => false))
  if (!all) await syncEach(folder)
}

async function syncEach(folder: string): Promise<void> {
  const paths = await fs.promises.readdir(folder, { withFileTypes: true, recursive: true })
  const waiting = paths.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lane = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const file = await fs.promises.open(path, 'r').catch(() => null)
      // A file that is gone by now need not be synced.
      await file?.sync()
      await file?.close()
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane))
}

function syncPath(path: string): void {
  const file = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(file)
  } catch (error) {
    // Some systems do not let folders be synced.
    if (!['EISDIR', 'EPERM', 'EINVAL', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    fs.closeSync(file)
  }
}

import fs from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

/** The layer that puts the files of the embedded database into a folder of the host, as far as we reach into it. */
interface OpenFile {
  readonly nfd?: number | null
  readonly node: unknown
}
interface HostFiles {
  readonly stream_ops?: {
    fsync?: (file: OpenFile) => number
    write?: (file: OpenFile, ...what: unknown[]) => number
  }
  realPath?(node: unknown): string
}
interface Mount {
  readonly type: HostFiles
  readonly opts?: { readonly root?: string }
}
interface Inside {
  readonly FS?: {
    readonly root?: { readonly mount?: { readonly mounts?: readonly Mount[] } }
    readonly streams?: readonly (OpenFile | null | undefined)[]
  }
}

/** That layer; undefined where it is an unknown one, and for a database in memory. */
export function hostFiles(client: PGlite): HostFiles | undefined {
  const mounts = insideOf(client)?.FS?.root?.mount?.mounts ?? []
  return mounts.find(({ opts }) => typeof opts?.root === 'string')?.type
}

/** Error numbers inside. */
const EDQUOT = 19
const ENOSPC = 51

/** Calls back whenever something cannot be written for want of room. PostgreSQL knows a full disk, but no quota: to it both are the same. */
export function whenFull(client: PGlite, full: () => void): void {
  const operations = hostFiles(client)?.stream_ops
  const write = operations?.write
  if (operations === undefined || write === undefined) return
  operations.write = (...what) => {
    try {
      return write(...what)
    } catch (error) {
      const raised = error as { errno?: unknown }
      if (raised.errno === EDQUOT) raised.errno = ENOSPC
      if (raised.errno === ENOSPC) full()
      throw error
    }
  }
}

/** Closes the files of a database that will not do it itself any more. */
export function closeFiles(client: PGlite): void {
  for (const file of insideOf(client)?.FS?.streams ?? []) if (typeof file?.nfd === 'number') fs.closeSync(file.nfd)
}

/** More than the database wants at once: its log grows by 16 MB. */
const ROOM = 17 * 1024 * 1024

/** Fails where the disk of a folder is full. */
export async function needRoomIn(folder: string): Promise<void> {
  try {
    await fs.promises.writeFile(join(folder, ROOM_FILE), Buffer.alloc(ROOM, 'room'))
  } finally {
    await leaveRoom(folder)
  }
}

/** Removes the files of a process that was killed while it asked for room. */
export async function leaveRoom(folder: string): Promise<void> {
  await fs.promises.rm(join(folder, ROOM_FILE), { force: true })
}

const ROOM_FILE = 'room'

function insideOf(client: PGlite): Inside | undefined {
  return client.Module as unknown as Inside | undefined
}

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, resolve, sep } from 'node:path'

/**
 * Loaded before the product: while the file FULL_DISK_FLAG is there, nothing in the folder FULL_DISK_FOLDER can grow, as on a disk without room.
 * With the word `log` in that file the database's write-ahead log cannot be written either.
 */
const { FULL_DISK_FLAG = '', FULL_DISK_FOLDER = '' } = process.env
const folder = resolve(FULL_DISK_FOLDER)
const original = { ...fs }
const paths = new Map()

fs.openSync = (path, ...rest) => {
  const descriptor = original.openSync(path, ...rest)
  paths.set(descriptor, resolve(String(path)))
  return descriptor
}

fs.writeSync = (descriptor, ...rest) => {
  const path = paths.get(descriptor) ?? ''
  if (path.startsWith(folder + sep) && fits(descriptor, path, rest) === false) throw noRoom()
  return original.writeSync(descriptor, ...rest)
}

const { writeFile } = fs.promises
fs.promises.writeFile = async (path, ...rest) => {
  if (resolve(String(path)).startsWith(folder + sep) && isFull()) throw noRoom()
  await writeFile(path, ...rest)
}

function fits(descriptor, path, [data, offset, length, position]) {
  if (!isFull()) return true
  if (path.includes(join('database', 'pg_wal'))) return original.readFileSync(FULL_DISK_FLAG, 'utf8') !== 'log'
  const { size } = original.fstatSync(descriptor)
  return typeof data !== 'string' && typeof position === 'number' && position + (length ?? data.length - offset) <= size
}

function isFull() {
  return original.existsSync(FULL_DISK_FLAG)
}

function noRoom() {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  })
}

// The embedded database that could not start sometimes leaves its timer armed: here it always does.
if (isFull()) setInterval(() => {}, 10)

syncBuiltinESMExports()

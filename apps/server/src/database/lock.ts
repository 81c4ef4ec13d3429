import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes a data folder for this process alone: the embedded database does not lock it, and two processes would ruin it. A
 * lock left behind by a process that died is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'tessera.lock')
  for (let attempt = 0; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (attempt > 0 || holder === null || isAlive(holder)) throw new FolderInUse(folder, holder)
      rmSync(file, { force: true })
    }
  }
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, holder: number | null) {
    const who = holder === null ? 'another process' : `process ${holder}`
    super(`The data folder ${folder} is in use by ${who}: stop it first, or choose another folder with --data`)
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

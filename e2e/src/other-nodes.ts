import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server.ts'

/** The other Nodes that Tessera runs on, kept from run to run. */
const folder = join(root, '.cache', 'nodes')

/** Where Node of that major version is: this very one, or the npm registry's build for this machine. A sentence when it cannot be had. */
export function nodeOf(major: number): { readonly path: string } | { readonly missing: string } {
  if (Number(process.versions.node.split('.')[0]) === major) return { path: process.execPath }
  const path = join(folder, `node-${major}`)
  if (existsSync(path)) return { path }
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${major}`
  mkdirSync(folder, { recursive: true })
  const aside = mkdtempSync(join(folder, 'unpacking-'))
  try {
    const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: aside, encoding: 'utf8' })
    const packed = run('npm', 'pack', name, '--silent')
    const file = readdirSync(aside).find((one) => one.endsWith('.tgz'))
    if (packed.status !== 0 || file === undefined) return { missing: `${name} cannot be had from the npm registry` }
    if (run('tar', '-xzf', file, 'package/bin/node').status !== 0) return { missing: `${name} cannot be unpacked` }
    renameSync(join(aside, 'package', 'bin', 'node'), path)
    return { path }
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

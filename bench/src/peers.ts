import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchContext } from './bench.ts'

const PEERS = ['boardgame.io', 'pokemon-showdown']

/** What we are measured against lives in a package of its own, installed when it is first needed. Returns its folder. */
export function installedPeers({ root, note }: BenchContext): string {
  const folder = join(root, 'bench', 'peers')
  if (PEERS.every((name) => existsSync(join(folder, 'node_modules', name)))) return folder
  note('installing the peers, once')
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The peers could not be installed in ${folder}: ${stderr}`)
  return folder
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './server.ts'

/** `replay.ts` with all rules, as a script for browsers and other Nodes. */
export const rulesBundle = build({
  entryPoints: [join(import.meta.dirname, 'replay.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'tessera',
  target: 'es2022',
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '')

/** Every recorded match that must replay to the same for ever. */
export function fixtures(): string[] {
  const games = join(root, 'games')
  return readdirSync(games)
    .map((name) => join(games, name, 'rules', 'fixtures'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'))
}

// @ts-check
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleChaos } from './chaos-bundle.mjs'
import { root } from './install.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '25' },
    players: { type: 'string', default: '20' },
    only: { type: 'string' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
})

const folder = join(root, '.cache', 'chaos')
mkdirSync(folder, { recursive: true })
const modules = await bundleChaos(folder)
const { chaosOn } = await import(pathToFileURL(join(folder, 'run.js')).href)
let failed = false
console.log(`Seed ${values.seed}`)
for (const kind of values.only ? [values.only] : ['embedded', 'postgres']) {
  console.log(kind === 'embedded' ? 'One server on a data folder' : 'Two servers on one PostgreSQL')
  const report = await chaosOn({
    kind,
    kills: Number(values.kills),
    players: Number(values.players),
    seed: values.seed,
    ...modules,
    note: (/** @type {string} */ text) => console.log(`  ${text}`),
  })
  for (const sentence of report.wrong) console.log(`  WRONG: ${sentence}`)
  const played = Object.entries(report.games)
    .map(([game, count]) => `${game} ${count}`)
    .join(', ')
  console.log(
    `  ${report.kills} kills, the database away ${report.interruptions} times, ${report.acknowledged} choices acknowledged in ${report.matches} matches (${report.finished} finished; ${played}), ${report.wrong.length} wrong`,
  )
  failed ||= report.wrong.length > 0
}
process.exitCode = failed ? 1 : 0

import type { Parsed } from '@tessera/kernel'
import { clip } from './reading.ts'

const PREFIX = 'hx1:'
const MOST_UNITS = 30
const LONGEST_CODE = 2000

/** HEX-103: `hx1:greywolf*3,ripper*2,howler`, runs in list order. */
export function writeArmyCode(units: readonly string[]): string {
  const runs: { id: string; count: number }[] = []
  for (const id of units) {
    const last = runs[runs.length - 1]
    if (last?.id === id) last.count++
    else runs.push({ id, count: 1 })
  }
  return PREFIX + runs.map(({ id, count }) => (count === 1 ? id : `${id}*${count}`)).join(',')
}

/** Reads the form, not the meaning: whether the units exist and fit the limits is for the muster to say. */
export function readArmyCode(text: string): Parsed<readonly string[]> {
  const code = text.length > LONGEST_CODE ? text : text.trim()
  if (code.length > LONGEST_CODE) return bad(`An army code has at most ${LONGEST_CODE} characters`)
  if (!code.startsWith(PREFIX)) return bad(`An army code begins with ${PREFIX}`)
  const units: string[] = []
  const runs = code.slice(PREFIX.length).split(',')
  for (const [place, run] of runs.entries()) {
    const match = /^([a-z0-9_]{1,26})(?:\*([1-9][0-9]?))?$/.exec(run.trim())
    if (match === null) return bad(`Entry ${place + 1} ("${clip(run)}") is not a unit id with an optional *count`)
    const count = Number(match[2] ?? 1)
    if (units.length + count > MOST_UNITS) return bad(`An army has at most ${MOST_UNITS} units`)
    for (let i = 0; i < count; i++) units.push(match[1] ?? '')
  }
  return { ok: true, value: units }
}

function bad(text: string): Parsed<readonly string[]> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_army_code', text }] }
}

import { type CustomUnit, readArmyCode, readCustomUnit, writeArmyCode } from '@tessera/hexline'
import type { Parsed } from '@tessera/kernel'

/** A shared army: its units, and the custom units that it needs. */
export interface SharedArmy {
  readonly units: readonly string[]
  readonly custom: readonly CustomUnit[]
}

const LONGEST_TEXT = 40_000

/** The page that opens the builder with this army. Custom units travel along, as their text. */
export function armyLink(origin: string, units: readonly string[], custom: readonly CustomUnit[] = []): string {
  const used = custom.filter((unit) => units.includes(unit.id))
  const query = new URLSearchParams({ code: writeArmyCode(units) })
  if (used.length > 0) query.set('units', JSON.stringify(used))
  return `${origin}/hexline/army?${query.toString().replaceAll('%2A', '*').replaceAll('%2C', ',').replaceAll('%3A', ':')}`
}

/** Reads pasted text or the address of a link: an army code, or a link with one. */
export function readSharedArmy(text: string): Parsed<SharedArmy> {
  if (text.length > LONGEST_TEXT) return bad('This text is too long to be an army.')
  const pasted = text.trim()
  if (pasted === '') return bad('There is nothing here yet. An army code begins with hx1:')
  const query = queryOf(pasted)
  if (query === null) return readCode(pasted, [])
  const code = query.get('code')
  if (code === null) return bad('This link holds no army.')
  const custom = readUnits(query.get('units'))
  return custom.ok ? readCode(code, custom.value) : custom
}

/** A list of custom units, or one, as text: what the editor exports and a link carries. */
export function readUnits(text: string | null): Parsed<readonly CustomUnit[]> {
  if (text === null || text.trim() === '') return { ok: true, value: [] }
  if (text.length > LONGEST_TEXT) return bad('This text is too long to be a list of units.')
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    const begins = /^\s*[[{]/.test(text)
    return bad(
      begins
        ? 'This is not the whole text of a unit: something is missing in it, or too much.'
        : 'This is not the text of a unit: it should begin with { or [.',
    )
  }
  const units: CustomUnit[] = []
  const taken = new Set<string>()
  const list = Array.isArray(input) ? input : [input]
  if (list.length > 32) return bad('At most 32 custom units.')
  for (const [place, entry] of list.entries()) {
    const read = readCustomUnit(entry, taken)
    if (!read.ok) {
      const where = list.length > 1 ? `Unit ${place + 1}: ` : ''
      return {
        ok: false,
        inputErrors: read.inputErrors.map((inputError) => ({ ...inputError, text: `${where}${inputError.text}` })),
      }
    }
    taken.add(read.value.id)
    units.push(read.value)
  }
  return { ok: true, value: units }
}

function readCode(code: string, custom: readonly CustomUnit[]): Parsed<SharedArmy> {
  const read = readArmyCode(code)
  return read.ok ? { ok: true, value: { units: read.value, custom } } : read
}

function queryOf(text: string): URLSearchParams | null {
  const at = text.indexOf('?')
  return at === -1 || text.startsWith('hx1:') ? null : new URLSearchParams(text.slice(at + 1).split('#')[0])
}

function bad(text: string): {
  readonly ok: false
  readonly inputErrors: { path: string; code: string; text: string }[]
} {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_army', text }] }
}

import type { Parsed } from '@tessera/kernel'
import type { ArmyList, TroopEntry } from '../choice.ts'
import { CULTURES, EQUIPMENT, type Equipment, SUPPORTS, TROOPS } from './terms.ts'

/**
 * An army as one line that can be pasted anywhere: `co1:spartan:professional+warSpears+roundShields,scouts*2:medicalCorps`.
 * A mercenary is marked with `!`, a name stands in brackets.
 */
export function writeArmyCode({ culture, troops, support }: ArmyList): string {
  return `co1:${culture}:${stacked(troops.map(entryCode))}:${stacked(support)}`
}

export function readArmyCode(text: string): Parsed<ArmyList> {
  const parts = text.trim().split(':')
  if (parts[0] !== 'co1') return bad('An army code begins with co1:')
  const culture = CULTURES.find((id) => id === parts[1])
  if (culture === undefined) return bad(`No such culture: ${parts[1] ?? ''}`)
  const troops: TroopEntry[] = []
  for (const word of spread(parts[2] ?? '')) {
    const entry = readEntry(word)
    if (entry === null) return bad(`Not a troop with its gear: ${word.slice(0, 40)}`)
    troops.push(entry)
  }
  const support: ArmyList['support'][number][] = []
  for (const word of spread(parts[3] ?? '')) {
    const found = SUPPORTS.find((id) => id === word)
    if (found === undefined) return bad(`Not a support unit: ${word.slice(0, 40)}`)
    support.push(found)
  }
  if (troops.length > 40 || support.length > 20) return bad('This army is too large.')
  return { ok: true, value: { culture, troops, support } }
}

export function entryCode({ type, equipment, mercenary, name }: TroopEntry): string {
  const gear = equipment.map((item) => `+${item}`).join('')
  return `${type}${gear}${mercenary === true ? '!' : ''}${name === undefined ? '' : `(${name})`}`
}

export function readEntry(word: string): TroopEntry | null {
  const match = /^([a-zA-Z]+)((?:\+[a-zA-Z]+)*)(!?)(?:\(([\p{L}\p{Nd} ]{1,20})\))?$/u.exec(word)
  const type = TROOPS.find((id) => id === match?.[1])
  if (match === null || type === undefined) return null
  const equipment: Equipment[] = []
  for (const item of (match[2] ?? '').split('+').slice(1)) {
    const known = EQUIPMENT.find((id) => id === item)
    if (known === undefined) return null
    equipment.push(known)
  }
  const name = match[4]
  return {
    type,
    equipment,
    ...(match[3] === '!' ? { mercenary: true } : {}),
    ...(name === undefined ? {} : { name }),
  }
}

/** Neighbours that are alike become one with a number. */
function stacked(words: readonly string[]): string {
  const stacks: { word: string; count: number }[] = []
  for (const word of words) {
    const last = stacks.at(-1)
    if (last?.word === word && !word.endsWith(')')) last.count++
    else stacks.push({ word, count: 1 })
  }
  return stacks.map(({ word, count }) => (count === 1 ? word : `${word}*${count}`)).join(',')
}

function spread(text: string): string[] {
  if (text === '') return []
  return text.split(',').flatMap((part) => {
    const match = /^(.*?)(?:\*(\d{1,2}))?$/.exec(part)
    return Array.from({ length: Math.max(1, Number(match?.[2] ?? 1)) }, () => match?.[1] ?? '')
  })
}

function bad(text: string): Parsed<ArmyList> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_army', text }] }
}

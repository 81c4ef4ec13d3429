import { readArmyCode, writeArmyCode } from '@tessera/hexline'
import { create } from 'zustand'
import { readStored, writeStored } from '../../../store/local.ts'

/** An army kept in this browser, as its code (HEX-103): it outlives changes of the roster and is checked when it is used. */
export interface SavedArmy {
  readonly name: string
  readonly code: string
}

const KEY = 'hexline.armies'
const MOST = 100
const LONGEST_NAME = 40

export const useSavedArmies = create<{ readonly list: readonly SavedArmy[] }>(() => ({
  list: savedArmiesIn(readStored(KEY)),
}))

/** Keeps an army under a name, in place of one that has it; false when the browser keeps nothing. */
export function saveArmy(name: string, units: readonly string[]): boolean {
  const army = { name: tidyName(name), code: writeArmyCode(units) }
  const { list } = useSavedArmies.getState()
  const place = list.findIndex((other) => other.name === army.name)
  return keep(place === -1 ? [army, ...list].slice(0, MOST) : list.with(place, army))
}

export function renameArmy(from: string, to: string): boolean {
  const name = tidyName(to)
  const { list } = useSavedArmies.getState()
  if (name === '' || list.some((army) => army.name === name && from !== name)) return false
  return keep(list.map((army) => (army.name === from ? { ...army, name } : army)))
}

/** Returns what was deleted, so that it can be put back. */
export function deleteArmy(name: string): readonly SavedArmy[] {
  const { list } = useSavedArmies.getState()
  keep(list.filter((army) => army.name !== name))
  return list
}

export function restoreArmies(list: readonly SavedArmy[]): void {
  keep(list)
}

export function tidyName(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
}

/** What was stored may be old or meddled with: entries that are no armies are passed over. */
export function savedArmiesIn(stored: unknown): readonly SavedArmy[] {
  if (!Array.isArray(stored)) return []
  const armies: SavedArmy[] = []
  for (const entry of stored.slice(0, MOST)) {
    if (typeof entry !== 'object' || entry === null) continue
    const { name, code } = entry as Record<string, unknown>
    if (typeof name !== 'string' || typeof code !== 'string' || tidyName(name) === '') continue
    if (readArmyCode(code).ok && !armies.some((army) => army.name === tidyName(name)))
      armies.push({ name: tidyName(name), code })
  }
  return armies
}

function keep(list: readonly SavedArmy[]): boolean {
  useSavedArmies.setState({ list })
  return writeStored(KEY, list)
}

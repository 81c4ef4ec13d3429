import { type CustomUnit, ROSTER, readCustomUnit } from '@tessera/hexline'
import { hashOf } from '@tessera/kernel'
import { readStored, writeStored } from '@tessera/ui/storage'
import { create } from 'zustand'

const KEY = 'hexline.units'
const MOST = 32

/** Custom units made in this browser; a match takes those that its set-up chooses. */
export const useCustomUnits = create<{ readonly list: readonly CustomUnit[] }>(() => ({
  list: customUnitsIn(readStored(KEY)),
}))

/** Keeps a unit, in place of the one with the id it had. False when the browser keeps nothing. */
export function keepUnit(unit: CustomUnit, before: string | null): boolean {
  const { list } = useCustomUnits.getState()
  const place = list.findIndex(({ id }) => id === (before ?? unit.id))
  return keep(place === -1 ? [...list, unit].slice(0, MOST) : list.with(place, unit))
}

/** Returns how to put it back where it was; units made since stay. */
export function dropUnit(id: string): () => void {
  const { list } = useCustomUnits.getState()
  const place = list.findIndex((unit) => unit.id === id)
  const unit = list[place]
  if (unit === undefined) return () => {}
  keep(list.toSpliced(place, 1))
  return () => {
    const now = useCustomUnits.getState().list
    if (!now.some((other) => other.id === id)) keep(now.toSpliced(place, 0, unit))
  }
}

/** Adds shared units whose ids are free. */
export function addUnits(units: readonly CustomUnit[]): void {
  const { list } = useCustomUnits.getState()
  const fresh = units.filter(({ id }) => !list.some((unit) => unit.id === id))
  if (fresh.length > 0) keep([...list, ...fresh].slice(0, MOST))
}

export interface Imported {
  /** The first of them, to be shown. */
  readonly first: string | null
  readonly text: string
}

/** Takes units in for editing: one that is here already stays as it is, another one of its id gets a new id. */
export function importUnits(units: readonly CustomUnit[]): Imported {
  const { list } = useCustomUnits.getState()
  const all = [...list]
  let first: string | null = null
  let added = 0
  for (const unit of units) {
    const same = all.find(({ id }) => id === unit.id)
    const here = same !== undefined && hashOf(same) === hashOf(unit)
    const id = here || same === undefined ? unit.id : freeId(unit.name, new Set(all.map((other) => other.id)))
    if (!here && all.length >= MOST) {
      return { first, text: `Only ${added} of ${units.length} were imported: at most ${MOST} custom units.` }
    }
    first ??= id
    if (here) continue
    all.push({ ...unit, id })
    keep(all.slice())
    added++
  }
  if (added === 0) return { first, text: units.length === 1 ? 'You have this unit already.' : 'You have them already.' }
  return { first, text: added === 1 ? 'One unit was imported.' : `${added} units were imported.` }
}

/** A free id: "Ash Giant" gives x_ash_giant, then x_ash_giant_2. */
export function freeId(name: string, taken: ReadonlySet<string>): string {
  const stem = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 20)
  const base = `x_${stem === '' ? 'unit' : stem}`
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}_${n}`
  return id
}

/** A first unit to change: the roster's plainest, under a name of its own. */
export function newUnit(taken: ReadonlySet<string>): CustomUnit {
  const { max_hp, damage, attack_range, armor, speed } = ROSTER.find(({ id }) => id === 'crossbowman') ?? {
    max_hp: 12,
    damage: 5,
    attack_range: 4,
    armor: 0,
    speed: 100,
  }
  const name = 'New Unit'
  return { id: freeId(name, taken), name, max_hp, damage, attack_range, armor, speed, abilities: [] }
}

export function customUnitsIn(stored: unknown): readonly CustomUnit[] {
  if (!Array.isArray(stored)) return []
  const units: CustomUnit[] = []
  for (const entry of stored.slice(0, MOST)) {
    const read = readCustomUnit(entry, new Set(units.map(({ id }) => id)))
    if (read.ok) units.push(read.value)
  }
  return units
}

function keep(list: readonly CustomUnit[]): boolean {
  useCustomUnits.setState({ list })
  return writeStored(KEY, list)
}

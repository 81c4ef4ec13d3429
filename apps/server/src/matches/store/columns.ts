import type { Json } from '@tessera/kernel'

/**
 * Plain data taken apart into columns: the values at the same place of things of the same kind, one behind the other. Written
 * so, many small things that are alike compress to half the size of their text. Returns JSON text.
 */
export function inColumns(value: Json): string {
  const places = new Map<string, Json[]>()
  const kinds = new Map<string, number>()
  write('', value)
  return JSON.stringify([[...kinds.keys()], [...places.keys()], [...places.values()]])

  function put(place: string, entry: Json): void {
    const column = places.get(place)
    if (column === undefined) places.set(place, [entry])
    else column.push(entry)
  }

  function write(place: string, of: Json): void {
    if (typeof of !== 'object' || of === null) put(place, of)
    else if (Array.isArray(of)) writeList(place, of)
    else writeFields(place, of as Fields)
  }

  function writeList(place: string, list: readonly Json[]): void {
    put(place, [list.length])
    for (const [index, entry] of list.entries()) write(entryPlace(place, list.length, index), entry)
  }

  function writeFields(place: string, fields: Fields): void {
    const names = Object.keys(fields).filter((name) => fields[name] !== undefined)
    if (names.length > 0 && names.every((name) => NUMBER.test(name))) {
      put(place, [names.length, NUMBERED])
      for (const name of names) {
        put(`${place}#`, Number(name))
        write(`${place}@`, fields[name] as Json)
      }
      return
    }
    const kind = JSON.stringify(names)
    const number = kinds.get(kind) ?? kinds.size
    kinds.set(kind, number)
    put(place, [number, NAMED])
    let within = place
    for (const name of names) {
      const field = fields[name] as Json
      write(`${within}.${name}`, field)
      if (name === 'type' && typeof field === 'string') within = `${place}:${field}`
    }
  }
}

/** The inverse of `inColumns`. */
export function fromColumns(text: string): Json {
  const [kinds, names, columns] = JSON.parse(text) as [string[], string[], Json[][]]
  const fieldNames = kinds.map((kind) => JSON.parse(kind) as string[])
  const places = new Map(names.map((name, index) => [name, { column: columns[index] ?? [], next: 0 }]))
  return read('')

  function take(place: string): Json {
    const found = places.get(place)
    const entry = found?.column[found.next]
    if (found === undefined || entry === undefined) throw new Error(`The column ${place} is too short`)
    found.next++
    return entry
  }

  function read(place: string): Json {
    const entry = take(place)
    if (!Array.isArray(entry)) return entry
    const [count, form] = entry as [number, number?]
    if (form === undefined) return Array.from({ length: count }, (_, index) => read(entryPlace(place, count, index)))
    if (form === NUMBERED)
      return Object.fromEntries(Array.from({ length: count }, () => [String(take(`${place}#`)), read(`${place}@`)]))
    let within = place
    const fields: [string, Json][] = []
    for (const name of fieldNames[count] ?? []) {
      const field = read(`${within}.${name}`)
      fields.push([name, field])
      if (name === 'type' && typeof field === 'string') within = `${place}:${field}`
    }
    return Object.fromEntries(fields)
  }
}

type Fields = Readonly<Record<string, Json | undefined>>

const NUMBERED = 0
const NAMED = 1
const NUMBER = /^(0|[1-9]\d{0,8})$/

/** Entries of short lists are told apart: a hex, a change. */
function entryPlace(place: string, length: number, index: number): string {
  return length <= 4 ? `${place}/${index}` : `${place}/`
}

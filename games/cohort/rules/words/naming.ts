import { type Named, type Said, textOfSaid } from '@tessera/words'
import { CULTURE_DATA } from '../content/cultures.ts'
import { mapOf } from '../content/maps.ts'
import { SUPPORT_DATA } from '../content/support.ts'
import { type CultureId, type MapId, tileName, type UnitKind } from '../content/terms.ts'
import { TROOP_DATA } from '../content/troops.ts'
import type { Area } from '../state.ts'
import { words } from './catalogue.ts'

/** What a unit is called: its default name in the reader's language, or the name its player gave it. */
export function unitName(name: string, kind: UnitKind): Said | string {
  if (kind === 'elite') return eliteName(name)
  if (kind === 'supplyTrain' || kind === 'administrators')
    return name === SUPPORT_DATA[kind].called ? words.said(`kind.${kind}`) : name
  const { called } =
    kind in SUPPORT_DATA ? SUPPORT_DATA[kind as keyof typeof SUPPORT_DATA] : TROOP_DATA[kind as keyof typeof TROOP_DATA]
  const [, n, rest] = /^(\d+)(?:st|nd|rd|th) (.+)$/.exec(name) ?? []
  if (n === undefined || rest !== called) return name
  return words.said(`called.${kind}`, { nth: words.said('ordinal', { n: Number(n) }) })
}

const ELITES: ReadonlyMap<string, CultureId> = new Map(
  Object.entries(CULTURE_DATA).map(([id, { elite }]) => [elite.name, id as CultureId]),
)

function eliteName(name: string): Said | string {
  const culture = ELITES.get(name)
  if (culture !== undefined) return words.said(`elite.${culture}`)
  return name === TYPE_OF_ELITE ? words.said('kind.elite') : name
}

const TYPE_OF_ELITE = 'Elite'

/** What an enemy is called whose own name is not known: its troop, or its elite's name. */
export function typeName(kind: UnitKind, type: string): Said | string {
  return kind === 'elite' ? eliteName(type) : words.said(`kind.${kind}`)
}

/** `X3 Cavalry`. */
export function contactName(handle: string, kind: UnitKind, type: string): Said {
  return words.said('contact', { handle, kind: { name: typeName(kind, type), seat: null } })
}

/** A name without a colour, for sentences and lists of plain text. */
export function uncoloured(name: Said | string): Named {
  return { name, seat: null }
}

export function pointName(map: MapId, index: number): Said | string {
  const point = mapOf({ map }).points[index]
  const key = `point.${point?.id}`
  return words.has(key) ? words.said(key) : (point?.name ?? '')
}

/** `Eastern woods (L–N, 15–18)`. */
export function areaName({ name, left, right, top, bottom }: Area): Said {
  return words.said('area', {
    name: regionName(name),
    columns: `${letter(left)}–${letter(right)}`,
    rows: `${top + 1}–${bottom + 1}`,
  })
}

export function regionName(name: string): Said | string {
  const key = `region.${name}`
  return words.has(key) ? words.said(key) : name
}

function letter(column: number): string {
  return tileName(column).charAt(0)
}

export function nameText({ name }: Named): string {
  return typeof name === 'string' ? name : textOfSaid(name)
}

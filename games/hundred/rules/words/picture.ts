import { scenarioOf } from '../config.ts'
import { TERRAIN_DATA } from '../content/terrain.ts'
import { covers } from '../rules/ground/field.ts'
import { zoneCovers } from '../rules/ground/zones.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView, OwnUnit, SeenUnit } from '../view/view.ts'
import { words } from './catalogue.ts'
import { metres, templateName } from './names.ts'

const CELL = 1000

/** The position as text: a sign for every metre, own units as letters a, b, …, others as A, B, …; then a line for each. */
export function picture(view: HundredView): string {
  const { w, h, terrain } = scenarioOf(view.config)
  const columns = Math.ceil(w / CELL)
  const rows = Math.ceil(h / CELL)
  const grid = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const x = column * CELL + CELL / 2
      const y = row * CELL + CELL / 2
      const patch = terrain.findLast((each) => covers(each, x, y))
      const zone = view.zones.find((each) => zoneCovers(each, x, y))
      if (zone !== undefined) return zone.burning > 0 ? '%' : zone.kind === 'oil' ? 'o' : '*'
      return patch === undefined ? ' ' : TERRAIN_DATA[patch.code].sign
    }),
  )
  const put = (x: number, y: number, sign: string): void => {
    const row = grid[Math.min(rows - 1, Math.floor(y / CELL))]
    if (row !== undefined) row[Math.min(columns - 1, Math.floor(x / CELL))] = sign
  }
  for (const thing of view.things)
    if (thing.x !== null && thing.y !== null) put(thing.x, thing.y, thing.kind === 'banner' ? '!' : ',')
  for (const marker of view.markers) if (!marker.gone) put(marker.x, marker.y, '?')
  view.enemies.forEach((unit, index) => {
    put(unit.x, unit.y, unit.woundState === 'down' ? '+' : letter(index, 65))
  })
  view.units.forEach((unit, index) => {
    if (!unit.health.fled)
      put(unit.position.x, unit.position.y, unit.health.woundState === 'down' ? '+' : letter(index, 97))
  })
  const lines = [
    view.tick > 0
      ? words.text('picture.tick', { turn: view.turn, limit: view.limit, tick: view.tick })
      : words.text('picture.turn', { turn: view.turn, limit: view.limit }),
    ...grid.map((row, index) => `${String(index).padStart(3)} |${row.join('')}|`),
  ]
  view.units.forEach((unit, index) => {
    lines.push(`${letter(index, 97)} ${ownLine(unit)}`)
  })
  view.enemies.forEach((unit, index) => {
    lines.push(`${letter(index, 65)} ${seenLine(unit)}`)
  })
  for (const { id, template, turn, x, y, gone } of view.markers) {
    const seen = words.text('picture.marker', { turn, x: metres(x), y: metres(y) })
    lines.push(`? ${unitName(id)} ${templateName(template)}: ${seen}${gone ? `, ${words.text('picture.gone')}` : ''}`)
  }
  return lines.join('\n')
}

function letter(index: number, first: number): string {
  return String.fromCharCode(first + (index % 26))
}

function ownLine({ id, faction, position, health, moraleState, actionPoints, stamina, weapon }: OwnUnit): string {
  const name = `${unitName(id)} ${templateName(faction.template)}`
  if (health.fled) return `${name}: ${words.text('picture.fled')}`
  if (health.woundState === 'down') return `${name}: ${words.text('picture.down')}`
  const { woundState } = health
  const { state } = moraleState
  const line = words.text('picture.own', {
    hp: health.current,
    most: health.max,
    ap: actionPoints.current,
    stamina: stamina.current,
    x: metres(position.x),
    y: metres(position.y),
    weapon: words.said(`weapon.${weapon.list[weapon.readied] ?? 'unarmed'}`),
  })
  const states = [
    ...(woundState === 'healthy' ? [] : [words.text(`wound.${woundState}`)]),
    ...(state === 'steady' ? [] : [words.text(`morale.${state}`)]),
  ]
  return [`${name}: ${line}`, ...states].join(', ')
}

function seenLine({ id, template, hp, max, x, y, woundState, morale, weapon }: SeenUnit): string {
  const name = `${unitName(id)} ${templateName(template)}`
  if (woundState === 'down') return `${name}: ${words.text('picture.down')}`
  const place = { x: metres(x), y: metres(y) }
  const line = words.text('picture.seen', { hp, most: max, ...place, weapon: words.said(`weapon.${weapon}`) })
  return `${name}: ${line}${morale === 'steady' ? '' : `, ${words.text(`morale.${morale}`)}`}`
}

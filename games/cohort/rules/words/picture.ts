import { seatCalled } from '@tessera/kernel'
import { SIDE, TERRAINS, TILES, tileName } from '../content/terms.ts'
import { TERRAIN_DATA } from '../content/terrain.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { areaText } from '../rules/ground/sight.ts'
import { type CohortView, maskHas } from '../view/view.ts'

/** The position as text: own units by number, contacts as X; ground out of sight between dots, plains there left blank. */
export function picture(view: CohortView): string {
  const { base } = fieldOf(view.config)
  const signs = Array.from(base, (code) => TERRAIN_DATA[TERRAINS[code] ?? 'plains'].sign)
  for (const { tile, terrain } of view.structures) signs[tile] = TERRAIN_DATA[terrain].sign
  const plains = TERRAIN_DATA.plains.sign
  const cells = signs.map((sign, tile) =>
    maskHas(view.seen, tile) ? ` ${sign} ` : sign === plains ? '   ' : `·${sign}·`,
  )
  for (const contact of view.contacts) {
    if (contact.state === 'confirmed') cells[contact.tile] = `X${contact.handle}`.padEnd(3)
    if (contact.state === 'remembered') cells[contact.tile] = `x${contact.handle}`.padEnd(3)
  }
  for (const unit of view.units) if (unit.tile >= 0 && unit.tile < TILES) cells[unit.tile] = `#${unit.id}`.padEnd(3)
  const lines = [`    ${Array.from({ length: SIDE }, (_, column) => String.fromCharCode(65 + column)).join('  ')}`]
  for (let row = 0; row < SIDE; row++)
    lines.push(`${String(row + 1).padStart(2)} ${cells.slice(SIDE * row, SIDE * row + SIDE).join('')}`)
  lines.push(
    `Turn ${view.turn} of ${view.limit}, ${view.weather.replace('_', ' ')}; score ${view.seats[0].score} : ${view.seats[1].score}`,
  )
  lines.push(...pointLines(view))
  for (const unit of view.units)
    lines.push(
      `#${unit.id} ${unit.name}: ${unit.men}/${unit.full} men, morale ${unit.morale}, ${tileName(unit.tile)} facing ${unit.facing}, ${unit.formation}${unit.routing ? ', routing' : ''}`,
    )
  for (const contact of view.contacts)
    lines.push(
      `X${contact.handle} ${contact.type}: ~${contact.strength} at ${tileName(contact.tile)}, ${contact.state} (turn ${contact.turn})`,
    )
  for (const area of view.areas) lines.push(`Unknown force: ${areaText(area)}`)
  return lines.join('\n')
}

/** Who holds what, and for how long both have held enough (COH-11.2). */
function pointLines(view: CohortView): string[] {
  const { points, hold } = fieldOf(view.config).map
  const holders = points.map(({ name, tiles }, index) => {
    const holder = view.points[index]?.controller ?? null
    return `${name} (${tileName(tiles[0] ?? 0)}): ${holder === null ? 'nobody' : seatCalled(view.to, holder)}`
  })
  const [first, second] = view.seats
  return [`${holders.join(', ')}; held ${first.hold} : ${second.hold} of ${hold.turns} turns`]
}

import type { Effect } from '../../content/ability.ts'
import type { Unit, Zone } from '../../state.ts'
import { within } from '../board.ts'
import { surroundStat, surroundStatus, surroundTag } from '../columns.ts'
import { alive, type Field } from '../field.ts'
import { castingOf, runEffects, sourceOfZone } from './effects.ts'

const NOTHING: readonly Effect[] = []

/** GB-216: what zones do to a unit as long as it stands in them. */
export function zoneStays(field: Field, unit: Unit, kind: Effect['do']): readonly Effect[] {
  const { zones } = field.battle
  if (unit.cell < 0) return NOTHING
  let found: Effect[] | null = null
  for (const zone of zones) {
    if (zone.on !== 'stay' || !affects(zone, unit)) continue
    for (const effect of zoneEffects(field, zone))
      if (effect.do === kind) {
        found ??= []
        found.push(effect)
      }
  }
  return found ?? NOTHING
}

/** Asked only of those on the board. */
function affects(zone: Zone, unit: Unit): boolean {
  if (!within(zone.radius, zone.cell, unit.cell)) return false
  return zone.whom === 'both' || (zone.whom === 'allies') === (zone.side === unit.side)
}

/** Its effects, in the content where its source has them. */
function zoneEffects(field: Field, zone: Zone): readonly Effect[] {
  const colon = zone.source.indexOf(':')
  const kind = zone.source.slice(0, colon)
  const id = zone.source.slice(colon + 1)
  const ability = kind === 'spell' ? field.content.spells.get(id) : field.content.abilities.get(id)
  if (ability === undefined) throw new Error(`A zone comes from ${zone.source}, which does not exist`)
  if (kind === 'relic') return ability.effects
  for (const effect of ability.effects) if (effect.do === 'zone') return effect.effects
  return NOTHING
}

/** GB-216: `turn` at the unit's U4, `enter` when it comes in; a trap goes off once. The same id reaches a unit once a round. */
export function fireZones(field: Field, unit: Unit, on: 'enter' | 'turn', from: number): void {
  const { zones } = field.battle
  for (const zone of [...zones]) {
    if (zone.on !== on || !alive(unit) || !affects(zone, unit)) continue
    if (on === 'enter' && within(zone.radius, zone.cell, from)) continue
    if (on === 'turn') {
      if (unit.reached.includes(zone.source)) continue
      unit.reached.push(zone.source)
    }
    if (zone.once) {
      zones.splice(zones.indexOf(zone), 1)
      field.tell?.({ type: 'zone_expired', auraId: zone.source, cell: zone.cell })
    }
    runEffects(field, zoneEffects(field, zone), castingOf(sourceOfZone(zone), [unit], null))
  }
}

/** Puts a zone down; the same one on the same cell begins anew. */
export function addZone(field: Field, zone: Zone, carrierId: number): void {
  const { zones } = field.battle
  const known = zones.find(
    (other) => other.source === zone.source && other.side === zone.side && other.cell === zone.cell,
  )
  if (known !== undefined) known.rounds = zone.rounds
  else {
    zones.push(zone)
    noteZone(field, zone)
  }
  field.tell?.({
    type: zone.source.startsWith('relic:') ? 'relic_aura_created' : 'zone_created',
    auraId: zone.source,
    carrierId,
    cell: zone.cell,
    radius: zone.radius,
    duration: zone.rounds,
  })
}

/** R4: zones and relics count down. */
export function expireZones(field: Field): void {
  const { zones } = field.battle
  for (const zone of [...zones]) {
    zone.rounds--
    if (zone.rounds > 0) continue
    zones.splice(zones.indexOf(zone), 1)
    field.tell?.({
      type: zone.source.startsWith('relic:') ? 'relic_aura_expired' : 'zone_expired',
      auraId: zone.source,
      cell: zone.cell,
    })
  }
}

/** Lets the field know what a zone may give to those who stand in it. */
export function noteZone(field: Field, zone: Zone): void {
  if (zone.on !== 'stay') return
  for (const effect of zoneEffects(field, zone)) {
    if (effect.do === 'modify') surroundStat(field, effect.stat, zone.side, zone.whom)
    else if (effect.do === 'status') surroundStatus(field, effect.id, zone.side, zone.whom)
    else if (effect.do === 'tag') surroundTag(field, effect.tag)
  }
}

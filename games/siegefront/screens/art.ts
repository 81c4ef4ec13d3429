import type { Formation, Status, Terrain, Unit, Weather } from '@tessera/siegefront'
import {
  ABILITY_ICONS,
  CARD_ICONS,
  FACE_ICONS,
  FORGED_ICONS,
  FORMATION_ICONS,
  STATUS_ICONS,
  TERRAIN_ICONS,
  WEATHER_ICONS,
} from './icons.ts'

/** The picture of a card; every card has its own. A forged one is known by its noun: "Raging Ram Crew". */
export function cardIcon(key: string, forgedName?: string): string {
  if (forgedName !== undefined) return FORGED_ICONS[underscored(forgedName.split(' ').slice(1).join(' '))] ?? 'shield'
  return CARD_ICONS[underscored(key)] ?? 'shield'
}

export function unitIcon(unit: Pick<Unit, 'card' | 'forged'>): string {
  return unit.forged === null ? cardIcon(unit.card) : cardIcon(unit.card, unit.forged.name)
}

export function abilityIcon(key: string): string {
  return ABILITY_ICONS[underscored(key)] ?? 'scroll-unfurled'
}

export function statusIcon(status: Status): string {
  return STATUS_ICONS[status]
}

export function terrainIcon(terrain: Terrain): string {
  return TERRAIN_ICONS[terrain]
}

export function weatherIcon(weather: Weather): string {
  return WEATHER_ICONS[weather]
}

export function formationIcon(formation: Formation): string {
  return FORMATION_ICONS[formation]
}

/** The face of a bot's personality. */
export function faceIcon(personality: string): string {
  return FACE_ICONS[personality] ?? FACE_ICONS['marshal'] ?? 'warlord-helmet'
}

function underscored(key: string): string {
  return key.toLowerCase().replaceAll(/[- ]/g, '_')
}

import type { SiegefrontEvent } from '@tessera/siegefront'
import { cardLine } from './card-lines.ts'
import { combatLine, effectLine } from './combat-lines.ts'
import type { EventLine, LineContext } from './line-parts.ts'
import { turnLine } from './turn-lines.ts'

/** SGF-1905: an event in a sentence a player would say, with every draw and modifier behind it; null where another line says it. */
export function eventLine(event: SiegefrontEvent, context: LineContext): EventLine | null {
  switch (event.type) {
    case 'match_started':
    case 'turn_started':
    case 'turn_ended':
    case 'weather_changed':
    case 'terrain_changed':
    case 'formation_changed':
    case 'control_changed':
    case 'match_ended':
      return turnLine(event, context)
    case 'mulligan_done':
    case 'card_drawn':
    case 'deck_empty':
    case 'charge_gained':
    case 'card_forged':
    case 'mana_changed':
    case 'unit_entered':
    case 'unit_moved':
    case 'unit_displaced':
      return cardLine(event, context)
    case 'blow':
    case 'castle_hit':
    case 'damage':
    case 'healed':
    case 'castle_healed':
    case 'unit_died':
    case 'unit_returned':
      return combatLine(event, context)
    case 'ability':
    case 'status_added':
    case 'status_removed':
    case 'stat_changed':
      return effectLine(event, context)
    case 'attack_declared':
      return null
  }
}

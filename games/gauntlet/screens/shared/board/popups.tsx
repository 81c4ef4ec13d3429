import { type DuelEvent, type DuelView, PRINTED, type SideIndex } from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { BOARD_WIDTH, placeOf } from './places.ts'

export interface Popup {
  readonly id: number
  readonly text: string
  readonly tone: 'harm' | 'heal' | 'magic' | 'resolve' | 'plain' | 'shout'
}

/**
 * GB-1302: what rises over units in one beat; words before numbers, and at most three over one of them. Where a blow falls, only
 * those it touches speak: what its news does to everybody else stands in the log.
 */
export function popupsOf(events: readonly DuelEvent[]): readonly Popup[] {
  const popups = events.flatMap((event) => (isHearsay(event) ? [] : popupOf(event)))
  const count = new Map<number, number>()
  return popups.filter(({ id }) => {
    const before = count.get(id) ?? 0
    count.set(id, before + 1)
    return before < MOST
  })
}

/** Resolve that is lost or gained because of what happened to others. */
function isHearsay(event: DuelEvent): boolean {
  return event.type === 'resolve_changed' && HEARSAY.has(event.cause) && !event.held
}

const HEARSAY: ReadonlySet<string> = new Set(['ally_died', 'kill', 'witness_burning', 'recovery'])
const MOST = 3
/** A change of Resolve that is worth a word. */
const NOTED_RESOLVE = 8

function popupOf(event: DuelEvent): readonly Popup[] {
  const shout = (id: number, text: string): Popup => ({ id, text, tone: 'shout' })
  switch (event.type) {
    case 'attack': {
      if (event.landed === 0) return [{ id: event.targetId, text: 'Miss', tone: 'plain' }]
      const side = event.arc === 'front' ? [] : [shout(event.targetId, event.arc === 'rear' ? 'Backstab' : 'Flanked')]
      const critical = event.critRoll !== null && event.critRoll <= event.critChance ? ' critical' : ''
      return [...side, { id: event.targetId, text: `−${event.damage}${critical}`, tone: 'harm' }]
    }
    case 'charge_impact':
      return [shout(event.attackerId, `+${event.momentumBonus}% momentum`)]
    case 'charge_cancelled':
      return [
        shout(event.unitId, event.reason === 'stopped' || event.reason === 'disrupted' ? 'Stopped' : 'Charge lost'),
      ]
    case 'hard_intercept':
    case 'soft_intercept':
    case 'sticky_intercept':
      return [shout(event.targetId, event.movementStopped ? 'Intercepted' : 'Caught')]
    case 'counter_charge':
      return [shout(event.interceptorId, 'Counter-charge')]
    case 'spear_wall_counter':
      return [shout(event.spearmanId, 'Spear wall')]
    case 'overwatch':
      return event.suppressed ? [shout(event.targetId, 'Suppressed')] : []
    case 'contagion_spread':
      return event.spread ? [shout(event.targetId, 'Spread')] : []
    case 'death_spread':
      return [shout(event.targetId, 'Spread')]
    case 'formation_broken':
      return [shout(event.unitId, 'Formation broken')]
    case 'out_of_ammo':
      return [shout(event.unitId, 'Out of shots')]
    case 'armor_shredded':
      return [{ id: event.targetId, text: `−${event.shredAmount} armour`, tone: 'plain' }]
    case 'hp_changed':
      return event.amount > 0 ? [{ id: event.unitId, text: `+${event.amount}`, tone: 'heal' }] : []
    case 'contagion_damage':
      return [{ id: event.unitId, text: `−${event.damage}`, tone: 'magic' }]
    case 'crumble_damage':
      return [{ id: event.unitId, text: `−${event.damage} crumbles`, tone: 'magic' }]
    case 'resolve_changed':
      if (event.held) return [{ id: event.unitId, text: 'Holds', tone: 'resolve' }]
      if (event.amount > -NOTED_RESOLVE && event.amount < NOTED_RESOLVE) return []
      return [
        {
          id: event.unitId,
          text: `Resolve ${event.amount > 0 ? `+${event.amount}` : `−${-event.amount}`}`,
          tone: 'resolve',
        },
      ]
    case 'unit_died':
      return [shout(event.unitId, 'Falls')]
    case 'unit_retreating':
      return [{ id: event.unitId, text: 'Flees', tone: 'resolve' }]
    case 'unit_crumbling':
      return [{ id: event.unitId, text: 'Crumbles', tone: 'resolve' }]
    case 'unit_rallied':
      return [{ id: event.unitId, text: 'Rallies', tone: 'heal' }]
    case 'unit_revived':
      return [{ id: event.unitId, text: 'Rises again', tone: 'heal' }]
    case 'status_applied':
      return [{ id: event.unitId, text: capital(event.id.replaceAll('_', ' ')), tone: 'magic' }]
    case 'ability_triggered': {
      const name = PRINTED.abilities.get(event.abilityId)?.name
      return name === undefined ? [] : [{ id: event.unitId, text: name, tone: 'magic' }]
    }
    case 'spell_cast': {
      const name = PRINTED.spells.get(event.spellId)?.name ?? PRINTED.abilities.get(event.spellId)?.name
      return event.casterId === 0 || name === undefined ? [] : [{ id: event.casterId, text: name, tone: 'magic' }]
    }
    default:
      return []
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface PopupsProps {
  readonly popups: readonly Popup[]
  readonly view: DuelView
  readonly below: SideIndex
}

/** How far a rising word is from the next. */
const RISE = 17
/** Half the width of a letter, about. */
const LETTER = 4.2

export interface PlacedPopup extends Popup {
  readonly x: number
  readonly y: number
}

/** Where each word stands: over its unit, and higher where another word is already. */
export function placePopups(
  popups: readonly Popup[],
  spot: (id: number) => { x: number; y: number } | null,
): PlacedPopup[] {
  const placed: PlacedPopup[] = []
  for (const popup of popups) {
    const at = spot(popup.id)
    if (at === null) continue
    const room = popup.text.length * LETTER
    const x = Math.max(room, Math.min(BOARD_WIDTH - room, at.x))
    const isFree = (y: number): boolean =>
      placed.every(
        (other) => Math.abs(other.y - y) >= RISE || Math.abs(other.x - x) >= room + other.text.length * LETTER,
      )
    let y = Math.max(TOP, at.y - 30)
    while (y - RISE >= TOP && !isFree(y)) y -= RISE
    // At the upper edge the only way is down.
    while (!isFree(y)) y += RISE
    placed.push({ ...popup, x, y })
  }
  return placed
}

const TOP = 12

export function Popups({ popups, view, below }: PopupsProps): ReactNode {
  const placed = placePopups(popups, (id) => {
    const unit = view.battle?.units[id - 1]
    const cell = unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
    return cell < 0 ? null : placeOf(cell, below)
  })
  return placed.map(({ text, tone, x, y }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a popup is its place
    <text key={place} x={x} y={y} className={`popup ${tone}`}>
      {text}
    </text>
  ))
}

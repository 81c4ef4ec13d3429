import { type DuelEvent, type DuelView, PRINTED, type SideIndex } from '@tessera/gauntlet'
import type { ReactNode } from 'react'
import { BOARD_WIDTH, placeOf } from './places.ts'

export interface Popup {
  readonly id: number
  readonly text: string
  readonly tone: 'harm' | 'heal' | 'magic' | 'resolve' | 'plain' | 'shout'
}

/** GB-1302: what rises over units in one beat; words before numbers, and at most three over one of them. */
export function popupsOf(events: readonly DuelEvent[]): readonly Popup[] {
  const popups = events.flatMap(popupOf)
  const count = new Map<number, number>()
  return popups.filter(({ id }) => {
    const before = count.get(id) ?? 0
    count.set(id, before + 1)
    return before < MOST
  })
}

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

export function Popups({ popups, view, below }: PopupsProps): ReactNode {
  const height = new Map<number, number>()
  return popups.map(({ id, text, tone }, place) => {
    const unit = view.battle?.units[id - 1]
    const cell = unit === undefined ? -1 : unit.cell >= 0 ? unit.cell : unit.fell
    if (cell < 0) return null
    const { x, y } = placeOf(cell, below)
    const step = height.get(cell) ?? 0
    height.set(cell, step + 1)
    const room = text.length * 4.2
    return (
      <text
        // biome-ignore lint/suspicious/noArrayIndexKey: a popup is its place
        key={place}
        x={Math.max(room, Math.min(BOARD_WIDTH - room, x))}
        y={Math.max(12, y - 30 - step * RISE)}
        className={`popup ${tone}`}
      >
        {text}
      </text>
    )
  })
}

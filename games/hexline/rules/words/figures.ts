import type { HexlineEvent } from '../events.ts'
import type { HexlineView } from '../view/view.ts'
import { labelOf, nameOf, place } from './naming.ts'

/** One row of an opened log line: what, and its number. */
export interface Figure {
  readonly label: string
  readonly value: string
}

/** The arithmetic behind an event, in the order in which it is done; empty where there is nothing to add up. */
export function arithmetic(event: HexlineEvent, view: HexlineView): readonly Figure[] {
  switch (event.type) {
    case 'attack':
      return [
        ...drawn('Target drawn', event.draw, event.candidates),
        figure('Damage', event.damage),
        ...(event.boost === 0 ? [] : [figure('Boost', signed(event.boost))]),
        figure('Amount', event.amount),
      ]
    case 'damage': {
      const { base, own, aura } = event.armor_parts
      return [
        figure('Amount', event.amount),
        figure('Armour', lessened(base)),
        ...(own === 0 ? [] : [figure('Armour of its own ability', lessened(own))]),
        ...(aura === 0 ? [] : [figure('Armour from auras', lessened(aura))]),
        figure('Dealt', event.dealt),
        life(view, event.unit, event.hp === 0 ? null : event.hp + event.dealt, event.hp),
      ]
    }
    case 'blocked':
      return [figure('Amount', event.amount), figure('Blocked this round', `${event.used} of ${event.of}`)]
    case 'ability':
      return [
        ...(event.candidates.length > 0 ? drawn('Target drawn', event.draw, event.candidates) : []),
        figure('Units chosen', event.targets.length),
        ...(event.value > 0 ? [figure('Value', event.value)] : []),
      ]
    case 'charge':
      return [figure('Charge', `${event.count} of ${event.of}`)]
    case 'speed_roll':
      return [figure('Rolled, of 100', event.roll), figure('Needs less than', event.need)]
    case 'move':
      return [
        figure('From', place(event.from)),
        figure('To', place(event.to)),
        ...(event.goal === 0
          ? []
          : [figure('Walks towards', labelOf(view, event.goal)), figure('Steps left', event.path_left)]),
      ]
    case 'undying':
      return [figure('Price', lessened(event.cost)), figure('Damage', `${event.damage + event.cost} → ${event.damage}`)]
    case 'executed':
      return [figure('Executes at', `${event.threshold} or less`)]
    case 'heal':
      return [figure('Healed', signed(event.amount)), life(view, event.unit, event.hp - event.amount, event.hp)]
    case 'fortify':
      return [
        figure('Gained', signed(event.amount)),
        life(view, event.unit, event.hp - event.amount, event.hp),
        figure('Most', `${event.max_hp - event.amount} → ${event.max_hp}`),
      ]
    case 'sunder':
      return [
        figure('Taken', lessened(event.amount)),
        figure('Armour', `${event.armor + event.amount} → ${event.armor}`),
      ]
    case 'ramp':
    case 'vengeance':
      return [
        figure('Gained', signed(event.amount)),
        figure('Damage', `${event.damage - event.amount} → ${event.damage}`),
      ]
    case 'push':
    case 'retreat':
    case 'shadowstep':
      return [figure('From', place(event.from)), figure('To', place(event.to))]
    case 'freeze':
      return [figure('Turns to skip', event.turns)]
    case 'silence':
      return [figure('Turns silenced', event.turns)]
    case 'frozen_skip':
    case 'silence_tick':
      return [figure('Turns left', event.left)]
    case 'battle_end':
      return [figure('Rounds', event.rounds), figure('Steps', event.steps), figure('Left', event.survivors.length)]
    default:
      return []
  }
}

function figure(label: string, value: number | string): Figure {
  return { label, value: typeof value === 'number' ? String(value).replace('-', '−') : value }
}

/** Draws count from 0 as the dice do; people count from 1. */
function drawn(label: string, draw: number | null, candidates: readonly number[]): readonly Figure[] {
  return candidates.length > 1 ? [figure(`${label}, of ${candidates.length}`, (draw ?? 0) + 1)] : []
}

function life(view: HexlineView, unit: number, before: number | null, after: number): Figure {
  return figure(`${nameOf(view, unit)}, life`, before === null ? `${after}, fallen` : `${before} → ${after}`)
}

function signed(amount: number): string {
  return amount < 0 ? `− ${-amount}` : `+ ${amount}`
}

function lessened(amount: number): string {
  return amount < 0 ? `+ ${-amount}` : `− ${amount}`
}

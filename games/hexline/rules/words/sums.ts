import type { SumRow } from '@tessera/words'
import type { HexlineEvent } from '../events.ts'
import type { Hex } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { type PlainKey, words } from './catalogue.ts'
import { namedPiece, pieceName, place } from './naming.ts'
import { ruleOf } from './rule.ts'
import type { AttackEvent, Telling } from './telling.ts'

/** The arithmetic behind an event, in the order in which it is done, and the rule that says so. */
export function sumOf(event: HexlineEvent, { view, attack }: Telling): readonly SumRow[] {
  const blow = (event.type === 'damage' || event.type === 'blocked') && event.kind === 'attack' && attack !== null
  return [
    ...(blow ? attackRows(attack) : []),
    ...rowsOf(event, view, blow),
    { name: words.text('sum.rule'), value: ruleOf(event), to: `/rules/hexline#${ruleOf(event)}` },
  ]
}

function rowsOf(event: HexlineEvent, view: HexlineView, afterAttack: boolean): readonly SumRow[] {
  switch (event.type) {
    case 'armies_revealed':
      return [
        row('sum.west', armyText(event.west.length, event.costs[0])),
        row('sum.east', armyText(event.east.length, event.costs[1])),
        row('sum.rows', event.rows),
      ]
    case 'battle_start': {
      const west = event.units.filter(({ side }) => side === 1).length
      return [row('sum.west', west), row('sum.east', event.units.length - west), row('sum.rows', event.rows)]
    }
    case 'round_start':
      return [
        row('sum.order', event.order.map((id) => `#${id}`).join(' ')),
        ...(event.stale > 0 ? [row('sum.unchanged', event.stale)] : []),
      ]
    case 'turn_start':
      return [row('sum.place', event.slot + 1)]
    case 'attack':
      return [...attackRows(event), row('sum.amount', event.amount), ...way(event.from, event.at)]
    case 'damage': {
      const { base, own, aura } = event.armor_parts
      return [
        ...(afterAttack ? [] : [row('sum.amount', event.amount)]),
        row('sum.armour', lessened(base)),
        ...(own === 0 ? [] : [row('sum.ownArmour', lessened(own))]),
        ...(aura === 0 ? [] : [row('sum.auraArmour', lessened(aura))]),
        { ...row('sum.dealt', event.dealt), total: true },
        lifeRow(view, event.unit, event.hp === 0 ? null : event.hp + event.dealt, event.hp),
      ]
    }
    case 'blocked':
      return [row('sum.amount', event.amount), row('sum.blocked', partOf(event.used, event.of))]
    case 'ability':
      return [...drawnRow(event.draw, event.candidates), ...(event.value > 0 ? [row('sum.value', event.value)] : [])]
    case 'charge':
      return [row('sum.charge', partOf(event.count, event.of))]
    case 'queued':
      return way(event.entry.source_pos, event.entry.pos)
    case 'speed_roll':
      return [row('sum.rolled', event.roll), row('sum.needs', event.need)]
    case 'move':
      return [
        ...way(event.from, event.to),
        ...(event.goal === 0
          ? []
          : [row('sum.walksTowards', pieceName(view, event.goal)), row('sum.stepsLeft', event.path_left)]),
      ]
    case 'undying':
      return [row('sum.price', lessened(event.cost)), change('sum.damage', event.damage + event.cost, event.damage)]
    case 'executed':
      return [row('sum.executesAt', words.text('sum.orLess', { life: event.threshold }))]
    case 'heal':
      return [row('sum.healed', signed(event.amount)), lifeRow(view, event.unit, event.hp - event.amount, event.hp)]
    case 'fortify':
      return [
        row('sum.gained', signed(event.amount)),
        lifeRow(view, event.unit, event.hp - event.amount, event.hp),
        change('sum.mostLife', event.max_hp - event.amount, event.max_hp),
      ]
    case 'sunder':
      return [row('sum.taken', lessened(event.amount)), change('sum.armour', event.armor + event.amount, event.armor)]
    case 'ramp':
    case 'vengeance':
      return [row('sum.gained', signed(event.amount)), change('sum.damage', event.damage - event.amount, event.damage)]
    case 'push':
      return [...way(event.from, event.to), ...stopRow(event.stopped_by, view)]
    case 'retreat':
    case 'shadowstep':
      return way(event.from, event.to)
    case 'death':
      return [row('sum.at', place(event.at))]
    case 'freeze':
      return [row('sum.turnsToSkip', event.turns)]
    case 'silence':
      return [row('sum.turnsSilenced', event.turns)]
    case 'frozen_skip':
    case 'silence_tick':
      return [row('sum.turnsLeft', event.left)]
    case 'summon':
      return [
        row('sum.at', place(event.at)),
        row('sum.acts', words.text(event.acts_now ? 'sum.thisRound' : 'sum.nextRound')),
      ]
    case 'battle_end':
      return [row('sum.rounds', event.rounds), row('sum.steps', event.steps), row('sum.left', event.survivors.length)]
    default:
      return []
  }
}

/** Draws count from 0 as the dice do; people count from 1. */
function drawnRow(draw: number | null, candidates: readonly number[]): readonly SumRow[] {
  if (candidates.length < 2) return []
  return [{ name: words.text('sum.drawn', { count: candidates.length }), value: String((draw ?? 0) + 1) }]
}

function attackRows({ draw, candidates, damage, boost }: AttackEvent): readonly SumRow[] {
  return [
    ...drawnRow(draw, candidates),
    row('sum.damage', damage),
    ...(boost === 0 ? [] : [row('sum.boost', signed(boost))]),
  ]
}

function way(from: Hex, to: Hex): readonly SumRow[] {
  return [row('sum.from', place(from)), row('sum.to', place(to))]
}

function stopRow(by: 'none' | 'edge' | number, view: HexlineView): readonly SumRow[] {
  if (by === 'none') return []
  return [row('sum.stoppedBy', by === 'edge' ? words.text('sum.edge') : pieceName(view, by))]
}

function lifeRow(view: HexlineView, unit: number, before: number | null, after: number): SumRow {
  return {
    name: words.text('sum.life', { unit: namedPiece(view, unit) }),
    value:
      before === null
        ? words.text('sum.fallen', { life: after })
        : words.text('sum.change', { from: before, to: after }),
  }
}

function row(label: PlainKey, value: number | string): SumRow {
  return { name: words.text(label), value: typeof value === 'number' ? String(value).replace('-', '−') : value }
}

function change(label: PlainKey, from: number, to: number): SumRow {
  return row(label, words.text('sum.change', { from, to }))
}

function partOf(part: number, whole: number): string {
  return words.text('sum.of', { part, whole })
}

function armyText(units: number, points: number): string {
  return words.text('sum.cost', {
    units: words.said('count.units', { n: units }),
    points: words.said('count.points', { n: points }),
  })
}

function signed(amount: number): string {
  return amount < 0 ? `− ${-amount}` : `+ ${amount}`
}

function lessened(amount: number): string {
  return signed(-amount)
}

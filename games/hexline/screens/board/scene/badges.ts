import { abilitiesOf, blocksOf, catalogOf, type HexlineView, type Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Badge } from '@tessera/table'
import { STATUS_ICONS } from '../../icons.ts'

/** What a piece carries besides its life, most urgent first: the plate shows three and counts the rest (HEX-183). */
export function badgesOf(view: HexlineView, unit: Unit): readonly Badge[] {
  const badges: Badge[] = []
  const type = catalogOf(view.config).type(unit.type)
  if (unit.frozen_turns > 0) badges.push({ tone: 'status', icon: STATUS_ICONS.frozen })
  if (unit.silenced_turns > 0) badges.push({ tone: 'magic', icon: STATUS_ICONS.silenced })
  if (unit.ready_triggered || (unit.turns_taken > 0 && !unit.has_acted)) {
    badges.push({ tone: 'status', icon: STATUS_ICONS.ready })
  }
  const damage = unit.damage - (type?.damage ?? unit.damage)
  if (damage !== 0) badges.push({ tone: damage > 0 ? 'gain' : 'loss', text: signed(damage) })
  const armour = unit.armor - (type?.armor ?? unit.armor)
  if (armour !== 0) badges.push({ tone: armour > 0 ? 'gain' : 'loss', icon: STATUS_ICONS.sundered })
  if (blocksOf(view, unit).left > 0) badges.push({ tone: 'status', icon: STATUS_ICONS.block })
  const charging = unit.charges.some((count) => count > 0)
  if (charging) badges.push({ tone: 'status', text: chargeText(view, unit) })
  return badges
}

/** The same in words, for those who do not see badges. */
export function stateWords(view: HexlineView, unit: Unit): string {
  const type = catalogOf(view.config).type(unit.type)
  const blocks = blocksOf(view, unit).left
  const damage = unit.damage - (type?.damage ?? unit.damage)
  const armour = unit.armor - (type?.armor ?? unit.armor)
  return [
    unit.frozen_turns > 0 ? words.text('rise.frozen', { turns: unit.frozen_turns }) : '',
    unit.silenced_turns > 0 ? words.text('rise.silenced', { turns: unit.silenced_turns }) : '',
    unit.ready_triggered || (unit.turns_taken > 0 && !unit.has_acted) ? words.text('state.actsAgain') : '',
    damage === 0 ? '' : words.text('state.damage', { change: signed(damage) }),
    armour === 0 ? '' : words.text('state.armour', { change: signed(armour) }),
    blocks > 0 ? words.text('state.blocks', { n: blocks }) : '',
    unit.charges.some((count) => count > 0) ? words.text('state.charge', { charge: chargeText(view, unit) }) : '',
  ]
    .filter((word) => word !== '')
    .join(', ')
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

function chargeText(view: HexlineView, unit: Unit): string {
  const place = unit.charges.findIndex((count) => count > 0)
  return `${unit.charges[place] ?? 0}/${abilitiesOf(view, unit)[place]?.charge ?? 1}`
}

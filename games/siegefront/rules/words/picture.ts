import { capital, seatDoes, seatOwning } from '@tessera/kernel'
import { controller, SIZE, unitAt } from '../rules/field/board.ts'
import { formationOf } from '../rules/field/formation.ts'
import { pairOf } from '../state.ts'
import type { SiegefrontView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { unitText } from './names.ts'

/** The board as text, seen from the viewer's castle at the bottom. */
export function picture(view: SiegefrontView): string {
  const below = view.to === 1 ? 1 : 0
  const rows = below === 0 ? [2, 1, 0] : [0, 1, 2]
  const lines = [castleLine(view, 1 - below), RULE]
  for (const y of rows) lines.push(...rowLines(view, y), RULE)
  lines.push(castleLine(view, below), `Turn ${view.turn} of ${view.config.turnLimit}, ${weatherWords(view)}`)
  const control = controller(view)
  if (control !== null) lines.push(`${capital(seatDoes(view.to, control, 'controls', 'control'))} the middle row`)
  const own = view.to === 'spectator' ? null : pairOf(view.seats, view.to)
  if (own?.hand) lines.push(`Hand: ${own.hand.map((held) => `${held.card} [${held.id}]`).join(', ') || 'empty'}`)
  return lines.join('\n')
}

const WIDTH = 22
const RULE = `+${`${'-'.repeat(WIDTH)}+`.repeat(SIZE)}`

function castleLine(view: SiegefrontView, seat: number): string {
  const own = pairOf(view.seats, seat)
  const cards =
    own.supply === 'forge' ? `${own.charges} charges` : `${own.handCount} in hand, ${own.deckCount} in the deck`
  const formation = words.text(`formation.${formationOf(view, seat)}`)
  return `${capital(seatOwning(view.to, seat))} castle: ${own.castleHp}/${own.castleMax}, mana ${own.mana}/${own.maxMana}, ${cards}, ${formation}`
}

function rowLines(view: SiegefrontView, y: number): readonly string[] {
  const cells = [0, 1, 2].map((x) => cellLines(view, x, y))
  return [0, 1, 2].map((line) => `|${cells.map((cell) => (cell[line] ?? '').padEnd(WIDTH).slice(0, WIDTH)).join('|')}|`)
}

function cellLines(view: SiegefrontView, x: number, y: number): readonly string[] {
  const terrain = (view.terrain[y * SIZE + x] ?? 'NONE').toLowerCase().replace('_', ' ')
  const corner = terrain === 'none' ? `${x},${y}` : `${x},${y} ${terrain}`
  const unit = unitAt(view, x, y)
  if (unit === undefined) return [corner, '', '']
  const marks = Object.entries(unit.statuses).filter(([, turns]) => turns > 0)
  const used = `${unit.fresh ? ' new' : ''}${unit.attacked ? ' hit' : ''}${unit.moved ? ' moved' : ''}`
  return [
    corner,
    `${unit.owner === 0 ? '(1)' : '<2>'} ${unitText(unit)} #${unit.id}`,
    `${unit.attack}/${unit.hp}/${unit.defence}/${unit.speed}${used}${marks.map(([name]) => ` ${name.slice(0, 3)}`).join('')}`,
  ]
}

function weatherWords(view: SiegefrontView): string {
  const name = view.weather.toLowerCase()
  return view.duration === 0 ? name : `${name} for ${view.duration} more turns`
}

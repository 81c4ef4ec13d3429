import { contentOf } from '../content/changes.ts'
import { HEIGHT, WIDTH } from '../rules/board.ts'
import type { Battle } from '../state.ts'
import type { DuelView } from '../view/view.ts'

/** The position as text: the board with unit numbers, then a line for every unit. */
export function picture(view: DuelView): string {
  const lines: string[] = []
  if (view.battle === null) {
    lines.push(view.phase === 'muster' ? 'Muster: bring an army.' : 'Deploy: place your units on your two rows.')
    for (const [seat, army] of view.armies.entries())
      if (army !== null) lines.push(`Seat ${seat + 1}: ${army.faction}, ${army.leader}; ${listOf(view, seat)}`)
    return lines.join('\n')
  }
  lines.push(board(view.battle), '')
  for (const unit of view.battle.units) {
    if (unit.cell < 0) continue
    const name = contentOf(view.config).units.get(unit.key)?.name ?? unit.key
    const marks = [
      unit.state === 'ready' ? '' : unit.state,
      ...unit.statuses.map((status) => status.id),
      ...unit.contagions.map((contagion) => contagion.type),
    ].filter((mark) => mark !== '')
    lines.push(
      `${unit.side === 0 ? 'A' : 'B'}${unit.id} ${name} tier ${unit.tier}: HP ${unit.hp}/${unit.maxHp}, Resolve ${unit.resolve}/${unit.maxResolve}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`,
    )
  }
  return lines.join('\n')
}

function listOf(view: DuelView, seat: number): string {
  const army = view.armies[seat === 0 ? 0 : 1]
  const { units } = contentOf(view.config)
  return (army?.cards ?? []).map(({ key, tier }, card) => `${card}:${units.get(key)?.name ?? key} T${tier}`).join(', ')
}

const ARROWS = ['^', '>', 'v', '<'] as const

function board(battle: Battle): string {
  const rows: string[] = ['     a    b    c    d    e    f    g    h']
  for (let y = 0; y < HEIGHT; y++) {
    let row = `${String(y + 1).padStart(2)} `
    for (let x = 0; x < WIDTH; x++) {
      const unit = battle.units.find((entry) => entry.cell === y * WIDTH + x)
      row +=
        unit === undefined
          ? '  .  '
          : ` ${(`${unit.side === 0 ? 'A' : 'B'}${unit.id}`).padStart(3)}${ARROWS[unit.facing]}`
    }
    rows.push(row)
  }
  return rows.join('\n')
}

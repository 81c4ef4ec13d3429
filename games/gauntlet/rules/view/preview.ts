import type { CardChoice, Placement } from '../choice.ts'
import type { Content } from '../content/content.ts'
import { createBattle } from '../rules/battle.ts'
import { ahead, cellBy, localCell, ORTHOGONAL, within } from '../rules/board.ts'
import { TAG_INDEX } from '../rules/codes.ts'
import { formationArmor, formationResolve, supportsOf } from '../rules/combat/formation.ts'
import { cardFor, type Field, fieldToRead } from '../rules/field.ts'
import { firstBlocker, sees } from '../rules/movement/legality.ts'
import { rangeOf, speedOf, tagged } from '../rules/values.ts'
import type { Battle, Unit } from '../state.ts'

/** A cell as the owner sees it: column 0 to 7, row 0 (its own back row) to 9. */
export interface LocalCell {
  readonly c: number
  readonly r: number
}

/** GB-1301: what a placement gives one of its units, without knowledge of the enemy. */
export interface UnitPreview {
  readonly card: number
  readonly at: LocalCell
  /** Enemy cells a ranged unit could shoot at, with whether they are in range from here. */
  readonly valid: readonly (LocalCell & { readonly inRange: boolean })[]
  /** Enemy cells it does not see, with the first own unit in the way. */
  readonly blocked: readonly (LocalCell & { readonly by: number })[]
  /** Columns in which nothing of its own stands before it. */
  readonly lanes: readonly number[]
  /** Empty own cells in line with it, with nothing between. */
  readonly corridors: readonly LocalCell[]
  /** Cards that support it, and what that is worth. */
  readonly supports: { readonly left: number | null; readonly right: number | null; readonly rear: number | null }
  readonly armor: number
  readonly resolve: number
  /** Of a charger: the empty cells straight ahead, at most its speed; closed when an own unit stands in the first two. */
  readonly lane: { readonly cells: readonly LocalCell[]; readonly closed: boolean } | null
  /** Of aura carriers: what each covers. */
  readonly auras: readonly {
    readonly id: string
    readonly side: 'allies' | 'enemies' | 'both'
    readonly cells: readonly LocalCell[]
  }[]
  /** Cards beside it, to which a contagion could spread. */
  readonly neighbours: readonly number[]
}

const ENEMY_ROWS = [8, 9] as const

/** GB-1301, from the rules themselves: the army stands as side A would, alone on the board. */
export function previewPlacement(
  content: Content,
  cards: readonly CardChoice[],
  units: readonly Placement[],
  leader: string,
): readonly UnitPreview[] {
  if (units.length === 0) return []
  const { battle, cardAt } = stand(content, cards, units, leader)
  const field = fieldToRead(battle, content)
  return battle.units.map((unit) => previewOf(field, unit, cardAt))
}

function stand(
  content: Content,
  cards: readonly CardChoice[],
  units: readonly Placement[],
  leader: string,
): { battle: Battle; cardAt: (unit: Unit | null) => number | null } {
  const faction = content.leaders.get(leader)?.faction
  if (faction === undefined) throw new Error(`There is no leader ${leader}`)
  const team = { army: { faction, leader, spells: [], cards }, deployment: { units, timings: [] } }
  const nobody = { army: { faction, leader, spells: [], cards: [] }, deployment: { units: [], timings: [] } }
  const battle = createBattle(content, [team, nobody], 40)
  const byCell = new Map(units.map(({ card, c, r }) => [localCell(0, c, r), card]))
  return { battle, cardAt: (unit) => (unit === null ? null : (byCell.get(unit.cell) ?? null)) }
}

function previewOf(field: Field, unit: Unit, cardAt: (unit: Unit | null) => number | null): UnitPreview {
  const { left, right, rear } = supportsOf(field, unit)
  const { formation, shield } = formationArmor(field, unit, 'front')
  return {
    card: cardAt(unit) ?? 0,
    at: local(unit.cell),
    ...fireOf(field, unit, cardAt),
    supports: { left: cardAt(left), right: cardAt(right), rear: cardAt(rear) },
    armor: formation + shield,
    resolve: formationResolve(field, unit),
    lane: laneOf(field, unit),
    auras: cardFor(field, unit).auras.flatMap((ability) =>
      ability.aura === null
        ? []
        : [{ id: ability.id, side: ability.aura.side, cells: cellsWithin(unit.cell, ability.aura.range) }],
    ),
    neighbours: (ORTHOGONAL[unit.cell] as readonly number[]).flatMap((cell) => {
      const card = cardAt(field.board[cell] ?? null)
      return card === null ? [] : [card]
    }),
  }
}

type Fire = Pick<UnitPreview, 'valid' | 'blocked' | 'lanes' | 'corridors'>
const NO_FIRE: Fire = { valid: [], blocked: [], lanes: [], corridors: [] }

function fireOf(field: Field, unit: Unit, cardAt: (unit: Unit | null) => number | null): Fire {
  const card = cardFor(field, unit)
  if (card.meleeOnly) return NO_FIRE
  const range = rangeOf(field, unit)
  const valid: (LocalCell & { inRange: boolean })[] = []
  const blocked: (LocalCell & { by: number })[] = []
  for (const row of ENEMY_ROWS)
    for (let column = 0; column < 8; column++) {
      const cell = localCell(0, column, row)
      if (card.record.trajectory !== 'direct' || sees(field, unit.cell, cell))
        valid.push({ c: column, r: row, inRange: within(range, unit.cell, cell) })
      else blocked.push({ c: column, r: row, by: cardAt(firstBlocker(field, unit.cell, cell, null)) ?? 0 })
    }
  const seen = new Set(valid.map(({ c }) => c))
  const lanes = [...seen].filter((c) => ENEMY_ROWS.every((row) => valid.some((cell) => cell.c === c && cell.r === row)))
  return { valid, blocked, lanes, corridors: corridorsOf(field, unit) }
}

function corridorsOf(field: Field, unit: Unit): LocalCell[] {
  const cells: LocalCell[] = []
  for (const [dx, dy] of [
    [0, 1],
    [1, 1],
    [-1, 1],
    [1, 0],
    [-1, 0],
    [1, -1],
    [-1, -1],
    [0, -1],
  ] as const)
    for (
      let cell = cellBy(unit.cell, dx, dy);
      cell >= 0 && cell < 16 && !field.board[cell];
      cell = cellBy(cell, dx, dy)
    )
      cells.push(local(cell))
  return cells
}

function laneOf(field: Field, unit: Unit): UnitPreview['lane'] {
  if (!tagged(field, unit, TAG_INDEX.Cavalry) && !tagged(field, unit, TAG_INDEX.Charger)) return null
  const cells: LocalCell[] = []
  const speed = speedOf(field, unit)
  let closed = false
  let cell = ahead(unit.cell, unit.facing)
  for (let i = 0; i < speed && cell >= 0; i++) {
    if (field.board[cell]) {
      closed = i < 2
      break
    }
    cells.push(local(cell))
    cell = ahead(cell, unit.facing)
  }
  return { cells, closed }
}

function cellsWithin(from: number, range: number): LocalCell[] {
  const cells: LocalCell[] = []
  for (let cell = 0; cell < 80; cell++) if (within(range, from, cell)) cells.push(local(cell))
  return cells
}

const local = (cell: number): LocalCell => ({ c: cell & 7, r: cell >> 3 })

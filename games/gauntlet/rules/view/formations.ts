import type { CardChoice, Placement } from '../choice.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { placeCards } from './placement.ts'

type FormationId =
  | 'tight'
  | 'staggered'
  | 'checkerboard'
  | 'charge-lane'
  | 'anti-cavalry'
  | 'box'
  | 'line'
  | 'combined-arms'
  | 'kill-zone'
  | 'supply-line'
  | 'aura-core'

export interface FormationPreset {
  readonly id: FormationId
  /** Cells in the order in which they are filled, by kind of unit. */
  readonly front: readonly (readonly [number, number])[]
  readonly back: readonly (readonly [number, number])[]
}

const row = (r: number, ...columns: readonly number[]): readonly (readonly [number, number])[] =>
  columns.map((c) => [c, r] as const)
const MIDDLE = [3, 4, 2, 5, 1, 6, 0, 7]

/** GB-1301: deployments offered by name. Fighters take cells of the first list, other units of the second; when one list is full, the other is used. */
export const FORMATIONS: readonly FormationPreset[] = [
  {
    id: 'tight',
    front: row(1, ...MIDDLE),
    back: row(0, ...MIDDLE),
  },
  {
    id: 'staggered',
    front: [...row(1, 0, 2, 4, 6), ...row(0, 1, 3, 5, 7), ...row(1, 1, 3, 5, 7)],
    back: [...row(0, 1, 3, 5, 7), ...row(0, 0, 2, 4, 6)],
  },
  {
    id: 'checkerboard',
    front: [...row(1, 3, 5, 1, 7), ...row(0, 2, 4, 6, 0), ...row(1, 2, 4, 6, 0)],
    back: [...row(0, 4, 2, 6, 0), ...row(0, 3, 5, 1, 7)],
  },
  {
    id: 'charge-lane',
    front: [...row(1, 3, 4, 2, 5), ...row(1, 0, 7, 1, 6)],
    back: row(0, 3, 4, 2, 5, 0, 7, 1, 6),
  },
  {
    id: 'anti-cavalry',
    front: row(1, 0, 7, 3, 4, 1, 6, 2, 5),
    back: row(0, ...MIDDLE),
  },
  {
    id: 'box',
    front: [...row(1, 2, 3, 4, 5), ...row(0, 2, 5), ...row(1, 1, 6)],
    back: [...row(0, 3, 4, 2, 5), ...row(0, 1, 6)],
  },
  {
    id: 'line',
    front: [...row(1, ...MIDDLE), ...row(0, ...MIDDLE)],
    back: [...row(1, 0, 7, 1, 6, 2, 5, 3, 4), ...row(0, ...MIDDLE)],
  },
  {
    id: 'combined-arms',
    front: row(1, 3, 4, 2, 5, 1, 6, 0, 7),
    back: row(0, 3, 4, 2, 5, 1, 6, 0, 7),
  },
  {
    id: 'kill-zone',
    front: row(1, 3, 4, 0, 7, 2, 5, 1, 6),
    back: row(0, 3, 4, 2, 5, 1, 6, 0, 7),
  },
  {
    id: 'supply-line',
    front: row(1, ...MIDDLE),
    back: row(0, 3, 2, 4, 1, 5, 0, 6, 7),
  },
  {
    id: 'aura-core',
    front: row(1, 3, 4, 2, 5, 1, 6, 0, 7),
    back: row(0, 3, 4, 2, 5, 1, 6, 0, 7),
  },
]

/** The cards placed in a formation of this id; unknown ids give the sound placement of GR-606. */
export function formationPlacement(content: Content, cards: readonly CardChoice[], id: string): Placement[] {
  const preset = FORMATIONS.find((entry) => entry.id === id)
  if (preset === undefined) return placeCards(content, cards)
  const taken = new Set<number>()
  const placed: Placement[] = []
  const put = (card: number, cells: readonly (readonly [number, number])[]): boolean => {
    const free = cells.find(([c, r]) => !taken.has(r * 8 + c))
    if (free === undefined) return false
    taken.add(free[1] * 8 + free[0])
    placed.push({ card, c: free[0], r: free[1] })
    return true
  }
  const entries = cards.map(({ key }, card) => ({ card, unit: content.units.get(key) }))
  const ordered = entries.sort((a, b) => rank(preset.id, a.unit) - rank(preset.id, b.unit))
  const everywhere = [...row(1, ...MIDDLE), ...row(0, ...MIDDLE)]
  for (const { card, unit } of ordered) {
    const fights = unit !== undefined && unit.range === 1 && unit.role !== 'support'
    put(card, fights ? preset.front : preset.back) || put(card, everywhere)
  }
  return placed.sort((a, b) => a.card - b.card)
}

/** Who chooses first: what a formation is built around. */
function rank(id: string, unit: UnitCard | undefined): number {
  if (unit === undefined) return 9
  const tagged = (tag: UnitCard['tags'][number]): boolean => unit.tags.includes(tag)
  if (id === 'combined-arms') return tagged('Shielded') || tagged('Officer') ? 0 : 1
  if (id === 'kill-zone')
    return tagged('SpearWall') ? 0 : unit.trajectory === 'direct' || unit.trajectory === 'arc' ? 1 : 2
  if (id === 'supply-line') return tagged('SupplyWagon') ? 0 : unit.ammo !== null ? 1 : 2
  if (id === 'aura-core') return tagged('AuraCarrier') ? 0 : 1
  if (id === 'charge-lane') return tagged('Cavalry') || tagged('Charger') ? 2 : 1
  if (id === 'anti-cavalry') return tagged('SpearWall') || tagged('AntiCavalry') ? 0 : 1
  return unit.role === 'tank' ? 0 : 1
}

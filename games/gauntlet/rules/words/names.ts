import { type Content, PRINTED } from '../content/content.ts'
import { CELLS, type SideIndex } from '../rules/board.ts'
import type { Battle } from '../state.ts'

const SIDE_NAMES = ['A', 'B'] as const

/** A word of the vocabulary as people read it: `fear_immune` is "fear immune", `damageTaken` "damage taken". */
export function plain(word: string): string {
  return word
    .replace(/^(spell|ability|relic):/, '')
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}

/** The name of a unit in a battle; where there are several of a kind, with its number among them. */
export function unitName(battle: Battle | null, id: number, content: Content = PRINTED): string {
  if (id === 0) return 'nobody'
  const unit = battle?.units[id - 1]
  const card = unit === undefined ? undefined : content.units.get(unit.key)
  if (unit === undefined || card === undefined) return `unit ${id}`
  const alike = battle?.units.filter(({ key }) => key === unit.key) ?? []
  return alike.length < 2 ? card.name : `${card.name} ${alike.indexOf(unit) + 1}`
}

/** The name of an ability, spell, passive or bonus. */
export function abilityName(id: string, content: Content = PRINTED): string {
  const bare = id.replace(/^(spell|ability|relic):/, '')
  const found = id.startsWith('spell:') ? content.spells.get(bare) : content.abilities.get(bare)
  if (found !== undefined) return found.name
  const spell = content.spells.get(bare)
  if (spell !== undefined) return spell.name
  for (const leader of content.leaders.values()) if (leader.passive.id === bare) return leader.passive.name
  for (const faction of content.factions.values()) if (faction.bonus.id === bare) return faction.bonus.name
  return plain(bare)
}

/** A cell as people call it: column a to h, row 1 to 10 from the north. */
export function cellName(cell: number): string {
  return cell < 0 || cell >= CELLS ? 'off the board' : `${'abcdefgh'[cell & 7]}${(cell >> 3) + 1}`
}

export const sideName = (side: SideIndex): string => `side ${SIDE_NAMES[side]}`

import type { DeepReadonly, InputError } from '@tessera/kernel'
import { z } from 'zod'
import { ContentError } from './ability.ts'
import { readAbility } from './complete.ts'
import { type Content, checkCircles, checkUnit, PRINTED, type UnitCard } from './content.ts'

/** One entry of the tables that differs in an experiment from what is printed. */
export const changeSchema = z.strictObject({
  /** A unit, an ability, `spell:` and a spell, `leader:` and a leader, `faction:` and a faction. */
  part: z.string().max(60),
  /** A number of a unit; `definition` of the others, as JSON; `without` and the id of an ability takes it from a unit. */
  field: z.string().max(40),
  value: z.union([z.int().min(-9999).max(9999), z.string().max(2000), z.null()]),
})

export type ContentChange = DeepReadonly<z.infer<typeof changeSchema>>

export const UNIT_FIELDS = [
  'cost',
  'hp',
  'atk',
  'armor',
  'speed',
  'initiative',
  'range',
  'attackCount',
  'dodge',
  'crit',
  'resolve',
  'ammo',
] as const

/** The content as it is in a match with these changes. */
export function contentOf({ changes }: { readonly changes?: readonly ContentChange[] | undefined }): Content {
  if (changes === undefined || changes.length === 0) return PRINTED
  const key = JSON.stringify(changes)
  let content = known.get(key)
  if (content === undefined) {
    content = changes.reduce(changed, PRINTED)
    // A lab tries many; the printed tables are always there, and a few others at a time are enough.
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, content)
  }
  return content
}

const MOST_KNOWN = 32
const known = new Map<string, Content>()

/** What is wrong with changes, by their place. */
export function changeErrors(changes: readonly ContentChange[]): readonly InputError[] {
  let content = PRINTED
  for (const [place, change] of changes.entries())
    try {
      content = changed(content, change)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return [{ path: `changes.${place}`, code: 'bad_change', text: error.message }]
    }
  return []
}

function changed(content: Content, change: ContentChange): Content {
  const result = exchanged(content, change)
  checkCircles(result)
  return result
}

function exchanged(content: Content, { part, field, value }: ContentChange): Content {
  const [kind = '', id = ''] = part.includes(':') ? part.split(':') : ['', part]
  const unit = kind === '' ? content.units.get(id) : undefined
  if (unit !== undefined) {
    const card = changedUnit(unit, field, value)
    checkUnit(card, content)
    return { ...content, units: new Map(content.units).set(id, card) }
  }
  if (field !== 'definition' || typeof value !== 'string') throw new ContentError(part, `has no ${field} to change`)
  const ability = kind === '' ? content.abilities.get(id) : undefined
  if (ability !== undefined)
    return { ...content, abilities: new Map(content.abilities).set(id, readAbility(id, ability.name, value)) }
  const spell = kind === 'spell' ? content.spells.get(id) : undefined
  if (spell !== undefined)
    return { ...content, spells: new Map(content.spells).set(id, { ...spell, ...readAbility(id, spell.name, value) }) }
  const leader = kind === 'leader' ? content.leaders.get(id) : undefined
  if (leader !== undefined) {
    const passive = readAbility(leader.passive.id, leader.passive.name, value)
    return { ...content, leaders: new Map(content.leaders).set(id, { ...leader, passive }) }
  }
  const faction = kind === 'faction' ? [...content.factions.values()].find((entry) => entry.id === id) : undefined
  if (faction !== undefined) {
    const bonus = readAbility(faction.bonus.id, faction.bonus.name, value)
    return { ...content, factions: new Map(content.factions).set(faction.id, { ...faction, bonus }) }
  }
  throw new ContentError(part, 'is not in the tables')
}

function changedUnit(card: UnitCard, field: string, value: number | string | null): UnitCard {
  if (field === 'without') {
    if (!card.abilities.includes(String(value))) throw new ContentError(card.name, `has no ability ${value}`)
    return { ...card, abilities: card.abilities.filter((ability) => ability !== value) }
  }
  const known: readonly string[] = UNIT_FIELDS
  if (!known.includes(field) || typeof value !== 'number')
    throw new ContentError(card.name, `has no ${field} to change`)
  if (field === 'ammo' && card.ammo === null) throw new ContentError(card.name, 'needs no ammunition')
  return { ...card, [field]: value }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { type Content, PRINTED, type UnitCard } from './content.ts'
import type { Definition } from './definition.ts'

interface Rulebook {
  /** What the numbers of a unit are, in order. */
  readonly fields: readonly (keyof UnitCard)[]
  readonly units: Readonly<Record<string, readonly (number | null)[]>>
  readonly definitions: Readonly<Record<string, Definition>>
}

interface Change {
  readonly part: string
  readonly field: string
  readonly from: number | Definition | null
  readonly to: number | Definition | null
}

const folder = join(import.meta.dirname, '..', 'testing')
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))
const book = read('rulebook.json') as Rulebook

test('GR-1101 GR-1104 the tables are those of the rulebook but for what was changed for balance', () => {
  expect(differences(PRINTED)).toEqual(read('balance-changes.json'))
})

test('GR-1101 every unit of the tables is in the rulebook', () => {
  expect([...PRINTED.units.keys()].sort()).toEqual(Object.keys(book.units).sort())
})

function differences(content: Content): Change[] {
  const changes: Change[] = []
  for (const [part, figures] of Object.entries(book.units)) {
    const unit = content.units.get(part)
    for (const [at, from] of figures.entries()) {
      const field = book.fields[at] as keyof UnitCard
      const to = (unit?.[field] ?? null) as number | null
      if (to !== from) changes.push({ part, field, from, to })
    }
  }
  for (const [part, from] of Object.entries(book.definitions)) {
    const to = definitionOf(content, part)
    if (!isDeepStrictEqual(to, from)) changes.push({ part, field: 'definition', from, to })
  }
  return changes
}

function definitionOf(content: Content, part: string): Definition | null {
  const [kind = '', id = ''] = part.split(':')
  if (kind === 'spell') return content.spells.get(id)?.definition ?? null
  if (kind === 'leader') return content.leaders.get(id)?.passive.definition ?? null
  if (kind === 'faction') return [...content.factions.values()].find((one) => one.id === id)?.bonus.definition ?? null
  return content.abilities.get(part)?.definition ?? null
}

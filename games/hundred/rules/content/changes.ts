import type { InputError } from '@tessera/kernel'
import { z } from 'zod'
import { ARMOUR_DATA, type Armour, type ArmourData } from './armour.ts'
import { TEMPLATE_DATA, type Template, type TemplateData } from './templates.ts'
import { SHIELD_DATA, type Shield, type ShieldData, WEAPON_DATA, type Weapon, type WeaponData } from './weapons.ts'

const FIELDS = [
  'cost',
  'hp',
  'rate',
  'stamina',
  'melee',
  'ranged',
  'block',
  'dodge',
  'medicine',
  'toughness',
  'morale',
  'head',
  'torso',
  'arms',
  'legs',
  'speed',
  'reach',
  'ap',
  'pierce',
  'baseAp',
] as const

export type ChangeField = (typeof FIELDS)[number]

/** A template, armour or weapon whose figures differ in an experiment from the printed ones. */
export interface ContentChange {
  readonly part: string
  readonly values: Readonly<Partial<Record<ChangeField, number>>>
  /** Traits a template loses. */
  readonly without?: readonly string[] | undefined
}

export interface Content {
  readonly templates: Readonly<Record<Template, TemplateData>>
  readonly armours: Readonly<Record<Armour, ArmourData>>
  readonly weapons: Readonly<Record<Weapon, WeaponData>>
  readonly shields: Readonly<Record<Shield, ShieldData>>
}

const PRINTED: Content = {
  templates: TEMPLATE_DATA,
  armours: ARMOUR_DATA,
  weapons: WEAPON_DATA,
  shields: SHIELD_DATA,
}
const TABLES = ['templates', 'armours', 'weapons'] as const

const figure = z.int().min(-5000).max(100_000).optional()

export const changeShape = z.strictObject({
  part: z.string().max(40),
  values: z.strictObject(Object.fromEntries(FIELDS.map((field) => [field, figure]))),
  without: z.array(z.string().max(20)).max(10).optional(),
})

/** The content as it is in a match. */
export function contentOf({ changes }: { readonly changes?: readonly ContentChange[] | undefined }): Content {
  if (changes === undefined) return PRINTED
  let known = tables.get(changes)
  if (known === undefined) {
    known = changes.reduce(changed, PRINTED)
    tables.set(changes, known)
  }
  return known
}

const tables = new WeakMap<readonly ContentChange[], Content>()

/** The figures of a part that may be changed; none when there is no such part. */
export function fieldsOf(part: string): readonly ChangeField[] {
  const table = tableOf(part)
  if (table === undefined) return []
  const printed = PRINTED[table] as Readonly<Record<string, object>>
  return FIELDS.filter((field) => field in (printed[part] ?? {}))
}

export function changeErrors({ part, values }: ContentChange, path: string): readonly InputError[] {
  const fields: readonly string[] = fieldsOf(part)
  if (fields.length === 0) return [{ path, code: 'bad_change', text: `There is no ${part} to change` }]
  return Object.keys(values)
    .filter((field) => !fields.includes(field))
    .map((field) => ({
      path: `${path}.values.${field}`,
      code: 'bad_change',
      text: `${part} has no ${field}: ${fields.join(', ')}`,
    }))
}

function tableOf(part: string): (typeof TABLES)[number] | undefined {
  return TABLES.find((name) => Object.hasOwn(PRINTED[name], part))
}

function changed(content: Content, { part, values, without = [] }: ContentChange): Content {
  const table = tableOf(part)
  if (table === undefined) throw new Error(`There is no ${part} to change`)
  const entries = content[table] as Readonly<Record<string, object>>
  const printed = entries[part] as { readonly traits?: readonly string[] }
  const traits = printed.traits?.filter((trait) => !without.includes(trait))
  const entry = { ...printed, ...values, ...(traits === undefined ? {} : { traits }) }
  return { ...content, [table]: { ...entries, [part]: entry } }
}

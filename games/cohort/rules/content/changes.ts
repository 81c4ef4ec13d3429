import type { DeepReadonly } from '@tessera/kernel'
import { z } from 'zod'
import { CULTURE_DATA, type Culture, type Trait } from './cultures.ts'
import { EQUIPMENT_DATA, type EquipmentData } from './equipment.ts'
import { groundStrength } from './ground-strength.ts'
import { SUPPORT_DATA, type SupportData } from './support.ts'
import {
  CULTURES,
  type CultureId,
  type Equipment,
  MAPS,
  type MapId,
  type SupportType,
  type TroopType,
} from './terms.ts'
import { TROOP_DATA, type TroopData } from './troops.ts'

const figure = z.int().min(0).max(200).optional()
const TRAITS = [...new Set(CULTURES.flatMap((id) => CULTURE_DATA[id].traits))] as [Trait, ...Trait[]]

export const changeShape = z.strictObject({
  part: z.string().max(40),
  cost: figure,
  men: figure,
  attack: figure,
  defence: figure,
  mobility: figure,
  morale: figure,
  breakAt: figure,
  supply: z.int().min(-20).max(20).optional(),
  traits: z.array(z.enum(TRAITS)).max(TRAITS.length).optional(),
})

/** A troop, support unit, piece of equipment or culture that differs in an experiment from what is printed. */
export type ContentChange = DeepReadonly<z.infer<typeof changeShape>>

export interface Content {
  readonly troops: Readonly<Record<TroopType, TroopData>>
  readonly support: Readonly<Record<SupportType, SupportData>>
  readonly equipment: Readonly<Record<Equipment, EquipmentData>>
  readonly cultures: Readonly<Record<CultureId, Culture>>
}

/** As the rulebook has it. */
export const PRINTED: Content = {
  troops: TROOP_DATA,
  support: SUPPORT_DATA,
  equipment: EQUIPMENT_DATA,
  cultures: CULTURE_DATA,
}

const GROUNDS = Object.fromEntries(MAPS.map((map) => [map, strengthened(map)])) as Readonly<Record<MapId, Content>>

function strengthened(map: MapId): Content {
  const cultures = Object.fromEntries(
    CULTURES.map((id) => [id, { ...CULTURE_DATA[id], strength: groundStrength(map, id) }]),
  ) as Readonly<Record<CultureId, Culture>>
  return { ...PRINTED, cultures }
}

const FIELDS = ['cost', 'men', 'attack', 'defence', 'mobility', 'morale', 'breakAt', 'supply', 'traits'] as const

/** The content as it is in a match. */
export function contentOf(config: Where): Content {
  const { changes } = config
  const printed = onGround(config)
  if (changes === undefined) return printed
  let known = tables.get(changes)
  if (known === undefined) {
    known = changes.reduce(changed, printed)
    tables.set(changes, known)
  }
  return known
}

/** What of a match's config the content depends on. */
interface Where {
  readonly changes?: readonly ContentChange[] | undefined
  readonly map: MapId
  readonly campaign?: object | undefined
}

/** COH-5.19; in a campaign a unit has the men it has left (COH-21.2). */
function onGround({ map, campaign }: Where): Content {
  return campaign === undefined ? GROUNDS[map] : PRINTED
}

const tables = new WeakMap<readonly ContentChange[], Content>()

/** What may be changed about a part; nothing where there is no such part. A culture's price list is its own (COH-5.14). */
export function fieldsOf(part: string): readonly (typeof FIELDS)[number][] {
  if (Object.hasOwn(CULTURE_DATA, part)) return ['supply', 'traits']
  const table = TABLES.find((name) => Object.hasOwn(PRINTED[name], part))
  if (table === undefined) return []
  const printed = PRINTED[table] as Readonly<Record<string, object>>
  return FIELDS.filter((field) => field in (printed[part] ?? {}))
}

const TABLES = ['troops', 'support', 'equipment', 'cultures'] as const

function changed(content: Content, { part, ...values }: ContentChange): Content {
  const table = TABLES.find((name) => Object.hasOwn(content[name], part))
  if (table === undefined) throw new Error(`There is no ${part} to change`)
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  const entries = content[table] as Readonly<Record<string, object>>
  return { ...content, [table]: { ...entries, [part]: { ...entries[part], ...given } } }
}

import { ABILITY_ROWS, MASTERY_ROWS } from './abilities.ts'
import { type Ability, ContentError } from './ability.ts'
import { circleAmong } from './circles.ts'
import { FACTION_ROWS, type FactionRow } from './factions.ts'
import { readAbility } from './notation.ts'
import { STANDARD_AURA_ROWS, SYSTEM_ROWS } from './standard.ts'
import { SUMMON_ROWS, UNIT_ROWS } from './units.ts'
import {
  type AttackType,
  CONTAGIONS,
  type ContagionType,
  type FactionId,
  type Nature,
  type Rarity,
  ROLES,
  type Role,
  TAGS,
  type Tag,
  type Timing,
  type Trajectory,
} from './vocabulary.ts'

/** A unit of the tables, at tier 1 (GB-201, GR-1101). */
export interface UnitCard {
  readonly id: string
  readonly name: string
  /** null: only created by effects. */
  readonly faction: FactionId | null
  readonly role: Role
  readonly rarity: Rarity | null
  readonly cost: number
  readonly hp: number
  readonly atk: number
  readonly armor: number
  readonly speed: number
  readonly initiative: number
  readonly range: number
  readonly attackCount: number
  readonly dodge: number
  readonly crit: number
  readonly resolve: number
  readonly attackType: AttackType
  readonly trajectory: Trajectory
  /** null: needs none. */
  readonly ammo: number | null
  readonly nature: Nature
  readonly tags: readonly Tag[]
  readonly abilities: readonly string[]
  readonly mastery: string | null
  readonly deathSpread: ContagionType
}

export interface Faction {
  readonly id: FactionId
  readonly name: string
  readonly prefix: string
  readonly theme: string
  readonly bonus: Ability
  readonly leaders: readonly string[]
  readonly starter: readonly string[]
}

export interface Leader {
  readonly id: string
  readonly name: string
  readonly faction: FactionId
  readonly passive: Ability
  /** Ids of its three spells; the first two are the signature pair. */
  readonly spells: readonly string[]
}

export interface Spell extends Ability {
  readonly leader: string
  readonly hint: Timing
  readonly signature: boolean
}

/** The tables as a battle uses them: by id, in the order of the rulebook. */
export interface Content {
  readonly units: ReadonlyMap<string, UnitCard>
  readonly abilities: ReadonlyMap<string, Ability>
  readonly masteries: readonly string[]
  readonly leaders: ReadonlyMap<string, Leader>
  readonly spells: ReadonlyMap<string, Spell>
  readonly factions: ReadonlyMap<FactionId, Faction>
}

/** GR-1101: the id of a name. */
export function idOf(name: string): string {
  return name.toLowerCase().replace(/['.]/g, '').replace(/[ -]+/g, '_')
}

function loadContent(): Content {
  const abilities = new Map<string, Ability>()
  const add = (name: string, definition: string): void => {
    const id = idOf(name)
    if (abilities.has(id)) throw new ContentError(name, 'there are two abilities of this name')
    abilities.set(id, readAbility(id, name, definition))
  }
  for (const [name, definition] of [...ABILITY_ROWS, ...SYSTEM_ROWS, ...STANDARD_AURA_ROWS]) add(name, definition)
  const masteries: string[] = []
  for (const [name, definition] of MASTERY_ROWS) {
    add(name, definition)
    masteries.push(idOf(name))
  }
  const units = new Map<string, UnitCard>()
  const factions = new Map<FactionId, Faction>()
  const leaders = new Map<string, Leader>()
  const spells = new Map<string, Spell>()
  for (const row of FACTION_ROWS) {
    for (const role of ROLES)
      for (const text of UNIT_ROWS[row.id][role]) {
        const card = marked(readUnit(text, role, row), abilities)
        units.set(card.id, card)
      }
    factions.set(row.id, factionOf(row))
    for (const leader of row.leaders) readLeader(leader, row, leaders, spells)
  }
  for (const [role, text] of SUMMON_ROWS) {
    const card = marked(readUnit(text, role, null), abilities)
    units.set(card.id, card)
  }
  const content = { units, abilities, masteries, leaders, spells, factions }
  checkContent(content)
  return content
}

/** GR-1102: every unit with an aura is an AuraCarrier. */
function marked(card: UnitCard, abilities: ReadonlyMap<string, Ability>): UnitCard {
  const carries = card.abilities.some((id) => abilities.get(id)?.kind === 'aura')
  return carries ? { ...card, tags: [...card.tags, 'AuraCarrier'] } : card
}

function factionOf(row: FactionRow): Faction {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    theme: row.theme,
    bonus: readAbility(`bonus_${row.id}`, row.bonus[0], row.bonus[1]),
    leaders: row.leaders.map((leader) => idOf(leader.name)),
    starter: row.starter.map((name) => `${row.prefix}_${idOf(name)}`),
  }
}

function readLeader(
  row: FactionRow['leaders'][number],
  faction: FactionRow,
  leaders: Map<string, Leader>,
  spells: Map<string, Spell>,
): void {
  const id = idOf(row.name)
  const passive = readAbility(`passive_${id}`, row.passive[0], row.passive[1])
  if (passive.scope === null) throw new ContentError(row.name, 'a leader passive needs each or team')
  leaders.set(id, { id, name: row.name, faction: faction.id, passive, spells: row.spells.map(([name]) => idOf(name)) })
  for (const [place, [name, hint, definition]] of row.spells.entries()) {
    const spell = idOf(name)
    if (spells.has(spell)) throw new ContentError(name, 'there are two spells of this name')
    spells.set(spell, { ...readAbility(spell, name, definition), leader: id, hint, signature: place < 2 })
  }
}

const FORMS: Readonly<Record<string, Trajectory>> = { m: 'melee', d: 'direct', a: 'arc', h: 'homing' }
const FORM_TAGS: Readonly<Record<Trajectory, readonly Tag[]>> = {
  melee: [],
  direct: ['DirectFire'],
  arc: ['ArcFire'],
  homing: ['MagicMissile'],
}
const RARITIES: Readonly<Record<string, Rarity>> = { c: 'common', r: 'rare', e: 'epic' }
/** GR-1102: tags that bring an aura with them. */
const AURA_TAGS: readonly (readonly [Tag, string])[] = [
  ['Terror', 'terror'],
  ['Purifier', 'purifier'],
  ['SupplyWagon', 'supply'],
]

function readUnit(text: string, role: Role, faction: FactionRow | null): UnitCard {
  const cells = text.split('|')
  const name = cells[0] ?? ''
  const fail = (problem: string): never => {
    throw new ContentError(name, problem)
  }
  if (cells.length !== 17) fail(`has ${cells.length} columns, not 17`)
  const number = (place: number): number => {
    const value = Number(cells[place])
    return Number.isInteger(value) && value >= 0 ? value : fail(`column ${place + 1} is ${cells[place]}`)
  }
  const list = (place: number): readonly string[] => {
    const cell = cells[place] ?? '-'
    return cell === '-' ? [] : cell.split(', ')
  }
  const price = /^([cre]?)(\d+)$/.exec(cells[1] ?? '') ?? fail(`costs ${cells[1]}`)
  const form = /^([mdahMDAH])(\d*)$/.exec(cells[12] ?? '') ?? fail(`has the form ${cells[12]}`)
  const letter = form[1] ?? 'm'
  const trajectory = FORMS[letter.toLowerCase()] ?? 'melee'
  const nature: Nature = cells[13] === 'L' ? 'living' : 'bound'
  let deathSpread: ContagionType = 'plague'
  const tags = new Set<Tag>()
  for (const word of list(14)) {
    const spread = /^DeathSpread\((\w+)\)$/.exec(word)
    if (spread !== null)
      deathSpread = CONTAGIONS.find((type) => type === spread[1]) ?? fail(`spreads ${spread[1]} when it dies`)
    const plain = spread === null ? word : 'DeathSpread'
    tags.add(TAGS.find((tag) => tag === plain) ?? fail(`has the tag ${word}`))
  }
  if (faction?.id === 'machine' && nature === 'bound') tags.add('Mechanical').add('Construct')
  if (faction?.id === 'undead') tags.add('Undead')
  if (faction?.id === 'empire') tags.add('Flammable')
  for (const tag of FORM_TAGS[trajectory]) tags.add(tag)
  const mastery = list(16)[0] ?? null
  return {
    id: faction === null ? idOf(name) : `${faction.prefix}_${idOf(name)}`,
    name,
    faction: faction?.id ?? null,
    role,
    rarity: RARITIES[price[1] ?? ''] ?? null,
    cost: Number(price[2]),
    hp: number(2),
    atk: number(3),
    armor: number(4),
    speed: number(5),
    initiative: number(6),
    range: number(7),
    attackCount: number(8),
    dodge: number(9),
    crit: number(10),
    resolve: number(11),
    attackType: letter === letter.toUpperCase() ? 'magic' : 'physical',
    trajectory,
    ammo: form[2] === '' ? null : Number(form[2]),
    nature,
    tags: [...tags],
    abilities: [...list(15), ...AURA_TAGS.filter(([tag]) => tags.has(tag)).map(([, aura]) => aura)],
    mastery,
    deathSpread,
  }
}

/** What one entry alone cannot show: that names lead somewhere and numbers are within the limits of GB-201. */
function checkContent(content: Content): void {
  for (const card of content.units.values()) checkUnit(card, content)
  const named = [
    ...content.abilities.values(),
    ...content.spells.values(),
    ...[...content.leaders.values()].map((leader) => leader.passive),
  ]
  for (const ability of named)
    for (const effect of ability.effects)
      if (effect.do === 'summon' && !content.units.has(effect.unit))
        throw new ContentError(ability.name, `summons ${effect.unit}, which does not exist`)
  for (const faction of content.factions.values())
    for (const id of faction.starter)
      if (content.units.get(id)?.faction !== faction.id)
        throw new ContentError(faction.name, `its starter deck has ${id}`)
  checkCircles(content)
}

/** GB-208: nothing that lasts depends on itself, whatever abilities and gifts come together. */
export function checkCircles({ abilities, leaders, factions }: Content): void {
  const gifts = [
    ...[...leaders.values()].map(({ passive }) => passive),
    ...[...factions.values()].map(({ bonus }) => bonus),
  ]
  const circle = circleAmong([...abilities.values(), ...gifts])
  if (circle !== null)
    throw new ContentError(
      circle.abilities.map(({ name }) => name).join(' and '),
      `what they give depends on itself: ${circle.facts.join(', ')}`,
    )
}

const LIMITS: readonly (readonly [keyof UnitCard, number, number])[] = [
  ['cost', 0, 20],
  ['hp', 1, 9999],
  ['atk', 0, 999],
  ['armor', 0, 999],
  ['speed', 0, 9],
  ['initiative', 0, 99],
  ['range', 1, 9],
  ['attackCount', 1, 5],
  ['dodge', 0, 90],
  ['crit', 0, 100],
  ['resolve', 1, 400],
]

export function checkUnit(card: UnitCard, content: Content): void {
  const fail = (problem: string): never => {
    throw new ContentError(card.name, problem)
  }
  for (const [field, least, most] of LIMITS) {
    const value = card[field] as number
    if (!Number.isInteger(value) || value < least || value > most) fail(`${field} is ${value}, not ${least} to ${most}`)
  }
  if (card.ammo !== null && (card.ammo < 0 || card.ammo > 20)) fail(`carries ${card.ammo} ammunition`)
  if ((card.trajectory === 'melee') !== (card.range === 1)) fail('is melee exactly when its range is 1')
  const abilities = card.abilities.map((id) => content.abilities.get(id) ?? fail(`has the ability ${id}`))
  if (abilities.filter((ability) => ability.kind === 'active').length > 1) fail('has two active abilities')
  if (card.mastery !== null) {
    const mastery = content.abilities.get(card.mastery) ?? fail(`has the mastery ${card.mastery}`)
    if (mastery.kind === 'active' && abilities.some((ability) => ability.kind === 'active'))
      fail('would have two active abilities at tier 3')
  }
  const undead = card.tags.includes('Undead') || card.tags.includes('Construct') || card.tags.includes('Elemental')
  if (undead && card.nature !== 'bound') fail('is undead, a construct or an elemental, and so must be bound')
}

/** As the rulebook has it. */
export const PRINTED: Content = loadContent()

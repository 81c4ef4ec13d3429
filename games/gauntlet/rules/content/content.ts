import { type Ability, ContentError } from './ability.ts'
import { circleAmong } from './circles.ts'
import { abilityOf } from './complete.ts'
import type { AbilityEntry, FactionEntry, LeaderEntry, UnitEntry } from './entries.ts'
import { FACTION_ENTRIES } from './factions/index.ts'
import { MASTERIES } from './masteries.ts'
import { STANDARD_AURAS, SYSTEM_ABILITIES } from './standard.ts'
import { SUMMONS } from './summons.ts'
import {
  type AttackType,
  type ContagionType,
  type FactionId,
  type Nature,
  type Rarity,
  ROLES,
  type Role,
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
  const add = (entry: AbilityEntry): string => {
    const id = idOf(entry.name)
    if (abilities.has(id)) throw new ContentError(entry.name, 'there are two abilities of this name')
    abilities.set(id, named(id, entry))
    return id
  }
  const cards: UnitCard[] = []
  const factions = new Map<FactionId, Faction>()
  const leaders = new Map<string, Leader>()
  const spells = new Map<string, Spell>()
  for (const faction of FACTION_ENTRIES) {
    for (const role of ROLES) for (const unit of faction.units[role]) cards.push(cardOf(unit, role, faction, add))
    factions.set(faction.id, factionOf(faction))
    for (const leader of faction.leaders) addLeader(leader, faction.id, leaders, spells)
  }
  for (const summon of SUMMONS) cards.push(cardOf(summon, summon.role, null, add))
  for (const entry of [...SYSTEM_ABILITIES, ...STANDARD_AURAS]) add(entry)
  const masteries = MASTERIES.map(add)
  const units = new Map(cards.map((card) => [card.id, marked(card, abilities)]))
  const content = { units, abilities, masteries, leaders, spells, factions }
  checkContent(content)
  return content
}

function named(id: string, { name, ...definition }: AbilityEntry): Ability {
  return abilityOf(id, name, definition)
}

/** GR-1102: every unit with an aura is an AuraCarrier. */
function marked(card: UnitCard, abilities: ReadonlyMap<string, Ability>): UnitCard {
  const carries = card.abilities.some((id) => abilities.get(id)?.kind === 'aura')
  return carries ? { ...card, tags: [...card.tags, 'AuraCarrier'] } : card
}

function factionOf({ id, name, prefix, theme, bonus, leaders, starter }: FactionEntry): Faction {
  return {
    id,
    name,
    prefix,
    theme,
    bonus: named(`bonus_${id}`, bonus),
    leaders: leaders.map((leader) => idOf(leader.name)),
    starter: starter.map((card) => `${prefix}_${idOf(card)}`),
  }
}

function addLeader(
  entry: LeaderEntry,
  faction: FactionId,
  leaders: Map<string, Leader>,
  spells: Map<string, Spell>,
): void {
  const id = idOf(entry.name)
  const passive = named(`passive_${id}`, entry.passive)
  if (passive.scope === null) throw new ContentError(entry.name, 'a leader passive needs each or team')
  leaders.set(id, { id, name: entry.name, faction, passive, spells: entry.spells.map(({ name }) => idOf(name)) })
  for (const [place, { hint, ...spell }] of entry.spells.entries()) {
    const key = idOf(spell.name)
    if (spells.has(key)) throw new ContentError(spell.name, 'there are two spells of this name')
    spells.set(key, { ...named(key, spell), leader: id, hint, signature: place < 2 })
  }
}

/** GR-1102: tags that are not printed, since they follow from how a unit attacks and whose it is. */
const TRAJECTORY_TAGS: Readonly<Record<Trajectory, readonly Tag[]>> = {
  melee: [],
  direct: ['DirectFire'],
  arc: ['ArcFire'],
  homing: ['MagicMissile'],
}
const FACTION_TAGS: Partial<Record<FactionId, (nature: Nature) => readonly Tag[]>> = {
  machine: (nature) => (nature === 'bound' ? ['Mechanical', 'Construct'] : []),
  undead: () => ['Undead'],
  empire: () => ['Flammable'],
}
/** GR-1102: tags that bring an aura with them. */
const AURA_TAGS: readonly (readonly [Tag, string])[] = [
  ['Terror', 'terror'],
  ['Purifier', 'purifier'],
  ['SupplyWagon', 'supply'],
]

function cardOf(
  unit: UnitEntry,
  role: Role,
  faction: FactionEntry | null,
  add: (ability: AbilityEntry) => string,
): UnitCard {
  const { name, numbers, nature = 'living' } = unit
  const { trajectory = 'melee', range = 1, ammo = null, type = 'physical', blows = 1 } = unit.attack ?? {}
  const ofFaction = faction === null ? [] : (FACTION_TAGS[faction.id]?.(nature) ?? [])
  const tags = new Set([...(unit.tags ?? []), ...ofFaction, ...TRAJECTORY_TAGS[trajectory]])
  const auras = AURA_TAGS.filter(([tag]) => tags.has(tag)).map(([, aura]) => aura)
  const abilities = (unit.abilities ?? []).map((entry) => (typeof entry === 'string' ? entry : add(entry)))
  return {
    id: faction === null ? idOf(name) : `${faction.prefix}_${idOf(name)}`,
    name,
    faction: faction?.id ?? null,
    role,
    rarity: unit.rarity ?? null,
    cost: numbers.cost,
    hp: numbers.hp,
    atk: numbers.atk,
    armor: numbers.armor,
    speed: numbers.speed,
    initiative: numbers.initiative,
    range,
    attackCount: blows,
    dodge: numbers.dodge ?? 0,
    crit: numbers.crit ?? 0,
    resolve: numbers.resolve,
    attackType: type,
    trajectory,
    ammo,
    nature,
    tags: [...tags],
    abilities: [...abilities, ...auras],
    mastery: unit.mastery ?? null,
    deathSpread: unit.deathSpread ?? 'plague',
  }
}

/** Checks across entries: that ids exist and numbers are within the limits of GB-201. */
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

/** GB-208: nothing that lasts depends on itself, in any combination of abilities and gifts. */
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

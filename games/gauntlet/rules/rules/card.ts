import type { Ability, Condition, ModifyEffect, StatusEffect, TagEffect } from '../content/ability.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { type FactionId, STATS, TRIGGERS } from '../content/vocabulary.ts'
import type { SideState, Unit } from '../state.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from './codes.ts'

/** A continuous effect of a passive, with the conditions under which it holds. */
interface Lasting<E> {
  readonly effect: E
  readonly when: readonly Condition[]
}

/** A unit's entry in the tables at its tier under its leader, arranged for quick reading. */
export interface Card {
  readonly record: UnitCard
  /** Tier factor (GB-201). */
  readonly factor: number
  /** Own abilities in list order, then leader and faction. */
  readonly abilities: readonly Ability[]
  readonly active: Ability | null
  /** By stat: what passives without conditions add to it at this tier. */
  readonly steadyPct: readonly number[]
  readonly steadyFlat: readonly number[]
  /** Bits of the stats that these change. */
  readonly steadyStats: number
  /** By stat: passives that hold at times or against some. */
  readonly varying: readonly (readonly Lasting<ModifyEffect>[])[]
  /** Bits of the stats that `varying` changes. */
  readonly varyingStats: number
  readonly alwaysStatus: readonly Lasting<StatusEffect>[]
  readonly alwaysStatusMask: number
  readonly alwaysTags: readonly Lasting<TagEffect>[]
  /** Two words of bits each: the tags it has, and those that a passive may give it. */
  readonly tags: readonly [number, number]
  readonly askedTags: readonly [number, number]
  /** By trigger: what it sets off. */
  readonly triggers: readonly (readonly Ability[])[]
  /** Bits of the triggers that set something off. */
  readonly triggerBits: number
  readonly auras: readonly Ability[]
  readonly pulses: readonly Ability[]
  readonly widestAura: number
  readonly value: number
  readonly conserveAmmo: boolean
  readonly burnout: boolean
  readonly rapidReload: boolean
  readonly cursedBlades: boolean
  readonly structure: boolean
  readonly living: boolean
  readonly meleeOnly: boolean
}

const VALUES = { ranged_dps: 4, mage: 4, support: 3, control: 3, melee_dps: 2, tank: 1 } as const
export const FACTORS = [0, 100, 150, 200] as const

/** By unit, then tier, printed or copied. */
export type Deck = Map<string, (Card | undefined)[]>

const compiled = new WeakMap<Content, Map<string, Deck>>()

/** The compiled cards of all who fight under this leader and faction. */
export function deckOf(content: Content, { leader, faction }: SideState): Deck {
  const key = `${leader} ${faction}`
  let decks = compiled.get(content)
  if (decks === undefined) {
    decks = new Map()
    compiled.set(content, decks)
  }
  let deck = decks.get(key)
  if (deck === undefined) {
    deck = new Map()
    decks.set(key, deck)
  }
  return deck
}

/** The card of a unit of this side, out of the side's deck. */
export function cardOf(deck: Deck, content: Content, unit: Unit, { leader, faction }: SideState): Card {
  let cards = deck.get(unit.key)
  if (cards === undefined) {
    cards = []
    deck.set(unit.key, cards)
  }
  const place = unit.copied ? unit.tier + 3 : unit.tier
  let card = cards[place]
  if (card === undefined) {
    card = compile(content, unit, leader, faction)
    cards[place] = card
  }
  return card
}

function compile(content: Content, unit: Unit, leaderId: string, factionId: FactionId): Card {
  const record = content.units.get(unit.key)
  if (record === undefined) throw new Error(`There is no unit ${unit.key}`)
  const ids = unit.copied
    ? []
    : [...record.abilities, ...(unit.tier === 3 && record.mastery !== null ? [record.mastery] : [])]
  const own = ids.map((id) => {
    const ability = content.abilities.get(id)
    if (ability === undefined) throw new Error(`${unit.key} has the unknown ability ${id}`)
    return ability
  })
  const gifts = [content.leaders.get(leaderId)?.passive, content.factions.get(factionId)?.bonus]
  const abilities = [...own, ...gifts.flatMap((gift) => (gift?.scope === 'each' ? [gift] : []))]
  const factor = FACTORS[unit.tier]
  const tags: [number, number] = [0, 0]
  for (const tag of record.tags) addTag(tags, TAG_INDEX[tag])
  // Spelled out below: fields that were spread into an object are slower to read.
  const { steadyPct, steadyFlat, steadyStats, varying, varyingStats, alwaysStatus, alwaysStatusMask, alwaysTags } =
    lastingOf(abilities, factor)
  const askedTags: [number, number] = [0, 0]
  for (const { effect } of alwaysTags)
    if (!hasTag(tags, TAG_INDEX[effect.tag])) addTag(askedTags, TAG_INDEX[effect.tag])
  const triggers: Ability[][] = TRIGGERS.map(() => [])
  for (const ability of abilities)
    if (ability.on !== null && ability.on !== 'always') triggers[TRIGGER_INDEX[ability.on]]?.push(ability)
  const auras = abilities.filter((ability) => ability.kind === 'aura')
  const structure = record.tags.includes('Structure')
  return {
    record,
    factor,
    abilities,
    active: abilities.find((ability) => ability.kind === 'active') ?? null,
    steadyPct,
    steadyFlat,
    steadyStats,
    varying,
    varyingStats,
    alwaysStatus,
    alwaysStatusMask,
    alwaysTags,
    tags,
    askedTags,
    triggers,
    triggerBits: triggers.reduce((bits, list, trigger) => (list.length > 0 ? bits | (1 << trigger) : bits), 0),
    auras,
    pulses: auras.filter((ability) => ability.aura?.type === 'pulse'),
    widestAura: auras.reduce((most, ability) => Math.max(most, ability.aura?.range ?? 0), 0),
    value: structure ? 0 : VALUES[record.role],
    conserveAmmo: ids.includes('conserve_ammo'),
    burnout: ids.includes('burnout'),
    rapidReload: ids.includes('rapid_reload'),
    cursedBlades: ids.includes('cursed_blades'),
    structure,
    living: record.nature === 'living',
    meleeOnly: record.range === 1,
  }
}

/** Tags are bits, 32 to a word. */
export const hasTag = (words: readonly [number, number], tag: number): boolean =>
  ((tag < 32 ? words[0] : words[1]) & (1 << tag)) !== 0

function addTag(words: [number, number], tag: number): void {
  words[tag < 32 ? 0 : 1] |= 1 << tag
}

/** What the `always` passives give. */
function lastingOf(
  abilities: readonly Ability[],
  factor: number,
): Pick<
  Card,
  | 'steadyPct'
  | 'steadyFlat'
  | 'steadyStats'
  | 'varying'
  | 'varyingStats'
  | 'alwaysStatus'
  | 'alwaysStatusMask'
  | 'alwaysTags'
> {
  const steadyPct = STATS.map(() => 0)
  const steadyFlat = STATS.map(() => 0)
  const varying: Lasting<ModifyEffect>[][] = STATS.map(() => [])
  const alwaysStatus: Lasting<StatusEffect>[] = []
  const alwaysTags: Lasting<TagEffect>[] = []
  let steadyStats = 0
  let varyingStats = 0
  let alwaysStatusMask = 0
  for (const ability of abilities) {
    if (ability.on !== 'always') continue
    for (const effect of ability.effects) {
      const when = [...ability.filter, ...ability.when, ...effect.if]
      if (effect.do === 'modify') {
        const stat = STAT_INDEX[effect.stat]
        if (when.length > 0 || effect.vs.length > 0) {
          varying[stat]?.push({ effect, when })
          varyingStats |= 1 << stat
        } else {
          steadyStats |= 1 << stat
          steadyPct[stat] = (steadyPct[stat] ?? 0) + effect.pct
          steadyFlat[stat] = (steadyFlat[stat] ?? 0) + flatAt(factor, stat, effect.flat)
        }
      } else if (effect.do === 'status') {
        alwaysStatus.push({ effect, when })
        alwaysStatusMask |= STATUS_BIT[effect.id]
      } else if (effect.do === 'tag') {
        alwaysTags.push({ effect, when })
      }
    }
  }
  return { steadyPct, steadyFlat, steadyStats, varying, varyingStats, alwaysStatus, alwaysStatusMask, alwaysTags }
}

const { armor, resolveRecovery } = STAT_INDEX

/** GB-202: armour and Resolve recovery are flat numbers that scale. */
export function flatAt(factor: number, stat: number, flat: number): number {
  return flat !== 0 && (stat === armor || stat === resolveRecovery) ? Math.floor((flat * factor) / 100) : flat
}

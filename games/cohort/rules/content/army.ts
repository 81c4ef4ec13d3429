import type { Refusal, Seat } from '@tessera/kernel'
import { type Said, textOfSaid } from '@tessera/words'
import type { ArmyList, TroopEntry } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { isOrderWord } from '../orders/index.ts'
import { musterArmy, unitsIn } from '../rules/muster.ts'
import { pairOf } from '../state.ts'
import { words } from '../words/catalogue.ts'
import { type Content, contentOf, PRINTED } from './changes.ts'
import { CULTURE_DATA, type Culture } from './cultures.ts'
import { EQUIPMENT_DATA } from './equipment.ts'
import { GROUND_PRESETS } from './ground-presets.ts'
import { isHeavyInfantry } from './heavy-infantry.ts'
import { mapOf } from './maps.ts'
import { PERIOECI, SUPPORT_DATA } from './support.ts'
import {
  CULTURES,
  type CultureId,
  type Equipment,
  SUPPORTS,
  type SupportType,
  TROOPS,
  type TroopType,
} from './terms.ts'
import { MERCENARY, TROOP_DATA } from './troops.ts'

/** What is wrong with an army, and with which of its troops (by place in the list), so that a builder can point at it. */
export interface ArmyProblem extends Refusal {
  readonly said: Said
  readonly troop: number | null
}

const LEAST_SUPPLY = 20
const MOST_UNITS = 15
/** What every culture can field something for (COH-3.7). */
const LEAST_BUDGET = 14

type ReportProblem = (code: string, said: Said, troop?: number) => void

/** Worded only when somebody reads it: bots try many armies. */
function problemOf(code: string, said: Said, troop: number | null): ArmyProblem {
  return {
    code,
    said,
    troop,
    get message() {
      return textOfSaid(said)
    },
  }
}

/** Every problem of an army at once (COH-5.18); none: it may take the field. */
export function armyProblems(army: ArmyList, config: CohortConfig, seat: Seat): ArmyProblem[] {
  const problems: ArmyProblem[] = []
  const report: ReportProblem = (code, said, troop) => problems.push(problemOf(code, said, troop ?? null))
  const allowed = config.cultures[seat === 0 ? 0 : 1]
  if (allowed.length > 0 && !allowed.includes(army.culture)) {
    const cultures = allowed.map((id) => words.said(`culture.${id}`))
    report('culture_not_allowed', words.said('army.culture', { cultures }))
  }
  const content = contentOf(config)
  const culture = content.cultures[army.culture]
  checkSupply(army, config, seat, report)
  checkTroops(army, culture, report)
  checkMercenaries(army, culture, report)
  checkSupport(army, culture, config, report)
  checkNames(army, seat, report)
  const units = unitsIn(army, content)
  if (units > MOST_UNITS) {
    report('too_many_units', words.said('army.units', { most: MOST_UNITS, units }))
  }
  const share = heavyShare(army, content)
  if (share < culture.heavyShare) {
    report('heavy_infantry_short', words.said('army.heavy', { least: culture.heavyShare, share }))
  }
  return problems
}

/** Supply points a seat may spend (COH-5.1). */
export function budgetOf(config: CohortConfig, seat: Seat, culture: CultureId): number {
  const { supply } = mapOf(config)
  const total = config.supply + supply[seat === 0 ? 0 : 1] + contentOf(config).cultures[culture].supply
  return Math.max(LEAST_BUDGET, total)
}

export function armyCost(army: ArmyList, content: Content = PRINTED): number {
  let cost = 0
  for (const entry of army.troops) cost += troopCost(entry, army.culture, content)
  for (const support of army.support) cost += supportCost(support, army.culture, content)
  return cost
}

export function troopCost(entry: TroopEntry, culture: CultureId, content: Content = PRINTED): number {
  let cost = content.cultures[culture].cost[entry.type] ?? content.troops[entry.type].cost
  for (const item of entry.equipment) cost += content.equipment[item].cost
  return entry.mercenary === true ? cost + MERCENARY.cost : cost
}

export function supportCost(support: SupportType, culture: CultureId, content: Content = PRINTED): number {
  const { train, traits } = content.cultures[culture]
  if (support === 'supplyTrain') return train === 'free' ? 0 : train
  return content.support[support].cost + (traits.includes('perioeci') ? PERIOECI.cost : 0)
}

/** Supply spent on heavy infantry, in hundredths of what all troops cost (COH-5.6). */
export function heavyShare(army: ArmyList, content: Content = PRINTED): number {
  let heavy = 0
  let all = 0
  for (const entry of army.troops) {
    const cost = troopCost(entry, army.culture, content)
    all += cost
    if (isHeavyInfantry(entry)) heavy += cost
  }
  return all === 0 ? 0 : Math.floor((100 * heavy) / all)
}

/**
 * The culture's preset, cut to what fits: items go from its end, then a professional becomes militia (COH-5.9). Nobody
 * goes against walls without engines: siege engineers come first there. What the ground gives beyond the usual is spent.
 */
export function presetArmy(culture: CultureId, config: CohortConfig, seat: Seat): ArmyList {
  const content = contentOf(config)
  const legal = (army: ArmyList) => armyProblems(army, { ...config, cultures: [[], []] }, seat).length === 0
  const { fortOwner, supply } = mapOf(config)
  const { troops, support } = CULTURE_DATA[culture].preset
  const engines: readonly SupportType[] = fortOwner === null || fortOwner === seat ? [] : ['siegeEngineers']
  const whole: ArmyList = { culture, troops, support: [...engines, ...support] }
  const total = budgetOf(config, seat, culture)
  const local = groundPreset(config, culture, seat)
  if (local !== null && legal(local)) return local
  const extra = fortOwner === null ? 0 : pairOf(supply, seat) - (engines.length > 0 ? ENGINES : 0)
  const most = Math.min(total, armyCost(whole, content) + extra)
  const fits = (army: ArmyList) => armyCost(army, content) <= most && legal(army)
  for (const army of [whole, swapProfessional(whole)]) {
    for (let drop = 0; drop < army.troops.length + army.support.length; drop++) {
      const cut = withoutLast(army, drop)
      if (fits(cut)) return extra === 0 ? cut : filledUp(cut, fits)
    }
  }
  return plainArmy(culture, total, legal, content)
}

/** One made for this ground and this side of it, where there is one. */
function groundPreset({ map }: CohortConfig, culture: CultureId, seat: Seat): ArmyList | null {
  const presets = GROUND_PRESETS[map]?.[culture]
  const preset = presets === undefined ? null : pairOf(presets, seat)
  return preset === null ? null : { culture, ...preset }
}

/** What siege engineers cost: on the attacker's side the map pays for them (COH-3.3). */
const ENGINES = 6

/** Another unit of foot, then armour and shields for who has none, then medics and scouts, as far as it goes. */
function filledUp(army: ArmyList, fits: (army: ArmyList) => boolean): ArmyList {
  const hired = CULTURE_DATA[army.culture].mercenaries === 'required'
  const more = (type: TroopType): ArmyList => ({
    ...army,
    troops: [...army.troops, { type, equipment: [], ...(hired && { mercenary: true }) }],
  })
  const armed = (item: Equipment): ArmyList[] =>
    army.troops.map((_, at) => ({
      ...army,
      troops: army.troops.map((entry, place) =>
        place === at ? { ...entry, equipment: [...entry.equipment, item] } : entry,
      ),
    }))
  const next = [
    more('professional'),
    more('militia'),
    ...armed('lightArmor'),
    ...armed('roundShields'),
    { ...army, support: [...army.support, 'medicalCorps' as const] },
    more('scouts'),
  ].find(fits)
  return next === undefined ? army : filledUp(next, fits)
}

/** Which culture a name or alias means (COH-5.11). */
export function cultureNamed(name: string): CultureId | null {
  const wanted = name.trim().toLowerCase()
  for (const id of CULTURES) {
    const { name: own, aliases } = CULTURE_DATA[id]
    if ([id, own, ...aliases].some((known) => known.toLowerCase() === wanted)) return id
  }
  return null
}

/** Compulsory administrators are never cut (COH-5.15), nor engines, without which no gate opens (COH-10.3). */
function withoutLast(army: ArmyList, drop: number): ArmyList {
  const needed = (support: SupportType) => support === 'administrators' || support === 'siegeEngineers'
  const staff = army.support.filter((support) => !needed(support))
  const kept = Math.max(0, staff.length - drop)
  return {
    ...army,
    troops: army.troops.slice(0, army.troops.length - (drop - (staff.length - kept))),
    support: [...army.support.filter(needed), ...staff.slice(0, kept)],
  }
}

function swapProfessional(army: ArmyList): ArmyList {
  const at = army.troops.findIndex((entry) => entry.type === 'professional')
  const troops = army.troops.map((entry, index) =>
    index !== at
      ? entry
      : {
          ...entry,
          type: 'militia' as const,
          equipment: entry.equipment.filter((item) => EQUIPMENT_DATA[item].suits.includes('militia')),
        },
  )
  return { ...army, troops }
}

/** Where even the cut preset does not fit: the first army of plain troops and staff that does. */
function plainArmy(culture: CultureId, total: number, legal: (army: ArmyList) => boolean, content: Content): ArmyList {
  const { administrators, mercenaries, troops } = CULTURE_DATA[culture]
  const clerks: readonly SupportType[] = administrators ? ['administrators'] : []
  const staffs: readonly (readonly SupportType[])[] = [[], ['medicalCorps'], ['medicalCorps', 'fieldEngineers']]
  const kinds = troops.map((type) => ({ type, equipment: [], mercenary: mercenaries === 'required' }))
  const search = (chosen: readonly TroopEntry[], from: number): ArmyList | null => {
    for (const staff of staffs) {
      const army: ArmyList = { culture, troops: chosen, support: [...clerks, ...staff] }
      if (legal(army)) return army
    }
    for (let at = from; at < kinds.length; at++) {
      const more = [...chosen, ...kinds.slice(at, at + 1)]
      const army = armyCost({ culture, troops: more, support: [] }, content) > total ? null : search(more, at)
      if (army !== null) return army
    }
    return null
  }
  const army = search([], 0)
  if (army === null) throw new Error(`No army of ${culture} fits ${total} SP`)
  return army
}

function named({ culture }: ArmyList): Said {
  return words.said(`culture.${culture}`)
}

function checkSupply(army: ArmyList, config: CohortConfig, seat: Seat, report: ReportProblem): void {
  const used = armyCost(army, contentOf(config))
  const total = budgetOf(config, seat, army.culture)
  const least = Math.min(LEAST_SUPPLY, total)
  if (used < least) report('army_too_small', words.said('army.least', { least }))
  if (used > total) report('over_budget', words.said('army.over', { used, total }))
}

function checkTroops(army: ArmyList, culture: Culture, report: ReportProblem): void {
  army.troops.forEach((entry, index) => {
    if (!culture.troops.includes(entry.type)) {
      report(
        'troop_not_allowed',
        words.said('army.cannotField', { culture: named(army), what: words.said(`kind.${entry.type}`) }),
        index,
      )
    }
    checkEquipment(army, index, culture, report)
  })
  for (const type of TROOPS) {
    const most = culture.most[type]
    if (most !== undefined && army.troops.filter((entry) => entry.type === type).length > most) {
      report('unit_limit', words.said('army.most', { most, what: words.said(`kind.${type}`) }))
    }
  }
}

function checkEquipment(army: ArmyList, index: number, culture: Culture, report: ReportProblem): void {
  const entry = army.troops[index]
  if (entry === undefined) return
  const { equipment } = entry
  equipment.forEach((item, at) => {
    const data = EQUIPMENT_DATA[item]
    if (data.special && !culture.equipment.includes(item)) {
      report(
        'equipment_not_allowed',
        words.said('army.cannotField', { culture: named(army), what: words.said(`gear.${item}`) }),
        index,
      )
    }
    if (!data.suits.includes(entry.type)) {
      report(
        'equipment_misfit',
        words.said('army.misfit', { item: words.said(`gear.${item}`), troop: words.said(`kind.${entry.type}`) }),
        index,
      )
    }
    for (const other of equipment.slice(at + 1)) {
      const second = EQUIPMENT_DATA[other]
      if (data.slot === second.slot || data.excludes.includes(other) || second.excludes.includes(item)) {
        report(
          'slot_conflict',
          words.said('army.conflict', { item: words.said(`gear.${item}`), other: words.said(`gear.${other}`) }),
          index,
        )
      }
    }
  })
}

function checkMercenaries(army: ArmyList, culture: Culture, report: ReportProblem): void {
  let hired = 0
  let natives = 0
  army.troops.forEach((entry, index) => {
    if (entry.mercenary === true) {
      hired++
      const troop = TROOP_DATA[entry.type]
      if (!troop.mercenary)
        report('no_mercenaries', words.said('army.neverHired', { troop: words.said(`kind.${entry.type}`) }), index)
      else if (culture.mercenaries === 'none')
        report('no_mercenaries', words.said('army.hiresNone', { culture: named(army) }), index)
      else if (culture.mercenaries === 'one' && hired > 1) {
        report('no_mercenaries', words.said('army.hiresOne', { culture: named(army) }), index)
      }
    } else if (culture.mercenaries === 'required') {
      if (entry.type === 'professional') {
        natives++
        if (natives > culture.natives) {
          report('native_limit', words.said('army.natives', { most: culture.natives }), index)
        }
      } else if (TROOP_DATA[entry.type].mercenary) {
        report(
          'must_be_mercenary',
          words.said('army.mustHire', { culture: named(army), troop: words.said(`kind.${entry.type}`) }),
          index,
        )
      }
    }
  })
}

function checkSupport(army: ArmyList, culture: Culture, config: CohortConfig, report: ReportProblem): void {
  for (const support of SUPPORTS) {
    const data = SUPPORT_DATA[support]
    const count = army.support.filter((other) => other === support).length
    if (count === 0) {
      if (support === 'administrators' && culture.administrators) {
        report('administrators_missing', words.said('army.administrators', { culture: named(army) }))
      }
      continue
    }
    if (support === 'administrators' && !culture.administrators) {
      report(
        'support_not_allowed',
        words.said('army.cannotField', { culture: named(army), what: words.said(`kind.${support}`) }),
      )
    }
    if (support === 'supplyTrain' && culture.train === 'free') {
      report('unit_limit', words.said('army.oneTrain'))
    } else if (count > data.most)
      report('unit_limit', words.said('army.most', { most: data.most, what: words.said(`kind.${support}`) }))
    if (support === 'siegeEngineers' && mapOf(config).fortOwner === null) {
      report('siege_not_here', words.said('army.siege'))
    }
  }
}

const NAME = /^[\p{L}\p{Nd} ]{2,20}$/u
const READS_AS_TOKEN = /^(?:[a-t]\d{1,2}|x\d+|\d+(?:st|nd|rd|th|m)?)$/

/** Names must not be read as anything else in orders (COH-5.18). */
function checkNames(army: ArmyList, seat: Seat, report: ReportProblem): void {
  if (army.troops.every(({ name }) => name === undefined)) return
  const taken = new Map<string, number>()
  for (const unit of musterArmy(army, seat)) {
    const name = unit.name.trim().toLowerCase()
    taken.set(name, (taken.get(name) ?? 0) + 1)
  }
  army.troops.forEach(({ name }, index) => {
    if (name === undefined) return
    const plain = name.trim().toLowerCase()
    const parts = plain.split(/ +/)
    if (!NAME.test(name) || plain.length < 2) {
      report('bad_name', words.said('army.name'), index)
    } else if ((taken.get(plain) ?? 0) > 1) report('bad_name', words.said('army.nameTaken', { name }), index)
    else {
      const word = parts.find((part) => isOrderWord(part) || READS_AS_TOKEN.test(part))
      if (word !== undefined) report('bad_name', words.said('army.nameWord', { word }), index)
    }
  })
}

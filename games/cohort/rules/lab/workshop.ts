import type { Build, Dice, Json, Parsed, Part, Workshop } from '@tessera/kernel'
import type { ArmyList, CohortChoice } from '../choice.ts'
import { type CohortConfig, configSchema } from '../config.ts'
import { armyProblems, cultureNamed, heavyShare, presetArmy } from '../content/army.ts'
import { entryCode, readArmyCode, readEntry, writeArmyCode } from '../content/army-code.ts'
import { type Content, contentOf, fieldsOf, PRINTED } from '../content/changes.ts'
import { CULTURE_DATA } from '../content/cultures.ts'
import { isHeavyInfantry } from '../content/heavy-infantry.ts'
import { mapOf } from '../content/maps.ts'
import { CULTURES, type CultureId, EQUIPMENT, SUPPORTS, type SupportType, TROOPS } from '../content/terms.ts'
import { someTroop } from '../view/sample.ts'

/** What the lab may do with Cohort: a build is a culture, its troops with their gear, and its support. */
export const workshop: Workshop<CohortConfig, CohortChoice> = {
  word: 'army',
  leader: 'centurion',
  presets: CULTURES.map((id) => ({ id, name: CULTURE_DATA[id].name, build: buildOf(usualArmy(id)) })),
  fields: ['cost', 'men', 'attack', 'defence', 'mobility', 'morale', 'breakAt', 'supply', 'traits', 'without'],
  parts: (config) => partsOf(contentOf(config), config),
  read(text) {
    const culture = cultureNamed(text.replaceAll('_', ' ')) ?? cultureNamed(text)
    if (culture !== null) return { ok: true, value: buildOf(usualArmy(culture)) }
    if (text.trimStart().startsWith('co1:')) {
      const army = readArmyCode(text)
      return army.ok ? { ok: true, value: buildOf(army.value) } : army
    }
    return bad(
      `There is no culture "${text.slice(0, 40)}". There are: ${CULTURES.join(', ')}; or write a code such as co1:spartan:professional*2,scouts:`,
    )
  },
  write: (build) => writeArmyCode(armyOf(build)),
  refuse(config, build) {
    const army = armyIn(build)
    if (army === null) return 'An army is a culture, its troops and its support.'
    const [problem] = [0, 1].flatMap((seat) => armyProblems(army, config, seat))
    return problem?.message ?? null
  },
  complete,
  seat: (config, builds) => ({
    config,
    brings: builds.map((build) => (build === null ? null : { type: 'army', ...armyOf(build) })),
  }),
  change,
}

/** Names are for people, not for experiments. */
function buildOf({ culture, troops, support }: ArmyList): Build {
  return [culture, ...troops.map(({ name: _name, ...entry }) => entryCode(entry)), ...support]
}

function armyOf(build: Build): ArmyList {
  const army = armyIn(build)
  if (army === null) throw new Error(`Not an army: ${build.join(', ')}`)
  return army
}

function armyIn(build: Build): ArmyList | null {
  const culture = build.find(isCulture)
  const others = build.filter((word) => word !== culture && !isSupport(word)).map(readEntry)
  const troops = others.filter((entry) => entry !== null)
  if (culture === undefined || troops.length < others.length) return null
  return { culture, troops, support: build.filter(isSupport) }
}

/** The preset of the usual battle, as it fits either seat. */
function usualArmy(culture: CultureId): ArmyList {
  const config = configSchema.parse({})
  if (!config.ok) throw new Error('The usual battle cannot be read')
  const [first, second] = [presetArmy(culture, config.value, 0), presetArmy(culture, config.value, 1)]
  return armyProblems(first, config.value, 1).length === 0 ? first : second
}

/**
 * Troops bare and with one thing in their hands, support, cultures. Not administrators and trains: who may have them
 * must, or has them anyway.
 */
function partsOf({ troops, support, equipment, cultures }: Content, config: CohortConfig): readonly Part[] {
  const plain = { abilities: [] }
  const bare = TROOPS.map((id) => ({ id, name: troops[id].name, cost: troops[id].cost, ...plain }))
  const armed = TROOPS.flatMap((id) =>
    EQUIPMENT.filter((item) => equipment[item].suits.includes(id)).map((item) => ({
      id: entryCode({ type: id, equipment: [item] }),
      name: `${troops[id].name}, ${equipment[item].name}`,
      cost: troops[id].cost + equipment[item].cost,
      ...plain,
    })),
  )
  const walls = mapOf(config).fortOwner !== null
  const staff = SUPPORTS.filter((id) => id !== 'administrators' && id !== 'supplyTrain')
    .filter((id) => walls || id !== 'siegeEngineers')
    .map((id) => ({ id, name: support[id].name, cost: support[id].cost, ...plain }))
  const peoples = CULTURES.map((id) => ({ id, name: cultures[id].name, cost: 0, abilities: cultures[id].traits }))
  return [...bare, ...armed, ...staff, ...peoples]
}

const TRIES = 30
/** Where nothing more fits, most draws fail: an army is full after so many in a row. */
const MISSES = 12
/** What further troops and staff may still put right. */
const UNFINISHED: readonly string[] = ['army_too_small', 'heavy_infantry_short', 'administrators_missing']

/** Under the kept culture, or under one that can field what is kept; what no culture can field together is let go. */
function complete(config: CohortConfig, kept: Build, dice: Dice, never: ReadonlySet<string> = new Set()): Build {
  const own = kept.filter(isCulture)
  const words = kept.filter((word) => !isCulture(word))
  const open = CULTURES.filter((id) => !never.has(id))
  const fitting = own.length > 0 ? [] : open.filter((id) => startOf(config, id, words).length >= 1 + words.length)
  let last: Build = kept
  for (let tries = 0; tries < TRIES; tries++) {
    const culture = own[0] ?? dice.pick(fitting.length > 0 ? fitting : open)
    const army = filled(config, startOf(config, culture, words), dice, never)
    last = buildOf(army)
    if (workshop.refuse(config, last) === null) return last
  }
  return last
}

function startOf(config: CohortConfig, culture: CultureId, words: Build): Build {
  const clerks = contentOf(config).cultures[culture].administrators && !words.includes('administrators')
  let start: Build = clerks ? [culture, 'administrators'] : [culture]
  for (const word of words) if (fits(config, [...start, word])) start = [...start, word]
  return start
}

function filled(config: CohortConfig, start: Build, dice: Dice, never: ReadonlySet<string>): ArmyList {
  let army = armyOf(start)
  const { heavyShare: share } = contentOf(config).cultures[army.culture]
  const staff = SUPPORTS.filter((id) => id !== 'administrators' && id !== 'supplyTrain' && !never.has(id))
  for (let misses = 0; misses < MISSES; ) {
    const helper = dice.int(4) === 0 && staff.length > 0 ? dice.pick(staff) : null
    const troop = helper === null ? someTroop(army.culture, dice) : null
    const next: ArmyList = {
      ...army,
      troops: troop === null ? army.troops : [...army.troops, troop],
      support: helper === null ? army.support : [...army.support, helper],
    }
    const heavy = troop === null || isHeavyInfantry(troop) || heavyShare(next, contentOf(config)) >= share
    const wanted = heavy && (troop === null || !never.has(entryCode(troop)))
    if (wanted && fits(config, buildOf(next))) {
      army = next
      misses = 0
    } else misses++
  }
  return army
}

/** Whether it may become an army of either seat. */
function fits(config: CohortConfig, build: Build): boolean {
  const army = armyIn(build)
  return (
    army !== null &&
    [0, 1].every((seat) => armyProblems(army, config, seat).every(({ code }) => UNFINISHED.includes(code)))
  )
}

function change(config: CohortConfig, part: string, field: string, value: Json): Parsed<CohortConfig> {
  const fields: readonly string[] = fieldsOf(part)
  if (fields.length === 0)
    return bad(
      part.includes('+')
        ? `${part} is made of several things: change one of ${part.replaceAll('+', ', ')}`
        : `There is no ${part} in Cohort`,
    )
  if (field !== 'without') return changed(config, { part, [field]: value })
  const { name, traits } = isCulture(part) ? contentOf(config).cultures[part] : { name: part, traits: [] }
  if (!traits.some((trait) => trait === value))
    return bad(`${name} has no trait ${String(value)}: ${traits.join(', ')}`)
  return changed(config, { part, traits: traits.filter((trait) => trait !== value) })
}

function changed(config: CohortConfig, entry: Json): Parsed<CohortConfig> {
  return configSchema.parse({ ...config, changes: [...(config.changes ?? []), entry] })
}

function isCulture(word: string): word is CultureId {
  return Object.hasOwn(PRINTED.cultures, word)
}

function isSupport(word: string): word is SupportType {
  return Object.hasOwn(PRINTED.support, word)
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}

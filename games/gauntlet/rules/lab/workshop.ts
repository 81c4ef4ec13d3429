import type { Build, Dice, Json, Parsed, Part, Workshop } from '@tessera/kernel'
import type { Army, CardChoice, DuelChoice } from '../choice.ts'
import { configSchema, type DuelConfig } from '../config.ts'
import { contentOf, UNIT_FIELDS } from '../content/changes.ts'
import type { Content } from '../content/content.ts'
import { PRINTED } from '../content/content.ts'
import { READY_ARMIES } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { DECK, refuseArmy } from '../view/army.ts'

/** What may be changed of a part for an experiment. */
export const CHANGEABLE = [...UNIT_FIELDS, 'without', 'definition']

/** What the lab may do with duels: a build is a leader, its spells, and cards with their tiers (`ord_squire+2`). */
export const workshop: Workshop<DuelConfig, DuelChoice> = {
  word: 'team',
  leader: 'normal',
  presets: READY_ARMIES.map(({ id, name, army }) => ({ id, name, build: buildOf(army) })),
  fields: CHANGEABLE,
  parts: (config) => partsOf(contentOf(config)),
  read(text) {
    const preset = READY_ARMIES.find(({ id, name }) => id === text.trim() || name === text.trim())
    if (preset !== undefined) return { ok: true, value: buildOf(preset.army) }
    const build = text.split(',').map((word) => word.trim())
    if (armyOf(PRINTED, build) !== null) return { ok: true, value: build }
    return bad(
      `"${text.slice(0, 60)}" is no team: write a preset (${READY_ARMIES[0]?.id}), or a leader, spells and cards`,
    )
  },
  write: (build) => build.join(','),
  refuse(config, build) {
    const army = armyOf(contentOf(config), build)
    if (army === null) return 'A team is a leader, its spells, and cards of its faction.'
    return refuseArmy(contentOf(config), army, config.gold)?.message ?? null
  },
  complete,
  seat: (config, builds) => ({
    config,
    brings: builds.map((build) => {
      const army = build === null ? null : armyOf(contentOf(config), build)
      return army === null ? null : { do: 'muster', ...army }
    }),
  }),
  change,
}

/** Units that can be brought, as the lab lists them. */
export function partsOf({ units }: Content): readonly Part[] {
  return [...units.values()]
    .filter((unit) => unit.faction !== null)
    .map(({ id, name, cost, abilities }) => ({ id, name, cost, abilities: [...abilities] }))
}

function buildOf({ leader, spells, cards }: Army): Build {
  return [leader, ...spells.map((spell) => `spell:${spell}`), ...cards.map(cardWord)]
}

function cardWord({ key, tier }: CardChoice): string {
  return tier === 1 ? key : `${key}+${tier - 1}`
}

function readCard(word: string): CardChoice {
  const [key = '', rise = '0'] = word.split('+')
  return { key, tier: Math.min(3, Math.max(1, 1 + Number(rise))) as Tier }
}

function armyOf(content: Content, build: Build, never: ReadonlySet<string> = new Set()): Army | null {
  const leaders = build.filter((word) => content.leaders.has(word))
  const [leader] = leaders
  const chosen = leader === undefined ? undefined : content.leaders.get(leader)
  if (leader === undefined || chosen === undefined) {
    return guessArmy(content, build, never)
  }
  const spells = build.filter((word) => word.startsWith('spell:')).map((word) => word.slice('spell:'.length))
  const cards = build.filter((word) => word !== leader && !word.startsWith('spell:')).map(readCard)
  return cards.every(({ key }) => content.units.has(key)) ? { faction: chosen.faction, leader, spells, cards } : null
}

/** Cards without a leader: the first of their faction who may leads them, with spells of its own. */
function guessArmy(content: Content, build: Build, never: ReadonlySet<string>): Army | null {
  const cards = build.filter((word) => !word.startsWith('spell:')).map(readCard)
  const faction = content.units.get(cards[0]?.key ?? '')?.faction ?? null
  if (faction === null || !cards.every(({ key }) => content.units.has(key))) return null
  const leader = content.factions.get(faction)?.leaders.find((id) => !never.has(id))
  const own = leader === undefined ? [] : (content.leaders.get(leader)?.spells ?? [])
  const spells = own.filter((spell) => !never.has(`spell:${spell}`)).slice(0, 2)
  return leader === undefined ? null : { faction, leader, spells, cards }
}

/** Fills a team up with cards of its faction, then spends what gold is left by chance. */
function complete(config: DuelConfig, kept: Build, dice: Dice, never: ReadonlySet<string> = new Set()): Build {
  const content = contentOf(config)
  const leaders = [...content.leaders.keys()].filter((leader) => !never.has(leader))
  const start = kept.length === 0 ? [dice.pick(leaders)] : kept
  const known = armyOf(content, start, never)
  if (known === null) throw new Error(`Not a team: ${kept.join(', ')}`)
  let army: Army = known
  const { faction } = army
  const chosen = content.leaders.get(army.leader)
  if (army.spells.length === 0 && chosen !== undefined)
    army = { ...army, spells: chosen.spells.filter((spell) => !never.has(`spell:${spell}`)).slice(0, 2) }
  const units = [...content.units.values()].filter((unit) => unit.faction === faction && !never.has(unit.id))
  for (let tries = 0; tries < 80 && army.cards.length < DECK.most && units.length > 0; tries++) {
    const more: Army = { ...army, cards: [...army.cards, { key: dice.pick(units).id, tier: 1 }] }
    if (refuseArmy(content, more, config.gold) === null) army = more
  }
  for (let tries = 0; tries < 40 && army.cards.length > 0; tries++) {
    const place = dice.int(army.cards.length)
    const cards: CardChoice[] = army.cards.map(
      (card, at): CardChoice => (at === place && card.tier < 3 ? { ...card, tier: (card.tier + 1) as Tier } : card),
    )
    if (refuseArmy(content, { ...army, cards }, config.gold) === null) army = { ...army, cards }
  }
  return buildOf(army)
}

function change(config: DuelConfig, part: string, field: string, value: Json): Parsed<DuelConfig> {
  return configSchema.parse({ ...config, changes: [...(config.changes ?? []), { part, field, value }] })
}

function bad(text: string): Parsed<Build> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}

import type { Build, Dice, Json, Parsed, Workshop } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import { type Content, PRINTED } from '../../content/content.ts'
import type { FactionId } from '../../content/vocabulary.ts'
import { CHANGEABLE, partsOf } from '../../lab/workshop.ts'
import { DECK } from '../../view/army.ts'
import type { RunChoice } from '../choice.ts'
import { type RunConfig, runConfigSchema } from '../config.ts'
import { refuseDeck } from '../view/deck.ts'

/** What the lab may do with runs: a build is a leader and the twelve cards of a deck. Its worth is what runs with it win. */
export const runWorkshop: Workshop<RunConfig, RunChoice> = {
  word: 'deck',
  leader: 'normal',
  presets: [...PRINTED.leaders.values()].map(({ id, name, faction }) => ({
    id: id.replaceAll('_', '-'),
    name: `${name} (${PRINTED.factions.get(faction)?.name ?? faction})`,
    build: [id, ...(PRINTED.factions.get(faction)?.starter ?? [])],
  })),
  fields: CHANGEABLE,
  parts: (config) => partsOf(contentOf(config)),
  read(text) {
    const preset = runWorkshop.presets.find(({ id, name }) => id === text.trim() || name === text.trim())
    if (preset !== undefined) return { ok: true, value: preset.build }
    const build = text.split(',').map((word) => word.trim())
    if (deckOf(PRINTED, build) !== null) return { ok: true, value: build }
    return bad(`"${text.slice(0, 60)}" is no deck: write a leader (ser-aldric), or a leader and twelve cards`)
  },
  write: (build) => build.join(','),
  refuse(config, build) {
    const deck = deckOf(contentOf(config), build)
    if (deck === null) return 'A deck is a leader and twelve cards of the same faction.'
    return refuseDeck(contentOf(config), deck, deck.deck)?.message ?? null
  },
  complete,
  seat: (config, builds) => ({
    config,
    brings: builds.slice(0, 1).map((build) => {
      const deck = build === null ? null : deckOf(contentOf(config), build)
      return deck === null ? null : { do: 'begin', ...deck }
    }),
  }),
  change,
}

interface Deck {
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
  readonly deck: readonly string[]
}

/** Cards without a leader are led by the first of their faction. */
function deckOf(content: Content, build: Build, never: ReadonlySet<string> = new Set()): Deck | null {
  const deck = build.filter((word) => !content.leaders.has(word))
  const named = build.find((word) => content.leaders.has(word))
  const faction = content.units.get(deck[0] ?? '')?.faction ?? null
  const leaders = faction === null ? [] : (content.factions.get(faction)?.leaders ?? [])
  const leader = named ?? leaders.find((id) => !never.has(id))
  const chosen = leader === undefined ? undefined : content.leaders.get(leader)
  if (leader === undefined || chosen === undefined || !deck.every((key) => content.units.has(key))) return null
  return { faction: chosen.faction, leader, spells: chosen.spells.slice(0, DECK.spells), deck }
}

/** The rest of a starter deck, then exchanges by chance: random decks that hold to the limits of GR-401. */
function complete(config: RunConfig, kept: Build, dice: Dice, never: ReadonlySet<string> = new Set()): Build {
  const content = contentOf(config)
  const leaders = [...content.leaders.keys()].filter((leader) => !never.has(leader))
  const start = kept.length === 0 ? [dice.pick(leaders)] : kept
  const known = deckOf(content, start, never)
  if (known === null) throw new Error(`Not a deck: ${kept.join(', ')}`)
  const { faction, leader } = known
  const units = [...content.units.values()].filter((unit) => unit.faction === faction && !never.has(unit.id))
  const fits = (deck: readonly string[]): boolean => refuseDeck(content, known, deck) === null
  const cheap = [...units]
    .sort((a, b) => a.cost - b.cost)
    .flatMap(({ id, rarity }) => (rarity === 'common' ? [id, id] : [id]))
  const missing = cheap.filter((id, place) => {
    const before = cheap.slice(0, place).filter((other) => other === id).length
    return known.deck.filter((other) => other === id).length <= before
  })
  let deck = [...known.deck, ...missing.slice(0, Math.max(0, DECK.most - known.deck.length))]
  for (let tries = 0; tries < 60; tries++) {
    const place = known.deck.length + dice.int(Math.max(1, DECK.most - known.deck.length))
    if (place >= deck.length) break
    const other = deck.map((id, at) => (at === place ? dice.pick(units).id : id))
    if (fits(other)) deck = other
  }
  return [leader, ...deck]
}

function change(config: RunConfig, part: string, field: string, value: Json): Parsed<RunConfig> {
  return runConfigSchema.parse({ ...config, changes: [...(config.changes ?? []), { part, field, value }] })
}

function bad(text: string): Parsed<Build> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}

import type { Build, Json, Parsed, Workshop } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import type { SeatConfig, SiegefrontConfig } from '../config.ts'
import { configSchema } from '../config.ts'
import { CARDS, isCard } from '../content/cards.ts'
import { cardIn } from '../content/changes.ts'
import { DECK_SIZE, deckError } from '../content/deck.ts'
import { READY_DECKS } from '../content/decks.ts'
import { PERSONALITIES } from '../content/personalities.ts'
import { dealt } from '../view/sample.ts'

/** What the lab can build and change: a deck is a build and its cards are the parts; a forge is a build of one word. */
export const workshop: Workshop<SiegefrontConfig, SiegefrontChoice> = {
  word: 'deck',
  leader: 'normal',
  presets: READY_DECKS.map(({ key, name, cards }) => ({ id: key, name, build: cards })),
  fields: ['cost', 'attack', 'hp', 'defence', 'speed', 'abilities', 'without'],
  parts: (config) =>
    CARDS.map(({ key }) => {
      const { name, cost, abilities } = cardIn(config, key)
      return { id: key, name, cost, abilities }
    }),
  read(text) {
    const wanted = text.trim().toLowerCase().replaceAll(' ', '-')
    const ready = READY_DECKS.find((deck) => deck.key === wanted)
    if (ready !== undefined) return { ok: true, value: ready.cards }
    if (forgeOf([wanted]) !== null) return { ok: true, value: [wanted] }
    return wanted.split(':')[0] === 'forge' ? bad(FORGES) : listed(text)
  },
  write(build) {
    const counts = new Map<string, number>()
    for (const key of build) counts.set(key, (counts.get(key) ?? 0) + 1)
    if (forgeOf(build) !== null) return build.join()
    return [...counts].map(([key, count]) => `${count} ${key}`).join(', ')
  },
  refuse: (_config, build) => (forgeOf(build) === null ? (deckError(build)?.text ?? null) : null),
  complete(_config, kept, dice, never = new Set()) {
    const from = CARDS.filter(({ key }) => !never.has(key))
    return [...kept, ...dealt(kept, DECK_SIZE - kept.length, dice, from)]
  },
  seat(config, builds) {
    const forges = builds.map((build) => (build === null ? null : forgeOf(build)))
    const [first, second] = forges
    return {
      config: { ...config, seats: [first ?? OPEN, second ?? OPEN] },
      brings: builds.map((cards, seat) => (cards === null || forges[seat] !== null ? null : { type: 'deck', cards })),
    }
  },
  change,
}

const OPEN: SeatConfig = { supply: 'deck' }

const FORGES = `A forge is one of ${PERSONALITIES.map(({ key }) => `forge:${key}`).join(', ')}; :easy or :hard after it sets its difficulty`

/** forge:ravager or forge:ravager:hard, as the config has it; null for cards. */
function forgeOf(build: Build): SeatConfig | null {
  const [word = ''] = build
  const [kind, personality = 'marshal', difficulty = 'normal', ...rest] = word.split(':')
  const levels = ['easy', 'normal', 'hard'] as const
  const level = levels.find((known) => known === difficulty)
  const known = PERSONALITIES.some(({ key }) => key === personality)
  if (build.length !== 1 || kind !== 'forge' || !known || level === undefined || rest.length > 0) return null
  return { supply: 'forge', forge: { personality, difficulty: level } }
}

function listed(text: string): Parsed<Build> {
  const cards: string[] = []
  for (const entry of text.split(/[,;\n]/)) {
    if (entry.trim() === '') continue
    const [, count = '1', name = ''] = /^(?:(\d{1,2})\s*[x×*]?\s+)?(.+)$/.exec(entry.trim()) ?? []
    const key = name.toLowerCase().replaceAll(' ', '-')
    if (!isCard(key)) {
      const decks = READY_DECKS.map((deck) => deck.key).join(', ')
      return bad(
        `There is no deck or card "${name.slice(0, 40)}". Ready decks: ${decks}; forge:marshal; or a list such as 3 footman, 2 knight`,
      )
    }
    cards.push(...new Array<string>(Number(count)).fill(key))
  }
  return { ok: true, value: cards }
}

function change(config: SiegefrontConfig, part: string, field: string, value: Json): Parsed<SiegefrontConfig> {
  if (!isCard(part)) return bad(`There is no card ${part}`)
  const { name, abilities } = cardIn(config, part)
  const left = abilities.filter((key) => key !== value)
  if (field === 'without' && left.length === abilities.length)
    return bad(`${name} has no ability ${String(value)}: ${abilities.join(', ')}`)
  const set = field === 'without' ? { abilities: left } : { [field]: value }
  return configSchema.parse({ ...config, changes: [...(config.changes ?? []), { card: part, ...set }] })
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}

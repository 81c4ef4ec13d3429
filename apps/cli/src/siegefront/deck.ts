import { CARDS, deckFault, PERSONALITIES, READY_DECKS, type SeatConfig } from '@tessera/siegefront'
import { usage } from '../problem.ts'

/** What a seat plays with: cards it brings, or a forge that the config names. */
export type Supply =
  | { readonly kind: 'deck'; readonly cards: readonly string[] }
  | { readonly kind: 'forge'; readonly seat: SeatConfig }

/** As people write it: a ready deck's key or name, forge:ravager, or a list such as "3 footman, 2 knight". */
export function readSupply(text: string, where: string): Supply {
  const wanted = text.trim().toLowerCase().replaceAll(' ', '-')
  const ready = READY_DECKS.find((deck) => deck.key === wanted)
  if (ready !== undefined) return { kind: 'deck', cards: ready.cards }
  if (wanted === 'forge' || wanted.startsWith('forge:')) return { kind: 'forge', seat: forgeSeat(wanted, where) }
  const cards = listed(text, where)
  const fault = deckFault(cards)
  if (fault !== null) throw usage(`${where}: ${fault.text}`)
  return { kind: 'deck', cards }
}

/** forge, forge:ravager or forge:ravager:hard. */
function forgeSeat(text: string, where: string): SeatConfig {
  const [, personality = 'marshal', difficulty = 'normal'] = text.split(':')
  if (!PERSONALITIES.some(({ key }) => key === personality))
    throw usage(`${where}: a forge is one of ${PERSONALITIES.map(({ key }) => `forge:${key}`).join(', ')}`)
  if (difficulty !== 'easy' && difficulty !== 'normal' && difficulty !== 'hard')
    throw usage(`${where}: a forge is easy, normal or hard, not "${difficulty.slice(0, 40)}"`)
  return { supply: 'forge', forge: { personality, difficulty } }
}

function listed(text: string, where: string): readonly string[] {
  return text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => {
      const [, count = '1', name = ''] = /^(?:(\d{1,2})\s*[x×*]?\s+)?(.+)$/.exec(entry) ?? []
      const wanted = name.toLowerCase().replaceAll(' ', '-')
      const card = CARDS.find(({ key }) => key === wanted)
      if (card === undefined)
        throw usage(
          `${where}: there is no deck or card "${name.slice(0, 40)}". Ready decks: ${READY_DECKS.map(({ key }) => key).join(', ')}; forge:marshal; or a list such as 3 footman, 2 knight`,
        )
      return new Array<string>(Number(count)).fill(card.key)
    })
}

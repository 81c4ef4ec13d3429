import { fieldsOf, remembered } from '@tessera/play/match'
import { type ForgeQuality, type SiegefrontConfig, siegefrontRules } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { readStored, writeStored } from '@tessera/ui/storage'
import type { Deck } from '../build/cards.ts'
import { deckName, FIRST_DECK } from '../build/ready.ts'
import { tidy } from '../build/text.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from '../match/opponent.ts'

/** Everything of SGF-201 that players choose; seats come from who plays, bonuses from the host. */
export type MatchOptions = Omit<SiegefrontConfig, 'seats' | 'lp' | 'lpSteps'>

/** Where the player's own cards come from. */
export type OwnCards =
  | { readonly supply: 'deck'; readonly cards: Deck }
  | { readonly supply: 'forge'; readonly personality: string; readonly quality: ForgeQuality }

/** What the set-up page shows when it opens: how the last match was set up, or a good first one. */
export interface Remembered {
  readonly options: MatchOptions
  readonly opponent: OpponentChoice
  readonly own: OwnCards
  /** Steps by which the own cards and the other side's are raised, for practice or as a handicap (SGF-1403). */
  readonly raised: Raised
}

export type Raised = readonly [own: number, theirs: number]

const DRAFT = 'siegefront.draft'
const MOST_CARDS = 60

export const USUAL: MatchOptions = optionsIn({})

export function rememberedIn(stored: unknown): Remembered {
  const { options, opponent, own, raised } = fieldsOf(stored)
  return {
    options: optionsIn(options),
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    own: ownIn(own),
    raised: raisedIn(raised),
  }
}

export const setup = remembered('siegefront', rememberedIn)

/** The deck that was last open in the builder. */
export function draftDeck(): { readonly cards: Deck; readonly name: string } {
  const { cards, name } = fieldsOf(readStored(DRAFT))
  const own = setup.recall().own
  const fallback = own.supply === 'deck' ? own.cards : FIRST_DECK
  const deck = deckIn(cards) ?? fallback
  return { cards: deck, name: typeof name === 'string' ? tidy(name) : (deckName(deck) ?? words.text('play.myDeck')) }
}

export function keepDraft(draft: { readonly cards: Deck; readonly name: string }): void {
  writeStored(DRAFT, draft)
}

/** Falls back to the usual options when the rules refuse the stored ones. */
function optionsIn(stored: unknown): MatchOptions {
  const known = fieldsOf(stored)
  const parsed = siegefrontRules.config.parse({ ...known, seats: undefined, lp: undefined, lpSteps: undefined })
  const { seats: _seats, lp: _lp, lpSteps: _steps, ...options } = parsed.ok ? parsed.value : usualConfig()
  return options
}

function usualConfig(): SiegefrontConfig {
  const parsed = siegefrontRules.config.parse({})
  if (!parsed.ok) throw new Error('The usual options are refused')
  return parsed.value
}

/** SGF-201: the most that a cap allows. */
export const MOST_STEPS = 40

function raisedIn(stored: unknown): Raised {
  const steps = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_STEPS ? value : 0
  return Array.isArray(stored) ? [steps(stored[0]), steps(stored[1])] : [0, 0]
}

/** SGF-1403: the part of the config for raised cards; empty while neither side has any. */
export function lpFor(raised: Raised): Partial<Pick<SiegefrontConfig, 'lp' | 'lpSteps'>> {
  if (raised.every((steps) => steps === 0)) return {}
  return { lp: { mode: 'capped', cap: MOST_STEPS }, lpSteps: raised }
}

function ownIn(stored: unknown): OwnCards {
  const { supply, cards, personality, quality } = fieldsOf(stored)
  const forge = supply === 'forge' ? opponentIn({ personality, level: quality, supply }) : null
  if (forge !== null) return { supply: 'forge', personality: forge.personality, quality: forge.level }
  return { supply: 'deck', cards: deckIn(cards) ?? FIRST_DECK }
}

function deckIn(stored: unknown): Deck | null {
  if (!Array.isArray(stored) || stored.length > MOST_CARDS) return null
  return stored.every((card) => typeof card === 'string' && card.length <= 40) ? stored : null
}

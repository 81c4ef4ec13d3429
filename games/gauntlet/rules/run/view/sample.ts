import type { Dice } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import { TIMINGS, type Tier } from '../../content/vocabulary.ts'
import { DECK, goldCost } from '../../view/army.ts'
import type { RunChoice, Snapshot } from '../choice.ts'
import { CONTENT_VERSION, RATING } from '../config.ts'
import { mostGold, nextTierPrice } from '../rules/gold.ts'
import { snapshotTeam } from '../rules/opponent.ts'
import { type Banner, type CardPlacement, handOf } from '../state.ts'
import { refuseDeck } from './deck.ts'
import type { HostView, PlayerView, RunView } from './view.ts'

/** Some legal choice. */
export function sampleRun(view: RunView, dice: Dice): RunChoice {
  if (view.to === 'spectator') throw new Error('Spectators do not choose')
  if (view.to === 1) return sampleOpponent(view, dice)
  switch (view.phase) {
    case 'begin':
      return sampleBegin(view, dice)
    case 'draft': {
      const cards = [...view.offer]
      dice.shuffle(cards)
      return { do: 'pick', cards: cards.slice(0, view.picksDue) }
    }
    case 'camp':
      return sampleFind(view, dice)
    default:
      return { do: 'fight' }
  }
}

function sampleBegin({ config }: PlayerView, dice: Dice): RunChoice {
  if (config.daily !== undefined) return { do: 'begin' }
  const content = contentOf(config)
  const banner = randomBanner(content, dice)
  const { faction, leader, spells } = banner
  if (!config.unlocked.includes(faction) || dice.int(3) === 0) return { do: 'begin', faction, leader }
  return { do: 'begin', faction, leader, spells, deck: randomDeck(content, banner, dice) }
}

export function randomBanner(content: Content, dice: Dice): Banner {
  const faction = dice.pick([...content.factions.values()])
  const leader = dice.pick(faction.leaders)
  const spells = [...(content.leaders.get(leader)?.spells ?? [])]
  dice.shuffle(spells)
  return { faction: faction.id, leader, spells: spells.slice(0, DECK.spells) }
}

/** The starter deck with some of its cards exchanged, as far as the limits of GR-401 allow. */
export function randomDeck(content: Content, banner: Banner, dice: Dice): readonly string[] {
  const units = [...content.units.values()].filter(({ faction }) => faction === banner.faction)
  let deck = [...(content.factions.get(banner.faction)?.starter ?? [])]
  for (let tries = 0; tries < 24; tries++) {
    const other = [...deck]
    other[dice.int(other.length)] = dice.pick(units).id
    if (refuseDeck(content, banner, other) === null) deck = other
  }
  return deck
}

function sampleFind(view: PlayerView, dice: Dice): RunChoice {
  const content = contentOf(view.config)
  const hand = handOf(view.cards).map((card) => ({ ...card }))
  const upgrades: string[] = []
  let { gold } = view
  while (dice.int(4) > 0) {
    const card = dice.pick(hand)
    const price = nextTierPrice(content, card)
    if (price === null || price > gold) continue
    gold -= price
    card.tier = (card.tier + 1) as Tier
    upgrades.push(card.id)
  }
  const cells = randomCells(hand.length, dice)
  const units = hand.flatMap(({ id }, place): CardPlacement[] => {
    const cell = cells[place]
    return cell === undefined || (place > 0 && dice.int(8) === 0) ? [] : [{ card: id, ...cell }]
  })
  return { do: 'find', upgrades, units, timings: (view.banner?.spells ?? []).map(() => dice.pick(TIMINGS)) }
}

function randomCells(count: number, dice: Dice): { readonly c: number; readonly r: number }[] {
  const cells = Array.from({ length: 16 }, (_, cell) => ({ c: cell % 8, r: Math.floor(cell / 8) }))
  dice.shuffle(cells)
  return cells.slice(0, count)
}

function sampleOpponent(view: HostView, dice: Dice): RunChoice {
  if (view.config.pool === 'bots' || dice.int(4) === 0) return { do: 'opponent', snapshot: null, among: 0 }
  return { do: 'opponent', snapshot: randomSnapshot(view, dice), among: dice.d(10) }
}

/** A stored team that could come to this run. */
export function randomSnapshot(view: HostView, dice: Dice): Snapshot {
  const content = contentOf(view.config)
  const banner = randomBanner(content, dice)
  const wins = Math.min(8, Math.max(0, view.wins - 1 + dice.int(3)))
  const losses = dice.int(4)
  const deck = [...randomDeck(content, banner, dice)]
  dice.shuffle(deck)
  const size = dice.d(Math.min(DECK.most, 3 + wins + losses))
  const cells = randomCells(size, dice)
  const snapshot: Snapshot = {
    id: `s${dice.int(2_147_483_647)}`,
    number: dice.int(1_000_000),
    name: 'A stored team',
    contentVersion: CONTENT_VERSION,
    ...banner,
    timings: banner.spells.map(() => dice.pick(TIMINGS)),
    team: cells.map((cell, place) => ({ unit: deck[place] ?? '', tier: 1, ...cell })),
    wins,
    losses,
    draws: 0,
    rating: Math.max(RATING.least, view.rating - 200 + dice.int(401)),
  }
  return raised(content, snapshot, dice)
}

/** Some of its gold spent. */
function raised(content: Content, snapshot: Snapshot, dice: Dice): Snapshot {
  const gold = mostGold(snapshot.wins, snapshot.losses, snapshot.draws)
  let best = snapshot
  for (let tries = dice.int(12); tries > 0; tries--) {
    const place = dice.int(best.team.length)
    const team = best.team.map((unit, at) =>
      at === place && unit.tier < 3 ? { ...unit, tier: (unit.tier + 1) as Tier } : unit,
    )
    const richer = { ...best, team }
    if (goldCost(content, snapshotTeam(richer).army) <= gold) best = richer
  }
  return best
}

import type { Answer, Bot, Dice, Style } from '@tessera/kernel'
import { easyDeployment, normalDeployment } from '../../bot/deploy.ts'
import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import type { RunChoice } from '../choice.ts'
import { handOf, type RunCard } from '../state.ts'
import type { PlayerView, RunView } from '../view/view.ts'
import { armyOf, buyByChance, buyEvenly, found, purseOf } from './hand.ts'
import { buyFewest, sharpDeck, sharpDeployment } from './sharp.ts'

/** GR-1001: bots see what the player sees and draw from a stream of their own. */
export const runBot: Bot<RunView, RunChoice> = {
  levels: [
    { id: 'easy', name: 'Novice', blurb: 'Picks, buys and places by chance.' },
    {
      id: 'normal',
      name: 'Steady',
      blurb: 'Picks strong cards, upgrades evenly, and places every unit where it belongs.',
    },
    {
      id: 'hard',
      name: 'Sharp',
      blurb: 'Builds a deck of guards and support, raises few cards to tier 3, and stands where it is not flanked.',
    },
  ],
  personalities: [],
  choose,
}

function choose(view: RunView, dice: Dice, { level }: Style): Answer<RunChoice> {
  if (view.to === 'spectator') throw new Error('Spectators do not choose')
  // GR-2404: without a store, the host answers that no opponent was found, and the rules build a bot team.
  if (view.to === 1) return { choice: { do: 'opponent', snapshot: null, among: 0 } }
  return { choice: chooseFor(view, dice, level) }
}

function chooseFor(view: PlayerView, dice: Dice, level: string): RunChoice {
  const content = contentOf(view.config)
  switch (view.phase) {
    case 'begin':
      return begin(view, content, dice, level)
    case 'draft':
      return { do: 'pick', cards: picks(view, content, dice, level) }
    case 'camp':
      return prepare(view, content, dice, level)
    default:
      return { do: 'fight' }
  }
}

function begin({ config }: PlayerView, content: Content, dice: Dice, level: string): RunChoice {
  if (config.daily !== undefined) return { do: 'begin' }
  const { id, faction } = dice.pick([...content.leaders.values()])
  const own = level === 'hard' && config.unlocked.includes(faction)
  return { do: 'begin', faction, leader: id, ...(own && { deck: sharpDeck(content, faction) }) }
}

function picks(view: PlayerView, content: Content, dice: Dice, level: string): readonly string[] {
  const { banner, picksDue, cards } = view
  const offer = view.offer.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  if (level === 'easy' || banner === null) {
    dice.shuffle(offer)
    return offer.slice(0, picksDue).map(({ id }) => id)
  }
  return steadyPicks(content, handOf(cards), offer, picksDue)
}

/** One at a time: the dearest card, with a word for the first tank and the first who fights from afar; ties by deck order. */
function steadyPicks(content: Content, hand: readonly RunCard[], offer: RunCard[], count: number): readonly string[] {
  const list = [...offer].sort((a, b) => (a.id < b.id ? -1 : 1))
  const held = [...hand]
  const picked: string[] = []
  while (picked.length < count) {
    const tank = (card: RunCard): boolean => content.units.get(card.unit)?.role === 'tank'
    const distant = (card: RunCard): boolean => (content.units.get(card.unit)?.range ?? 1) > 1
    const shooter = (card: RunCard): boolean => distant(card) && content.units.get(card.unit)?.role !== 'support'
    const worth = (card: RunCard): number =>
      10 * (content.units.get(card.unit)?.cost ?? 0) +
      (tank(card) && !held.some(tank) ? 15 : 0) +
      (shooter(card) && !held.some(distant) ? 10 : 0)
    const [best] = list.sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))
    if (best === undefined) break
    list.shift()
    held.push(best)
    picked.push(best.id)
  }
  return picked
}

function prepare(view: PlayerView, content: Content, dice: Dice, level: string): RunChoice {
  const { banner, cards, gold } = view
  if (banner === null) throw new Error('The run has not begun')
  const purse = purseOf(handOf(cards), gold)
  if (level === 'easy') {
    buyByChance(content, purse, dice)
    return found(purse, easyDeployment(content, armyOf(banner, purse.hand), dice))
  }
  if (level === 'hard') {
    buyFewest(content, purse)
    return found(purse, sharpDeployment(content, armyOf(banner, purse.hand)))
  }
  buyEvenly(content, purse)
  return found(purse, normalDeployment(content, armyOf(banner, purse.hand)))
}

import type { Terminal, TerminalPlay, TerminalTurn } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import { TIMINGS, type Tier, type Timing } from '../../content/vocabulary.ts'
import { FORMATIONS, formationPlacement } from '../../view/formations.ts'
import { words } from '../../words/catalogue.ts'
import type { RunChoice } from '../choice.ts'
import type { RunConfig } from '../config.ts'
import type { RunEvent } from '../events.ts'
import { nextTierPrice } from '../rules/gold.ts'
import { handOf, type RunCard } from '../state.ts'
import type { PlayerView, RunView } from '../view/view.ts'
import { cardName } from './card.ts'
import { runPicture } from './picture.ts'

/** How a person plays a run in a terminal: menus for the leader, the picks, the shop, the formation and the spells. */
export const runTerminal: TerminalPlay<RunConfig, RunChoice, RunEvent, RunView> = {
  level: 'normal',
  async choose(view, turn) {
    if (view.to !== 0) return turn.advise()
    turn.terminal.print(`\n${runPicture(view)}`)
    // Without a keyboard there are no menus: a bot goes on, line by line.
    if (!turn.terminal.interactive) return asked(turn)
    switch (view.phase) {
      case 'begin':
        return begin(view, turn)
      case 'draft':
        return draft(view, turn.terminal)
      case 'camp':
        return camp(view, turn)
      default:
        return fight(turn.terminal)
    }
  },
}

async function asked({ terminal, advise }: TerminalTurn<RunChoice>): Promise<RunChoice | null> {
  const line = await terminal.ask('Enter lets a bot choose, q leaves > ')
  return line === null || line.trim() === 'q' ? null : advise()
}

async function begin({ config }: PlayerView, { terminal, advise }: TerminalTurn<RunChoice>): Promise<RunChoice | null> {
  if (config.daily !== undefined) return { do: 'begin' }
  const content = contentOf(config)
  const leader = await terminal.select('Who leads the run?', [
    { value: 'advice', label: 'Whoever a bot would take' },
    ...[...content.leaders.values()].map(({ id, name, faction }) => ({
      value: id,
      label: `${name} (${content.factions.get(faction)?.name ?? faction})`,
    })),
  ])
  if (leader === null) return null
  const faction = content.leaders.get(leader)?.faction
  return faction === undefined ? advise() : { do: 'begin', faction, leader }
}

async function draft(view: PlayerView, terminal: Terminal): Promise<RunChoice | null> {
  const content = contentOf(view.config)
  const options = view.offer.map((value) => ({ value, label: described(view, content, value) }))
  for (;;) {
    const cards =
      view.picksDue === 1
        ? await terminal.select('Pick a card', options).then((one) => (one === null ? null : [one]))
        : await terminal.selectMany(`Pick ${view.picksDue} cards: Space marks, Enter goes on`, options)
    if (cards === null) return null
    if (cards.length === view.picksDue) return { do: 'pick', cards }
    terminal.print(`Pick exactly ${view.picksDue} cards.`)
  }
}

function described(view: PlayerView, content: Content, id: string): string {
  const unit = content.units.get(view.cards.find((card) => card.id === id)?.unit ?? '')
  if (unit === undefined) return id
  const { cost, role, hp, atk, armor, range } = unit
  return `${cardName(view, id)}: ${role}, cost ${cost}, HP ${hp}, attack ${atk}, armour ${armor}, range ${range}`
}

/** GR-506: upgrades first, each of which can be undone, then the placement and the times of the spells. */
async function camp(view: PlayerView, { terminal, advise }: TerminalTurn<RunChoice>): Promise<RunChoice | null> {
  const content = contentOf(view.config)
  const upgrades: string[] = []
  for (;;) {
    const hand = raised(handOf(view.cards), upgrades)
    const gold = view.gold - spent(content, handOf(view.cards), upgrades)
    const affordable = hand.flatMap((card) => {
      const price = nextTierPrice(content, card)
      return price === null || price > gold
        ? []
        : [{ value: card.id, label: `Raise ${cardName(view, card.id)} to tier ${card.tier + 1} for ${price}` }]
    })
    const said = await terminal.select(`${gold} gold`, [
      { value: 'on', label: 'Done: place the team' },
      { value: 'advice', label: 'Prepare as a bot would' },
      ...affordable,
      ...(upgrades.length > 0 ? [{ value: 'undo', label: 'Undo the last upgrade' }] : []),
    ])
    if (said === null) return null
    if (said === 'advice') return advise()
    if (said === 'on') return await placed(view, content, hand, upgrades, terminal)
    if (said === 'undo') upgrades.pop()
    else upgrades.push(said)
  }
}

function raised(hand: readonly RunCard[], upgrades: readonly string[]): RunCard[] {
  return hand.map((card) => {
    const rises = upgrades.filter((id) => id === card.id).length
    return { ...card, tier: Math.min(3, card.tier + rises) as Tier }
  })
}

function spent(content: Content, hand: readonly RunCard[], upgrades: readonly string[]): number {
  return upgrades.reduce((sum, id, place) => {
    const card = raised(hand, upgrades.slice(0, place)).find((one) => one.id === id)
    return sum + (card === undefined ? 0 : (nextTierPrice(content, card) ?? 0))
  }, 0)
}

async function placed(
  view: PlayerView,
  content: Content,
  hand: readonly RunCard[],
  upgrades: readonly string[],
  terminal: Terminal,
): Promise<RunChoice | null> {
  const formation = await terminal.select('How do they stand?', [
    { value: 'sound', label: 'Everybody where they belong' },
    ...FORMATIONS.map(({ id }) => ({
      value: id,
      label: words.text(`formation.${id}`),
      hint: words.text(`blurb.${id}`),
    })),
  ])
  if (formation === null) return null
  const timings: Timing[] = []
  for (const spell of view.banner?.spells ?? []) {
    const known = content.spells.get(spell)
    const options = TIMINGS.map((timing) => ({ value: timing, label: timing }))
    const said = await terminal.select(`When does ${known?.name ?? spell} come?`, options, known?.hint ?? 'early')
    if (said === null) return null
    timings.push(TIMINGS.find((timing) => timing === said) ?? 'early')
  }
  const cards = hand.map(({ unit, tier }) => ({ key: unit, tier }))
  const units = formationPlacement(content, cards, formation).flatMap(({ card, c, r }) => {
    const chosen = hand[card]
    return chosen === undefined ? [] : [{ card: chosen.id, c, r }]
  })
  return { do: 'find', upgrades, units, timings }
}

async function fight(terminal: Terminal): Promise<RunChoice | null> {
  const said = await terminal.select('The opponent is found.', [{ value: 'fight', label: 'Fight' }])
  return said === null ? null : { do: 'fight' }
}

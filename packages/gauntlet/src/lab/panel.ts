import type { Dice, Panel, Script } from '@tessera/kernel'
import { normalDeployment } from '../bot/deploy.ts'
import type { Army, DuelChoice } from '../choice.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { starterArmy, upgradeEvenly } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { DECK, refuseArmy } from '../view/army.ts'
import type { DuelView } from '../view/view.ts'
import { contentOf } from './changes.ts'

/** One way to choose cards: how much each is wanted, and where the gold goes. */
interface Idea {
  readonly id: string
  readonly name: string
  readonly blurb: string
  /** Without it the starter deck is brought. */
  readonly wants?: (unit: UnitCard) => number
  /** Whether the gold goes into the first cards instead of all alike. */
  readonly champions?: boolean
}

const IDEAS: readonly Idea[] = [
  { id: 'recruit', name: 'Recruit', blurb: 'Brings a starter deck and upgrades it evenly.' },
  {
    id: 'gunline',
    name: 'Gun line',
    blurb: 'As many shooters and mages as it may have, with tanks before them.',
    wants: ({ role, range, cost }) => (range > 3 ? 40 : role === 'tank' ? 20 : 0) + cost,
  },
  {
    id: 'wall',
    name: 'Wall',
    blurb: 'Tanks and healers that mean to outlast everybody.',
    wants: ({ role, cost }) => (role === 'tank' ? 40 : role === 'support' ? 30 : 0) + cost,
  },
  {
    id: 'rush',
    name: 'Rush',
    blurb: 'The fastest fighters, to be among the shooters in the first round.',
    wants: ({ speed, range, atk }) => (range === 1 ? 20 * speed : 0) + atk / 10,
  },
  {
    id: 'champions',
    name: 'Champions',
    blurb: 'The dearest cards, and all gold for the first of them.',
    wants: ({ cost }) => cost,
    champions: true,
  },
  {
    id: 'swarm',
    name: 'Swarm',
    blurb: 'Twelve cheap cards, all upgraded.',
    wants: ({ cost }) => -cost,
  },
]

/** Who the duel's bots are judged by, and where. */
export const panel: Panel<DuelView, DuelChoice> = {
  scripts: IDEAS.map(scriptOf),
  grounds: [
    { id: 'usual', name: 'The usual 50 gold', config: {} },
    { id: 'rich', name: '120 gold', config: { gold: 120 } },
  ],
  goals: { normal: 50, hard: 60 },
  goalsAgainstRandom: { easy: 50, normal: 75, hard: 80 },
}

function scriptOf(idea: Idea): Script<DuelView, DuelChoice> {
  const { id, name, blurb } = idea
  return { id, name, blurb, choose: (view, dice) => choose(view, dice, idea) }
}

function choose(view: DuelView, dice: Dice, idea: Idea): DuelChoice {
  const content = contentOf(view.config)
  if (view.phase === 'muster') return { do: 'muster', ...armyOf(content, view.config.gold, dice, idea) }
  const army = view.to === 'spectator' ? null : view.armies[view.to === 0 ? 0 : 1]
  if (army === null) throw new Error('There is no army to deploy')
  return { do: 'deploy', ...normalDeployment(content, army) }
}

function armyOf(content: Content, gold: number, dice: Dice, { wants, champions = false }: Idea): Army {
  const base = starterArmy(content, dice.pick([...content.leaders.keys()]), 0)
  if (wants === undefined) return upgradeEvenly(content, base, gold)
  const units = [...content.units.values()].filter(({ faction }) => faction === base.faction)
  units.sort((a, b) => wants(b) - wants(a) || (a.id < b.id ? -1 : 1))
  let army: Army = { ...base, cards: [] }
  // Twice through the list: commons may come in pairs.
  for (const unit of [...units, ...units]) {
    const more = { ...army, cards: [...army.cards, { key: unit.id, tier: 1 as Tier }] }
    if (more.cards.length <= DECK.most && refuseArmy(content, more, gold) === null) army = more
  }
  return champions ? upgradeFirst(content, army, gold) : upgradeEvenly(content, army, gold)
}

/** Each card as far as the gold goes before the next. */
function upgradeFirst(content: Content, army: Army, gold: number): Army {
  let upgraded = army
  for (let place = 0; place < army.cards.length; place++)
    for (const tier of [2, 3] as const) {
      const cards = upgraded.cards.map((card, at) => (at === place ? { ...card, tier } : card))
      if (refuseArmy(content, { ...upgraded, cards }, gold) === null) upgraded = { ...upgraded, cards }
    }
  return upgraded
}

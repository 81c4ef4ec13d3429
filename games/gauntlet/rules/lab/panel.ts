import type { Dice, Panel, Script } from '@tessera/kernel'
import { DECK_IDEAS, type DeckIdea, deckFor } from '../bot/decks.ts'
import { normalDeployment } from '../bot/deploy.ts'
import type { DuelChoice } from '../choice.ts'
import { contentOf } from '../content/changes.ts'
import { starterArmy } from '../content/presets.ts'
import type { DuelView } from '../view/view.ts'

/** A scripted opponent: the deck it always brings; without one the starter deck. */
interface Member {
  readonly id: string
  readonly name: string
  readonly blurb: string
  readonly idea?: DeckIdea
}

const { gunline, wall, rush, champions, swarm } = DECK_IDEAS

const MEMBERS: readonly Member[] = [
  { id: 'recruit', name: 'Recruit', blurb: 'Brings a starter deck and upgrades it evenly.' },
  { id: 'gunline', name: 'Gun line', blurb: 'All shooters and mages it may have, tanks before them.', idea: gunline },
  { id: 'wall', name: 'Wall', blurb: 'Tanks and healers that mean to outlast everybody.', idea: wall },
  { id: 'rush', name: 'Rush', blurb: 'The fastest fighters, to be among the shooters at once.', idea: rush },
  { id: 'champions', name: 'Champions', blurb: 'The dearest cards, all gold for the first.', idea: champions },
  { id: 'swarm', name: 'Swarm', blurb: 'Twelve cheap cards, all upgraded.', idea: swarm },
]

/** Who the duel's bots are judged by, and where. */
export const panel: Panel<DuelView, DuelChoice> = {
  scripts: MEMBERS.map(scriptOf),
  grounds: [
    { id: 'usual', name: 'The usual 50 gold', config: {} },
    { id: 'rich', name: '120 gold', config: { gold: 120 } },
  ],
  goals: { normal: 50, hard: 60 },
  goalsAgainstRandom: { easy: 50, normal: 75, hard: 80 },
}

function scriptOf({ id, name, blurb, idea }: Member): Script<DuelView, DuelChoice> {
  return { id, name, blurb, choose: (view, dice) => choose(view, dice, idea) }
}

/** A leader by chance, the deck of the idea, a sound placement, spells at their hints. */
function choose(view: DuelView, dice: Dice, idea: DeckIdea | undefined): DuelChoice {
  const content = contentOf(view.config)
  const { gold } = view.config
  if (view.phase === 'muster') {
    const leader = dice.pick([...content.leaders.keys()])
    const army = idea === undefined ? starterArmy(content, leader, gold) : deckFor(content, leader, gold, idea)
    return { do: 'muster', ...army }
  }
  const army = view.to === 'spectator' ? null : view.armies[view.to === 0 ? 0 : 1]
  if (army === null) throw new Error('There is no army to deploy')
  return { do: 'deploy', ...normalDeployment(content, army) }
}

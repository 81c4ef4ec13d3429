import type { Dice, Panel, Script } from '@tessera/kernel'
import type { SiegefrontChoice } from '../choice.ts'
import { cardIn } from '../content/changes.ts'
import { READY_DECKS, readyDeck } from '../content/decks.ts'
import { blowDamage } from '../rules/attack.ts'
import { ahead, depthOf, homeRow, unitById } from '../rules/field/board.ts'
import { attackValue, defenceValue } from '../rules/field/values.ts'
import { pairOf, type Unit } from '../state.ts'
import { legal } from '../view/legal.ts'
import type { SiegefrontView } from '../view/view.ts'

/** A way to play: the worth of each legal command. The highest is given, the first of equals; at 0 or below the turn ends. */
type Worth = (view: SiegefrontView, choice: SiegefrontChoice) => number

interface Idea {
  readonly id: string
  readonly name: string
  readonly blurb: string
  /** A ready deck by its key; any of them without it. */
  readonly deck?: string
  /** Cards that cost more go back at the mulligan. */
  readonly keeps: number
  readonly worth: Worth
}

const IDEAS: readonly Idea[] = [
  {
    id: 'stormer',
    name: 'Stormer',
    blurb: 'Hits the castle if it can, else deploys its costliest card, else attacks a card, else advances.',
    keeps: 4,
    worth: (view, choice) => {
      if (choice.type === 'attack_castle') return 400
      if (isEntry(choice)) return 300 + costOf(view, choice)
      if (choice.type === 'attack_card') return 200
      return choice.type === 'move_card' && gained(view, choice) > 0 ? 100 : 0
    },
  },
  {
    id: 'greedy',
    name: 'Greedy',
    blurb: 'Takes what dies, then the most damage to be had, then deploys all it can pay.',
    keeps: 4,
    worth: (view, choice) => {
      if (choice.type === 'attack_card') return 300 + 2 * dealt(view, choice.unit, choice.target)
      if (choice.type === 'attack_castle') return 310
      if (choice.type === 'use_ability') return 250
      if (isEntry(choice)) return 200 + costOf(view, choice)
      return choice.type === 'move_card' && gained(view, choice) > 0 ? 100 : 0
    },
  },
  {
    id: 'rusher',
    name: 'Rusher',
    blurb: 'Runs for the castle down the emptiest column and fights only what stands in the way.',
    deck: 'red-vanguard',
    keeps: 3,
    worth: (view, choice) => {
      if (choice.type === 'attack_castle') return 500
      if (choice.type === 'move_card')
        return gained(view, choice) > 0 ? 300 + 10 * gained(view, choice) - blockers(view, choice.x) : 0
      if (isEntry(choice)) return 200 + 10 * depth(view, choice.y) - 3 * blockers(view, choice.x) + costOf(view, choice)
      return choice.type === 'attack_card' ? 100 : 0
    },
  },
  {
    id: 'turtle',
    name: 'Turtle',
    blurb: 'Lines up before its castle, strikes what comes near, and goes forward only when nobody is left.',
    deck: 'iron-wall',
    keeps: 4,
    worth: (view, choice) => {
      const alone = view.units.every(({ owner }) => owner === view.to)
      if (choice.type === 'attack_card') return 400 + dealt(view, choice.unit, choice.target)
      if (choice.type === 'attack_castle') return 350
      if (choice.type === 'use_ability') return 320
      if (isEntry(choice)) return choice.y === homeRow(view.active) || alone ? 300 + costOf(view, choice) : 0
      return choice.type === 'move_card' && alone && gained(view, choice) > 0 ? 100 : 0
    },
  },
  {
    id: 'sniper',
    name: 'Sniper',
    blurb: 'Shoots from where nobody can answer, the weakest first, and steps back from enemies that come close.',
    deck: 'far-bows',
    keeps: 4,
    worth: (view, choice) => {
      if (choice.type === 'attack_card')
        return (isSafe(view, choice.unit, choice.target) ? 450 : 250) + dealt(view, choice.unit, choice.target)
      if (choice.type === 'attack_castle') return 400
      if (choice.type === 'use_ability') return 350
      if (isEntry(choice)) return 300 + costOf(view, choice) - 10 * depth(view, choice.y)
      return choice.type === 'move_card' && threatened(view, choice.unit) && gained(view, choice) < 0 ? 100 : 0
    },
  },
  {
    id: 'economist',
    name: 'Economist',
    blurb: 'Saves its mana for cards of cost 4 or more, holds the middle row with them, and strikes last.',
    deck: 'storm-court',
    keeps: 10,
    worth: (view, choice) => {
      if (isEntry(choice)) {
        const cost = costOf(view, choice)
        const pressed = view.units.some((unit) => unit.owner !== view.to && depthOf(unit) > 0)
        return cost >= 4 || pressed ? 400 + 5 * cost + depth(view, choice.y) : 0
      }
      if (choice.type === 'use_ability') return 350
      if (choice.type === 'attack_castle') return 320
      if (choice.type === 'attack_card') return 300 + dealt(view, choice.unit, choice.target)
      return choice.type === 'move_card' && choice.y === 1 && gained(view, choice) > 0 ? 100 : 0
    },
  },
]

/** The scripts that Siegefront's bots are measured against, and the configs they meet in. */
export const panel: Panel<SiegefrontView, SiegefrontChoice> = {
  scripts: IDEAS.map(scriptOf),
  grounds: [
    { id: 'decks', name: 'Decks', config: {} },
    { id: 'plain', name: 'Decks, no weather, bare ground', config: { weather: 'off', terrain: 'off' } },
    { id: 'forges', name: 'Forges', config: { seats: [forge(), forge()] } },
  ],
  goals: { normal: 65, hard: 85 },
  goalsAgainstRandom: { easy: 85, normal: 95, hard: 98 },
}

function forge() {
  return { supply: 'forge', forge: { personality: 'marshal', difficulty: 'normal' } }
}

function scriptOf(idea: Idea): Script<SiegefrontView, SiegefrontChoice> {
  const { id, name, blurb } = idea
  return { id, name, blurb, choose: (view, dice) => choose(view, dice, idea) }
}

function choose(view: SiegefrontView, dice: Dice, { deck, keeps, worth }: Idea): SiegefrontChoice {
  if (view.phase === 'deck') return { type: 'deck', cards: (readyDeck(deck ?? '') ?? dice.pick(READY_DECKS)).cards }
  if (view.phase === 'mulligan') return { type: 'mulligan', back: dearCards(view, keeps) }
  let best: SiegefrontChoice = { type: 'end_turn' }
  let most = 0
  for (const choice of legal(view)) {
    const value = worth(view, choice)
    if (value <= most) continue
    most = value
    best = choice
  }
  return best
}

function dearCards(view: SiegefrontView, keeps: number): readonly number[] {
  const hand = view.to === 'spectator' ? [] : (pairOf(view.seats, view.to).hand ?? [])
  return hand.filter(({ card }) => cardIn(view.config, card).cost > keeps).map(({ id }) => id)
}

type Entry = Extract<SiegefrontChoice, { type: 'deploy_card' | 'forge_card' }>

function isEntry(choice: SiegefrontChoice): choice is Entry {
  return choice.type === 'deploy_card' || choice.type === 'forge_card'
}

function costOf(view: SiegefrontView, choice: Entry): number {
  if (choice.type === 'forge_card') return choice.cost
  const held = pairOf(view.seats, view.active).hand?.find(({ id }) => id === choice.hand)
  return held === undefined ? 0 : cardIn(view.config, held.card).cost
}

/** Rows nearer to the enemy castle. */
function gained(view: SiegefrontView, { unit: id, y }: Extract<SiegefrontChoice, { type: 'move_card' }>): number {
  return (y - need(view, id).y) * ahead(view.active)
}

function depth(view: SiegefrontView, y: number): number {
  return depthOf({ owner: view.active, y })
}

function blockers(view: SiegefrontView, x: number): number {
  return view.units.filter((unit) => unit.owner !== view.to && unit.x === x).length
}

/** Damage without a critical; a kill counts 20 more. */
function dealt(view: SiegefrontView, id: number, targetId: number): number {
  const unit = need(view, id)
  const target = need(view, targetId)
  const damage = blowDamage(attackValue(view, unit, target), defenceValue(view, target, unit), false)
  return damage >= target.hp ? 20 + target.hp : damage
}

function isSafe(view: SiegefrontView, id: number, targetId: number): boolean {
  const unit = need(view, id)
  const target = need(view, targetId)
  return Math.abs(unit.x - target.x) + Math.abs(unit.y - target.y) > 1
}

function threatened(view: SiegefrontView, id: number): boolean {
  return view.units.some(({ owner, id: other }) => owner !== view.to && !isSafe(view, id, other))
}

function need(view: SiegefrontView, id: number): Unit {
  const unit = unitById(view, id)
  if (unit === undefined) throw new Error(`There is no unit ${id}`)
  return unit
}

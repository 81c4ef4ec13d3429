import type { Dice } from '@tessera/kernel'
import type { Army, DuelChoice, Placement } from '../choice.ts'
import { contentOf } from '../content/changes.ts'
import type { Content } from '../content/content.ts'
import { TIMINGS, type Tier } from '../content/vocabulary.ts'
import { refuseArmy } from './army.ts'
import type { DuelView } from './view.ts'

/** Some legal choice. */
export function sampleDuel(view: DuelView, dice: Dice): DuelChoice {
  const content = contentOf(view.config)
  if (view.phase === 'muster') return { do: 'muster', ...randomArmy(content, view.config.gold, dice) }
  const army = view.to === 'spectator' ? null : view.armies[view.to === 0 ? 0 : 1]
  if (army === null) throw new Error('There is nothing to choose')
  return { do: 'deploy', ...randomDeployment(army, dice) }
}

/** A legal army of a random faction, as many cards as fit, upgraded by chance. */
export function randomArmy(content: Content, gold: number, dice: Dice): Army {
  const faction = dice.pick([...content.factions.values()])
  const leader = dice.pick(faction.leaders)
  const spells = [...(content.leaders.get(leader)?.spells ?? [])]
  dice.shuffle(spells)
  spells.length = dice.int(3)
  const units = [...content.units.values()].filter((unit) => unit.faction === faction.id)
  const wanted = dice.d(12)
  let army: Army = { faction: faction.id, leader, spells, cards: [] }
  for (let tries = 0; tries < 40 && army.cards.length < wanted; tries++) {
    const card = { key: dice.pick(units).id, tier: dice.d(3) as Tier }
    const more = { ...army, cards: [...army.cards, card] }
    if (refuseArmy(content, more, gold) === null) army = more
  }
  if (army.cards.length > 0) return army
  return { ...army, cards: [{ key: dice.pick(units).id, tier: 1 }] }
}

export function randomDeployment(army: Army, dice: Dice): { units: Placement[]; timings: (typeof TIMINGS)[number][] } {
  const cells = Array.from({ length: 16 }, (_, cell) => cell)
  dice.shuffle(cells)
  const units = army.cards.map((_, card) => ({
    card,
    c: (cells[card] ?? 0) % 8,
    r: Math.floor((cells[card] ?? 0) / 8),
  }))
  while (units.length > 1 && dice.int(8) === 0) units.pop()
  return { units, timings: army.spells.map(() => dice.pick(TIMINGS)) }
}

import type { Spot, Step } from '../../choice.ts'
import { TRAIT_BITS } from '../../content/traits.ts'
import { isOpen } from '../../rules/ground/field.ts'
import { knownSpot } from '../../rules/knowledge.ts'
import { d2To, hasTrait, isNear, type Play } from '../../rules/play.ts'
import { at } from '../../state.ts'
import { attackStep, type Candidate, hereOf, moveStep, nameOf, special, still, type Wish } from '../candidate.ts'
import { strike } from './melee.ts'

/** HUN-1704: honor does not strike those who run. */
export function isBrave({ world }: Play, foe: number): boolean {
  const state = at(world.moraleState.state, foe)
  return state === 'steady' || state === 'shaken'
}

export function ambush(play: Play, place: number): readonly Candidate[] {
  const { world, field } = play
  const here = hereOf(play, place)
  const radius = at(world.faction.radius, place)
  let best: Spot | null = null
  let least = at(world.faction.rate, place) * at(world.faction.rate, place)
  for (const { x, y, w, h } of field.forests) {
    const spot = { x: x + Math.floor(w / 2), y: y + Math.floor(h / 2) }
    const edge = {
      x: Math.min(x + w - 600, Math.max(x + 600, here.x)),
      y: Math.min(y + h - 600, Math.max(y + 600, here.y)),
    }
    const goalSpot = isOpen(field, edge.x, edge.y, radius, hasTrait(world, place, TRAIT_BITS.mounted)) ? edge : spot
    const d2 = d2To(world, place, goalSpot.x, goalSpot.y)
    if (d2 > least || !isOpen(field, goalSpot.x, goalSpot.y, radius, hasTrait(world, place, TRAIT_BITS.mounted)))
      continue
    best = goalSpot
    least = d2
  }
  if (best === null) return []
  const steps: Step[] = [
    moveStep(best, 'walk'),
    { do: 'hold', turns: 99, ticks: 0, when: null },
    attackStep('nearest', { when: { is: 'enemyApproaches', mm: 8000, not: false } }),
  ]
  return [{ ...still(play, place, 'ambush', steps, play.state.turn <= 3 ? 350 : 0), end: best }]
}

export function brutality(
  play: Play,
  place: number,
  first: number | undefined,
  engaged: boolean,
): readonly Candidate[] {
  const { world } = play
  const found: Candidate[] = []
  if (!engaged)
    for (let foe = 0; foe < world.ids.length; foe++)
      if (
        at(world.faction.seat, foe) !== at(world.faction.seat, place) &&
        at(world.health.woundState, foe) === 'down' &&
        !at(world.health.executed, foe) &&
        isNear(world, place, foe, 1500) &&
        knownSpot(play, at(world.faction.seat, place), foe) !== null
      ) {
        found.push(
          still(play, place, 'execute', [special('execute', nameOf(play, place, foe)), attackStep('nearest')], 350),
        )
        break
      }
  if (
    hasTrait(world, place, TRAIT_BITS.fierce) &&
    first !== undefined &&
    isNear(world, place, first, 8000) &&
    at(world.moraleState.state, first) === 'steady' &&
    !hasTrait(world, first, TRAIT_BITS.fearless)
  )
    found.push(
      still(
        play,
        place,
        'intimidate',
        [special('intimidate', nameOf(play, place, first)), attackStep('nearest')],
        300,
        first,
      ),
    )
  return found
}

export function challenges(play: Play, place: number, foes: readonly number[], wish: Wish): readonly Candidate[] {
  const { world } = play
  if (at(world.faction.cost, place) < 34 || at(world.moraleState.challenge, place) >= 0) return []
  const near = foes.filter((foe) => isNear(world, place, foe, 10000))
  const strongest = near.sort((a, b) => at(world.faction.cost, b) - at(world.faction.cost, a) || a - b)[0]
  if (strongest === undefined) return []
  const blow = strike(play, place, strongest, wish)
  return [
    {
      ...blow,
      kind: 'challenge',
      steps: [special('challenge', nameOf(play, place, strongest)), ...blow.steps],
      bonus: 300,
    },
  ]
}

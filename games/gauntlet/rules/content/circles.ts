import type { Ability, Condition, Effect } from './ability.ts'

/** Something that lasts may give it, and conditions may ask for it: a status or a tag. */
type Fact = `status ${string}` | `tag ${string}`

interface Asking {
  readonly asks: Fact
  readonly ability: Ability
}

/** What lasts as long as it is asked for, in a circle. */
interface Circle {
  readonly facts: readonly Fact[]
  readonly abilities: readonly Ability[]
}

/**
 * GB-208: conditions are read anew whenever they are asked. A status that lasts while its own condition holds could never be told
 * if the condition asked for that status, directly or through what others give. The first such circle; null: there is none.
 */
export function circleAmong(abilities: Iterable<Ability>): Circle | null {
  const askings = new Map<Fact, Asking[]>()
  for (const ability of abilities)
    for (const effect of ability.effects)
      for (const [fact, conditions] of lastingOf(ability, effect))
        for (const asks of conditions.flatMap(factsOf))
          askings.set(fact, [...(askings.get(fact) ?? []), { asks, ability }])
  const sound = new Set<Fact>()
  for (const fact of askings.keys()) {
    const circle = circleFrom(fact, [], askings, sound)
    if (circle !== null) return circle
  }
  return null
}

function circleFrom(
  fact: Fact,
  way: readonly (readonly [Fact, Ability])[],
  askings: ReadonlyMap<Fact, readonly Asking[]>,
  sound: Set<Fact>,
): Circle | null {
  const at = way.findIndex(([known]) => known === fact)
  if (at >= 0) {
    const round = way.slice(at)
    return { facts: round.map(([known]) => known), abilities: [...new Set(round.map(([, ability]) => ability))] }
  }
  if (sound.has(fact)) return null
  for (const { asks, ability } of askings.get(fact) ?? []) {
    const circle = circleFrom(asks, [...way, [fact, ability]], askings, sound)
    if (circle !== null) return circle
  }
  sound.add(fact)
  return null
}

/** What an effect gives for as long as its conditions hold. Zones that last ask for nothing. */
function lastingOf(ability: Ability, effect: Effect): readonly (readonly [Fact, readonly Condition[]])[] {
  const lasts = ability.on === 'always' || (ability.aura?.type === 'static' && ability.aura.on === 'stay')
  if (!lasts) return []
  const conditions = [...ability.filter, ...ability.when, ...effect.if, ...effect.to.filter]
  if (effect.do === 'status') return [[`status ${effect.id}`, conditions]]
  return effect.do === 'tag' ? [[`tag ${effect.tag}`, conditions]] : []
}

/** GB-601: who engages whom, and so who shoots, depends on these; on other tags too, but nothing can give them. */
const OF_ENGAGING: readonly Fact[] = ['status phased', 'tag Incorporeal', 'tag Unstoppable']

function factsOf({ word, arg }: Condition): readonly Fact[] {
  switch (word) {
    case 'status':
      return [`status ${arg}`]
    case 'tag':
      return [`tag ${arg}`]
    case 'engaged':
    case 'melee':
    case 'ranged':
      return OF_ENGAGING
    default:
      return []
  }
}

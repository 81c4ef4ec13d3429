import { type Ability, ContentError, type Effect } from './ability.ts'
import { circleAmong } from './circles.ts'
import type { AmountOf } from './vocabulary.ts'

/** Refuses what the types of a definition do not: abilities that fit none of the rules. */
export function checkAbility(ability: Ability): void {
  const { kind, on, aura, aim, area, chance, effects } = ability
  const fail = (problem: string): never => {
    throw new ContentError(ability.name, problem)
  }
  if (kind === 'passive' && on === null) fail('a passive needs a trigger')
  if (kind === 'aura' && aura === null) fail('an aura needs a type, a range and a side')
  if (kind === 'active' && aim === null) fail('an active ability needs an aim')
  if (kind === 'spell' && (area?.shape === 'line' || area?.shape === 'cone'))
    fail('a spell has no place to draw a line or a cone from')
  if (chance < 1 || chance > 100) fail('a chance is 1 to 100')
  const lasts = on === 'always' || (aura?.type === 'static' && aura.on === 'stay')
  for (const effect of effects) checkEffect(effect, ability, lasts, fail)
  checkZones(ability, fail)
  const circle = circleAmong([ability])
  if (circle !== null) fail(`what it gives depends on itself: ${circle.facts.join(', ')}`)
}

type Fail = (problem: string) => never

/** GB-216: the state of a zone names the ability or spell that laid it, so an ability lays at most one. */
function checkZones({ effects, aura, scope }: Ability, fail: Fail): void {
  const zones = effects.filter((effect) => effect.do === 'zone')
  if (zones.length === 0) return
  if (zones.length > 1) fail('lays more than one zone')
  if (aura?.type === 'relic') fail('a relic lays no zone')
  if (scope !== null) fail('leaders and factions lay no zones')
}

/** Amounts that are a percentage of a number of the owner. */
const OF_OWNER: ReadonlySet<AmountOf> = new Set<AmountOf>(['atk', 'armor', 'ownhp'])

function checkEffect(effect: Effect, ability: Ability, lasts: boolean, fail: Fail): void {
  const continuous = effect.do === 'modify' || effect.do === 'status' || effect.do === 'tag'
  if (lasts && !continuous) fail(`${effect.do} is not continuous`)
  if (continuous && lasts !== (effect.d === null)) fail(`${effect.do} ${lasts ? 'lasts anyway' : 'needs a duration'}`)
  if (effect.do === 'modify') {
    if (effect.vs.length > 0 && !lasts) fail('vs needs an effect that lasts')
    const comesAndGoes = ability.when.length > 0 || ability.filter.length > 0 || ability.aura !== null
    if (effect.stat === 'maxhp' && lasts && comesAndGoes) fail('maxhp cannot come and go')
  }
  if (effect.do === 'zone') for (const inner of effect.effects) checkEffect(inner, ability, effect.on === 'stay', fail)
  if (ability.kind === 'spell' || effect.do === 'zone')
    for (const { of } of 'amount' in effect ? effect.amount : []) if (OF_OWNER.has(of)) fail(`${of} needs an owner`)
}

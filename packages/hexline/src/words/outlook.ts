import type { Ability } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import type { Unit } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { abilitiesOf, blocksOf, enemiesWithin, friendsWithin, livingOf } from './explain.ts'

/** Whether an ability will fire, as far as the position shows it, and why. */
export interface Outlook {
  /** `works`: it is in effect or fires at its next trigger. `waits`: something is missing. `off`: silence or frost. */
  readonly state: 'works' | 'waits' | 'off'
  readonly why: string
}

export function outlookOf(view: HexlineView, unit: Unit, place: number): Outlook {
  const ability = abilitiesOf(view, unit)[place]
  if (ability === undefined) throw new RangeError(`${unit.type} has no ability ${place}`)
  if (!unit.alive) return { state: 'off', why: 'It has fallen.' }
  if (unit.silenced_turns > 0) {
    return { state: 'off', why: `Silenced for ${count(unit.silenced_turns, 'more turn')} of its own: nothing fires.` }
  }
  if (ability.trigger === 'passive') return passive(view, unit, ability, place)
  if (unit.frozen_turns > 0 && OWN_TURN.has(ability.trigger)) {
    return { state: 'off', why: `Frozen: it skips ${count(unit.frozen_turns, 'turn')}, so this cannot fire.` }
  }
  const missing = (ability.charge ?? 1) - (unit.charges[place] ?? 0) - 1
  if (missing > 0) {
    return {
      state: 'waits',
      why: `Charging: ${unit.charges[place] ?? 0} of ${ability.charge ?? 1}. Fires after ${count(missing, 'more trigger')}, on the next one.`,
    }
  }
  return triggered(view, unit, ability)
}

const OWN_TURN: ReadonlySet<Ability['trigger']> = new Set(['turnstart', 'onhit', 'endturn'])

function triggered(view: HexlineView, unit: Unit, ability: Ability): Outlook {
  const inRange = enemiesWithin(view, unit, unit.attack_range)
  const range = ability.range ?? 0
  switch (ability.trigger) {
    case 'turnstart':
    case 'endturn': {
      const when = ability.trigger === 'turnstart' ? 'at the start of its next turn' : 'at the end of its next turn'
      if (ability.target === 'target') return onAttack(view, inRange, 'Fires at the end of the turn it attacks in')
      const found = affected(view, unit, ability)
      if (found === null) return { state: 'works', why: `Fires ${when}.` }
      if (found.length === 0) return { state: 'waits', why: `Would fire ${when}, but finds ${nobody(ability)} now.` }
      const whom = ability.target === 'random' ? `one of ${found.length}: ${names(view, found)}` : names(view, found)
      return { state: 'works', why: `Fires ${when}, as they stand on ${whom}.` }
    }
    case 'onhit':
      return onAttack(view, inRange, 'Fires after its next attack')
    case 'onkill':
      return { state: 'works', why: 'Fires whenever a kill is credited to it.' }
    case 'wounded':
      return { state: 'works', why: 'Fires when it loses hit points and lives.' }
    case 'lament': {
      const allies = friendsWithin(view, unit, range).filter((ally) => ally !== unit && ally.type !== 'blade')
      if (allies.length === 0) return { state: 'waits', why: `No ally stands within ${range}.` }
      return { state: 'works', why: `Fires when one of these falls: ${names(view, allies)}.` }
    }
    case 'harvest': {
      const enemies = enemiesWithin(view, unit, range).filter((enemy) => enemy.type !== 'blade')
      if (enemies.length === 0) return { state: 'waits', why: `No enemy stands within ${range}.` }
      return { state: 'works', why: `Fires when one of these falls: ${names(view, enemies)}.` }
    }
    case 'passive':
      throw new Error('A passive ability has no trigger')
  }
}

function onAttack(view: HexlineView, inRange: readonly Unit[], words: string): Outlook {
  if (inRange.length === 0) return { state: 'waits', why: 'No enemy is in range: it has to come closer first.' }
  const [only] = inRange
  return {
    state: 'works',
    why: `${words}, on ${inRange.length === 1 && only ? nameOf(view, only) : `one of ${names(view, inRange)}`}.`,
  }
}

/** The units it would fall on now (HEX-74); null when it needs nobody. */
function affected(view: HexlineView, unit: Unit, ability: Ability): readonly Unit[] | null {
  if (ability.target === 'self' && ability.effect !== 'heal') return null
  const reach = ability.target === 'global' ? Number.MAX_SAFE_INTEGER : (ability.range ?? 0)
  if (ability.effect === 'heal') {
    return friendsWithin(view, unit, ability.target === 'self' ? 0 : reach).filter(
      (friend) => friend.hp < friend.max_hp,
    )
  }
  return ability.effect === 'fortify' ? friendsWithin(view, unit, reach) : enemiesWithin(view, unit, reach)
}

function passive(view: HexlineView, unit: Unit, ability: Ability, place: number): Outlook {
  const aura = ability.aura ?? 0
  const value = ability.value ?? 0
  switch (ability.effect) {
    case 'block': {
      const { left, of } = blocksOf(view, unit)
      return left > 0
        ? { state: 'works', why: `${left} of ${of} left this round.` }
        : { state: 'waits', why: 'Used up; it returns when the next round starts.' }
    }
    case 'armor': {
      if (ability.aura === undefined) return { state: 'works', why: 'Always on.' }
      return { state: 'works', why: `Covers ${names(view, friendsWithin(view, unit, aura))}.` }
    }
    case 'boost': {
      const friends = livingOf(view).filter((friend) => friend.side === unit.side)
      return { state: 'works', why: `Helps ${count(friends.length, 'friend')}, wherever they stand.` }
    }
    case 'execute': {
      const near = enemiesWithin(view, unit, aura)
      if (near.length === 0) return { state: 'waits', why: `No enemy stands within ${aura}.` }
      return { state: 'works', why: `Falls on ${names(view, near)} when wounded to ${value} or less.` }
    }
    case 'undying': {
      const allies = friendsWithin(view, unit, aura).filter((ally) => ally !== unit && ally.damage >= value)
      if (allies.length === 0) return { state: 'waits', why: `No ally within ${aura} can pay ${value} damage.` }
      return { state: 'works', why: `Would save ${names(view, allies)} for ${value} of their damage.` }
    }
    case 'lament_aura':
      return {
        state: 'works',
        why: `Gives to ${names(view, friendsWithin(view, unit, aura))} when an ally falls within ${aura}.`,
      }
    case 'shadowstep': {
      const charge = ability.charge ?? 1
      const counted = unit.charges[place] ?? 0
      if (enemiesWithin(view, unit, unit.attack_range).length > 0) {
        return { state: 'waits', why: `An enemy is in range, so it does not move. ${counted} of ${charge} counted.` }
      }
      return counted + 1 >= charge
        ? { state: 'works', why: 'Its next move is a leap behind the enemy furthest away.' }
        : { state: 'waits', why: `Walks now: ${counted + 1} of ${charge} after this move.` }
    }
    default:
      return { state: 'works', why: 'Always on.' }
  }
}

function nobody(ability: Ability): string {
  if (ability.effect === 'heal') return 'nobody wounded in reach'
  return ability.effect === 'fortify' ? 'no friend in reach' : 'no enemy in reach'
}

/** Nearest facts first would need a centre; ids keep the list as steady as the log. */
function names(view: HexlineView, units: readonly Unit[]): string {
  const counted = new Map<string, number>()
  for (const unit of units) {
    const name = nameOf(view, unit)
    counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  const words = [...counted].map(([name, number]) => (number === 1 ? name : `${number} ${name}s`))
  if (words.length > 4) return `${units.length} units`
  const last = words.pop() ?? 'nobody'
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`
}

function nameOf(view: HexlineView, unit: Unit): string {
  return catalogOf(view.config).type(unit.type)?.name ?? unit.type
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`
}

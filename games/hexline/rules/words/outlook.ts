import type { Ability, Effect, Trigger } from '../content/ability.ts'
import { catalogOf } from '../content/catalog.ts'
import { isAvenger } from '../rules/abilities/effects.ts'
import { collect, triggersMissing } from '../rules/abilities/firing.ts'
import { auraOf, type Power, powerOf } from '../rules/abilities/kind.ts'
import { distanceOf } from '../rules/board/board.ts'
import { foeOf, ground, idsIn } from '../rules/board/ground.ts'
import { unitIn } from '../rules/board/scratch.ts'
import { mayPay } from '../rules/combat/damage.ts'
import { hears } from '../rules/combat/death.ts'
import type { Side, Unit } from '../state.ts'
import { askRules } from '../view/position.ts'
import type { HexlineView } from '../view/view.ts'
import { abilitiesOf, blocksOf, enemiesWithin, friendsWithin } from './explain.ts'

/** Whether an ability will fire, as far as the position shows it, and why. */
export interface Outlook {
  /** `works`: it is in effect or fires at its next trigger. `waits`: something is missing. `off`: silence or frost. */
  readonly state: 'works' | 'waits' | 'off'
  readonly why: string
  /** Ids of the units it is about: whom it may fall on, or whose death it waits for. */
  readonly units: readonly number[]
}

export function outlookOf(view: HexlineView, unit: Unit, place: number): Outlook {
  const ability = abilitiesOf(view, unit)[place]
  if (ability === undefined) throw new RangeError(`${unit.type} has no ability ${place}`)
  if (!unit.alive) return off('It has fallen.')
  if (unit.silenced_turns > 0) {
    return off(`Silenced for ${count(unit.silenced_turns, 'more turn')} of its own: nothing fires.`)
  }
  const power = powerOf(ability, place)
  if (ability.trigger === 'passive') return passive(view, unit, ability, power)
  if (unit.frozen_turns > 0 && OWN_TURN.has(ability.trigger)) {
    return off(`Frozen: it skips ${count(unit.frozen_turns, 'turn')}, so this cannot fire.`)
  }
  const missing = triggersMissing(unit.charges[place] ?? 0, power)
  if (missing > 0) {
    const counted = `${unit.charges[place] ?? 0} of ${power.charge}`
    return waits(`Charging: ${counted}. Fires after ${count(missing, 'more trigger')}, on the next one.`)
  }
  return triggered(view, unit, power)
}

const OWN_TURN: ReadonlySet<Trigger> = new Set(['turnstart', 'onhit', 'endturn'])

function triggered(view: HexlineView, unit: Unit, power: Power): Outlook {
  switch (power.trigger) {
    case 'turnstart':
    case 'endturn': {
      const when = power.trigger === 'turnstart' ? 'at the start of its next turn' : 'at the end of its next turn'
      if (power.target === 'target') return onAttack(view, unit, 'Fires at the end of the turn it attacks in')
      const found = chosenBy(view, unit, power)
      if (power.target === 'self') return works(`Fires ${when}.`, found)
      if (found.length === 0) return waits(`Would fire ${when}, but finds ${nobody(power.effect)} now.`)
      const whom = power.target === 'random' ? `one of ${found.length}: ${names(view, found)}` : names(view, found)
      return works(`Fires ${when}, as they stand on ${whom}.`, found)
    }
    case 'onhit':
      return onAttack(view, unit, 'Fires after its next attack')
    case 'onkill':
      return works('Fires whenever a kill is credited to it.')
    case 'wounded':
      return works('Fires when it loses hit points and lives.')
    case 'lament':
      return onDeath(view, unit, power, unit.side, 'ally')
    case 'harvest':
      return onDeath(view, unit, power, foeOf(unit.side), 'enemy')
    case 'passive':
      throw new Error('A passive ability has no trigger')
  }
}

function onAttack(view: HexlineView, unit: Unit, words: string): Outlook {
  const inRange = enemiesWithin(view, unit, unit.attack_range)
  if (inRange.length === 0) return waits('No enemy is in range: it has to come closer first.')
  const [only] = inRange
  const whom = inRange.length === 1 && only ? nameOf(view, only) : `one of ${names(view, inRange)}`
  return works(`${words}, on ${whom}.`, inRange)
}

function onDeath(view: HexlineView, unit: Unit, power: Power, side: Side, whose: 'ally' | 'enemy'): Outlook {
  const heard = askRules(view, (field) =>
    livingOf(view, side).filter((other) => other.id !== unit.id && hears(field, unit.id, power, other.id)),
  )
  if (heard.length === 0) return waits(`No ${whose} stands within ${power.range}.`)
  return works(`Fires when one of these falls: ${names(view, heard)}.`, heard)
}

function livingOf(view: HexlineView, side: Side): readonly Unit[] {
  return (view.battle?.units ?? []).filter((unit) => unit.alive && unit.side === side)
}

/** Those it would fall on now, or of whom it would draw one (HEX-73, HEX-74). */
function chosenBy(view: HexlineView, unit: Unit, power: Power): readonly Unit[] {
  return askRules(view, (field) => {
    const found = collect(unit.id, power)
    return idsIn(ground().chosen, found).map((id) => unitIn(field, id))
  })
}

function passive(view: HexlineView, unit: Unit, ability: Ability, power: Power): Outlook {
  switch (ability.effect) {
    case 'block': {
      const { left, of } = blocksOf(view, unit)
      return left > 0
        ? works(`${left} of ${of} left this round.`)
        : waits('Used up; it returns when the next round starts.')
    }
    case 'armor': {
      if (ability.aura === undefined) return works('Always on.')
      const covered = friendsWithin(view, unit, ability.aura)
      return works(`Covers ${names(view, covered)}.`, covered)
    }
    case 'boost': {
      const friends = livingOf(view, unit.side)
      return works(`Helps ${count(friends.length, 'friend')}, wherever they stand.`, friends)
    }
    case 'execute': {
      const near = enemiesWithin(view, unit, power.range)
      if (near.length === 0) return waits(`No enemy stands within ${power.range}.`)
      return works(`Falls on ${names(view, near)} when wounded to ${power.value} or less.`, near)
    }
    case 'undying': {
      const allies = livingOf(view, unit.side).filter(
        (ally) => ally.id !== unit.id && mayPay(ally.damage, auraOf(ability), distanceOf(unit, ally)),
      )
      if (allies.length === 0) return waits(`No ally within ${power.range} can pay ${power.value} damage.`)
      return works(`Would save ${names(view, allies)} for ${power.value} of their damage.`, allies)
    }
    case 'lament_aura': {
      const gaining = askRules(view, () =>
        livingOf(view, unit.side).filter((friend) => isAvenger(unit.id, power, friend.id)),
      )
      if (gaining.length === 0) return waits(`Everybody within ${power.range} has gained as much as they can.`)
      return works(`Gives to ${names(view, gaining)} when an ally falls within ${power.range}.`, gaining)
    }
    case 'shadowstep': {
      const counted = unit.charges[power.index] ?? 0
      if (enemiesWithin(view, unit, unit.attack_range).length > 0) {
        return waits(`An enemy is in range, so it does not move. ${counted} of ${power.charge} counted.`)
      }
      return triggersMissing(counted, power) <= 0
        ? works('Its next move is a leap behind the enemy furthest away.')
        : waits(`Walks now: ${counted + 1} of ${power.charge} after this move.`)
    }
    default:
      return works('Always on.')
  }
}

function works(why: string, units: readonly Unit[] = []): Outlook {
  return { state: 'works', why, units: units.map(({ id }) => id) }
}

function waits(why: string): Outlook {
  return { state: 'waits', why, units: [] }
}

function off(why: string): Outlook {
  return { state: 'off', why, units: [] }
}

function nobody(effect: Effect): string {
  if (effect === 'heal') return 'nobody wounded in range'
  return effect === 'fortify' ? 'no friend in range' : 'no enemy in range'
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

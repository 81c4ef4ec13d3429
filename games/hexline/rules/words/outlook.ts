import type { Named, Said } from '@tessera/words'
import type { Ability, Effect, Trigger } from '../content/ability.ts'
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
import { words } from './catalogue.ts'
import { abilitiesOf, blocksOf, enemiesWithin, friendsWithin } from './explain.ts'
import { namedType } from './naming.ts'

/** Whether an ability will fire, as far as the position shows it, and why. */
export interface Outlook {
  /** `works`: it is in effect or fires at its next trigger. `waits`: something is missing. `off`: silence or frost. */
  readonly state: 'works' | 'waits' | 'off'
  /** In the language that is spoken. */
  readonly why: string
  /** Ids of the units it is about: whom it may fall on, or whose death it waits for. */
  readonly units: readonly number[]
}

export function outlookOf(view: HexlineView, unit: Unit, place: number): Outlook {
  const ability = abilitiesOf(view, unit)[place]
  if (ability === undefined) throw new RangeError(`${unit.type} has no ability ${place}`)
  if (!unit.alive) return off(words.text('outlook.fallen'))
  if (unit.silenced_turns > 0) {
    return off(words.text('outlook.silenced', { turns: words.said('count.moreTurns', { n: unit.silenced_turns }) }))
  }
  const power = powerOf(ability, place)
  if (ability.trigger === 'passive') return passive(view, unit, ability, power)
  if (unit.frozen_turns > 0 && OWN_TURN.has(ability.trigger)) {
    return off(words.text('outlook.frozen', { turns: words.said('count.turns', { n: unit.frozen_turns }) }))
  }
  const missing = triggersMissing(unit.charges[place] ?? 0, power)
  if (missing > 0) {
    return waits(words.text('outlook.charging', { count: unit.charges[place] ?? 0, of: power.charge, missing }))
  }
  return triggered(view, unit, power)
}

const OWN_TURN: ReadonlySet<Trigger> = new Set(['turnstart', 'onhit', 'endturn'])

function triggered(view: HexlineView, unit: Unit, power: Power): Outlook {
  switch (power.trigger) {
    case 'turnstart':
    case 'endturn': {
      const when = words.said(`outlook.${power.trigger}`)
      if (power.target === 'target') return onAttack(view, unit, 'outlook.endOfAttack')
      const found = chosenBy(view, unit, power)
      if (power.target === 'self') return works(words.text('outlook.fires', { when }), found)
      if (found.length === 0) return waits(words.text(nobody(power.effect), { when }))
      const units = names(view, found)
      return power.target === 'random'
        ? works(words.text('outlook.firesOnOne', { when, count: found.length, units }), found)
        : works(words.text('outlook.firesOn', { when, units }), found)
    }
    case 'onhit':
      return onAttack(view, unit, 'outlook.afterAttack')
    case 'onkill':
      return works(words.text('outlook.onkill'))
    case 'wounded':
      return works(words.text('outlook.wounded'))
    case 'lament':
      return onDeath(view, unit, power, unit.side, 'outlook.noAllyNear')
    case 'harvest':
      return onDeath(view, unit, power, foeOf(unit.side), 'outlook.noEnemyNear')
    case 'passive':
      throw new Error('A passive ability has no trigger')
  }
}

function onAttack(view: HexlineView, unit: Unit, when: 'outlook.endOfAttack' | 'outlook.afterAttack'): Outlook {
  const inRange = enemiesWithin(view, unit, unit.attack_range)
  if (inRange.length === 0) return waits(words.text('outlook.outOfRange'))
  const [only] = inRange
  return inRange.length === 1 && only
    ? works(words.text(when, { unit: namedType(view.config, only.type) }), inRange)
    : works(words.text(`${when}OnOne`, { units: names(view, inRange) }), inRange)
}

function onDeath(
  view: HexlineView,
  unit: Unit,
  power: Power,
  side: Side,
  nobodyNear: 'outlook.noAllyNear' | 'outlook.noEnemyNear',
): Outlook {
  const heard = askRules(view, (field) =>
    livingOf(view, side).filter((other) => other.id !== unit.id && hears(field, unit.id, power, other.id)),
  )
  if (heard.length === 0) return waits(words.text(nobodyNear, { range: power.range }))
  return works(words.text('outlook.whenFalls', { units: names(view, heard) }), heard)
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
      return left > 0 ? works(words.text('outlook.blocksLeft', { left, of })) : waits(words.text('outlook.blocksUsed'))
    }
    case 'armor': {
      if (ability.aura === undefined) return works(words.text('outlook.always'))
      const covered = friendsWithin(view, unit, ability.aura)
      return works(words.text('outlook.covers', { units: names(view, covered) }), covered)
    }
    case 'boost': {
      const friends = livingOf(view, unit.side)
      return works(words.text('outlook.helps', { count: friends.length }), friends)
    }
    case 'execute': {
      const near = enemiesWithin(view, unit, power.range)
      if (near.length === 0) return waits(words.text('outlook.noEnemyNear', { range: power.range }))
      return works(words.text('outlook.executes', { units: names(view, near), life: power.value }), near)
    }
    case 'undying': {
      const allies = livingOf(view, unit.side).filter(
        (ally) => ally.id !== unit.id && mayPay(ally.damage, auraOf(ability), distanceOf(unit, ally)),
      )
      if (allies.length === 0) return waits(words.text('outlook.noPayer', { range: power.range, cost: power.value }))
      return works(words.text('outlook.saves', { units: names(view, allies), cost: power.value }), allies)
    }
    case 'lament_aura': {
      const gaining = askRules(view, () =>
        livingOf(view, unit.side).filter((friend) => isAvenger(unit.id, power, friend.id)),
      )
      if (gaining.length === 0) return waits(words.text('outlook.gainedEnough', { range: power.range }))
      return works(words.text('outlook.avenges', { units: names(view, gaining), range: power.range }), gaining)
    }
    case 'shadowstep': {
      const count = unit.charges[power.index] ?? 0
      if (enemiesWithin(view, unit, unit.attack_range).length > 0) {
        return waits(words.text('outlook.inRange', { count, of: power.charge }))
      }
      return triggersMissing(count, power) <= 0
        ? works(words.text('outlook.leaps'))
        : waits(words.text('outlook.walks', { count: count + 1, of: power.charge }))
    }
    default:
      return works(words.text('outlook.always'))
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

function nobody(effect: Effect) {
  if (effect === 'heal') return 'outlook.nobodyWounded'
  return effect === 'fortify' ? 'outlook.noFriend' : 'outlook.noEnemy'
}

/** By ids, which keep the list as steady as the log; units of one kind are counted. */
function names(view: HexlineView, units: readonly Unit[]): readonly (Said | Named)[] {
  const counts = new Map<string, number>()
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1)
  if (counts.size > 4) return [words.said('count.units', { n: units.length })]
  return [...counts].map(([type, count]) => {
    const unit = namedType(view.config, type)
    return count === 1 ? unit : words.said('piece.several', { count, unit })
  })
}

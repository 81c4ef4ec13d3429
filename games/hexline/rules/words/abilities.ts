import type { Said } from '@tessera/words'
import type { Ability, Effect, Trigger } from '../content/ability.ts'
import { words } from './catalogue.ts'

/** An ability as a player would say it, in two parts: "Every second attack" and "freezes the unit it hit for 1 turn." */
export interface AbilityWords {
  readonly when: string
  readonly what: string
}

export function abilityWords(ability: Ability): AbilityWords {
  return { when: when(ability), what: what(ability) }
}

export function abilitySentence(ability: Ability): string {
  return words.text('ability.whole', { ...abilityWords(ability) })
}

/** One word for an effect: headings, badges, the log. */
export function effectName(effect: Effect): string {
  return words.text(`effect.${effect}`)
}

function when({ trigger, effect, charge = 1, range = 1, aura = 1 }: Ability): string {
  const each = { charge, nth: words.said('ability.nth', { n: charge }) }
  switch (trigger) {
    case 'passive':
      if (effect === 'shadowstep') return words.text('when.move', each)
      if (effect === 'block') return words.text('when.round')
      return effect === 'lament_aura'
        ? words.text('when.allyFalls', { within: within(aura) })
        : words.text('when.always')
    case 'lament':
      return words.text('when.lament', { ...each, within: within(range) })
    case 'harvest':
      return words.text('when.harvest', { ...each, within: within(range) })
    default:
      return words.text(`when.${trigger}`, each)
  }
}

function what(ability: Ability): string {
  const { effect, value = 1, aura = 0, target } = ability
  switch (effect) {
    case 'heal':
      return target === 'self'
        ? words.text('does.healItself', { value })
        : words.text('does.heal', { value, whom: friends(ability, 'whom.randomWounded') })
    case 'fortify':
      return target === 'self'
        ? words.text('does.grow', { value })
        : words.text('does.fortify', { value, whom: friends(ability, 'whom.randomFriend') })
    case 'strike':
    case 'splash':
    case 'sunder':
      return words.text(`does.${effect}`, { value, whom: enemies(ability, 'every') })
    case 'push':
      return words.text('does.push', { whom: enemies(ability, 'all'), hexes: words.said('count.hexes', { n: value }) })
    case 'retreat':
      return words.text('does.retreat', {
        whom: context(ability.trigger),
        hexes: words.said('count.hexes', { n: value }),
      })
    case 'freeze':
    case 'silence':
      return words.text(`does.${effect}`, {
        whom: enemies(ability, 'all'),
        turns: words.said('count.turns', { n: value }),
      })
    case 'summon':
      return words.text(ability.summon_ready === true ? 'does.summonReady' : 'does.summon', { value })
    case 'ready':
    case 'shadowstep':
      return words.text(`does.${effect}`)
    case 'armor':
      return aura === 0
        ? words.text('does.armor', { value })
        : words.text('does.armorAura', { value, near: near(aura) })
    case 'ramp':
    case 'block':
    case 'boost':
      return words.text(`does.${effect}`, { value })
    case 'execute':
    case 'undying':
    case 'lament_aura':
      return words.text(`does.${effect}`, { value, near: near(aura) })
  }
}

function friends({ target, range = 1 }: Ability, random: 'whom.randomWounded' | 'whom.randomFriend'): Said {
  if (target === 'random') return words.said(random, { near: near(range) })
  return target === 'area' ? words.said('whom.friendsNear', { near: near(range) }) : words.said('whom.friends')
}

function enemies({ trigger, target, range = 1 }: Ability, count: 'every' | 'all'): Said {
  if (target === 'target') return context(trigger)
  if (target === 'random') return words.said('whom.randomEnemy', { near: near(range) })
  if (target === 'area')
    return words.said(count === 'all' ? 'whom.allEnemiesNear' : 'whom.everyEnemyNear', { near: near(range) })
  return words.said(count === 'all' ? 'whom.allEnemies' : 'whom.everyEnemy')
}

/** HEX-72: what `target` means for a trigger. */
function context(trigger: Trigger): Said {
  switch (trigger) {
    case 'onhit':
      return words.said('whom.hit')
    case 'endturn':
      return words.said('whom.attacked')
    case 'wounded':
      return words.said('whom.wounder')
    case 'lament':
      return words.said('whom.killer')
    case 'onkill':
    case 'harvest':
      return words.said('whom.fallen')
    case 'passive':
    case 'turnstart':
      throw new RangeError(`The trigger ${trigger} has no target.`)
  }
}

function within(hexes: number): Said {
  return words.said('ability.within', { n: hexes })
}

function near(hexes: number): Said {
  return words.said('ability.near', { n: hexes })
}

import type { Ability, Effect, Trigger } from '../content/ability.ts'
import { words } from './catalogue.ts'

/** An ability as a player would say it, in two parts: "Every second attack" and "freezes the unit it hit for 1 turn." */
export interface AbilityWords {
  readonly when: string
  readonly what: string
}

export function abilityWords(ability: Ability): AbilityWords {
  return { when: when(ability), what: `${what(ability)}.` }
}

export function abilitySentence(ability: Ability): string {
  const words = abilityWords(ability)
  return `${words.when}: ${words.what}`
}

/** One word for an effect: headings, badges, the log. */
export function effectName(effect: Effect): string {
  return words.text(`effect.${effect}`)
}

function ordinal(n: number): string {
  return ORDINALS[n] ?? `${n}th`
}

/** "1 turn", "2 turns"; for nouns that only take an s. */
export function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 || n === -1 ? '' : 's'}`
}

function within(hexes: number): string {
  return `within ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

function when(ability: Ability): string {
  const { trigger, effect, charge = 1, range = 1 } = ability
  const nth = ordinal(charge)
  const each = charge > 1
  switch (trigger) {
    case 'passive':
      if (effect === 'shadowstep') return each ? `Every ${nth} move` : 'Instead of walking'
      if (effect === 'block') return 'Each round'
      return effect === 'lament_aura' ? `When an ally falls ${within(ability.aura ?? 1)}` : 'Always'
    case 'turnstart':
      return each ? `At the start of every ${nth} turn` : 'At the start of its turn'
    case 'endturn':
      return each ? `At the end of every ${nth} turn` : 'At the end of its turn'
    case 'onhit':
      return each ? `Every ${nth} attack` : 'After it attacks'
    case 'onkill':
      return each ? `Every ${nth} kill` : 'When it kills'
    case 'wounded':
      return each ? `Every ${nth} wound` : 'When wounded'
    case 'lament':
      return each ? `Every ${nth} ally that falls ${within(range)}` : `When an ally falls ${within(range)}`
    case 'harvest':
      return each ? `Every ${nth} enemy that falls ${within(range)}` : `When an enemy falls ${within(range)}`
  }
}

function what(ability: Ability): string {
  const { effect, value = 1, aura = 0, target } = ability
  const battle = 'for the battle'
  switch (effect) {
    case 'heal':
      return target === 'self' ? `heals itself for ${value}` : `heals ${friends(ability, 'wounded ')} for ${value}`
    case 'fortify':
      return target === 'self'
        ? `gains ${value} life and ${value} maximum life`
        : `gives ${friends(ability, '')} ${value} life and ${value} maximum life`
    case 'strike':
      return `${value} damage to ${enemies(ability, 'every enemy')}`
    case 'splash':
      return `${value} damage to each enemy next to ${enemies(ability, '')}`
    case 'sunder':
      return `${enemies(ability, 'every enemy')} loses ${value} armour ${battle}`
    case 'ramp':
      return `gains ${value} damage ${battle}`
    case 'push':
      return `pushes ${enemies(ability, 'all enemies')} ${hexes(value)} away`
    case 'retreat':
      return `backs away ${hexes(value)} from ${context(ability.trigger)}`
    case 'freeze':
      return `freezes ${enemies(ability, 'all enemies')} for ${counted(value, 'turn')}`
    case 'silence':
      return `silences ${enemies(ability, 'all enemies')} for ${counted(value, 'turn')}`
    case 'summon':
      return `summons ${counted(value, 'Blade')} next to it${summonedActs(ability, value)}`
    case 'ready':
      return 'gets another turn this round'
    case 'block':
      return value === 1
        ? 'the first damage it would take is cancelled'
        : `the first ${value} times it would take damage, it takes none`
    case 'armor':
      return aura === 0 ? `${value} more armour` : `${value} more armour for itself and every friend ${near(aura)}`
    case 'boost':
      return `${value} more damage for every attack of every friend, itself included, wherever they stand`
    case 'execute':
      return `an enemy ${near(aura)} that is wounded down to ${value} life or less dies at once`
    case 'undying':
      return `an ally ${near(aura)} that would die gives up ${value} damage instead`
    case 'lament_aura':
      return `itself and every friend ${near(aura)} gain ${value} damage ${battle}`
    case 'shadowstep':
      return 'leaps behind the enemy furthest away'
  }
}

function summonedActs({ summon_ready }: Ability, blades: number): string {
  if (summon_ready !== true) return ''
  return blades === 1 ? ', which acts this round' : ', which act this round'
}

function friends({ target, range = 1 }: Ability, kind: string): string {
  if (target === 'random') return `a random ${kind}friend ${near(range)}`
  return target === 'area' ? `every friend ${near(range)}` : 'every friend on the board'
}

function enemies({ trigger, target, range = 1 }: Ability, all: string): string {
  if (target === 'target') return context(trigger)
  if (target === 'random') return `a random enemy ${near(range)}`
  return target === 'area' ? `${all} ${near(range)}` : `${all} on the board`
}

/** HEX-72: what `target` means for a trigger. */
function context(trigger: Trigger): string {
  switch (trigger) {
    case 'onhit':
      return 'the unit it hit'
    case 'endturn':
      return 'the unit it attacked this turn'
    case 'wounded':
      return 'the unit that hurt it'
    case 'lament':
      return 'the killer'
    case 'onkill':
    case 'harvest':
      return 'the fallen unit'
    case 'passive':
    case 'turnstart':
      return 'nobody'
  }
}

function near(hexCount: number): string {
  return hexCount === 1 ? 'next to it' : within(hexCount)
}

function hexes(n: number): string {
  return n === 1 ? '1 hex' : `${n} hexes`
}

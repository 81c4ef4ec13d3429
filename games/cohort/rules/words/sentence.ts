import { capital, type Seat, seatDoes } from '@tessera/kernel'
import { CULTURE_DATA } from '../content/cultures.ts'
import { tileName } from '../content/terms.ts'
import { WEATHER_DATA } from '../content/weather.ts'
import type { CohortEvent, HaltReason, Modifier, StrikeKind, Who } from '../events.ts'
import { stepText, testText } from '../orders/index.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { areaText } from '../rules/ground/sight.ts'
import type { CohortView } from '../view/view.ts'

/** The event as a player would say it, every number in it. */
export function sentence(event: CohortEvent, view: CohortView): string {
  return capital(words(event, view))
}

function words(event: CohortEvent, view: CohortView): string {
  const does = (seat: Seat, they: string, you: string): string => seatDoes(view.to, seat, they, you)
  const name = (who: Who): string => nameOf(who, view)
  switch (event.type) {
    case 'army_set':
      return `${does(event.seat, 'fields', 'field')} ${CULTURE_DATA[event.culture].name}.`
    case 'deployed':
      return `${does(event.seat, 'has', 'have')} deployed.`
    case 'turn_opened': {
      const drawn = event.roll === null ? '' : ` (card ${event.roll + 1} of 10)`
      return `Turn ${event.turn} opens: ${WEATHER_DATA[event.weather].name}${drawn}.`
    }
    case 'arrival':
      return `${name(event.unit)} arrives on ${tileName(event.tile)}.`
    case 'order_run':
      return `${name(event.unit)} carries on: ${stepText(event.step, view)}.`
    case 'condition':
      return `${name(event.unit)} finds “${testText(event.test, view)}” ${event.value ? 'true' : 'false'}.`
    case 'formation':
      return formationSentence(name(event.unit), event)
    case 'faced':
      return `${name(event.unit)} turns from ${event.from} to ${event.to}.`
    case 'switched':
      return `${name(event.unit)} ${event.done ? 'has taken up' : 'is taking up'} ${event.to}.`
    case 'dismounted':
      return `${name(event.unit)} dismounts.`
    case 'mounted':
      return `${name(event.unit)} mounts again.`
    case 'step': {
      const cost = event.cost === null ? '' : ` (costs ${tiles(event.cost)}, ${tiles(event.left ?? 0)} left this turn)`
      return `${name(event.unit)} goes from ${tileName(event.from)} to ${tileName(event.to)}${cost}.`
    }
    case 'wait':
      return `${name(event.unit)} waits on ${tileName(event.tile)} for friends to pass.`
    case 'halt':
      return `${name(event.unit)} stops on ${tileName(event.tile)}: ${HALTS[event.reason]}.`
    case 'tie': {
      const [first, second] = event.units
      return `${name(first)} and ${name(second)} reach for ${tileName(event.tile)}; the lot (${event.roll}) falls to ${name(event.winner)}.`
    }
    case 'strike':
      return strikeSentence(event, name)
    case 'shot_at_structure':
      return `${name(event.unit)} batters ${tileName(event.tile)} for ${event.hp}.`
    case 'morale':
      return `${name(event.unit)}: morale ${event.from} to ${event.to} (${list(event.reasons)}).`
    case 'broke': {
      const why = event.loss === null ? '' : `: ${event.loss}% lost, ${event.threshold ?? 0}% bearable`
      return `${name(event.unit)} breaks${why}.`
    }
    case 'held':
      return `${name(event.unit)} is shaken, but its enemies ran first.`
    case 'fled':
      return `${name(event.unit)} flees from ${tileName(event.from)} to ${tileName(event.to)}.`
    case 'followed_up':
      return `${name(event.unit)} follows up to ${tileName(event.to)}.`
    case 'left_map':
      return `${name(event.unit)} leaves the field at ${tileName(event.tile)}.`
    case 'surrendered':
      return `${name(event.unit)} surrenders to ${name(event.to)} on ${tileName(event.tile)}.`
    case 'dispersed':
      return `${name(event.unit)} is scattered on ${tileName(event.tile)}.`
    case 'amok': {
      const into = event.victim === null ? 'nobody' : name(event.victim)
      return `${name(event.unit)} runs amok to the ${COMPASS[event.direction]} (${event.roll}), into ${into}.`
    }
    case 'rally':
      return `${name(event.unit)} ${event.ok ? 'rallies' : 'runs on'} (${event.roll}, under ${event.need} needed).`
    case 'healed':
      return `Medics give ${name(event.unit)} ${event.men} men and ${event.morale} morale back.`
    case 'resupplied':
      return `${name(event.unit)} gets ${event.volleys} volleys.`
    case 'hunger':
      return `${does(event.seat, 'goes', 'go')} hungry.`
    case 'heat':
      return `${name(event.unit)} suffers from the heat.`
    case 'disease':
      return `${name(event.unit)} loses ${event.men} men to the marsh.`
    case 'work': {
      const how = event.done ? 'done' : `${event.progress} of ${event.needed} turns`
      return `${name(event.unit)} works on ${event.kind} at ${tileName(event.tile)}: ${how}.`
    }
    case 'structure': {
      const hp = event.hp > 0 ? `, ${event.hp} HP` : ''
      return `${tileName(event.tile)}: ${event.terrain}${event.open ? ', open' : ''}${hp}.`
    }
    case 'crushed':
      return `${name(event.unit)} loses ${event.men} men under the falling wall.`
    case 'engine_broken':
      return `${name(event.unit)}: its engine is broken.`
    case 'train_lost':
      return `${does(event.seat, 'has', 'have')} lost the supply train.`
    case 'administrators_lost':
      return `${does(event.seat, 'has', 'have')} lost the administrators.`
    case 'recruit':
      return `${does(event.seat, 'enlists', 'enlist')} ${event.source}; it comes in two turns.`
    case 'sighted':
      return `${event.unitType} sighted at ${tileName(event.tile)}: X${event.handle}.`
    case 'lost_sight':
      return `X${event.handle} is out of sight, last at ${tileName(event.tile)}.`
    case 'area':
      return `An unknown force moves about ${areaText(event.area)}.`
    case 'control': {
      const point = fieldOf(view.config).map.points[event.point]?.name ?? 'A point'
      return event.seat === null ? `Nobody holds ${point}.` : `${does(event.seat, 'holds', 'hold')} ${point}.`
    }
    case 'hold':
      return `${does(event.seat, 'has', 'have')} held for ${event.count} ${event.count === 1 ? 'turn' : 'turns'}.`
    case 'score':
      return `Score ${event.scores[0]} : ${event.scores[1]} (+${event.gained[0]} : +${event.gained[1]}).`
    case 'game_over': {
      const who = event.winner === null ? 'The battle is drawn' : `${does(event.winner, 'wins', 'win')}`
      return `${who}: ${event.late ? 'the other side ran out of time' : event.reason.replaceAll('_', ' ')}.`
    }
  }
}

const COMPASS = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

const HALTS: Readonly<Record<HaltReason, string>> = {
  zone: 'it stands in an enemy’s reach',
  contact: 'an enemy bars the way',
  swap: 'it ran into an enemy',
  lost_tie: 'an enemy was there first',
  cautious: 'an enemy is near',
  no_path_available: 'there is no way',
}

const STRIKES: Readonly<Record<StrikeKind, string>> = {
  melee: 'strikes',
  shot: 'shoots at',
  parting: 'strikes the back of',
  pursuit: 'cuts down',
  amok: 'tramples',
}

function strikeSentence(event: Extract<CohortEvent, { type: 'strike' }>, name: (who: Who) => string): string {
  const { attack, defence, fortune, effort } = event
  const from = `${event.side === 'front' ? 'from the front' : `in the ${event.side}`}, from the ${COMPASS[event.compass]}`
  const figures: string[] = []
  if (attack !== null) figures.push(`attack ${attack / 10}${why(event.attackModifiers)}`)
  if (defence !== null) figures.push(`defence ${defence / 10}${why(event.defenceModifiers)}`)
  if (effort !== 100) figures.push(`effort ${effort}%`)
  if (fortune !== null) figures.push(`fortune ${fortune}%`)
  const numbers = figures.length > 0 ? ` (${figures.join('; ')})` : ''
  return `${name(event.attacker)} ${STRIKES[event.kind]} ${name(event.target)} ${from}${numbers}: ${event.men} men.`
}

function why(modifiers: readonly Modifier[]): string {
  return modifiers.length > 1 ? ` = ${list(modifiers)}` : ''
}

function list(modifiers: readonly Modifier[]): string {
  return modifiers
    .map(({ name, value }) => (name.endsWith('%') ? `${name.slice(0, -2)} ×${value}%` : `${name} ${signed(value)}`))
    .join(', ')
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`
}

function formationSentence(name: string, event: Extract<CohortEvent, { type: 'formation' }>): string {
  switch (event.state) {
    case 'begun':
      return `${name} begins to form ${event.to}.`
    case 'done':
      return `${name} stands in ${event.to}.`
    case 'delayed':
      return `${name} cannot form ${event.to} yet.`
    case 'disordered':
      return `${name} has lost so many that its ${event.from} is in disorder.`
  }
}

function nameOf(who: Who, view: CohortView): string {
  if (typeof who === 'string') {
    const contact = view.contacts.find(({ handle }) => `X${handle}` === who)
    return contact === undefined ? 'An unknown force' : `${contact.type} (${who})`
  }
  const own = view.units.find(({ id }) => id === who)
  if (own !== undefined) return own.name
  const fallen = view.own?.fallen.find(({ unit }) => unit === who)
  if (fallen !== undefined) return fallen.name
  for (const side of view.revealed ?? []) {
    const unit = side.units.find(({ id }) => id === who)
    if (unit !== undefined) return unit.name
    const lost = side.fallen.find((other) => other.unit === who)
    if (lost !== undefined) return lost.name
  }
  return `Unit #${who}`
}

/** COH-1.3 counts in halves; people count in tiles of open ground: "1½ tiles". */
function tiles(halves: number): string {
  const whole = Math.floor(halves / 2)
  const words = halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
  return `${words} ${halves === 2 || halves === 1 ? 'tile' : 'tiles'}`
}

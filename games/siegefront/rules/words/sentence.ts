import { capital, type Seat, seatDoes, seatOwning } from '@tessera/kernel'
import { ABILITIES, abilityOf } from '../content/abilities.ts'
import { cardOf, isCard, MILITIA } from '../content/cards.ts'
import { FORMATIONS } from '../content/tables.ts'
import type { SiegefrontEvent } from '../events.ts'
import { unitById } from '../rules/field/board.ts'
import type { Chain } from '../rules/field/values.ts'
import { nameOf } from '../rules/settle.ts'
import type { SiegefrontView } from '../view/view.ts'

/** SGF-1905: the event in words, with every number behind it. */
export function sentence(event: SiegefrontEvent, view: SiegefrontView): string {
  return capital(words(event, view))
}

function words(event: SiegefrontEvent, view: SiegefrontView): string {
  const does = (seat: Seat, they: string, you: string): string => seatDoes(view.to, seat, they, you)
  const whose = (seat: Seat): string => seatOwning(view.to, seat)
  const name = (id: number): string => unitName(view, id)
  switch (event.type) {
    case 'match_started':
      return `${does(event.first, 'begins', 'begin')} under ${weather(event.weather, event.duration)}; castles have ${event.castleHp} HP.`
    case 'mulligan_done':
      return `${does(event.seat, 'puts', 'put')} back ${count(event.count, 'card')}${event.cards && event.cards.length > 0 ? `: ${event.cards.map(card).join(', ')}` : ''}.`
    case 'turn_started':
      return `Turn ${event.turn}: ${does(event.seat, 'has', 'have')} ${event.mana} mana.`
    case 'turn_ended':
      return `${does(event.seat, 'ends', 'end')} turn ${event.turn} with ${event.mana} mana left.`
    case 'card_drawn':
      return `${does(event.seat, 'draws', 'draw')} ${event.card === null ? 'a card' : card(event.card)}; ${event.deckLeft} left in the deck.`
    case 'deck_empty':
      return `${does(event.seat, 'has', 'have')} no card left to draw.`
    case 'charge_gained':
      return `${does(event.seat, 'gains a charge and has', 'gain a charge and have')} ${event.charges}.`
    case 'card_forged':
      return `${does(event.seat, 'forges', 'forge')} ${event.card.name} for ${event.cost} (${event.mode}, ${event.budget} points, drawn ${event.draws.join(', ')}).`
    case 'unit_entered':
      return `${whose(event.seat)} ${nameOf(event.unit)} #${event.unit.id} enters at ${event.x},${event.y} with ${event.unit.attack} attack, ${event.unit.hp} HP, ${event.unit.defence} defence.`
    case 'unit_moved':
      return `${name(event.unit)} moves ${event.path.map(([x, y]) => `${x},${y}`).join(' to ')}.`
    case 'unit_displaced':
      return `${name(event.unit)} is ${event.cause === 'shove' ? 'shoved' : 'swapped'} from ${event.from.join(',')} to ${event.to.join(',')}.`
    case 'attack_declared':
      return attackWords(event, name)
    case 'blow':
      return blowWords(event, name)
    case 'castle_hit':
      return `${event.by === null ? 'The castle' : name(event.by)} hits ${whose(event.seat)} castle for ${event.damage}${event.attackChain ? ` (${chainWords(event.attackChain)})` : ` by ${cause(event.cause)}`}; ${event.hpAfter} left.`
    case 'damage':
      return event.warded
        ? `The ward of ${name(event.unit)} takes ${cause(event.cause)}.`
        : `${name(event.unit)} loses ${event.amount} to ${cause(event.cause)}; ${event.hpAfter} left.`
    case 'healed':
      return `${name(event.unit)} heals ${event.amount} by ${cause(event.cause)} and has ${event.hpAfter}.`
    case 'castle_healed':
      return `${whose(event.seat)} castle regains ${event.amount} by ${cause(event.cause)} and has ${event.hpAfter}.`
    case 'ability':
      return `${name(event.unit)}: ${abilityOf(event.key).name}${event.draw === null ? '' : ` (drawn ${event.draw} of ${event.of})`}${event.targets.length > 0 ? ` on ${event.targets.map(name).join(', ')}` : ''}.`
    case 'status_added':
      return event.status === 'warded'
        ? `${name(event.unit)} is warded.`
        : `${name(event.unit)} is ${event.status} for ${count(event.turns, 'turn')}.`
    case 'status_removed':
      return event.cause === 'used'
        ? `The ward of ${name(event.unit)} is used up.`
        : `${name(event.unit)} is no longer ${event.status}.`
    case 'stat_changed':
      return `${name(event.unit)}: ${event.stat === 'maxHp' ? 'most HP' : event.stat} ${event.from} to ${event.to} by ${cause(event.cause)}.`
    case 'mana_changed':
      return `${whose(event.seat)} mana: ${event.from} to ${event.to}.`
    case 'unit_died':
      return `${name(event.unit)} falls at ${event.x},${event.y}.`
    case 'unit_returned':
      return `${name(event.unit)} returns with ${event.hp} HP.`
    case 'weather_changed':
      return `The weather turns: ${weather(event.weather, event.duration)}${event.draws.length > 0 ? ` (drawn ${event.draws.join(', ')})` : ''}.`
    case 'terrain_changed':
      return `The ground at ${event.x},${event.y} becomes ${event.terrain.toLowerCase().replace('_', ' ')}.`
    case 'formation_changed':
      return `${whose(event.seat)} formation: ${FORMATIONS[event.from].name} becomes ${FORMATIONS[event.to].name}.`
    case 'control_changed':
      return event.seat === null
        ? 'Nobody controls the middle row.'
        : `${does(event.seat, 'controls', 'control')} the middle row.`
    case 'match_ended':
      return `${event.winner === null ? 'A draw' : `${does(event.winner, 'wins', 'win')}`} by ${event.reason.replace('_', ' ')}; castles ${event.castles.join(' and ')}.`
  }
}

/** A chain as arithmetic: "5 + 1 banner = 6, × 120 % vanguard = 7.2". */
function chainWords(chain: Chain): string {
  const plus = chain.plus.map(([source, amount]) => ` + ${amount} ${sourceWord(source)}`).join('')
  const steps = chain.steps.map(
    ([source, percent, result]) => `, × ${percent} % ${sourceWord(source)} = ${hundredths(result)}`,
  )
  const flat = chain.stat + chain.plus.reduce((sum, [, amount]) => sum + amount, 0)
  return `${chain.stat}${plus}${plus === '' ? '' : ` = ${hundredths(flat * 100)}`}${steps.join('')}`
}

/** What a step of a chain comes from, in words. */
export function sourceWord(source: string): string {
  const [kind, which] = source.split(':')
  if (kind === 'formation') return FORMATIONS[which as keyof typeof FORMATIONS]?.name ?? source
  return (kind === 'weather' || kind === 'terrain' ? (which ?? source) : (kind ?? source))
    .toLowerCase()
    .replace('_', ' ')
}

export function hundredths(value: number): string {
  const rest = String(Math.abs(value) % 100).padStart(2, '0')
  return `${Math.trunc(value / 100)}.${rest}`.replace(/\.?0+$/, '')
}

function attackWords(event: SiegefrontEvent & { type: 'attack_declared' }, name: (id: number) => string): string {
  const target = event.target === 'castle' ? 'the castle' : name(event.target)
  const [mine, theirs] = event.initiatives.map((speed) => hundredths(speed ?? 0))
  const order = {
    first: `${mine} against ${theirs}: it strikes first`,
    second: `${mine} against ${theirs}: the other strikes first`,
    together: `${mine} against ${theirs}: both at once`,
    alone: 'no answer is possible',
  }[event.order]
  return `${name(event.unit)} attacks ${target}, ${order}.`
}

function blowWords(event: SiegefrontEvent & { type: 'blow' }, name: (id: number) => string): string {
  const roll = `drawn ${event.critRoll}, critical at ${event.critNeed} or less`
  const dealt = event.warded ? `the ward takes it` : `${event.damage} dealt, ${event.hpAfter} left`
  const attack = `${chainWords(event.attackChain)}${event.crit ? ', × 150 % critical' : ''}`
  return `${name(event.by)} ${event.answer ? 'answers' : 'strikes'} ${name(event.to)} (${roll}): attack ${attack}; defence ${chainWords(event.defenceChain)}; ${dealt}.`
}

function unitName(view: SiegefrontView, id: number): string {
  const unit = unitById(view, id)
  if (unit !== undefined) return `${nameOf(unit)} #${id}`
  const fallen = view.seats.flatMap((own) => own.graveyard).find((entry) => entry.unit === id)
  // Only tokens leave no trace (SGF-505).
  return `${fallen?.name ?? MILITIA.name} #${id}`
}

function cause(key: string): string {
  return ABILITIES.find((ability) => ability.key === key)?.name ?? key
}

function card(key: string): string {
  return isCard(key) ? cardOf(key).name : key
}

function weather(name: string, duration: number): string {
  return duration === 0 ? name.toLowerCase() : `${name.toLowerCase()} for ${count(duration, 'turn')}`
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

import {
  abilityText,
  attackRows,
  blowDamage,
  type ChainRow,
  cardOf,
  cardText,
  causeSaid,
  defenceRows,
  type Field,
  type Outcome,
  preview,
  type SiegefrontChoice,
  type SiegefrontEvent,
  type SiegefrontState,
  type SiegefrontView,
  type Unit,
  unitById,
  unitText,
} from '@tessera/siegefront'
import { textOfSaid } from '@tessera/words'
import { castlePlace } from '../../board/places.ts'
import { capital, rowSeen } from '../../names.ts'
import { heldCard, type Who, whoIs, whoOf } from '../actors.ts'
import { notesOf } from './forecast-notes.ts'

/** One thing that would happen, in its order. */
export interface Block {
  /** The card that does it; null for effects without one. */
  readonly by: Who | null
  /** After the name, or the whole of it: "strikes", "Thorns strike back". */
  readonly words: string
  /** The number at the right, if any, and what it does. */
  readonly amount: number | null
  readonly tone: 'harm' | 'heal' | 'magic'
  /** The arithmetic; none for small effects. */
  readonly rows: readonly ChainRow[]
  /** "Giant 7 → 1". */
  readonly result: string | null
  /** "10% critical: 10, it falls". */
  readonly otherwise: string | null
}

/** What a command would do, in words (SGF-1903). */
export interface Forecast {
  /** "If it strikes", and whom. */
  readonly title: string
  readonly target: Who | null
  readonly notes: readonly string[]
  readonly blocks: readonly Block[]
  /** Where chance picks the target: each way with its share. */
  readonly ways: readonly { readonly percent: number; readonly text: string }[]
  /** The button, and the same in a word for a phone. */
  readonly command: string
  readonly short: string
}

/** The outcomes come from the rules, run on a copy; nothing is computed here. */
export function forecast(view: SiegefrontView, choice: SiegefrontChoice): Forecast | { readonly refusal: string } {
  const seen = preview(view, choice)
  if (!seen.ok) return { refusal: seen.refusal.message }
  const { outcomes, of } = seen
  const main = outcomes[0]
  const blocks = main === undefined ? [] : blocksOf(view, outcomes, main)
  const notes = notesOf(view, choice, main)
  return { ...headOf(view, choice), blocks, notes, ways: waysOf(view, outcomes, of) }
}

function headOf(
  view: SiegefrontView,
  choice: SiegefrontChoice,
): Pick<Forecast, 'title' | 'target' | 'command' | 'short'> {
  const foe = view.to === 'spectator' ? 1 : 1 - view.to
  switch (choice.type) {
    case 'attack_card': {
      const target = whoIs(view, choice.target)
      return { title: 'If it strikes', target, command: `Strike ${target?.name ?? ''}`, short: 'Strike' }
    }
    case 'attack_castle':
      return { title: 'If it strikes', target: castleWho(foe), command: 'Strike the castle', short: 'Strike' }
    case 'move_card':
      return { title: 'If it moves here', target: null, command: `Move to ${rowWords(view, choice.y)}`, short: 'Move' }
    case 'deploy_card': {
      const name = cardText(cardOf(heldCard(view, choice.hand)))
      return { title: 'If it is deployed here', target: null, command: `Deploy ${name}`, short: 'Deploy' }
    }
    case 'forge_card':
      return { title: 'If a card is forged here', target: null, command: `Forge for ${choice.cost}`, short: 'Forge' }
    case 'use_ability': {
      const name = abilityText(choice.ability)
      const target = choice.target === undefined ? castleWho(foe) : whoIs(view, choice.target)
      return { title: `If it uses ${name} on`, target, command: `${name}: ${target?.name ?? ''}`, short: name }
    }
    default:
      return { title: '', target: null, command: '', short: '' }
  }
}

function blocksOf(view: SiegefrontView, outcomes: readonly Outcome[], main: Outcome): readonly Block[] {
  const life = lifeOf(view)
  const blocks: Block[] = []
  const units = unitsOf(view, main)
  const name = (id: number) => shortName(units.get(id))
  // Where dice pick the target, `ways` lists the results; blocks show what is certain.
  const chance = main.events.some((event) => event.type === 'ability' && event.draw !== null && (event.of ?? 1) > 1)
  for (const event of main.events) {
    switch (event.type) {
      case 'blow': {
        const before = life.get(event.to) ?? 0
        life.set(event.to, event.hpAfter)
        const crit = blowDamage(event.attackChain, event.defenceChain, true)
        const falls = before - crit <= 0
        blocks.push({
          by: whoOf(units.get(event.by)),
          words: event.answer ? 'answers' : 'strikes',
          amount: event.damage,
          tone: 'harm',
          rows: [...attackRows(event.attackChain, event.crit), ...defenceRows(event.defenceChain)],
          result: event.warded
            ? `The ward of ${name(event.to)} takes it`
            : `${name(event.to)} ${before} → ${Math.max(0, event.hpAfter)}${event.hpAfter <= 0 ? ', it falls' : ''}`,
          otherwise:
            event.warded || event.crit
              ? null
              : `${event.critNeed}% critical: ${crit}${falls && event.hpAfter > 0 ? ', it falls' : ''}`,
        })
        break
      }
      case 'castle_hit': {
        const key = castlePlace(event.seat)
        const before = life.get(key) ?? 0
        life.set(key, event.hpAfter)
        blocks.push({
          by: event.by === null ? null : whoOf(units.get(event.by)),
          words:
            event.cause === 'attack'
              ? 'strikes the castle'
              : `${event.by === null ? '' : ': '}${textOfSaid(causeSaid(event.cause))} hits the castle`,
          amount: event.damage,
          tone: 'harm',
          rows: event.attackChain === null ? [] : attackRows(event.attackChain),
          result: `${event.seat === view.to ? 'Your castle' : 'Castle'} ${before} → ${event.hpAfter}${event.hpAfter === 0 ? ', it falls' : ''}`,
          otherwise: null,
        })
        break
      }
      case 'damage': {
        const before = life.get(event.unit) ?? 0
        life.set(event.unit, event.hpAfter)
        if (chance && event.by !== null && isDrawn(main, event.cause)) break
        blocks.push({
          by: null,
          words: `${capital(textOfSaid(causeSaid(event.cause)))}${event.kind === 'reaction' ? ' strike back' : ` on ${name(event.unit)}`}`,
          amount: event.amount,
          tone: 'harm',
          rows: [],
          result: event.warded
            ? `The ward of ${name(event.unit)} takes it`
            : `${name(event.unit)} ${before} → ${Math.max(0, event.hpAfter)}${event.hpAfter <= 0 ? ', it falls' : ''}`,
          otherwise: afterCritical(outcomes, main, event),
        })
        break
      }
      case 'healed': {
        const before = life.get(event.unit) ?? 0
        life.set(event.unit, event.hpAfter)
        blocks.push(
          small(
            `${textOfSaid(causeSaid(event.cause))} heals`,
            event.amount,
            'heal',
            `${name(event.unit)} ${before} → ${event.hpAfter}`,
          ),
        )
        break
      }
      case 'castle_healed':
        blocks.push(
          small(
            `${textOfSaid(causeSaid(event.cause))} mends the castle`,
            event.amount,
            'heal',
            `Castle ${event.hpAfter - event.amount} → ${event.hpAfter}`,
          ),
        )
        break
      case 'status_added':
        if (chance && isDrawn(main, event.cause)) break
        blocks.push(small(`${name(event.unit)} becomes ${event.status}`, null, 'magic', null))
        break
      case 'stat_changed':
        if (event.stat !== 'maxHp')
          blocks.push(
            small(
              `${name(event.unit)}: ${event.stat} ${event.from} → ${event.to}`,
              null,
              'magic',
              textOfSaid(causeSaid(event.cause)),
            ),
          )
        break
      case 'unit_returned':
        blocks.push(small(`${name(event.unit)} returns with ${event.hp}`, null, 'heal', 'Reborn'))
        life.set(event.unit, event.hp)
        break
      case 'unit_displaced':
        blocks.push(
          small(`${name(event.unit)} is ${event.cause === 'shove' ? 'shoved back' : 'swapped'}`, null, 'magic', null),
        )
        break
      case 'card_drawn':
      case 'charge_gained':
        if (event.seat === view.to)
          blocks.push(small(event.type === 'card_drawn' ? 'You draw a card' : 'You gain a charge', null, 'heal', null))
        break
      case 'weather_changed':
        blocks.push(small(`The weather turns to ${event.weather.toLowerCase()}`, null, 'magic', null))
        break
      case 'terrain_changed':
        blocks.push(small('The ground becomes ruins', null, 'magic', null))
        break
      case 'match_ended':
        blocks.push(
          small(
            event.winner === null
              ? 'The match is drawn'
              : event.winner === view.to
                ? 'You win the match'
                : 'You lose the match',
            null,
            event.winner === view.to ? 'heal' : 'harm',
            null,
          ),
        )
        break
      default:
        break
    }
  }
  return blocks
}

/** "after a critical: 0, it falls", where a critical blow before it leaves less. */
function afterCritical(
  outcomes: readonly Outcome[],
  main: Outcome,
  event: SiegefrontEvent & { readonly type: 'damage' },
): string | null {
  let worst = event.hpAfter
  for (const outcome of outcomes) {
    if (outcome === main || !outcome.events.some((each) => each.type === 'blow' && each.crit)) continue
    for (const each of outcome.events)
      if (each.type === 'damage' && each.unit === event.unit && each.cause === event.cause)
        worst = Math.min(worst, each.hpAfter)
  }
  if (worst === event.hpAfter) return null
  return `after a critical: ${Math.max(0, worst)}${worst <= 0 && event.hpAfter > 0 ? ', it falls' : ''}`
}

/** One way for each target of a random effect; critical blows stand with their blow. */
function waysOf(view: SiegefrontView, outcomes: readonly Outcome[], of: number): Forecast['ways'] {
  const drawn = outcomes.filter(({ events }) =>
    events.some((event) => event.type === 'ability' && event.draw !== null && (event.of ?? 1) > 1),
  )
  if (drawn.length < 2) return []
  return drawn.map((outcome) => ({
    percent: Math.round((outcome.weight / of) * 100),
    text: differences(view, outcome.after),
  }))
}

/** What is different afterwards, unit by unit. */
function differences(view: SiegefrontView, after: SiegefrontState): string {
  const words: string[] = []
  for (const unit of view.units) {
    const later = unitById(after, unit.id)
    if (later === undefined) words.push(`${unitText(unit)} falls`)
    else {
      if (later.hp !== unit.hp) words.push(`${unitText(unit)} ${unit.hp} → ${later.hp}`)
      for (const status of Object.keys(later.statuses) as (keyof Unit['statuses'])[])
        if (later.statuses[status] > unit.statuses[status]) words.push(`${unitText(unit)} is ${status}`)
    }
  }
  for (const seat of [0, 1] as const) {
    const lost = view.seats[seat].castleHp - after.seats[seat].castleHp
    if (lost > 0) words.push(`${seat === view.to ? 'your castle' : 'their castle'} loses ${lost}`)
  }
  return words.length === 0 ? 'nothing changes' : words.join(', ')
}

function isDrawn(main: Outcome, cause: string): boolean {
  return main.events.some((event) => event.type === 'ability' && event.key === cause && event.draw !== null)
}

function small(words: string, amount: number | null, tone: Block['tone'], result: string | null): Block {
  return { by: null, words, amount, tone, rows: [], result, otherwise: null }
}

function lifeOf(view: SiegefrontView): Map<number | string, number> {
  const life = new Map<number | string, number>(view.units.map(({ id, hp }) => [id, hp]))
  for (const seat of [0, 1] as const) life.set(castlePlace(seat), view.seats[seat].castleHp)
  return life
}

/** Every unit that takes part, those that enter with the command too. */
function unitsOf(view: Field, main: Outcome): ReadonlyMap<number, Unit> {
  const units = new Map(view.units.map((unit) => [unit.id, unit]))
  for (const event of main.events) if (event.type === 'unit_entered') units.set(event.unit.id, event.unit)
  return units
}

function castleWho(seat: number): Who {
  return { name: 'the castle', seat: seat === 0 ? 0 : 1 }
}

/** The last word tells most: "Bramble Giant" is the Giant. */
function shortName(unit: Unit | undefined): string {
  return unit === undefined ? 'It' : (unitText(unit).split(' ').at(-1) ?? unitText(unit))
}

function rowWords(view: SiegefrontView, y: number): string {
  return rowSeen(view.to === 1 ? 2 - y : y, view.to === 1 ? 1 : 0)
    .replace(/^\w/, (first) => first.toLowerCase())
    .replace(/^middle/, 'the middle')
}

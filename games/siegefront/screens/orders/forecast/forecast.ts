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
  STATUSES,
  type Unit,
  unitById,
  unitText,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { textOfSaid } from '@tessera/words'
import { castlePlace } from '../../board/places.ts'
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
export function forecast(
  view: SiegefrontView,
  choice: SiegefrontChoice,
  who = 'it',
): Forecast | { readonly refusal: string } {
  const seen = preview(view, choice)
  if (!seen.ok) return { refusal: seen.refusal.message }
  const { outcomes, of } = seen
  const main = outcomes[0]
  const blocks = main === undefined ? [] : blocksOf(view, outcomes, main)
  const notes = notesOf(view, choice, main)
  return { ...headOf(view, choice, who), blocks, notes, ways: waysOf(view, outcomes, of) }
}

function headOf(
  view: SiegefrontView,
  choice: SiegefrontChoice,
  who: string,
): Pick<Forecast, 'title' | 'target' | 'command' | 'short'> {
  const foe = view.to === 'spectator' ? 1 : 1 - view.to
  switch (choice.type) {
    case 'attack_card':
    case 'attack_castle': {
      const target = choice.type === 'attack_card' ? whoIs(view, choice.target) : castleWho(foe)
      return {
        title: words.text('would.strike', { who }),
        target,
        command: words.text('command.strike', { target: target?.name ?? '' }),
        short: words.text('command.strikeShort'),
      }
    }
    case 'move_card':
      return {
        title: words.text('would.move', { who }),
        target: null,
        command: words.text(MOVES[view.to === 1 ? 2 - choice.y : choice.y] ?? 'command.moveTo.middle'),
        short: words.text('command.moveShort'),
      }
    case 'deploy_card': {
      const card = cardText(cardOf(heldCard(view, choice.hand)))
      return {
        title: words.text('would.deploy', { who }),
        target: null,
        command: words.text('command.deploy', { card }),
        short: words.text('command.deployShort'),
      }
    }
    case 'forge_card':
      return {
        title: words.text('would.forge'),
        target: null,
        command: words.text('command.forge', { cost: choice.cost }),
        short: words.text('command.forgeShort'),
      }
    case 'use_ability': {
      const ability = abilityText(choice.ability)
      const target = choice.target === undefined ? castleWho(foe) : whoIs(view, choice.target)
      return {
        title: words.text('would.use', { who, ability }),
        target,
        command: words.text('command.use', { ability, target: target?.name ?? '' }),
        short: ability,
      }
    }
    default:
      return { title: '', target: null, command: '', short: '' }
  }
}

const MOVES = ['command.moveTo.home', 'command.moveTo.middle', 'command.moveTo.theirs'] as const

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
          words: words.text(event.answer ? 'block.answers' : 'block.strikes'),
          amount: event.damage,
          tone: 'harm',
          rows: [...attackRows(event.attackChain, event.crit), ...defenceRows(event.defenceChain)],
          result: resultOf(name(event.to), before, event.hpAfter, event.warded),
          otherwise:
            event.warded || event.crit
              ? null
              : words.text(falls && event.hpAfter > 0 ? 'result.criticalFalls' : 'result.critical', {
                  percent: event.critNeed,
                  damage: crit,
                }),
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
              ? words.text('block.strikesCastle')
              : `${event.by === null ? '' : ': '}${words.text('block.hitsCastle', { cause: causeSaid(event.cause) })}`,
          amount: event.damage,
          tone: 'harm',
          rows: event.attackChain === null ? [] : attackRows(event.attackChain),
          result: resultOf(
            words.text(event.seat === view.to ? 'castle.yours' : 'result.castle'),
            before,
            event.hpAfter,
          ),
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
          words:
            event.kind === 'reaction'
              ? words.text('block.strikeBack', { cause: causeSaid(event.cause) })
              : words.text('block.on', { cause: causeSaid(event.cause), unit: name(event.unit) }),
          amount: event.amount,
          tone: 'harm',
          rows: [],
          result: resultOf(name(event.unit), before, event.hpAfter, event.warded),
          otherwise: afterCritical(outcomes, main, event),
        })
        break
      }
      case 'healed': {
        const before = life.get(event.unit) ?? 0
        life.set(event.unit, event.hpAfter)
        const heals = words.text('block.heals', { cause: causeSaid(event.cause) })
        blocks.push(small(heals, event.amount, 'heal', resultOf(name(event.unit), before, event.hpAfter)))
        break
      }
      case 'castle_healed': {
        const mends = words.text('block.mends', { cause: causeSaid(event.cause) })
        const result = resultOf(words.text('result.castle'), event.hpAfter - event.amount, event.hpAfter)
        blocks.push(small(mends, event.amount, 'heal', result))
        break
      }
      case 'status_added': {
        if (chance && isDrawn(main, event.cause)) break
        const status = words.said(`status.${event.status}`)
        blocks.push(small(words.text('block.becomes', { unit: name(event.unit), status }), null, 'magic', null))
        break
      }
      case 'stat_changed': {
        if (event.stat === 'maxHp') break
        const { from, to } = event
        const stat = words.text('block.stat', {
          unit: name(event.unit),
          stat: words.said(`stat.${event.stat}`),
          from,
          to,
        })
        blocks.push(small(stat, null, 'magic', textOfSaid(causeSaid(event.cause))))
        break
      }
      case 'unit_returned':
        blocks.push(
          small(
            words.text('block.returns', { unit: name(event.unit), life: event.hp }),
            null,
            'heal',
            words.text('ability.reborn'),
          ),
        )
        life.set(event.unit, event.hp)
        break
      case 'unit_displaced': {
        const moved = words.text(event.cause === 'shove' ? 'block.shoved' : 'block.swapped', { unit: name(event.unit) })
        blocks.push(small(moved, null, 'magic', null))
        break
      }
      case 'card_drawn':
      case 'charge_gained':
        if (event.seat === view.to)
          blocks.push(
            small(words.text(event.type === 'card_drawn' ? 'block.draw' : 'block.charge'), null, 'heal', null),
          )
        break
      case 'weather_changed':
        blocks.push(
          small(words.text('block.weather', { weather: words.said(`weather.${event.weather}`) }), null, 'magic', null),
        )
        break
      case 'terrain_changed':
        blocks.push(small(words.text('block.ruins'), null, 'magic', null))
        break
      case 'match_ended': {
        const won = event.winner === view.to
        const ending = event.winner === null ? 'block.drawn' : won ? 'block.win' : 'block.lose'
        blocks.push(small(words.text(ending), null, won ? 'heal' : 'harm', null))
        break
      }
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
  const key = worst <= 0 && event.hpAfter > 0 ? 'result.afterCriticalFalls' : 'result.afterCritical'
  return words.text(key, { life: Math.max(0, worst) })
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
  const changes: string[] = []
  for (const unit of view.units) {
    const later = unitById(after, unit.id)
    const named = unitText(unit)
    if (later === undefined) changes.push(words.text('ways.falls', { unit: named }))
    else {
      if (later.hp !== unit.hp) changes.push(words.text('ways.life', { unit: named, before: unit.hp, after: later.hp }))
      for (const status of STATUSES)
        if (later.statuses[status] > unit.statuses[status])
          changes.push(words.text('ways.status', { unit: named, status: words.said(`status.${status}`) }))
    }
  }
  for (const seat of [0, 1] as const) {
    const damage = view.seats[seat].castleHp - after.seats[seat].castleHp
    if (damage > 0) changes.push(words.text(seat === view.to ? 'ways.yourCastle' : 'ways.theirCastle', { damage }))
  }
  return changes.length === 0 ? words.text('ways.nothing') : changes.join(', ')
}

/** "Giant 7 → 1"; what falls is said to. */
function resultOf(what: string, before: number, after: number, warded = false): string {
  return warded
    ? words.text('result.wardTakes', { unit: what })
    : words.text('result.life', { what, before, after: Math.max(0, after) })
}

function isDrawn(main: Outcome, cause: string): boolean {
  return main.events.some((event) => event.type === 'ability' && event.key === cause && event.draw !== null)
}

function small(text: string, amount: number | null, tone: Block['tone'], result: string | null): Block {
  return { by: null, words: text, amount, tone, rows: [], result, otherwise: null }
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
  return { name: words.text('who.castle'), seat: seat === 0 ? 0 : 1 }
}

/** The last word tells most: "Bramble Giant" is the Giant. */
function shortName(unit: Unit | undefined): string {
  return unit === undefined ? words.text('who.it') : (unitText(unit).split(' ').at(-1) ?? unitText(unit))
}

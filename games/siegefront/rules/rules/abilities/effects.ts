import { type Ability, abilityOf, type Condition, type Selection, type Trigger } from '../../content/abilities.ts'
import { MILITIA } from '../../content/cards.ts'
import { noStatuses, type Unit } from '../../state.ts'
import { adjacent, ahead, cellIndex, homeRow, onBoard, SIZE, unitAt } from '../field/board.ts'
import { has } from '../field/values.ts'
import {
  afflict,
  changeMana,
  changeStat,
  drawCard,
  enter,
  heal,
  healCastle,
  hitCastle,
  hurt,
  type Play,
} from '../play.ts'

/** What an ability may want to know of the moment it fires in. */
export interface Moment {
  /** The card that was attacked, or named with the command. */
  readonly target?: Unit | undefined
  /** The damage its attack did, to card or castle; 0 against a ward. */
  readonly damage?: number
  readonly castle?: boolean
  /** What set off `on_damage`, and who. */
  readonly kind?: 'blow' | 'effect'
  readonly by?: Unit | null
}

/** Resolves the abilities of a unit with this trigger in printed order; a silenced unit has none (SGF-1101). */
export function fire(play: Play, unit: Unit, trigger: Trigger, moment: Moment = {}): void {
  for (const key of unit.abilities) {
    const ability = abilityOf(key)
    if (ability.trigger === trigger && unit.statuses.silenced === 0 && applies(ability.when, unit, moment))
      perform(play, unit, ability, moment)
  }
}

export function perform(play: Play, unit: Unit, ability: Ability, moment: Moment): void {
  const { effect, key, trigger } = ability
  if (effect === undefined) return
  const { state, ref } = play
  const report = (targets: readonly Unit[], draw: number | null = null, of: number | null = null): void => {
    ref.tell?.({ type: 'ability', unit: unit.id, key, trigger, draw, of, targets: targets.map((target) => target.id) })
  }
  switch (effect.do) {
    case 'damage':
    case 'status':
    case 'heal': {
      const picked = select(play, unit, effect.to, moment)
      if (picked.units.length === 0) return
      if (effect.do === 'heal' && picked.units.every((target) => target.hp >= target.maxHp)) return
      report(picked.units, picked.draw, picked.of)
      for (const target of picked.units) {
        if (effect.do === 'damage') hurt(play, target, effect.amount, effect.kind ?? 'effect', key, unit)
        else if (effect.do === 'heal') heal(play, target, effect.amount, key)
        else afflict(play, target, effect.status, effect.turns, key)
      }
      return
    }
    case 'gain':
      if (unit[effect.counter] >= effect.most) return
      report([unit])
      unit[effect.counter]++
      changeStat(play, unit, effect.stat, 1, key)
      return
    case 'heal-castle':
      report([])
      healCastle(play, unit.owner, effect.amount, key)
      return
    case 'hit-castle':
      report([])
      hitCastle(play, 1 - unit.owner, effect.amount, unit, key)
      return
    case 'mana':
      report([])
      changeMana(play, unit.owner, effect.amount, key)
      return
    case 'weather':
      report([])
      state.weather = effect.weather
      state.duration = effect.turns
      ref.tell?.({
        type: 'weather_changed',
        weather: effect.weather,
        duration: effect.turns,
        cause: 'ability',
        draws: [],
      })
      return
    case 'draw':
      report([])
      drawCard(play, unit.owner, key)
      return
    case 'levy':
      levy(play, unit, report)
      return
    case 'fortify':
      report([])
      state.terrain[cellIndex(unit.x, unit.y)] = 'RUINS'
      ref.tell?.({ type: 'terrain_changed', x: unit.x, y: unit.y, terrain: 'RUINS' })
      return
    case 'shove':
      shove(play, unit, report)
      return
    case 'lifesteal': {
      const amount = Math.ceil((moment.damage ?? 0) / 2)
      if (amount === 0) return
      report([unit])
      heal(play, unit, amount, key)
      return
    }
    case 'trample':
      trample(play, unit, moment, report)
      return
    case 'reborn':
      reborn(play, unit, report)
      return
    case 'growth':
      if (unit.growths >= 4) return
      report([unit])
      unit.growths++
      changeStat(play, unit, 'attack', 1, key)
      changeStat(play, unit, 'maxHp', 1, key)
      unit.hp++
      return
    case 'swap':
      if (moment.target !== undefined) swap(play, unit, moment.target, report)
      return
    case 'rouse':
      if (moment.target === undefined) return
      report([moment.target])
      moment.target.attacked = false
      moment.target.roused = true
      return
  }
}

type Report = (targets: readonly Unit[], draw?: number | null, of?: number | null) => void

function applies(when: Condition | undefined, unit: Unit, moment: Moment): boolean {
  switch (when) {
    case undefined:
      return true
    case 'castle-attacked':
      return moment.castle === true
    case 'target-down':
      return moment.target !== undefined && moment.target.hp <= 0
    case 'after-blow':
      return moment.kind === 'blow' && moment.by != null
    case 'stood-still':
      // A roused card has attacked, though it may again.
      return !unit.moved && !unit.attacked && !unit.roused
  }
}

interface Picked {
  readonly units: readonly Unit[]
  readonly draw: number | null
  readonly of: number | null
}

/** Whom an effect is for, in id order; units without HP are out of it. */
function select(play: Play, unit: Unit, to: Selection, moment: Moment): Picked {
  const { units } = play.state
  const living = (wanted: (other: Unit) => boolean): Picked => ({
    units: units.filter((other) => other.hp > 0 && wanted(other)),
    draw: null,
    of: null,
  })
  switch (to) {
    case 'self':
      return { units: [unit], draw: null, of: null }
    case 'random-enemy':
      return randomEnemy(play, unit)
    case 'friends':
      return living((other) => other.owner === unit.owner && other !== unit)
    case 'adjacent-enemies':
      return living((other) => other.owner !== unit.owner && adjacent(other, unit))
    case 'adjacent-others':
      return living((other) => other.owner !== unit.owner && adjacent(other, unit) && other !== moment.target)
    case 'adjacent-all':
      return living((other) => adjacent(other, unit))
    case 'struck':
      return living((other) => other === moment.target && (moment.damage ?? 0) > 0)
    case 'striker':
      return living((other) => other === moment.by)
    case 'worst-friend':
      return worstFriend(units, unit)
    case 'chosen':
      return living((other) => other === moment.target)
  }
}

/** SGF-1201: enemies with HP in id order, one draw among them; none: no draw, no effect. */
function randomEnemy(play: Play, unit: Unit): Picked {
  const enemies = play.state.units.filter((other) => other.owner !== unit.owner && other.hp > 0)
  if (enemies.length === 0) return { units: [], draw: null, of: null }
  const draw = play.ref.dice.d(enemies.length)
  return { units: enemies.slice(draw - 1, draw), draw: enemies.length > 1 ? draw : null, of: enemies.length }
}

function worstFriend(units: readonly Unit[], unit: Unit): Picked {
  let worst: Unit | undefined
  for (const other of units) {
    if (other.owner !== unit.owner || other === unit || other.hp <= 0 || !adjacent(other, unit)) continue
    const missing = other.maxHp - other.hp
    if (missing > 0 && (worst === undefined || missing > worst.maxHp - worst.hp)) worst = other
  }
  return { units: worst === undefined ? [] : [worst], draw: null, of: null }
}

function levy(play: Play, unit: Unit, report: Report): void {
  const y = homeRow(unit.owner)
  for (let x = 0; x < SIZE; x++) {
    if (unitAt(play.state, x, y) !== undefined) continue
    report([])
    enter(play, MILITIA, unit.owner, x, y, 'levy')
    return
  }
}

function shove(play: Play, unit: Unit, report: Report): void {
  const { state } = play
  const y = unit.y + ahead(unit.owner)
  const pushed = unitAt(state, unit.x, y)
  const to = y + ahead(unit.owner)
  if (pushed === undefined || pushed.owner === unit.owner || has(pushed, 'immobile')) return
  if (!onBoard(unit.x, to) || unitAt(state, unit.x, to) !== undefined) return
  report([pushed])
  pushed.y = to
  play.ref.tell?.({ type: 'unit_displaced', unit: pushed.id, from: [unit.x, y], to: [unit.x, to], cause: 'shove' })
}

function trample(play: Play, unit: Unit, moment: Moment, report: Report): void {
  const { target } = moment
  if (target === undefined || target.hp >= 0 || target.y !== homeRow(target.owner)) return
  report([target])
  hitCastle(play, target.owner, -target.hp, unit, 'trample')
}

/** The unit has left the board when this fires; it comes back as it was, in id order. */
function reborn(play: Play, unit: Unit, report: Report): void {
  const { units, seats } = play.state
  if (unit.rebornUsed || unitAt(play.state, unit.x, unit.y) !== undefined) return
  report([unit])
  unit.rebornUsed = true
  unit.hp = Math.max(1, Math.floor(unit.maxHp / 2))
  unit.statuses = noStatuses()
  const owner = unit.owner === 0 ? seats[0] : seats[1]
  owner.graveyard = owner.graveyard.filter((fallen) => fallen.unit !== unit.id)
  const place = units.findIndex((other) => other.id > unit.id)
  units.splice(place === -1 ? units.length : place, 0, unit)
  play.ref.tell?.({ type: 'unit_returned', unit: unit.id, hp: unit.hp })
}

function swap(play: Play, unit: Unit, other: Unit, report: Report): void {
  report([other])
  const from = [unit.x, unit.y] as const
  const to = [other.x, other.y] as const
  ;[unit.x, unit.y] = to
  ;[other.x, other.y] = from
  play.ref.tell?.({ type: 'unit_displaced', unit: unit.id, from, to, cause: 'swap' })
  play.ref.tell?.({ type: 'unit_displaced', unit: other.id, from: to, to: from, cause: 'swap' })
}

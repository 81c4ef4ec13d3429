import type { Dice } from '@tessera/kernel'
import type { Ability, Condition, Effect, ModifyEffect } from '../../content/ability.ts'
import type { Content, UnitCard } from '../../content/content.ts'
import type { Stat, StatusId, Tag } from '../../content/vocabulary.ts'
import type { BattleEvent } from '../../events.ts'
import type { Battle, Unit } from '../../state.ts'

/**
 * The reference: the rulebook read aloud, slowly. It shares the tables and the shape of the state with the shipping rules and
 * not one line of their code; everything is looked up anew each time it is asked.
 */
export interface World {
  readonly b: Battle
  readonly content: Content
  readonly dice: Dice
  /** A planted mistake, to see that the comparison notices it. */
  readonly mutant: string | null
  fight: { a: Unit; t: Unit; arc: string; charging: boolean } | null
  inTrigger: number
  settling: boolean
  charger: number
  /** A unit that passes over another and holds no cell. */
  hover: number
  readonly fate: Map<number, { by: number; cause: string; shot: boolean }>
  /** What there was to tell (GB-1201), in order. */
  readonly events: BattleEvent[]
}

export const worldOf = (b: Battle, content: Content, dice: Dice, mutant: string | null): World => ({
  b,
  content,
  dice,
  mutant,
  fight: null,
  inTrigger: 0,
  settling: false,
  charger: 0,
  hover: 0,
  fate: new Map(),
  events: [],
})

export const x = (cell: number): number => cell % 8
export const y = (cell: number): number => Math.floor(cell / 8)
export const far = (a: number, c: number): number => Math.abs(x(a) - x(c)) + Math.abs(y(a) - y(c))
export const steps = (a: number, c: number): number => Math.max(Math.abs(x(a) - x(c)), Math.abs(y(a) - y(c)))
export const within = (n: number, a: number, c: number): boolean => (n < 2 ? steps(a, c) <= n : far(a, c) <= n)
export const cellAt = (cx: number, cy: number): number => (cx < 0 || cx > 7 || cy < 0 || cy > 9 ? -1 : cy * 8 + cx)
export const place = (u: Unit): number => (u.cell < 0 ? u.fell : u.cell)
export const all = Array.from({ length: 80 }, (_, cell) => cell)
export const seen = (side: number, cell: number): number => (side === 0 ? cell : 79 - cell)

/** GB-302, as offsets of side A. */
const COMPASS = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [0, -1],
] as const
export function around(side: number, cell: number): number[] {
  const turn = side === 0 ? 1 : -1
  return COMPASS.map(([dx, dy]) => cellAt(x(cell) + dx * turn, y(cell) + dy * turn))
}
export const crossOf = (cell: number): number[] =>
  [
    cellAt(x(cell), y(cell) - 1),
    cellAt(x(cell), y(cell) + 1),
    cellAt(x(cell) - 1, y(cell)),
    cellAt(x(cell) + 1, y(cell)),
  ].filter((c) => c >= 0)
/** 0 north, 1 east, 2 south, 3 west. */
export function front(cell: number, facing: number): number {
  if (facing === 0) return cellAt(x(cell), y(cell) - 1)
  if (facing === 1) return cellAt(x(cell) + 1, y(cell))
  return facing === 2 ? cellAt(x(cell), y(cell) + 1) : cellAt(x(cell) - 1, y(cell))
}
export function look(from: number, to: number): 0 | 1 | 2 | 3 {
  const dx = x(to) - x(from)
  const dy = y(to) - y(from)
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3
  return dy > 0 ? 2 : 0
}
export function arc(cell: number, facing: number, from: number): 'front' | 'flank' | 'rear' {
  const ahead = [y(cell) - y(from), x(from) - x(cell), y(from) - y(cell), x(cell) - x(from)][facing] ?? 0
  const aside = facing % 2 === 0 ? Math.abs(x(from) - x(cell)) : Math.abs(y(from) - y(cell))
  if (ahead > 0 && ahead >= aside) return 'front'
  return ahead < 0 && -ahead >= aside ? 'rear' : 'flank'
}

export function at(w: World, cell: number): Unit | null {
  for (const u of w.b.units) if (u.cell === cell && u.id !== w.hover) return u
  return null
}
export const order = (w: World): Unit[] => {
  const on = w.b.units.filter((u) => u.cell >= 0)
  return [...on.filter((u) => u.side === w.b.priority), ...on.filter((u) => u.side !== w.b.priority)]
}
/** In battle order, which among units of one side is that of their ids. */
export const foes = (w: World, u: Unit): Unit[] => w.b.units.filter((o) => o.cell >= 0 && o.side !== u.side)
export const living = (u: Unit): boolean => u.cell >= 0 && u.hp > 0
export const byId = (w: World, id: number): Unit => w.b.units[id - 1] as Unit
export const rec = (w: World, u: Unit): UnitCard => w.content.units.get(u.key) as UnitCard
const factor = (u: Unit): number => [0, 100, 150, 200][u.tier] ?? 100
export const sc = (u: Unit, n: number): number => Math.floor((n * factor(u)) / 100)
export const melee = (w: World, u: Unit): boolean => rec(w, u).range === 1

/** What units know does not change, and asking the tables each time takes most of a battle. */
const known = new WeakMap<Unit, Ability[]>()
export function abilities(w: World, u: Unit): Ability[] {
  let list = known.get(u)
  if (list === undefined) {
    list = learn(w, u)
    known.set(u, list)
  }
  return list
}
function learn(w: World, u: Unit): Ability[] {
  const own = u.copied ? [] : [...rec(w, u).abilities]
  const { mastery } = rec(w, u)
  if (!u.copied && u.tier === 3 && mastery !== null) own.push(mastery)
  const { leader, faction } = w.b.sides[u.owner]
  const gifts = [w.content.leaders.get(leader)?.passive, w.content.factions.get(faction)?.bonus]
  return [
    ...own.map((id) => w.content.abilities.get(id) as Ability),
    ...gifts.flatMap((gift) => (gift !== undefined && gift.scope === 'each' ? [gift] : [])),
  ]
}
export const knows = (w: World, u: Unit, id: string): boolean => abilities(w, u).some((a) => a.id === id)
export const active = (w: World, u: Unit): Ability | null => abilities(w, u).find((a) => a.kind === 'active') ?? null
export const auras = (w: World): { carrier: Unit; ability: Ability }[] => about(w).auras

/** What is about in the battle: static auras, and the words of all effects that last. Looked through anew when somebody joins. */
interface About {
  readonly count: number
  readonly zones: number
  readonly auras: { carrier: Unit; ability: Ability }[]
  readonly words: Set<string>
}
const abouts = new WeakMap<World, About>()
function about(w: World): About {
  const old = abouts.get(w)
  if (old !== undefined && old.count === w.b.units.length && old.zones === w.b.zones.length) return old
  const found: About = { count: w.b.units.length, zones: w.b.zones.length, auras: [], words: new Set() }
  const note = (effects: readonly Effect[]): void => {
    for (const e of effects) {
      if (e.do === 'modify') found.words.add(e.stat)
      if (e.do === 'status') found.words.add(e.id)
      if (e.do === 'tag') found.words.add(e.tag)
    }
  }
  for (const carrier of w.b.units)
    for (const ability of abilities(w, carrier)) {
      if (ability.on === 'always') note(ability.effects)
      if (ability.kind !== 'aura' || ability.aura?.type !== 'static') continue
      found.auras.push({ carrier, ability })
      if (ability.aura.on === 'stay') note(ability.effects)
    }
  for (const { leader, faction } of w.b.sides)
    for (const a of [w.content.leaders.get(leader)?.passive, w.content.factions.get(faction)?.bonus])
      if (a?.on === 'always') note(a.effects)
  for (const zone of w.b.zones) if (zone.on === 'stay') note(zoneEffects(w, zone.source))
  abouts.set(w, found)
  return found
}
export function auraOn(carrier: Unit, ability: Ability, u: Unit): boolean {
  const { aura } = ability
  if (aura === null || carrier.cell < 0 || carrier.state === 'retreating' || u.cell < 0) return false
  if (aura.side !== 'both' && (aura.side === 'allies') !== (carrier.side === u.side)) return false
  return within(aura.range, carrier.cell, u.cell)
}

const NOTHING: Effect[] = []

/** Effects that hold as long as what gives them does: always, static auras, leaders of sides, zones. */
function lasting(
  w: World,
  u: Unit,
  kind: 'modify' | 'status' | 'tag',
  use: Stat | null,
  foe: Unit | null,
  names: readonly string[],
): Effect[] {
  const { words } = about(w)
  if (!names.some((name) => words.has(name))) return NOTHING
  const found: Effect[] = []
  const mine = (e: Effect): boolean => e.do === kind && (e.do !== 'modify' || e.stat === use)
  for (const a of abilities(w, u))
    if (a.on === 'always')
      for (const e of a.effects)
        if (mine(e) && ok(w, [...a.filter, ...a.when, ...e.if], u, u, null, use)) {
          if (e.do === 'modify' && e.vs.length > 0 && (foe === null || !ok(w, e.vs, foe, u, null))) continue
          found.push(e)
        }
  const counted = new Set<Effect>()
  for (const { carrier, ability } of auras(w))
    if (ability.aura?.on === 'stay')
      for (const e of ability.effects)
        if (mine(e) && !counted.has(e) && auraOn(carrier, ability, u)) {
          counted.add(e)
          if (ok(w, e.if, u, carrier, null)) found.push(e)
        }
  for (const side of [0, 1] as const) {
    const { leader, faction } = w.b.sides[side]
    for (const a of [w.content.leaders.get(leader)?.passive, w.content.factions.get(faction)?.bonus])
      if (a !== undefined && a.scope === 'team' && a.on === 'always')
        for (const e of a.effects) {
          if (!mine(e) || e.to.base === 'self') continue
          if (e.to.base !== 'units' && (e.to.base === 'enemies') === (u.side === side)) continue
          if (ok(w, [...a.when, ...e.to.filter, ...e.if], u, u, null)) found.push(e)
        }
  }
  for (const zone of w.b.zones)
    if (zone.on === 'stay' && zoneOn(zone, u)) found.push(...zoneEffects(w, zone.source).filter(mine))
  return found
}
export function zoneOn(zone: Battle['zones'][number], u: Unit): boolean {
  if (u.cell < 0 || !within(zone.radius, zone.cell, u.cell)) return false
  return zone.whom === 'both' || (zone.whom === 'allies') === (zone.side === u.side)
}
export function zoneEffects(w: World, source: string): readonly Effect[] {
  const [kind, id = ''] = source.split(':')
  const a = kind === 'spell' ? w.content.spells.get(id) : w.content.abilities.get(id)
  if (kind === 'relic') return a?.effects ?? []
  return a?.effects.flatMap((e) => (e.do === 'zone' ? e.effects : [])) ?? []
}

export function tag(w: World, u: Unit, name: Tag): boolean {
  const granted = u.tags.find((entry) => entry.tag === name)
  if (granted !== undefined) return !granted.hidden
  if (rec(w, u).tags.includes(name)) return true
  const given = lasting(w, u, 'tag', null, null, [name]).find((e) => e.do === 'tag' && e.tag === name)
  return given !== undefined && given.do === 'tag' && !given.remove
}
export function status(w: World, u: Unit, ...ids: StatusId[]): boolean {
  if (u.statuses.some((s) => ids.includes(s.id))) return true
  return lasting(w, u, 'status', null, null, ids).some((e) => e.do === 'status' && ids.includes(e.id))
}
export const stunned = (w: World, u: Unit): boolean => status(w, u, 'stun', 'freeze', 'sleep')
export const able = (w: World, u: Unit): boolean =>
  living(u) && u.state !== 'retreating' && !stunned(w, u) && !status(w, u, 'disarm', 'fear')
export const ghost = (w: World, u: Unit): boolean => tag(w, u, 'Incorporeal') || status(w, u, 'phased')

/** GB-212: [percent, flat]. */
function mods(w: World, u: Unit, stat: Stat, foe: Unit | null = null): [number, number] {
  let pct = 0
  let flat = 0
  const scales = stat === 'armor' || stat === 'resolveRecovery'
  const add = (e: { pct: number; flat: number }): void => {
    pct += e.pct
    flat += scales && w.mutant !== 'armour flats do not scale' ? sc(u, e.flat) : e.flat
  }
  const { words } = about(w)
  if (words.has(stat)) for (const e of lasting(w, u, 'modify', stat, foe, [stat])) add(e as ModifyEffect)
  for (const m of u.modifiers) if (m.stat === stat) add(m)
  return [pct, flat]
}
export const pts = (w: World, u: Unit, stat: Stat, foe: Unit | null = null): number => mods(w, u, stat, foe)[1]
function value(base: number, [pct, flat]: [number, number]): number {
  return Math.floor((base * (100 + Math.max(-90, pct))) / 100) + flat
}
const between = (low: number, n: number, high: number): number => Math.min(high, Math.max(low, n))

export const byHand = (w: World, u: Unit): boolean => !melee(w, u) && (u.ammo === 0 || engaged(w, u))
export const shooter = (w: World, u: Unit): boolean => !melee(w, u) && !byHand(w, u)

export function atk(w: World, u: Unit, foe: Unit | null = null, hand = byHand(w, u)): number {
  const [pct, flat] = mods(w, u, 'atk', foe)
  const sick = u.contagions.reduce((sum, { type }) => sum + (type === 'poison' ? -10 : type === 'curse' ? -20 : 0), 0)
  // The sum of what lasts and what is timed is at least -90 before and after sickness.
  const all: [number, number] = [Math.max(-90, pct) + sick, flat]
  let n = hand ? Math.floor((value(u.baseAtk, all) * 30) / 100) : value(u.baseAtk, all)
  if (u.state === 'crumbling' && w.mutant !== 'crumbling units keep their ATK') n = Math.floor(n / 2)
  return Math.max(1, n)
}
export function worn(w: World, u: Unit, foe: Unit | null = null): number {
  const n = Math.max(0, value(u.baseArmor - u.stacks, mods(w, u, 'armor', foe)))
  return u.state === 'crumbling' ? Math.floor(n / 2) : n
}
export function speed(w: World, u: Unit): number {
  let n = between(0, value(rec(w, u).speed, mods(w, u, 'speed')), 9)
  if (status(w, u, 'haste')) n++
  if (n > 1 && status(w, u, 'slow')) n--
  if (n > 1 && u.contagions.some(({ type }) => type === 'frost')) n--
  if (n > 0 && status(w, u, 'suppressed')) n--
  return Math.min(9, n)
}
export function initiative(w: World, u: Unit): number {
  const n = value(rec(w, u).initiative, mods(w, u, 'initiative'))
  return between(0, n + (status(w, u, 'haste') ? 5 : 0) - (status(w, u, 'slow') ? 5 : 0), 99)
}
export const range = (w: World, u: Unit): number =>
  melee(w, u) ? 1 : between(2, value(rec(w, u).range, mods(w, u, 'range')), 9)
export const blowCount = (w: World, u: Unit): number =>
  between(1, value(rec(w, u).attackCount, mods(w, u, 'attackCount')), 5)
export function dodge(w: World, u: Unit, foe: Unit): number {
  if (stunned(w, u)) return 0
  const n = between(0, value(rec(w, u).dodge, mods(w, u, 'dodge', foe)), 90)
  return n + (ghost(w, u) && !status(w, u, 'exposed') ? 50 : 0)
}
export const critChance = (w: World, u: Unit, foe: Unit): number =>
  between(0, value(rec(w, u).crit, mods(w, u, 'crit', foe)), 100)
export const maxHp = (w: World, u: Unit): number => Math.max(1, value(u.baseHp, mods(w, u, 'maxhp')))

/** GB-601. */
export const zoc = (w: World, u: Unit): boolean =>
  u.cell >= 0 && w.hover !== u.id && u.state !== 'retreating' && !tag(w, u, 'Structure')
export function reach(w: World, u: Unit, from: number, to: number, without: Unit | null = null): boolean {
  const n = steps(from, to)
  if (n === 1) return true
  if (n !== 2 || !melee(w, u) || !tag(w, u, 'LongReach')) return false
  const dx = x(to) - x(from)
  const dy = y(to) - y(from)
  if (Math.abs(dx) === 1 || Math.abs(dy) === 1) return false
  const mid = at(w, cellAt(x(from) + dx / 2, y(from) + dy / 2))
  return mid === null || mid === without
}
function engages(w: World, foe: Unit, u: Unit, cell: number): boolean {
  if (foe.side === u.side || steps(foe.cell, cell) > 2) return false
  if (!zoc(w, foe) || !reach(w, foe, foe.cell, cell, u) || ghost(w, u)) return false
  return !tag(w, u, 'Unstoppable') || tag(w, foe, 'Heavy') || tag(w, foe, 'Unstoppable')
}
export const engagers = (w: World, u: Unit, cell = u.cell): Unit[] =>
  cell < 0 ? [] : foes(w, u).filter((foe) => foe !== u && engages(w, foe, u, cell))
export const engaged = (w: World, u: Unit): boolean => engagers(w, u).length > 0
export const roams = (w: World, u: Unit): boolean => tag(w, u, 'Flyer') || tag(w, u, 'Skirmisher')
export const bound = (w: World, u: Unit, cell: number, target: Unit | null): boolean =>
  !roams(w, u) && engagers(w, u, cell).some((foe) => foe !== target)

/** GB-806: [left, right, rear]. */
export function supports(w: World, u: Unit): (Unit | null)[] {
  if (u.cell < 0 || !tag(w, u, 'Infantry')) return [null, null, null]
  return [3, 1, 2].map((turn) => {
    const cell = front(u.cell, (u.facing + turn) % 4)
    const o = cell < 0 ? null : at(w, cell)
    if (o === null || o.side !== u.side || o.state === 'retreating') return null
    return tag(w, o, 'Infantry') || tag(w, o, 'Shielded') ? o : null
  })
}
export const formed = (w: World, u: Unit): boolean => supports(w, u).some((o) => o !== null)
export function wall(w: World, u: Unit, from: string): number {
  if (from !== 'front')
    return tag(w, u, 'UnbreakableSquare') || w.mutant === 'formations have no flanks' ? ranks(w, u) : 0
  const shielded = tag(w, u, 'Shielded') ? 1 : 0
  return sc(u, Math.min(5, support(w, u) + shielded) + (tag(w, u, 'Shieldwall') ? 2 : 0))
}
function support(w: World, u: Unit): number {
  const [left, right, rear] = supports(w, u)
  return (left ? 2 : 0) + (right ? 2 : 0) + (rear ? 1 : 0)
}
/** The part of the wall that its supporters are, without shields. */
export const ranks = (w: World, u: Unit): number => sc(u, Math.min(5, support(w, u)))
export function hold(w: World, u: Unit): number {
  const [left, right, rear] = supports(w, u)
  const behind = rear ? (tag(w, rear, 'Officer') ? 30 : 15) : 0
  return sc(u, Math.min(25, (left ? 5 : 0) + (right ? 5 : 0) + behind))
}

/** GB-208. */
export function ok(
  w: World,
  conditions: readonly Condition[],
  u: Unit,
  owner: Unit | null,
  target: Unit | null,
  use: string | null = null,
): boolean {
  return conditions.every((c) => holds(w, c, u, owner, target, use) !== c.not)
}
function holds(w: World, c: Condition, u: Unit, owner: Unit | null, target: Unit | null, use: string | null): boolean {
  const near = (side: boolean): number =>
    u.cell < 0
      ? 0
      : around(0, u.cell).filter((cell) => {
          const o = cell < 0 ? null : at(w, cell)
          return o !== null && (o.side === u.side) === side
        }).length
  switch (c.word) {
    case 'hp<':
      return u.hp * 100 < c.n * u.maxHp
    case 'hp>=':
      return u.hp * 100 >= c.n * u.maxHp
    case 'wounded':
      return u.hp < u.maxHp
    case 'resolve<':
      return u.resolve * 100 < c.n * u.maxResolve
    case 'tag':
      return tag(w, u, c.arg as Tag)
    case 'role':
      return rec(w, u).role === c.arg
    case 'tier>=':
      return u.tier >= c.n
    case 'cost<=':
      return rec(w, u).cost <= c.n
    case 'cost>=':
      return rec(w, u).cost >= c.n
    case 'summoned':
      return u.summoned
    case 'living':
      return rec(w, u).nature === 'living'
    case 'bound':
      return rec(w, u).nature === 'bound'
    case 'ready':
      return u.state === 'ready'
    case 'retreating':
      return u.state === 'retreating'
    case 'crumbling':
      return u.state === 'crumbling'
    case 'melee':
      return !shooter(w, u)
    case 'ranged':
      return shooter(w, u)
    case 'magic':
      return rec(w, u).attackType === 'magic'
    case 'engaged':
      return engaged(w, u)
    case 'vigilant':
      return u.vigilant
    case 'formation':
      return formed(w, u)
    case 'stationary':
      return !u.shifted && !u.shiftedBefore
    case 'isolated':
      return near(true) === 0
    case 'surrounded':
      return near(false) >= c.n
    case 'flanking':
      return w.fight?.a === u && w.fight.arc !== 'front'
    case 'rear':
      return w.fight?.a === u && w.fight.arc === 'rear'
    case 'charging':
      return w.fight?.a === u && w.fight.charging
    case 'infected':
      return u.contagions.some(({ type }) => c.arg === '' || c.arg === type)
    case 'status':
      return status(w, u, c.arg as StatusId)
    case 'shredded':
      return u.stacks > 0
    case 'within': {
      const from = c.ofTarget ? target : owner
      return from !== null && u.cell >= 0 && within(c.n, place(from), u.cell)
    }
    case 'round>=':
      return w.b.round >= c.n
    case 'every':
      return w.b.round % c.n === 0
    case 'first':
      return (['dodge', 'damageTaken', 'on_attacked'].includes(use ?? '') ? u.received : u.made) === 0
    case 'ammo<=':
      return u.ammo >= 0 && u.ammo <= c.n
  }
}

/** A chance of this unit's, 0: nobody's, and for what. */
export function chance(w: World, percent: number, unitId: number, what: string): boolean {
  if (percent <= 0 || percent >= 100) return percent >= 100
  const roll = w.dice.d(100)
  const success = roll <= percent
  w.events.push({ type: 'roll', unitId, what, chance: percent, roll, success })
  return success
}

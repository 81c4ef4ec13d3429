import type { Ability, Area, Effect, Selector, Term } from '../../content/ability.ts'
import type { Trigger } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { strike } from './attack.ts'
import { infect } from './contagion.ts'
import { barrier, heal, hurt, kill, longer, newMaxHp } from './damage.ts'
import { addZone } from './death.ts'
import { copyOf, leap, push, revive, summon, swap, teleport, unwatch } from './moves.ts'
import { recovered, resolveGain, resolveLoss } from './resolve.ts'
import { ammo, shred } from './shred.ts'
import { addStatus, cleanse, dispel } from './statuses.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

export interface Cast {
  owner: Unit | null
  side: 0 | 1
  id: string
  spell: boolean
  credit: number
  ability: Ability | null
  centre: number
  hand: boolean
  aimed: readonly Unit[]
  area: readonly Unit[] | null
  dealt: number
}
export function castOf(w: World, owner: Unit, ability: Ability): Cast {
  return {
    owner,
    side: owner.side,
    id: ability.id,
    spell: false,
    credit: owner.id,
    ability,
    centre: r.place(owner),
    hand: r.byHand(w, owner),
    aimed: [],
    area: null,
    dealt: 0,
  }
}

const NESTED = ['on_death', 'on_ally_death', 'on_enemy_death', 'hp_below', 'on_break']

/** GB-209; `only`: one ability of several. */
export function trigger(
  w: World,
  u: Unit,
  on: Trigger,
  target: Unit | null,
  dealt: number,
  only: Ability | null = null,
): void {
  if (w.inTrigger > 0 && !NESTED.includes(on)) return
  for (const a of only === null ? r.abilities(w, u).filter((entry) => entry.on === on) : [only]) {
    if (on !== 'on_death' && !r.living(u)) return
    if (on === 'hp_below' && only === null) continue
    pull(w, u, a, target, dealt)
  }
}
function pull(w: World, u: Unit, a: Ability, target: Unit | null, dealt: number): void {
  if (!r.ok(w, a.filter, u, u, target) || !r.ok(w, a.when, u, u, target, a.on)) return
  if (!r.chance(w, a.chance, u.id, a.id)) return
  const cast = castOf(w, u, a)
  cast.dealt = dealt
  cast.aimed = target === null ? [] : [target]
  if (a.aim !== null) {
    cast.aimed = select(w, a.aim, u, u.side, a, () => true, target)
    if (cast.aimed.length === 0) return
  }
  if (a.area !== null) cast.area = inside(w, a.area, a.aim === null ? u : (cast.aimed[0] ?? u), u, u.side)
  if (cast.area !== null && cast.area.length < a.min) return
  w.events.push({ type: 'ability_triggered', unitId: u.id, abilityId: a.id, targetId: target?.id ?? 0 })
  w.inTrigger++
  run(w, a.effects, cast)
  w.inTrigger--
}
export function triggerAll(w: World, on: Trigger): void {
  for (const u of r.order(w)) if (r.living(u)) trigger(w, u, on, null, 0)
  for (const side of sides(w)) triggerTeam(w, side, on, null)
}
const sides = (w: World): (0 | 1)[] => (w.b.priority === 0 ? [0, 1] : [1, 0])
export function fireAfterDeath(w: World, dead: Unit, cell: number): void {
  for (const u of r.order(w)) {
    const on = u.side === dead.side ? 'on_ally_death' : 'on_enemy_death'
    for (const a of r.abilities(w, u))
      if (r.living(u) && a.on === on && r.within(a.n, u.cell, cell)) pull(w, u, a, dead, 0)
  }
  for (const side of sides(w)) triggerTeam(w, side, side === dead.side ? 'on_ally_death' : 'on_enemy_death', dead)
}
function triggerTeam(w: World, side: 0 | 1, on: Trigger, target: Unit | null): void {
  const { leader, faction } = w.b.sides[side]
  for (const a of [w.content.leaders.get(leader)?.passive, w.content.factions.get(faction)?.bonus]) {
    if (a === undefined || a.scope !== 'team' || a.on !== on) continue
    const anybody = w.b.units.find((u) => u.owner === side)
    if (anybody === undefined || !r.ok(w, a.when, anybody, null, target, on)) continue
    if (!r.chance(w, a.chance, 0, a.id)) continue
    w.events.push({ type: 'ability_triggered', unitId: 0, abilityId: a.id, targetId: target?.id ?? 0 })
    w.inTrigger++
    const aimed = target === null ? [] : [target]
    run(w, a.effects, {
      owner: null,
      side,
      id: a.id,
      spell: false,
      credit: 0,
      ability: a,
      centre: 0,
      hand: false,
      aimed,
      area: null,
      dealt: 0,
    })
    w.inTrigger--
  }
}

export function run(w: World, effects: readonly Effect[], cast: Cast): void {
  for (const e of effects) {
    if (e.do === 'summon') {
      bring(w, e, cast)
      continue
    }
    const hits = e.do === 'damage' || e.do === 'strike'
    const dealt = cast.dealt
    if (hits) cast.dealt = 0
    const chained = cast.ability?.area?.shape === 'chain' && e.to.base === 'area'
    for (const [jump, u] of targets(w, e, cast).entries()) {
      if (e.do !== 'revive' && !r.living(u)) continue
      if (!r.ok(w, e.if, u, cast.owner, cast.aimed[0] ?? null) || !r.chance(w, e.chance, u.id, e.do)) continue
      apply(w, e, u, cast, hits ? dealt : cast.dealt, chained ? jump : 0)
    }
  }
}
function targets(w: World, e: Effect, cast: Cast): readonly Unit[] {
  const sorted = (list: readonly Unit[]): readonly Unit[] =>
    list.length < 2 || e.do === 'revive' ? list : r.order(w).filter((u) => list.includes(u))
  if (e.to.base === 'self') return cast.owner === null ? [] : [cast.owner]
  if (e.to.base === 'target') return sorted(cast.aimed)
  if (e.to.base === 'area') return cast.area ?? sorted(cast.aimed)
  return sorted(select(w, e.to, cast.owner, cast.side, cast.ability, () => true, cast.aimed[0] ?? null))
}
function bring(w: World, e: Extract<Effect, { do: 'summon' }>, cast: Cast): void {
  if (!r.chance(w, e.chance, cast.credit, e.do)) return
  const { owner, aimed } = cast
  let anchor: number | null = null
  if (e.at === 'target' && aimed[0] !== undefined) anchor = r.place(aimed[0])
  else if (e.at !== 'home' && owner !== null) {
    anchor = r.place(owner)
    if (e.at === 'front' && r.front(anchor, owner.facing) >= 0) anchor = r.front(anchor, owner.facing)
  }
  for (let i = 0; i < e.n; i++)
    summon(
      w,
      e.unit,
      owner === null ? w.b.sides[cast.side].tier : owner.tier,
      cast.side,
      anchor,
      e.d === 'battle' ? 0 : e.d,
    )
}

function amount(w: World, terms: readonly Term[], u: Unit, cast: Cast, dealt: number): number {
  const o = cast.owner
  const whole = (of: Term['of']): number => {
    if (of === 'atk') return o === null ? 0 : r.atk(w, o, null, cast.hand)
    if (of === 'armor') return o === null ? 0 : r.worn(w, o)
    if (of === 'ownhp') return o === null ? 0 : o.maxHp
    if (of === 'maxhp') return u.maxHp
    if (of === 'hp') return u.hp
    if (of === 'missing') return u.maxHp - u.hp
    return of === 'resolve' ? Math.max(0, u.resolve) : dealt
  }
  return terms.reduce((sum, { n, of }) => sum + (of === 'flat' ? r.sc(u, n) : Math.floor((n * whole(of)) / 100)), 0)
}
function power(w: World, n: number, cast: Cast): number {
  if (!cast.spell) return n
  const { leader, faction } = w.b.sides[cast.side]
  const own = [w.content.leaders.get(leader)?.passive, w.content.factions.get(faction)?.bonus]
  const points = own.flatMap((a) => (a?.scope === 'team' && a.on === 'always' ? a.effects : []))
  const sum = points.reduce((total, e) => total + (e.do === 'modify' && e.stat === 'spellPower' ? e.flat : 0), 0)
  return Math.floor((n * (100 + sum)) / 100)
}
function damage(w: World, u: Unit, n: number, type: string, cast: Cast): number {
  if (n <= 0) return 0
  const o = cast.owner
  let base = n
  if (type === 'physical') base -= r.worn(w, u, o)
  if (type === 'magic' && !cast.spell) base -= Math.floor(r.worn(w, u, o) / 2)
  let s = r.pts(w, u, 'damageTaken', o) + (r.status(w, u, 'mark') ? 25 : 0)
  if (o !== null) s += r.pts(w, o, 'damageDealt', u)
  if (type === 'magic') s += r.pts(w, u, 'magicTaken', o) + (o === null ? 0 : r.pts(w, o, 'magicDealt', u))
  const final = Math.max(1, Math.floor((Math.max(1, base) * (100 + Math.max(-90, s))) / 100))
  return hurt(w, u, final, type === 'true', cast.credit, cast.id, o)
}

function apply(w: World, e: Effect, u: Unit, cast: Cast, dealt: number, jump: number): void {
  const turns = 'd' in e ? (e.d === 'battle' || e.d === null ? -1 : e.d) : 0
  const o = cast.owner
  const n = 'amount' in e ? amount(w, e.amount, u, cast, dealt) : 0
  switch (e.do) {
    case 'strike':
      if (o !== null) cast.dealt += strike(w, o, u, e, cast)
      break
    case 'damage': {
      let left = n
      for (let i = 0; i < jump; i++) left = Math.floor((left * (cast.ability?.area?.p ?? 100)) / 100)
      cast.dealt += damage(w, u, power(w, left, cast), e.type, cast)
      break
    }
    case 'heal':
      heal(w, u, power(w, n, cast), cast.id)
      break
    case 'barrier':
      barrier(w, u, power(w, n, cast), turns, cast.id)
      break
    case 'resolve':
      if (e.sign > 0) resolveGain(w, u, n, cast.id)
      else resolveLoss(w, u, n, false, cast.id, e.fear)
      break
    case 'rally': {
      if (u.state !== 'retreating') break
      const quarter = Math.ceil((u.maxResolve * 25) / 100)
      resolveGain(w, u, quarter - u.resolve, 'rally')
      recovered(w, u)
      break
    }
    case 'modify': {
      const same = u.modifiers.filter((m) => m.source === cast.id && m.stat === e.stat)
      for (const m of same) m.turns = longer(m.turns, turns)
      const { stat, pct, flat } = e
      if (same.length < e.stack || w.mutant === 'modifiers stack without end') {
        u.modifiers.push({ source: cast.id, stat, pct, flat, turns, fresh: w.b.turnOf === u.id, at: ++w.b.tick })
        if (stat === 'maxhp') newMaxHp(w, u)
      }
      w.events.push({ type: 'modifier_applied', unitId: u.id, id: cast.id, stat, pct, flat, duration: turns })
      break
    }
    case 'status':
      addStatus(w, u, e.id, turns, e.p, cast.credit)
      break
    case 'contagion':
      infect(w, u, e.type, cast.credit)
      break
    case 'cleanse':
      cleanse(w, u, e.what, e.n === 'all' ? 999 : e.n, cast.credit)
      break
    case 'dispel':
      dispel(w, u, e.n === 'all' ? 999 : e.n)
      break
    case 'push':
    case 'pull':
      push(w, u, o === null ? cast.centre : r.place(o), e.n, e.do)
      break
    case 'leap':
      if (o !== null) leap(w, o, u, e.behind)
      break
    case 'teleport':
      teleport(w, u, e.mode, e.n)
      break
    case 'swap':
      if (o !== null) swap(w, o, u)
      break
    case 'copy':
      copyOf(w, u, cast.side, e.pct, e.d === 'battle' ? 0 : e.d)
      break
    case 'revive':
      revive(w, u, e.hp)
      break
    case 'execute':
      if (!r.tag(w, u, 'Structure') && u.hp * 100 < e.below * u.maxHp) kill(w, u, cast.credit, 'execute')
      break
    case 'sacrifice':
      kill(w, u, 0, 'sacrifice')
      break
    case 'shred':
      shred(w, u, o, e.n)
      break
    case 'repair':
      mend(w, u, Math.min(e.n, u.stacks), cast.credit)
      break
    case 'ammo':
      ammo(w, u, e.n, 'ability')
      break
    case 'cooldown':
      cool(w, u, e.reset ? 0 : Math.max(0, u.cooldown + e.n))
      break
    case 'tag': {
      const old = u.tags.find((t) => t.tag === e.tag && t.hidden === e.remove)
      if (old === undefined) u.tags.push({ tag: e.tag, hidden: e.remove, turns, fresh: w.b.turnOf === u.id })
      else old.turns = longer(old.turns, turns)
      w.events.push({ type: 'tag_changed', unitId: u.id, tag: e.tag, has: !e.remove, duration: turns })
      break
    }
    case 'zone': {
      let cell = u.cell
      if (e.at === 'ahead') cell = r.front(u.cell, u.facing)
      else if (o !== null && e.at !== 'target') {
        cell = r.place(o)
        if (e.at === 'front' && r.front(cell, o.facing) >= 0) cell = r.front(cell, o.facing)
      }
      if (cell < 0) break
      const source = `${cast.spell ? 'spell' : 'ability'}:${cast.ability?.id ?? ''}`
      addZone(
        w,
        {
          source,
          side: cast.side,
          cell,
          radius: e.radius,
          rounds: e.rounds,
          whom: e.side,
          on: e.on,
          once: e.once,
        },
        cast.credit,
      )
      break
    }
    case 'act_again':
      if (u.again || r.tag(w, u, 'Structure')) break
      u.again = true
      w.b.again.push(u.id)
      break
    case 'disrupt':
      unwatch(w, u, 'disrupted')
      if (w.charger === u.id) w.charger = -1
      break
    case 'summon':
      break
  }
}

function mend(w: World, u: Unit, repairAmount: number, blacksmithId: number): void {
  u.stacks -= repairAmount
  if (repairAmount > 0) w.events.push({ type: 'armor_repaired', blacksmithId, targetId: u.id, repairAmount })
}
function cool(w: World, u: Unit, value: number): void {
  if (value !== u.cooldown) w.events.push({ type: 'cooldown_changed', unitId: u.id, value })
  u.cooldown = value
}

/** GB-205. */
export function select(
  w: World,
  s: Selector,
  owner: Unit | null,
  side: 0 | 1,
  a: Ability | null,
  legal: (u: Unit) => boolean,
  target: Unit | null = null,
): Unit[] {
  let list: Unit[]
  if (s.base === 'self') list = owner === null ? [] : [owner]
  else if (s.base === 'fallen')
    list =
      w.b.round >= 16
        ? []
        : w.b.units.filter((u) => u.state === 'dead' && u.owner === side && !u.summoned && !u.revived)
  else
    list = r.order(w).filter((u) => {
      if (u.hp <= 0 || (s.base === 'others' && u === owner)) return false
      if (s.base !== 'units' && (s.base === 'enemies') === (u.side === side)) return false
      const hidden = u.side !== side && r.status(w, u, 'stealth') && w.mutant !== 'stealth hides nobody'
      return !hidden || (owner !== null && r.steps(r.place(owner), u.cell) === 1)
    })
  list = list.filter((u) => legal(u) && r.ok(w, s.filter, u, owner, target))
  const wanted = s.count === 'all' ? list.length : Math.min(s.count, list.length)
  if (s.order === 'random') {
    const left = [...list].sort((p, q) => p.id - q.id)
    return Array.from({ length: wanted }, () => {
      const among = left.length
      const roll = w.dice.d(among)
      if (among > 1) w.events.push({ type: 'draw', what: 'random target', among, roll })
      return left.splice(roll - 1, 1)[0] as Unit
    })
  }
  if (s.order === null) return list.slice(0, wanted)
  const key = (u: Unit): number => keyOf(w, s, u, owner, side, a)
  const keyed = list.map((u) => ({ u, k: key(u) }))
  keyed.sort((p, q) => p.k - q.k || p.u.hp - q.u.hp || p.u.id - q.u.id)
  return keyed.slice(0, wanted).map(({ u }) => u)
}
function keyOf(w: World, s: Selector, u: Unit, owner: Unit | null, side: 0 | 1, a: Ability | null): number {
  const away = (): number =>
    owner !== null ? r.far(r.place(owner), u.cell) : side === 0 ? r.y(u.cell) : 9 - r.y(u.cell)
  switch (s.order) {
    case 'nearest':
      return away()
    case 'farthest':
      return -away()
    case 'lowest_hp':
      return u.hp
    case 'lowest_hp_pct':
      return u.hp / u.maxHp
    case 'highest_hp':
      return -u.hp
    case 'highest_atk':
      return -r.atk(w, u)
    case 'highest_armor':
      return -r.worn(w, u)
    case 'lowest_resolve':
      return u.resolve
    case 'highest_cost':
      return -r.rec(w, u).cost
    case 'most_shred':
      return -u.stacks
    case 'cluster':
      return a?.area ? -inside(w, a.area, u, owner, side).length : 0
    case 'infect': {
      let score = 1 + (r.formed(w, u) ? 3 : 0) - (r.status(w, u, 'pure') ? 5 : 0)
      for (const cell of r.crossOf(u.cell)) if (r.at(w, cell)?.side === u.side) score += 2
      const fire = a?.effects.some((e) => e.do === 'contagion' && e.type === 'fire')
      return -(score + (fire && r.tag(w, u, 'Flammable') ? 2 : 0))
    }
    default:
      return u.id
  }
}

/** GB-206. */
export function inside(w: World, area: Area, aimed: Unit, owner: Unit | null, side: 0 | 1): Unit[] {
  const wanted = (u: Unit): boolean =>
    u.hp > 0 && (area.side === 'both' || (area.side === 'allies') === (u.side === side))
  const mid = area.centre === 'self' && owner !== null ? r.place(owner) : r.place(aimed)
  if (area.shape === 'chain') {
    const hit = [aimed]
    for (let i = 0; i < area.n; i++) {
      const last = hit[hit.length - 1] as Unit
      const [next] = r
        .order(w)
        .filter((u) => wanted(u) && !hit.includes(u) && r.within(2, last.cell, u.cell))
        .sort((p, q) => r.far(last.cell, p.cell) - r.far(last.cell, q.cell) || p.hp - q.hp || p.id - q.id)
      if (next === undefined) break
      hit.push(next)
    }
    return hit
  }
  const from = owner === null ? mid : r.place(owner)
  const dx = r.x(mid) - r.x(from)
  const dy = r.y(mid) - r.y(from)
  const line = Array.from({ length: area.n }, (_, i) =>
    r.cellAt(
      r.x(from) + (Math.abs(dx) >= Math.abs(dy) ? Math.sign(dx) : 0) * (i + 1),
      r.y(from) + (Math.abs(dy) >= Math.abs(dx) ? Math.sign(dy) : 0) * (i + 1),
    ),
  )
  const covers = (cell: number): boolean => {
    switch (area.shape) {
      case 'burst':
        return r.within(area.n, mid, cell)
      case 'cross':
        return r.far(mid, cell) <= 1
      case 'row':
        return r.y(cell) === r.y(mid)
      case 'column':
        return r.x(cell) === r.x(mid)
      case 'board':
        return true
      case 'line':
        return cell === mid || (owner !== null && line.includes(cell))
      case 'cone':
        return owner === null
          ? cell === mid
          : cell !== from && r.within(area.n, from, cell) && r.arc(from, r.look(from, mid), cell) === 'front'
      default:
        return cell === mid
    }
  }
  return r.order(w).filter((u) => wanted(u) && covers(u.cell))
}

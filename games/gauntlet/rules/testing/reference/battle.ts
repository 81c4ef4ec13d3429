import type { Dice } from '@tessera/kernel'
import type { Army, Deployment } from '../../choice.ts'
import type { Content } from '../../content/content.ts'
import type { Tier } from '../../content/vocabulary.ts'
import type { BattleEvent } from '../../events.ts'
import type { Battle, BattleReason, Unit } from '../../state.ts'
import { infect, refusesContagion, SICKNESS } from './contagion.ts'
import { heal, hurt, tellBarrier, tellHp } from './damage.ts'
import { settle } from './death.ts'
import { castOf, inside, run, select, trigger, triggerAll } from './effects.ts'
import { admit, enterZones, unitOf, unwatch } from './moves.ts'
import { flee, flightCell, opportunity, resolveGain, resolveLoss } from './resolve.ts'
import { ammo } from './shred.ts'
import { dropModifier, endStatus } from './statuses.ts'
import { decide as decideTo } from './targets.ts'
import { act } from './unit-ai.ts'
import * as r from './world.ts'
import { type World, worldOf } from './world.ts'

export interface ReferenceTeam {
  readonly army: Army
  readonly deployment: Deployment
}

export function referenceBattle(
  content: Content,
  teams: readonly [ReferenceTeam, ReferenceTeam],
  roundLimit: number,
): Battle {
  const units: Unit[] = []
  const bare = { content } as World
  for (const side of [0, 1] as const)
    for (let cell = 0; cell < 16; cell++) {
      const { army, deployment } = teams[side]
      const here = deployment.units.find((u) => u.r * 8 + u.c === cell)
      const card = here === undefined ? undefined : army.cards[here.card]
      if (card !== undefined)
        units.push(unitOf(bare, card.key, card.tier, side, side === 0 ? cell : 79 - cell, units.length + 1, {}))
    }
  const sideOf = (side: 0 | 1): Battle['sides'][number] => {
    const { army, deployment } = teams[side]
    const own = units.filter((u) => u.owner === side)
    return {
      faction: army.faction,
      leader: army.leader,
      spells: army.spells.map((id, slot) => ({ id, timing: deployment.timings[slot] ?? 'early', fired: false })),
      tier: Math.floor(own.reduce((sum, u) => sum + u.tier, 0) / own.length) as Tier,
    }
  }
  return {
    roundLimit,
    step: 'start',
    round: 0,
    first: 0,
    priority: 0,
    order: [],
    next: 0,
    turnOf: 0,
    again: [],
    tick: 0,
    units,
    zones: [],
    sides: [sideOf(0), sideOf(1)],
    result: null,
  }
}

/** One beat, as the rulebook says it. Returns what there was to tell (GB-1201). */
export function referenceBeat(
  b: Battle,
  content: Content,
  dice: Dice,
  mutant: string | null = null,
): readonly BattleEvent[] {
  const w = worldOf(b, content, dice, mutant)
  if (b.step === 'start') start(w)
  else if (b.step === 'round') round(w)
  else if (b.step === 'turns') turns(w)
  else if (b.step === 'end') end(w)
  return w.events
}
function start(w: World): void {
  for (const u of w.b.units) admit(w, u)
  const roll = w.dice.d(2)
  w.b.first = roll === 1 ? 0 : 1
  w.b.priority = w.b.first
  w.events.push({ type: 'battle_started', roll, priority: w.b.priority, units: w.b.units.map(({ id }) => id) })
  triggerAll(w, 'battle_start')
  settle(w)
  spells(w, true)
  w.b.step = 'round'
  eliminated(w)
}
function round(w: World): void {
  const { b } = w
  b.round++
  b.priority = b.round % 2 === 1 || w.mutant === 'priority does not change' ? b.first : b.first === 0 ? 1 : 0
  b.turnOf = 0
  for (const u of b.units)
    if (u.cell >= 0) {
      u.ripostes = Math.max(0, r.blowCount(w, u) + r.pts(w, u, 'riposteCharges'))
      u.again = false
      u.reached = []
    }
  triggerAll(w, 'round_start')
  settle(w)
  if (eliminated(w)) return
  const waiting = r.order(w).filter((u) => !r.tag(w, u, 'Structure'))
  b.order = []
  const draws: number[] = []
  while (waiting.length > 0) {
    const most = Math.max(...waiting.map((u) => r.initiative(w, u) * 10 + r.speed(w, u)))
    const equals = waiting.filter((u) => r.initiative(w, u) * 10 + r.speed(w, u) === most).sort((p, q) => p.id - q.id)
    const [first, second] = [equals.find((u) => u.side === 0), equals.find((u) => u.side === 1)]
    let next = first ?? second
    if (first !== undefined && second !== undefined) {
      draws.push(w.dice.d(2))
      next = draws[draws.length - 1] === 1 ? first : second
    }
    b.order.push((next as Unit).id)
    waiting.splice(waiting.indexOf(next as Unit), 1)
  }
  b.next = 0
  b.step = b.order.length === 0 ? 'end' : 'turns'
  w.events.push({ type: 'round_started', round: b.round, priority: b.priority, order: [...b.order], draws })
}
function turns(w: World): void {
  const { b } = w
  const on = (id: number): boolean => r.byId(w, id).cell >= 0
  let again = true
  let id: number | undefined
  while (b.again.length > 0 && id === undefined) {
    const next = b.again[0] as number
    b.again = b.again.slice(1)
    if (on(next)) id = next
  }
  if (id === undefined) {
    again = false
    while (b.next < b.order.length && id === undefined) {
      const next = b.order[b.next++] as number
      if (on(next)) id = next
    }
  }
  if (id === undefined) {
    end(w)
    return
  }
  b.turnOf = id
  turn(w, r.byId(w, id), again)
  spells(w, false)
  if (eliminated(w)) return
  if (!b.again.some(on) && !b.order.slice(b.next).some(on)) b.step = 'end'
}
function end(w: World): void {
  const { b } = w
  b.turnOf = 0
  triggerAll(w, 'round_end')
  settle(w)
  for (const zone of [...b.zones]) {
    if (--zone.rounds > 0) continue
    b.zones.splice(b.zones.indexOf(zone), 1)
    const type = zone.source.startsWith('relic:') ? 'relic_aura_expired' : 'zone_expired'
    w.events.push({ type, auraId: zone.source, cell: zone.cell })
  }
  for (const u of b.units)
    if (u.cell >= 0 && u.rounds > 0 && --u.rounds === 0) {
      u.fell = u.cell
      u.cell = -1
      u.state = 'vanished'
      u.vigilant = false
      w.events.push({ type: 'unit_vanished', unitId: u.id })
    }
  settle(w)
  if (eliminated(w)) return
  if (b.round >= 16 && w.mutant !== 'nobody tires') {
    const loss = (u: Unit): number => Math.max(1, Math.floor((u.maxHp * (b.round - 12)) / 100))
    const tired = r.order(w).filter((u) => !r.tag(w, u, 'Structure'))
    const taken = tired.some((u) => u.hp > loss(u))
    w.events.push({ type: 'weariness', round: b.round, percent: b.round - 12, taken })
    if (!taken) {
      decide(w, 'weariness')
      return
    }
    for (const u of tired) {
      u.hp -= loss(u)
      u.wasAttacked = true
      if (u.hp <= 0) w.fate.set(u.id, { by: 0, cause: 'weariness', shot: false })
      tellHp(w, u, 'weariness', 0 - loss(u), 0)
    }
    settle(w)
  }
  if (eliminated(w)) return
  const routed = [0, 1].map((side) =>
    b.units.every((u) => u.cell < 0 || u.owner !== side || u.state === 'retreating' || r.tag(w, u, 'Structure')),
  )
  if (routed[0] && routed[1]) decide(w, 'rout')
  else if (routed[0] || routed[1]) finish(w, routed[0] ? 1 : 0, 'rout')
  else if (b.round >= b.roundLimit) decide(w, 'round_limit')
  else b.step = 'round'
}
const team = (w: World, side: number): Unit[] => w.b.units.filter((u) => u.owner === side && !u.summoned)
const hpOf = (w: World, side: number): number =>
  team(w, side).reduce((sum, u) => sum + (u.cell < 0 ? 0 : Math.max(0, u.hp)), 0)
const maxOf = (w: World, side: number): number => team(w, side).reduce((sum, u) => sum + u.maxHp, 0)
const share = (w: World, side: number): number =>
  maxOf(w, side) === 0 ? 0 : Math.floor((10000 * hpOf(w, side)) / maxOf(w, side))
function decide(w: World, reason: BattleReason): void {
  const on = (side: number): number => team(w, side).filter((u) => u.cell >= 0).length
  const lead = share(w, 0) - share(w, 1) || on(0) - on(1)
  finish(w, lead > 0 ? 0 : lead < 0 ? 1 : null, reason)
}
function finish(w: World, winner: 0 | 1 | null, reason: BattleReason): void {
  w.b.result = { winner, reason, rounds: w.b.round, shares: [share(w, 0), share(w, 1)] }
  w.b.step = 'over'
  w.b.turnOf = 0
  w.events.push({ type: 'battle_ended', result: w.b.result })
}
function eliminated(w: World): boolean {
  const [a, b] = [0, 1].map((side) =>
    w.b.units.some((u) => u.cell >= 0 && u.owner === side && !r.rec(w, u).tags.includes('Structure')),
  )
  if (a && b) return false
  finish(w, a ? 0 : b ? 1 : null, 'elimination')
  return true
}
function spells(w: World, opening: boolean): void {
  for (const side of w.b.priority === 0 ? ([0, 1] as const) : ([1, 0] as const))
    for (const spell of w.b.sides[side].spells) {
      const percent = spell.timing === 'mid' ? 70 : 40
      const early = spell.timing === 'early'
      if (spell.fired || (opening && !early)) continue
      if (!early && hpOf(w, side) * 100 >= percent * maxOf(w, side)) continue
      const a = w.content.spells.get(spell.id)
      if (a === undefined) continue
      const aimed = a.aim === null ? [] : select(w, a.aim, null, side, a, () => true)
      if (a.aim !== null && aimed.length === 0) continue
      const [first] = aimed
      const area = a.area === null || first === undefined ? null : inside(w, a.area, first, null, side)
      w.events.push({
        type: 'spell_cast',
        casterId: 0,
        side,
        timing: spell.timing,
        spellId: spell.id,
        targetId: first?.id ?? 0,
        targets: (area ?? aimed).map(({ id }) => id),
        cooldown: 0,
      })
      run(w, a.effects, {
        owner: null,
        side,
        id: `spell:${spell.id}`,
        spell: true,
        credit: 0,
        ability: a,
        centre: first?.cell ?? 0,
        hand: false,
        aimed,
        area,
        dealt: 0,
      })
      settle(w)
      spell.fired = true
    }
}

/** GB-402. */
function turn(w: World, u: Unit, again: boolean): void {
  u.moved = false
  u.acted = false
  u.disengaged = u.disengaged === 1 ? 2 : 0
  u.shiftedBefore = u.shifted
  u.shifted = false
  if (!again) {
    for (const entry of [...u.statuses, ...u.modifiers, ...u.tags]) entry.fresh = false
    u.barrierFresh = false
  }
  w.events.push({ type: 'turn_started', unitId: u.id, again })
  const fled = u.state === 'retreating'
  let broke = false
  if (!again)
    for (const step of UPKEEP) {
      step(w, u)
      settle(w)
      if (!r.living(u)) break
      if (!fled && u.state === 'retreating') broke = true
    }
  if (r.living(u) && !broke) action(w, u)
  settle(w)
  if (r.living(u)) close(w, u, again)
  u.shiftedBefore = false
}
const UPKEEP: ((w: World, u: Unit) => void)[] = [
  (_, u) => {
    u.cooldown = Math.max(0, u.cooldown - 1)
  },
  (w, u) => {
    if (u.state === 'retreating' || r.stunned(w, u) || r.status(w, u, 'silence')) return
    for (const a of r.abilities(w, u).filter((o) => o.kind === 'aura' && o.aura?.type === 'pulse')) {
      const aimed = r.order(w).filter((o) => r.living(o) && r.auraOn(u, a, o) && !o.reached.includes(a.id))
      for (const o of aimed) o.reached.push(a.id)
      if (aimed.length === 0) continue
      w.events.push({ type: 'aura_pulse', auraId: a.id, carrierId: u.id, targets: aimed.map(({ id }) => id) })
      run(w, a.effects, { ...castOf(w, u, a), aimed })
    }
  },
  (w, u) => {
    enterZones(w, u, 'turn', -1)
    for (const { carrier, ability } of r.auras(w)) {
      if (
        ability.aura?.on !== 'turn' ||
        !r.living(u) ||
        u.reached.includes(ability.id) ||
        !r.auraOn(carrier, ability, u)
      )
        continue
      u.reached.push(ability.id)
      w.events.push({ type: 'aura_pulse', auraId: ability.id, carrierId: carrier.id, targets: [u.id] })
      run(w, ability.effects, { ...castOf(w, carrier, ability), credit: 0, hand: false, aimed: [u] })
    }
  },
  (w, u) => {
    for (const sick of [...u.contagions]) {
      if (u.hp <= 0) return
      for (const cell of r.crossOf(u.cell)) {
        const o = r.at(w, cell)
        if (
          o === null ||
          o.hp <= 0 ||
          o.contagions.some((s) => s.type === sick.type) ||
          refusesContagion(w, o, sick.type)
        )
          continue
        const flammable = sick.type === 'fire' && r.tag(w, o, 'Flammable') && w.mutant !== 'nothing is flammable'
        const threshold = SICKNESS[sick.type].spread + (flammable ? 10 : 0)
        const roll = w.dice.d(100)
        const ids = { sourceId: u.id, targetId: o.id, contagionType: sick.type }
        w.events.push({ type: 'contagion_spread', ...ids, roll, threshold, spread: roll <= threshold })
        if (roll <= threshold) infect(w, o, sick.type, u.id)
      }
      const { hp, resolve } = SICKNESS[sick.type]
      sick.turns--
      const said = { contagionType: sick.type, damage: r.sc(u, hp), turnsLeft: sick.turns }
      w.events.push({ type: 'contagion_damage', unitId: u.id, ...said })
      if (hp > 0) hurt(w, u, r.sc(u, hp), false, 0, sick.type)
      if (resolve > 0 && u.hp > 0) resolveLoss(w, u, r.sc(u, resolve), false, sick.type)
      if (sick.turns <= 0) u.contagions = u.contagions.filter((s) => s.type !== sick.type)
    }
    if (u.contagions.some((s) => s.type === 'fire'))
      for (const cell of r.crossOf(u.cell)) {
        const o = r.at(w, cell)
        if (o === null || o.side !== u.side || o.hp <= 0) continue
        const resolveDamage = r.sc(o, 3)
        w.events.push({ type: 'witness_burning', witnessId: o.id, burningUnitId: u.id, resolveDamage })
        resolveLoss(w, o, resolveDamage, false, 'witness_burning')
      }
  },
  (w, u) => {
    for (const id of ['burn', 'venom', 'bleed'] as const) {
      const s = u.statuses.find((o) => o.id === id)
      if (s !== undefined) hurt(w, u, Math.max(1, Math.floor((u.maxHp * s.p) / 100)), true, 0, id)
    }
    const growth = u.statuses.find((o) => o.id === 'regrowth')
    if (growth !== undefined) heal(w, u, Math.floor((u.maxHp * growth.p) / 100), 'regrowth')
    heal(w, u, Math.floor((u.maxHp * Math.max(0, r.pts(w, u, 'regen'))) / 100), 'regen')
  },
  (w, u) => {
    if (u.state !== 'crumbling' || r.status(w, u, 'sustained')) return
    const spared = u.grace > 0 && r.tag(w, u, 'Undead') && r.formed(w, u)
    if (spared) u.grace--
    const damage = spared ? 0 : Math.max(1, Math.floor((u.hp * 15) / 100))
    w.events.push({ type: 'crumble_damage', unitId: u.id, damage, graceLeft: spared ? u.grace : null })
    hurt(w, u, damage, true, 0, 'crumbling')
  },
  (w, u) => {
    trigger(w, u, 'turn_start', null, 0)
    if (u.stacks <= 0 || !r.living(u) || !r.tag(w, u, 'Regenerating')) return
    u.stacks--
    w.events.push({ type: 'shred_recovered', unitId: u.id, newShredStacks: u.stacks })
  },
  (w, u) => {
    const near = r.around(0, u.cell).filter((cell) => {
      const o = cell < 0 ? null : r.at(w, cell)
      return o !== null && o.side !== u.side && r.zoc(w, o)
    })
    if (near.length >= 3 && w.mutant !== 'nobody minds being surrounded')
      resolveLoss(w, u, r.sc(u, 20), false, 'surrounded')
  },
  (w, u) => {
    let gain = r.pts(w, u, 'resolveRecovery') + (r.status(w, u, 'cursed_wound') ? r.sc(u, -2) : 0)
    if (r.rec(w, u).nature === 'living') {
      const base = Math.max(5, Math.floor((u.maxResolve * 5) / 100))
      gain += u.wasAttacked && w.mutant !== 'rest is for everybody' ? base : Math.floor((base * 5) / 2)
      if (!r.foes(w, u).some((foe) => r.within(3, u.cell, foe.cell))) gain += r.sc(u, 5)
    }
    u.wasAttacked = false
    resolveGain(w, u, gain, 'recovery')
  },
]
function action(w: World, u: Unit): void {
  if (r.stunned(w, u)) {
    decideTo(w, u, 'unable')
    return
  }
  if (u.state !== 'retreating' && !r.status(w, u, 'fear')) {
    act(w, u)
    return
  }
  decideTo(w, u, 'flight')
  if (r.status(w, u, 'root') || flightCell(w, u) < 0) return
  opportunity(w, u, r.engagers(w, u), 'retreat')
  if (r.living(u)) flee(w, u)
}
/** GB-804. */
function cure(w: World, u: Unit): void {
  const n = u.contagions.length
  if (n === 0) return
  const roll = w.dice.d(100)
  const pick = roll <= 50 && n > 1 ? w.dice.d(n) : null
  const [gone] = roll <= 50 ? u.contagions.splice((pick ?? 1) - 1, 1) : []
  w.events.push({ type: 'contagion_rest_cured', unitId: u.id, contagionType: gone?.type ?? null, roll, pick })
}
function close(w: World, u: Unit, again: boolean): void {
  const fit = r.able(w, u)
  if (fit && !u.moved && !u.acted) {
    w.events.push({ type: 'unit_rested', unitId: u.id })
    ammo(w, u, 1, 'rest')
    cure(w, u)
  }
  if (r.auras(w).some(({ carrier, ability }) => ability.aura?.on === 'supply' && r.auraOn(carrier, ability, u)))
    ammo(w, u, 2, 'supply_wagon')
  const watches = fit && u.state === 'ready' && !u.moved
  if (watches && !u.vigilant) w.events.push({ type: 'vigilance_activated', unitId: u.id })
  if (!watches) unwatch(w, u, 'moved')
  u.vigilant = watches
  if (u.vigilant) u.reacted = false
  trigger(w, u, 'turn_end', null, 0)
  settle(w)
  if (!again && r.living(u)) {
    u.resists = false
    const timed = [...u.statuses, ...u.modifiers].filter(
      (entry) => !entry.fresh && entry.turns > 0 && --entry.turns === 0,
    )
    for (const entry of timed) {
      if ('stat' in entry) dropModifier(w, u, entry)
      else endStatus(w, u, entry.id)
    }
    const over = u.tags.filter((entry) => !entry.fresh && entry.turns > 0 && --entry.turns === 0)
    u.tags = u.tags.filter((entry) => !over.includes(entry))
    for (const { tag, hidden } of over)
      w.events.push({ type: 'tag_changed', unitId: u.id, tag, has: hidden, duration: 0 })
    if (u.barrier > 0 && !u.barrierFresh && u.barrierTurns > 0 && --u.barrierTurns === 0) {
      const lost = u.barrier
      u.barrier = 0
      tellBarrier(w, u, 'expired', -lost)
    }
  }
  settle(w)
}

import type { Unit } from '../../state.ts'
import { infect } from './contagion.ts'
import { WEARY } from './damage.ts'
import { fireAfterDeath, trigger } from './effects.ts'
import { between } from './lines.ts'
import { breakUp, due, resolveGain, resolveLoss } from './resolve.ts'
import { ammo } from './shred.ts'
import { endStatus, endTaunts } from './statuses.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-403. */
export function settle(w: World): void {
  if (w.settling) return
  w.settling = true
  for (;;) {
    const dead = r.order(w).find((u) => u.hp <= 0)
    const broken = dead === undefined ? r.order(w).find((u) => due(w, u)) : undefined
    if (dead !== undefined) die(w, dead)
    else if (broken !== undefined) breakUp(w, broken)
    else break
  }
  w.settling = false
}
function die(w: World, u: Unit): void {
  const fate = w.fate.get(u.id) ?? { by: 0, cause: '', shot: false }
  if (r.status(w, u, 'guard') && fate.cause !== 'weariness') {
    const guard = u.statuses.find((s) => s.id === 'guard')
    u.hp = Math.max(1, Math.floor((u.maxHp * (w.b.round >= WEARY ? 0 : (guard?.p ?? 0))) / 100))
    endStatus(w, u, 'guard')
    w.events.push({ type: 'death_prevented', unitId: u.id, hp: u.hp })
    return
  }
  const cell = u.cell
  const { side } = u
  const leant = r
    .order(w)
    .filter((o) => o.side === side && r.supports(w, o).includes(u))
    .sort((p, q) => p.cell - q.cell)
  u.fell = cell
  u.cell = -1
  u.hp = 0
  u.barrier = 0
  u.barrierTurns = 0
  u.barrierFresh = false
  u.vigilant = false
  u.state = 'dead'
  w.events.push({ type: 'unit_died', unitId: u.id, killerId: fate.by, cause: fate.cause })
  const killer = fate.by > 0 ? r.byId(w, fate.by) : null
  if (killer !== null && r.living(killer)) {
    if (r.rec(w, killer).nature === 'living' && killer.state !== 'retreating')
      resolveGain(w, killer, r.sc(killer, 10), 'kill')
    if (r.knows(w, killer, 'conserve_ammo') && fate.shot) ammo(w, killer, 1, 'refund')
    trigger(w, killer, 'on_kill', u, 0)
  }
  trigger(w, u, 'on_death', killer, 0)
  if (r.tag(w, u, 'DeathSpread'))
    for (const c of r
      .around(0, cell)
      .filter((n) => n >= 0)
      .sort((a, b) => a - b)) {
      const o = r.at(w, c)
      if (o === null || o.hp <= 0) continue
      const contagionType = r.rec(w, u).deathSpread
      w.events.push({ type: 'death_spread', sourceId: u.id, targetId: o.id, contagionType })
      infect(w, o, contagionType, u.id)
    }
  for (const a of r.abilities(w, u))
    if (a.kind === 'aura' && a.aura?.type === 'relic')
      addZone(
        w,
        {
          source: `relic:${a.id}`,
          side: u.side,
          cell,
          radius: a.aura.range,
          rounds: a.aura.rounds,
          whom: a.aura.side,
          on: 'turn',
          once: false,
        },
        u.id,
      )
  fireAfterDeath(w, u, cell)
  if (!r.tag(w, u, 'Structure') && w.mutant !== 'nobody grieves')
    for (const o of r.order(w))
      if (o.side === side && r.living(o)) {
        if (r.steps(o.cell, cell) === 1) resolveLoss(w, o, r.sc(o, 15), false, 'ally_died')
        else if (r.far(o.cell, cell) <= 3) resolveLoss(w, o, r.sc(o, 8), false, 'ally_died')
      }
  for (const o of leant) w.events.push({ type: 'formation_broken', unitId: o.id, lostSupporterId: u.id })
  tellOpenedLines(w, u, cell)
  endTaunts(w, u)
  if (u.side !== u.owner) endStatus(w, u, 'charm')
}
/** Enemies with a direct shot, and those of the dead unit's friends to whom its cell lay in the way. */
function tellOpenedLines(w: World, dead: Unit, cell: number): void {
  if (r.ghost(w, dead)) return
  const friends = r.order(w).filter((o) => o.side === dead.side)
  for (const shooter of r.foes(w, dead)) {
    if (r.rec(w, shooter).trajectory !== 'direct') continue
    const newTargets = friends.filter((o) => between(shooter.cell, o.cell).includes(cell)).map(({ id }) => id)
    if (newTargets.length > 0) w.events.push({ type: 'los_opened', shooterId: shooter.id, newTargets })
  }
}
export function addZone(w: World, zone: World['b']['zones'][number], carrierId: number): void {
  const old = w.b.zones.find((z) => z.source === zone.source && z.side === zone.side && z.cell === zone.cell)
  if (old !== undefined) old.rounds = zone.rounds
  else w.b.zones.push(zone)
  w.events.push({
    type: zone.source.startsWith('relic:') ? 'relic_aura_created' : 'zone_created',
    auraId: zone.source,
    carrierId,
    cell: zone.cell,
    radius: zone.radius,
    duration: zone.rounds,
  })
}

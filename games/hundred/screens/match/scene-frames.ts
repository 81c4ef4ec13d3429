import { type HundredEvent, type HundredView, unitName, WEAPON_DATA } from '@tessera/hundred'
import type { Place, SceneAction, SceneFrame, SceneUnit, WindUp } from '../board/scene/frame.ts'
import { fightersOf, seatIn } from './battle.ts'
import type { Fighter } from './fighter.ts'

/** A frame of the match as the scene draws it. `windUps` are the actions under way when it ends. */
export function sceneFrameOf(
  view: HundredView,
  events: readonly HundredEvent[],
  windUps: readonly WindUp[],
  arrows: (unit: number) => number = () => 0,
): SceneFrame {
  return {
    units: fightersOf(view).map((one) => sceneUnit(one, arrows(one.id))),
    zones: view.zones.map((zone) => ({
      id: String(zone.id),
      kind: zone.burning > 0 ? 'fire' : zone.kind,
      x: zone.x,
      y: zone.y,
      radius: ZONE_RADIUS,
    })),
    objects: view.things.flatMap((thing) =>
      thing.x === null || thing.y === null || thing.carrier !== null
        ? []
        : [
            {
              id: thing.id,
              kind: thing.kind,
              item: thing.weapon ?? thing.id,
              seat: thing.owner < 0 ? null : seatIn(thing.owner),
              x: thing.x,
              y: thing.y,
            },
          ],
    ),
    actions: actionsOf(events),
    windUps,
    tick: tickOf(view),
  }
}

/** HUN-907, HUN-909. */
const ZONE_RADIUS = 1500

/** The units in which arrows of a frame stick. */
export function arrowHits(events: readonly HundredEvent[]): readonly number[] {
  const hits: number[] = []
  let shot: number | null = null
  for (const event of events) {
    if (event.type === 'AttackRolled')
      shot = WEAPON_DATA[event.data.weapon].kind === 'melee' ? null : (event.targetId ?? null)
    else if (event.type === 'DamageDealt' && shot !== null && event.targetId === shot && event.data.finalDamage > 0) {
      hits.push(shot)
      shot = null
    }
  }
  return hits
}

/** The tick that has just been played: 0 before the first. */
export function tickOf(view: HundredView): number {
  return view.phase === 'resolution' ? Math.max(0, view.tick - 1) : 0
}

function sceneUnit(one: Fighter, arrows: number): SceneUnit {
  return {
    id: one.key,
    seat: one.seat,
    template: one.template,
    x: one.x,
    y: one.y,
    fx: one.fx,
    fy: one.fy,
    radius: one.radius,
    hp: one.hp,
    maxHp: one.maxHp,
    armour: one.armour,
    weapon: one.weapon,
    shield: one.shield,
    shieldBroken: one.shield !== null && one.shieldLeft <= 0,
    morale: one.morale,
    exhausted: one.exhausted,
    burning: one.burning,
    banner: one.banner !== null,
    arrows,
    prone: one.prone,
    stance: one.stance > 0,
    wall: one.wall,
    down: one.down,
    fled: one.fled,
    seen: one.seen,
  }
}

const PLACES: Readonly<Record<string, Place>> = {
  head: 'head',
  torso: 'torso',
  weaponArm: 'arms',
  shieldArm: 'arms',
  legs: 'legs',
  item: 'arms',
}

/** The visible actions of a frame: blows, reactions, hits and falls. */
function actionsOf(events: readonly HundredEvent[]): SceneAction[] {
  const actions: SceneAction[] = []
  const struck = new Map<number, Place>()
  for (const event of events) {
    const id = event.entityId
    if (id == null) continue
    const unit = unitName(id)
    switch (event.type) {
      case 'AttackRolled':
        actions.push({
          kind: WEAPON_DATA[event.data.weapon].kind === 'melee' ? 'strike' : 'shoot',
          unit,
          ...(event.targetId == null ? {} : { target: unitName(event.targetId) }),
        })
        break
      case 'DefenseRolled':
        actions.push({ kind: event.data.reaction, unit: event.data.by === null ? unit : unitName(event.data.by) })
        break
      case 'HitLocationRolled':
        struck.set(id, PLACES[event.data.location] ?? 'torso')
        break
      case 'DamageDealt':
        if (event.targetId != null && event.data.finalDamage > 0) {
          const place = PLACES[event.data.location ?? 'torso'] ?? 'torso'
          struck.set(event.targetId, place)
          actions.push({ kind: 'hit', unit: unitName(event.targetId), place })
        }
        break
      case 'UnitDown':
        actions.push({ kind: 'fall', unit, place: struck.get(id) ?? 'torso' })
        break
      case 'ItemUsed':
      case 'SpecialUsed':
        actions.push({ kind: 'work', unit })
        break
      default:
        break
    }
  }
  return actions
}

/**
 * The actions under way after each frame, from what was declared: a wind-up begins with its declaration and ends with its blow, its lapse
 * or the fall of its unit. Own actions that are no attacks are in the view.
 */
export function windUpsAfter(
  before: readonly WindUp[],
  view: HundredView,
  events: readonly HundredEvent[],
): readonly WindUp[] {
  const tick = tickOf(view)
  const ended = new Set<string>()
  const begun: WindUp[] = []
  for (const event of events) {
    if (event.entityId == null) continue
    const unit = unitName(event.entityId)
    if (event.type === 'AttackDeclared' && !event.data.free) {
      begun.push({
        unit,
        target: event.targetId == null ? null : unitName(event.targetId),
        kind: WEAPON_DATA[event.data.weapon].kind === 'melee' ? 'strike' : 'shoot',
        from: event.tick - 1,
        due: event.data.due,
      })
    } else if (
      event.type === 'AttackRolled' ||
      event.type === 'AttackLapsed' ||
      event.type === 'UnitDown' ||
      event.type === 'UnitBroken' ||
      event.type === 'UnitRouted'
    )
      ended.add(unit)
  }
  for (const unit of view.units) {
    const pending = unit.commandQueue.pending
    if (pending !== null && pending.kind !== 'attack')
      begun.push({ unit: unitName(unit.id), target: null, kind: 'work', from: pending.started - 1, due: pending.due })
  }
  if (view.phase !== 'resolution') return []
  return [
    ...before.filter((one) => !ended.has(one.unit) && one.due > tick && one.kind !== 'work'),
    ...begun.filter((one) => one.due > tick),
  ]
}

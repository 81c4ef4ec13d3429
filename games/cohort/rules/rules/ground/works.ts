import { manhattan, TERRAINS, type Tile } from '../../content/terms.ts'
import { TERRAIN_DATA } from '../../content/terrain.ts'
import type { Step } from '../../order.ts'
import type { Project, Structure, Unit } from '../../state.ts'
import { ENGINE_MISSILES } from '../combat/missile.ts'
import { hasTrait, isEngaged, type Play, unitAt } from '../scene.ts'
import { earlier } from '../targets.ts'
import { running, stepDone } from '../unit.ts'
import { CODE, COST, NEIGHBOURS, WALLED } from './field.ts'
import { damage, put, structureAt, tellStructure } from './structures.ts'

type Labour = Extract<Step, { do: 'build' | 'demolish' | 'repair' }>

/** Stage 10: engines against walls, then works and repairs. */
export function workAll(play: Play): void {
  for (const unit of play.state.units) if (!unit.routing) breakEngine(play, unit)
  for (const unit of play.state.units) if (unit.engine === 'ram') ram(play, unit)
  for (const unit of play.state.units) {
    const step = running(unit).steps[0]
    if (unit.routing || (step?.do !== 'build' && step?.do !== 'demolish' && step?.do !== 'repair')) continue
    labour(play, unit, step)
  }
}

/** COH-10.2. */
function breakEngine(play: Play, unit: Unit): void {
  if (unit.engine === null || unit.engineBroken || 100 * unit.lost < 20 * unit.full) return
  unit.engineBroken = true
  play.tell?.({ type: 'engine_broken', unit: unit.id })
}

const RAM = { gate: 25, wall: 15, tower: 10 } as const
const RAMMED = ['gate', 'wall', 'tower'] as const

/** COH-10.3: what it is ordered against, else a gate before a wall before a tower. */
function ram(play: Play, unit: Unit): void {
  if (unit.engineBroken || unit.routing || unit.steps > 0 || play.scene.field.map.fortOwner === unit.seat) return
  const step = running(unit).steps[0]
  const ordered = step?.do === 'attack' && step.target.is === 'at' ? step.target.tile : -1
  let best: Tile = -1
  let rank: number = RAMMED.length
  for (let d = 0; d < 4; d++) {
    const tile = NEIGHBOURS[4 * unit.tile + d] as number
    if (tile < 0) continue
    const place = rankOf(play, tile)
    if (place < 0 || play.scene.open[tile] === 1) continue
    if (tile === ordered || place < rank || (place === rank && earlier(unit.seat, tile, best))) {
      if (best === ordered && best >= 0) continue
      best = tile
      rank = place
    }
  }
  const kind = (RAMMED as readonly (keyof typeof RAM)[])[rank]
  if (best < 0 || kind === undefined) return
  unit.worked = true
  damage(play, best, RAM[kind] + (hasTrait(play, unit.seat, 'engineering') ? 5 : 0))
}

function rankOf(play: Play, tile: Tile): number {
  const terrain = TERRAINS[play.scene.ground[tile] as number]
  return (RAMMED as readonly (string | undefined)[]).indexOf(terrain)
}

/** COH-10.1: only those who stand still and are left in peace get on. */
function labour(play: Play, unit: Unit, step: Labour): void {
  const work: Project['work'] = step.do === 'build' ? step.work : step.do
  const tile = siteOf(play, unit, step, work)
  if (tile === null) {
    stepDone(unit)
    return
  }
  if (unit.steps > 0 || isEngaged(play, unit)) return
  unit.worked = true
  let project = unit.projects.find((other) => other.work === work && other.tile === tile)
  if (project === undefined) {
    project = { work, tile, turns: 0 }
    unit.projects.push(project)
  }
  project.turns++
  const needed = turnsFor(play, unit, work)
  const done = project.turns >= needed
  play.tell?.({ type: 'work', unit: unit.id, kind: work, tile, progress: project.turns, needed, done })
  if (!done) return
  unit.projects = unit.projects.filter((other) => other !== project)
  finish(play, unit, work, tile)
  stepDone(unit)
}

const TURNS: Readonly<Record<Project['work'], number>> = {
  fort: 2,
  bridge: 1,
  demolish: 1,
  repair: 1,
  ram: 1,
  tower: 3,
  ladders: 1,
  ballista: 1,
  catapult: 1,
}

/** COH-5.10: Romans take a turn less. */
function turnsFor(play: Play, unit: Unit, work: Project['work']): number {
  return Math.max(1, TURNS[work] - (hasTrait(play, unit.seat, 'engineering') ? 1 : 0))
}

/** Where the work goes on; null when it cannot be done (COH-10.1). */
function siteOf(play: Play, unit: Unit, step: Labour, work: Project['work']): Tile | null {
  if (!canLabour(unit, work)) return null
  if (isCarried(work)) {
    const han = hasTrait(play, unit.seat, 'cloudLadders')
    return (work === 'ladders' || work === 'catapult') && !han ? null : unit.tile
  }
  const suits = (tile: Tile): boolean => isSite(play, unit, tile, work)
  if (step.at !== null) return manhattan(unit.tile, step.at) <= 1 && suits(step.at) ? step.at : null
  if (suits(unit.tile)) return unit.tile
  let best: Tile | null = null
  for (let d = 0; d < 4; d++) {
    const tile = NEIGHBOURS[4 * unit.tile + d] as number
    if (tile >= 0 && suits(tile) && (best === null || earlier(unit.seat, tile, best))) best = tile
  }
  return best
}

function isCarried(work: Project['work']): work is 'ram' | 'tower' | 'ladders' | 'ballista' | 'catapult' {
  return work !== 'fort' && work !== 'bridge' && work !== 'demolish' && work !== 'repair'
}

/** Who can do what, by its trade alone. */
function canLabour(unit: Pick<Unit, 'kind'>, work: Project['work']): boolean {
  return unit.kind === (isCarried(work) ? 'siegeEngineers' : 'fieldEngineers')
}

function isSite(play: Play, unit: Unit, tile: Tile, work: Project['work']): boolean {
  const { scene, state } = play
  const code = scene.ground[tile] as number
  switch (work) {
    case 'fort':
      return (COST[code] as number) > 0 && WALLED[code] === 0 && scene.fort[tile] === 0
    case 'bridge':
      return tile !== unit.tile && code === CODE.river
    case 'demolish': {
      if (unitAt(play, tile) !== undefined) return false
      return code === CODE.bridge || state.forts.some((fort) => fort.tile === tile && fort.owner !== null)
    }
    default:
      return tile !== unit.tile && isDamaged(play, unit, tile)
  }
}

/** An own engine that is broken, or a wall or gate of the own side that has been hit. */
function isDamaged(play: Play, unit: Unit, tile: Tile): boolean {
  const other = unitAt(play, tile)
  if (other !== undefined && other.seat === unit.seat && other.engineBroken) return true
  const structure = play.state.structures.find((known) => known.tile === tile)
  if (structure === undefined || structure.owner !== unit.seat || structure.terrain === 'rubble') return false
  return structure.hp < TERRAIN_DATA[structure.terrain].hp
}

function finish(play: Play, unit: Unit, work: Project['work'], tile: Tile): void {
  const { state, scene } = play
  if (isCarried(work)) {
    unit.engine = work
    unit.engineBroken = false
    unit.volleys = work === 'ballista' || work === 'catapult' ? ENGINE_MISSILES[work].shots : 0
    unit.volleysFull = unit.volleys
    return
  }
  if (work === 'fort') {
    const bonus = hasTrait(play, unit.seat, 'engineering') ? 4 : 3
    state.forts.push({ tile, bonus, owner: unit.seat })
    scene.fort[tile] = bonus
  } else if (work === 'bridge') {
    const bridge: Structure = { tile, terrain: 'bridge', hp: 0, open: false, owner: unit.seat }
    put(play, bridge)
    tellStructure(play, bridge)
  } else if (work === 'demolish') {
    state.forts = state.forts.filter((fort) => fort.tile !== tile || fort.owner === null)
    state.structures = state.structures.filter((known) => known.tile !== tile || known.terrain !== 'bridge')
    scene.ground[tile] = state.structures.some((known) => known.tile === tile)
      ? (scene.ground[tile] as number)
      : (scene.field.base[tile] as number)
  } else mend(play, unit, tile)
}

const MENDED = 20

function mend(play: Play, unit: Unit, tile: Tile): void {
  const other = unitAt(play, tile)
  if (other !== undefined && other.seat === unit.seat && other.engineBroken) {
    other.engineBroken = false
    return
  }
  const structure = structureAt(play, tile)
  if (structure === undefined) return
  structure.hp = Math.min(TERRAIN_DATA[structure.terrain].hp, structure.hp + MENDED)
  tellStructure(play, structure)
}

/** COH-10.4: an enemy inside, at the turn's end, beside a gate that nobody holds opens it for good. */
export function openGates(play: Play): void {
  const { field, ground, open } = play.scene
  if (field.map.fortOwner === null) return
  for (const unit of play.state.units) {
    if (unit.seat === field.map.fortOwner || unit.routing || field.interior[unit.tile] === 0) continue
    for (let d = 0; d < 4; d++) {
      const tile = NEIGHBOURS[4 * unit.tile + d] as number
      if (tile < 0 || ground[tile] !== CODE.gate || open[tile] === 1 || unitAt(play, tile) !== undefined) continue
      const gate = structureAt(play, tile)
      if (gate === undefined) continue
      gate.open = true
      open[tile] = 1
      tellStructure(play, gate)
    }
  }
}

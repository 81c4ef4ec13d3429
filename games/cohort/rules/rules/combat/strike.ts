import { SARISSA } from '../../content/equipment.ts'
import { FORMATION_DATA } from '../../content/formations.ts'
import { columnOf, FACINGS, type Facing, rowOf, type Tile } from '../../content/terms.ts'
import type { Modifier, StrikeKind } from '../../events.ts'
import { ATTACK_SIDES, type AttackSide, type CohortState, pairOf, type Unit } from '../../state.ts'
import { div, percent, rnd } from '../arithmetic.ts'
import { CODE, COVER, DEFENCE, ELEVATED, ROUGH, WALLED } from '../ground/field.ts'
import { beside, hasTrait, type Play } from '../scene.ts'
import { formed, rides } from '../unit.ts'

/** What a blow works out to, before its dice (COH-8.3 to 8.6). */
export interface Blow {
  readonly kind: StrikeKind
  readonly attacker: Unit
  readonly target: Unit
  readonly side: AttackSide
  readonly attack: number
  readonly defence: number
  readonly effort: number
  readonly rate: number
  /** Of one man of the attacker; an engine's counts instead (COH-10.2). */
  readonly weight: number
  readonly attackModifiers: readonly Modifier[]
  readonly defenceModifiers: readonly Modifier[]
}

const MELEE_RATE = 8
export const MISSILE_RATE = 4
export const LEAST_FORTUNE = 60
export const FORTUNES = 81

/** COH-8.6: men the target loses when fortune is V. */
export function casualties(blow: Blow, fortune: number): number {
  const { attacker, target, effort, rate, weight, defence } = blow
  const attack = Math.min(blow.attack, 4 * defence)
  const men = rnd(attacker.men * weight * effort * rate * attack * fortune, target.weight * defence * 1_000_000)
  return Math.min(men, target.men)
}

/** Strikes, drawing for it: the men lost, not yet taken off. */
export function strike(play: Play, blow: Blow): number {
  const fortune = LEAST_FORTUNE + play.ref.dice.int(FORTUNES)
  const men = casualties(blow, fortune)
  tellStrike(play, blow, fortune, men)
  return men
}

export function tellStrike(play: Play, blow: Blow, fortune: number | null, men: number): void {
  play.tell?.({
    type: 'strike',
    kind: blow.kind,
    attacker: blow.attacker.id,
    target: blow.target.id,
    side: blow.side,
    compass: compassOf(blow.target.tile, blow.attacker.tile),
    attack: blow.attack,
    defence: blow.defence,
    attackModifiers: blow.attackModifiers,
    defenceModifiers: blow.defenceModifiers,
    effort: blow.effort,
    rate: blow.rate,
    fortune,
    men,
  })
}

/** A blow hand to hand; `side` where the rule fixes it. */
export function meleeBlow(
  play: Play,
  kind: StrikeKind,
  attacker: Unit,
  target: Unit,
  effort: number,
  fixed: AttackSide | null,
): Blow {
  const log = play.tell === undefined ? null : { attack: [] as Modifier[], defence: [] as Modifier[] }
  const side = fixed ?? sideOf(target.facing, directionTo(target.tile, attacker.tile))
  return {
    kind,
    attacker,
    target,
    side,
    attack: attackOf(play, attacker, target, log?.attack ?? null),
    defence: meleeDefence(play, target, side, log?.defence ?? null),
    effort,
    rate: MELEE_RATE,
    weight: attacker.weight,
    attackModifiers: log?.attack ?? NONE,
    defenceModifiers: log?.defence ?? NONE,
  }
}

const NONE: readonly Modifier[] = []

/** COH-8.3. */
function attackOf(play: Play, unit: Unit, target: Unit, log: Modifier[] | null): number {
  const { ground } = play.scene
  const formation = formed(unit, ground)
  let sum = unit.attack
  const add = (name: string, value: number): void => {
    sum += value
    log?.push({ name, value })
  }
  log?.push({ name: 'attack', value: unit.attack })
  const riding = rides(unit)
  if (riding && charges(play, unit, target)) add('charge', chargeOf(play, unit))
  if (unit.hidden) add('ambush', 2)
  const slope = slopeOf(ground, unit.tile, target.tile)
  if (slope !== 0) add(slope > 0 ? 'downhill' : 'uphill', slope)
  if (unit.weapon === 'sarissas' && formation === 'phalanx' && isInFront(unit, target.tile)) {
    add('sarissas', SARISSA.attack)
    if (rides(target)) add('sarissas against riders', SARISSA.againstMounted)
  }
  const code = ground[unit.tile] as number
  if (riding && ((COVER[code] as number) > 0 || code === CODE.marsh)) add('riders in rough country', -2)
  if (riding && unit.kind !== 'warElephants' && target.kind === 'warElephants') add('facing elephants', -3)
  sum += plight(play.state, unit, log)
  const share = FORMATION_DATA[formation].attack
  if (share !== 100) log?.push({ name: `${formation} %`, value: share })
  return Math.max(5, percent(10 * Math.max(1, sum), share))
}

/** What weighs on a unit in every kind of attack: heat, hunger, lost administrators, being dismounted. */
export function plight(state: CohortState, unit: Unit, log: Modifier[] | null): number {
  const own = pairOf(state.seats, unit.seat)
  let sum = 0
  if (unit.hot) {
    sum -= 1
    log?.push({ name: 'heat', value: -1 })
  }
  if (own.supply === 0) {
    sum -= 1
    log?.push({ name: 'hunger', value: -1 })
  }
  if (own.administratorsLost) {
    sum -= 1
    log?.push({ name: 'administrators lost', value: -1 })
  }
  if (unit.dismounted) {
    sum -= 3
    log?.push({ name: 'dismounted', value: -3 })
  }
  return sum
}

function charges(play: Play, unit: Unit, target: Unit): boolean {
  if (unit.steps < 2 || !isInFront(unit, target.tile)) return false
  const { ground } = play.scene
  for (const tile of [unit.tile, target.tile]) {
    const code = ground[tile] as number
    if (ROUGH[code] === 1 || WALLED[code] === 1) return false
  }
  return !(formed(target, ground) === 'phalanx' && isInFront(target, unit.tile))
}

function chargeOf(play: Play, unit: Unit): number {
  if (unit.kind === 'warElephants') return 4
  if (unit.kind !== 'heavyCavalry') return 3
  return hasTrait(play, unit.seat, 'lancers') ? 5 : 4
}

/** 1 from high ground onto low, -1 the other way round. */
export function slopeOf(ground: Uint8Array, from: Tile, to: Tile): number {
  return (ELEVATED[ground[from] as number] as number) - (ELEVATED[ground[to] as number] as number)
}

/** COH-8.4, hand to hand. */
function meleeDefence(play: Play, unit: Unit, side: AttackSide, log: Modifier[] | null): number {
  const { ground } = play.scene
  const formation = formed(unit, ground)
  let sum = unit.defence + shelter(play, unit, log)
  if (formation === 'phalanx' && unit.weapon === 'sarissas') {
    sum += SARISSA.defence
    log?.push({ name: 'sarissas', value: SARISSA.defence })
  }
  if ((formation === 'phalanx' || formation === 'testudo') && side === 'front' && unit.formationBonus > 0) {
    sum += unit.formationBonus
    log?.push({ name: 'in formation', value: unit.formationBonus })
  }
  const share = FORMATION_DATA[formation].defence[ATTACK_SIDES.indexOf(side)] ?? 100
  if (share !== 100) log?.push({ name: `${formation} ${side} %`, value: share })
  return Math.max(5, percent(10 * Math.max(1, sum), share))
}

/** What shields a unit from every blow: ground, works, friends beside it. */
export function shelter(play: Play, unit: Unit, log: Modifier[] | null): number {
  const { ground, fort } = play.scene
  log?.push({ name: 'defence', value: unit.defence })
  const code = ground[unit.tile] as number
  const works = fort[unit.tile] as number
  let sum = 0
  let terrain = DEFENCE[code] as number
  if (code === CODE.ford && unit.steps === 0) terrain = 0
  if (WALLED[code] === 1) terrain = Math.max(terrain, works)
  else if (works > 0) {
    sum += works
    log?.push({ name: 'field works', value: works })
  }
  if (terrain !== 0) {
    sum += terrain
    log?.push({ name: WALLED[code] === 1 ? 'walls' : 'ground', value: terrain })
  }
  let friends = 0
  for (let d = 0; d < 4 && friends < 2; d++) {
    const other = beside(play, unit.tile, d)
    if (other !== undefined && other.seat === unit.seat && other.combat && !other.routing) friends++
  }
  if (friends > 0) {
    sum += friends
    log?.push({ name: 'friends beside it', value: friends })
  }
  if (unit.dismounted) {
    sum -= 3
    log?.push({ name: 'dismounted', value: -3 })
  }
  return sum
}

/** COH-6.1. */
export function sideOf(facing: Facing, from: number): AttackSide {
  const turn = (from - FACINGS.indexOf(facing) + 4) % 4
  return turn === 0 ? 'front' : turn === 2 ? 'rear' : 'flank'
}

export function isInFront(unit: Unit, tile: Tile): boolean {
  return directionTo(unit.tile, tile) === FACINGS.indexOf(unit.facing)
}

/** 0 to 3 (N, E, S, W) along the larger difference; rows count when they are equal. */
export function directionTo(from: Tile, to: Tile): number {
  const down = rowOf(to) - rowOf(from)
  const across = columnOf(to) - columnOf(from)
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 1 : 3
  return down > 0 ? 2 : 0
}

export function compassOf(from: Tile, to: Tile): Facing {
  return FACINGS[directionTo(from, to)] as Facing
}

/** Losses are taken off at the end of their stage (COH-8.2). */
export function lose(unit: Unit, men: number): void {
  const gone = Math.min(men, unit.men)
  unit.men -= gone
  unit.lost += gone
}

/** Melee effort is shared among those it strikes (COH-8.6). */
export function effortAmong(count: number): number {
  return div(100, count)
}

import type { AttackStep, MoveStep, Spot, Step } from '../choice.ts'
import type { Play } from '../rules/play.ts'
import { at } from '../state.ts'
import { nameFor } from '../view/handles.ts'
import type { Aim } from './goals.ts'
import type { Personality } from './temper.ts'

export type CandidateKind =
  | 'hold'
  | 'strike'
  | 'flank'
  | 'shoot'
  | 'evade'
  | 'withdraw'
  | 'rally'
  | 'heal'
  | 'goal'
  | 'ambush'
  | 'execute'
  | 'intimidate'
  | 'challenge'
  | 'zone'

/** HUN-1703: one thing a unit could do, with what its score needs. */
export interface Candidate {
  readonly kind: CandidateKind
  readonly steps: readonly Step[]
  /** Place of the enemy it is about; -1 for none. */
  readonly target: number
  readonly end: Spot
  /** Attacks it can make this turn, and what each is expected to do (in hundredths). */
  readonly attacks: number
  readonly each: number
  readonly position: number
  readonly bonus: number
}

export interface Wish {
  readonly personality: Personality
  /** Easy never aims, strikes with all its might, or changes its mind. */
  readonly simple: boolean
  readonly aim: Aim | null
}

export function hereOf({ world: { position } }: Play, place: number): Spot {
  return { x: at(position.x, place), y: at(position.y, place) }
}

export function thereOf(play: Play, foe: number): Spot {
  return hereOf(play, foe)
}

export function nameOf(play: Play, place: number, other: number): number {
  return nameFor(play.state, play.config, at(play.world.faction.seat, place), other) ?? at(play.world.ids, other)
}

export function attackStep(target: AttackStep['target'], more: Partial<AttackStep> = {}): AttackStep {
  return {
    do: 'attack',
    target,
    kind: 'normal',
    aim: null,
    weapon: null,
    ammo: null,
    approach: 'advance',
    times: 'untilDown',
    perTurn: 3,
    retarget: 'nearest',
    when: null,
    ...more,
  }
}

export function moveStep(to: MoveStep['to'], mode: MoveStep['mode'], more: Partial<MoveStep> = {}): MoveStep {
  return { do: 'move', to, mode, style: 'normal', onContact: 'stop', face: null, when: null, ...more }
}

export function special(
  name: 'rally' | 'treat' | 'shieldWall' | 'execute' | 'intimidate' | 'challenge',
  target: number | null,
): Step {
  return { do: 'special', name, target, when: null }
}

export function still(
  play: Play,
  place: number,
  kind: CandidateKind,
  steps: readonly Step[],
  bonus = 0,
  target = -1,
): Candidate {
  return { kind, steps, target, end: hereOf(play, place), attacks: 0, each: 0, position: 0, bonus }
}

import type { FigureModel } from '../scene/model.ts'
import type { Hold } from './gear.ts'

/** Angles of a figure's joints in radians; positive tilts forward, arms swing forward with negative angles. One object is reused. */
export interface Joints {
  bob: number
  lean: number
  sway: number
  twist: number
  leftLeg: number
  rightLeg: number
  weaponArm: number
  weaponOut: number
  wrist: number
  shieldArm: number
  shieldOut: number
  head: number
  /** 0 upright, 1 flat on the ground. */
  lie: number
  lieTwist: number
}

export function restingJoints(): Joints {
  return {
    bob: 0,
    lean: 0,
    sway: 0,
    twist: 0,
    leftLeg: 0,
    rightLeg: 0,
    weaponArm: 0,
    weaponOut: 0,
    wrist: 0,
    shieldArm: 0,
    shieldOut: 0,
    head: 0,
    lie: 0,
    lieTwist: 0,
  }
}

/** HUN-1513: how a pose bends the figure. Writes into `out`, so that a frame allocates nothing. */
export function bend(figure: FigureModel, hold: Hold, out: Joints): void {
  guard(hold, out)
  const { pose, phase } = figure
  switch (pose) {
    case 'stand':
      break
    case 'walk':
    case 'run': {
      const swing = Math.sin(phase * Math.PI * 2) * (pose === 'run' ? 0.85 : 0.5)
      out.leftLeg = swing
      out.rightLeg = -swing
      out.bob = Math.abs(Math.cos(phase * Math.PI * 2)) * (pose === 'run' ? 0.07 : 0.035)
      out.lean = pose === 'run' ? 0.28 : 0.1
      out.shieldArm += swing * 0.35
      break
    }
    case 'windUp':
      windUp(hold, phase, out)
      break
    case 'strike':
      windUp(hold, 1, out)
      strike(hold, phase, out)
      break
    case 'parry':
      out.weaponArm -= 0.7 * phase
      out.wrist -= 0.9 * phase
      out.weaponOut += 0.5 * phase
      out.lean = -0.12 * phase
      break
    case 'block':
      out.shieldArm -= 0.55 * phase
      out.lean = 0.16 * phase
      out.bob = -0.06 * phase
      break
    case 'dodge':
      out.sway = 0.45 * phase
      out.lean = -0.2 * phase
      out.leftLeg = 0.4 * phase
      break
    case 'flinch':
      out.lean = (figure.struck === 'legs' ? 0.4 : -0.32) * phase
      out.head = (figure.struck === 'head' ? -0.7 : 0.2) * phase
      out.twist = (figure.struck === 'arms' ? 0.5 : 0) * phase
      break
    case 'defend':
    case 'wall':
      out.bob = -0.06
      out.leftLeg = -0.35
      out.rightLeg = 0.3
      out.lean = 0.14
      out.shieldArm -= pose === 'wall' ? 0.55 : 0.35
      out.weaponArm += 0.2
      break
    case 'work':
      out.lean = 0.7
      out.weaponArm = -0.9
      out.shieldArm = -0.9
      out.bob = -0.16
      break
    case 'shaken':
      out.bob = -0.1
      out.lean = 0.24
      out.leftLeg = -0.4
      out.rightLeg = 0.35
      out.head = 0.35
      break
    case 'broken':
      out.lean = 0.4
      out.head = 0.5
      out.weaponArm = 0.2
      out.shieldArm = 0.3
      break
    case 'prone':
    case 'fall':
      out.lie = pose === 'prone' ? 1 : phase
      out.lieTwist =
        figure.struck === 'head' ? -1 : figure.struck === 'torso' ? 1 : figure.struck === 'arms' ? 0.6 : -0.55
      out.weaponArm = -2.2 * out.lie
      out.weaponOut = 0.9 * out.lie
      out.shieldArm = -1.9 * out.lie
      out.shieldOut = 0.8 * out.lie
      out.leftLeg = 0.35 * out.lie
      break
  }
}

/** How a weapon is held with nothing happening. */
function guard(hold: Hold, out: Joints): void {
  out.bob = 0
  out.lean = 0
  out.sway = 0
  out.twist = 0
  out.leftLeg = -0.22
  out.rightLeg = 0.2
  out.head = 0
  out.lie = 0
  out.lieTwist = 0
  out.weaponArm = -0.55
  out.weaponOut = 0.22
  out.wrist = 0.85
  out.shieldArm = -0.5
  out.shieldOut = 0
  if (hold === 'pole') out.wrist = 0.95
  if (hold === 'great') {
    out.weaponArm = -0.75
    out.shieldArm = -0.95
    out.shieldOut = -0.5
    out.wrist = 0.5
  }
  if (hold === 'bow') {
    out.shieldArm = -1.15
    out.weaponArm = -1.0
    out.weaponOut = -0.5
  }
  if (hold === 'crossbow') {
    out.weaponArm = -0.75
    out.weaponOut = -0.2
    out.shieldArm = -1.05
    out.shieldOut = -0.45
    out.wrist = 2.2
  }
  if (hold === 'fists') out.weaponArm = -0.35
}

function windUp(hold: Hold, phase: number, out: Joints): void {
  const k = phase * phase * (3 - 2 * phase)
  if (hold === 'bow') {
    out.twist = -0.25 * k
    out.weaponArm = -1.15 - 0.1 * k
    out.weaponOut = -0.5 + 0.6 * k
    return
  }
  if (hold === 'crossbow') {
    out.weaponArm -= 0.25 * k
    out.shieldArm -= 0.2 * k
    return
  }
  if (hold === 'pole') {
    out.weaponArm = -0.55 + 0.75 * k
    out.wrist = 0.95 + 0.35 * k
    out.twist = -0.5 * k
    out.lean = -0.1 * k
    return
  }
  const high = hold === 'great' ? 2.3 : 1.9
  out.weaponArm = -0.55 - high * k
  out.wrist = 0.85 - 0.3 * k
  out.twist = -0.45 * k
  out.lean = -0.14 * k
  if (hold === 'great') out.shieldArm = -0.95 - 1.5 * k
}

function strike(hold: Hold, phase: number, out: Joints): void {
  const k = Math.min(1, phase * 1.8)
  const back = Math.max(0, (phase - 0.65) / 0.35)
  if (hold === 'bow' || hold === 'crossbow') {
    out.weaponOut += 0.5 * k * (1 - back)
    out.lean = -0.06 * (1 - back)
    return
  }
  if (hold === 'pole') {
    out.weaponArm = 0.2 - 1.7 * k * (1 - back * 0.6)
    out.wrist = 1.3 + 1.1 * k * (1 - back * 0.6)
    out.twist = -0.5 + 0.9 * k
    out.lean = 0.26 * k * (1 - back)
    return
  }
  const low = hold === 'great' ? 2.7 : 2.2
  out.weaponArm = out.weaponArm + low * k * (1 - back * 0.4)
  out.wrist = 0.55 + 0.9 * k
  out.twist = -0.45 + 0.95 * k
  out.lean = -0.14 + 0.46 * k * (1 - back)
  if (hold === 'great') out.shieldArm = -2.4 + 1.7 * k
}

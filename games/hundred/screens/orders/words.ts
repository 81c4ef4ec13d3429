import {
  type Aim,
  areaName,
  type Goal,
  type Plan,
  type Step,
  type UnitRef,
  WEAPON_DATA,
  type When,
} from '@tessera/hundred'
import { counted } from '@tessera/words'
import type { Outlook } from './outlook.ts'

export interface StepWords {
  readonly icon: StepIcon
  readonly title: string
  /** The target's id, to be written in its colour after the title. */
  readonly target: number | null
  readonly detail: string
  readonly when: string | null
}

type StepIcon = Step['do'] | 'aimed' | 'power' | 'bandage' | 'oil' | 'caltrops'

/** A step of a plan in words. `named` gives a unit's name. */
export function stepWords(step: Step, named: (id: number) => string): StepWords {
  const when = step.when === null ? null : whenWords(step.when, named)
  const words = (icon: StepIcon, title: string, detail: string, target: UnitRef | null = null): StepWords => ({
    icon,
    title,
    target: typeof target === 'number' ? target : null,
    detail,
    when,
  })
  switch (step.do) {
    case 'move': {
      const style =
        step.style === 'retreat'
          ? 'facing the enemy, half pace'
          : step.onContact === 'push'
            ? 'pushes on past enemies'
            : 'stops on contact'
      const title = step.style === 'retreat' ? 'Fall back' : MODE_WORDS[step.mode]
      return words('move', `${title} ${goalWords(step.to, named)}`.trim(), style)
    }
    case 'attack': {
      const icon = step.kind === 'normal' ? 'attack' : step.kind
      const verb =
        step.kind === 'aimed'
          ? `Aim at the ${step.aim === null ? 'torso' : AIM_NAMES[step.aim]} of`
          : step.kind === 'power'
            ? 'Power blow on'
            : 'Strike'
      const who = typeof step.target === 'number' ? '' : SELECTOR_WORDS[step.target]
      const parts = [
        step.weapon === null ? null : WEAPON_DATA[step.weapon].name.toLowerCase(),
        step.times === 'untilDown'
          ? step.retarget === 'nearest'
            ? 'until it falls; out of reach, the nearest enemy'
            : 'until it falls'
          : step.times === 1
            ? 'once'
            : `${step.times} times`,
        step.approach === 'none' ? 'without moving' : `approaches at ${MODE_NOUN[step.approach]}`,
      ]
      return words(icon, `${verb} ${who}`.trim(), parts.filter((part) => part !== null).join(', '), step.target)
    }
    case 'ignite':
      return words('ignite', 'Set the oil alight', 'one fire arrow')
    case 'defend':
      return words(
        'defend',
        'Defend',
        `+${step.ap * 10} to reactions${step.ap > 1 ? `, ${step.ap - 1} more of them` : ''}`,
      )
    case 'hold':
      return words(
        'hold',
        'Hold',
        step.ticks > 0
          ? counted(step.ticks, 'tick')
          : step.turns >= 99
            ? 'until something happens'
            : step.turns === 1
              ? 'this turn'
              : `${step.turns} turns`,
      )
    case 'turn':
      return words('turn', 'Turn', 'on the spot')
    case 'disengage':
      return words('disengage', 'Disengage', 'safe from free attacks for the rest of the turn')
    case 'useItem':
      return words(
        step.item === 'bandage' ? 'bandage' : step.item,
        ITEM_WORDS[step.item],
        step.item === 'bandage' ? 'stops bleeding and heals' : 'on the ground',
        typeof step.target === 'number' ? step.target : null,
      )
    case 'reload':
      return words('reload', 'Reload', '10 ticks')
    case 'switch':
      return words('switch', `Ready weapon ${step.slot + 1}`, '2 ticks')
    case 'pickup':
      return words('pickup', `Pick up ${step.item}`, '3 ticks')
    case 'extinguish':
      return words('extinguish', 'Put out the fire', '4 ticks')
    case 'special':
      return words('special', SPECIAL_WORDS[step.name], '', step.target)
  }
}

export const AIM_NAMES: Readonly<Record<Aim, string>> = {
  head: 'head',
  torso: 'torso',
  weaponArm: 'weapon arm',
  shieldArm: 'shield arm',
  legs: 'legs',
  item: 'weapon or shield',
}
const MODE_WORDS = { walk: 'Walk', advance: 'Advance', run: 'Run', sprint: 'Sprint' } as const
/** For a row of buttons. */
export const PACES = (['walk', 'advance', 'run', 'sprint'] as const).map((value) => ({
  value,
  name: MODE_WORDS[value],
}))
const MODE_NOUN = { walk: 'a walk', advance: 'an advance', run: 'a run' } as const
const SELECTOR_WORDS = {
  nearest: 'the nearest enemy',
  weakest: 'the weakest enemy',
  mostWounded: 'the most wounded enemy',
  strongest: 'the strongest enemy',
  leader: 'their leader',
  engaged: 'an enemy it fights',
} as const
const ITEM_WORDS = { bandage: 'Bandage', oil: 'Throw oil', caltrops: 'Scatter caltrops' } as const
export const SPECIAL_WORDS = {
  shieldWall: 'Shield wall',
  rally: 'Rally',
  treat: 'Treat',
  intimidate: 'Intimidate',
  challenge: 'Challenge',
  execute: 'Execute',
} as const

function goalWords(goal: Goal, named: (id: number) => string): string {
  if ('unit' in goal) return `to ${typeof goal.unit === 'number' ? named(goal.unit) : SELECTOR_WORDS[goal.unit]}`
  if ('area' in goal) return `to the ${areaName(goal.area)}`
  if ('edge' in goal) return 'to the home edge'
  return `to ${metres(goal.x)}, ${metres(goal.y)}`
}

function whenWords(when: When, named: (id: number) => string): string {
  const who = (ref: UnitRef): string => (typeof ref === 'number' ? named(ref) : SELECTOR_WORDS[ref])
  const not = when.not ? 'not ' : ''
  switch (when.is) {
    case 'inRange':
      return `${not}when ${who(when.target)} is in reach`
    case 'enemyApproaches':
      return `${not}when an enemy comes within ${metres(when.mm)} m`
    case 'hpBelow':
      return `${not}when ${when.unit === null ? 'it is' : `${named(when.unit)} is`} below ${when.pct} % of its hit points`
    case 'targetDead':
      return `${not}when ${named(when.target)} has fallen`
    case 'engaged':
      return `${not}when it is in contact with an enemy`
    case 'turnReached':
      return `${not}from turn ${when.n}`
  }
}

/** Millimetres as metres: "4.7". */
export function metres(mm: number): string {
  return (mm / 1000).toFixed(1).replace(/\.0$/, '')
}

/** A whole plan as one sentence, for screen readers. */
export function planSentence(
  name: string,
  plan: Plan,
  outlook: Outlook | null,
  nameOf: (id: number) => string,
): string {
  const steps = plan.steps.map((step) => {
    const words = stepWords(step, nameOf)
    return `${words.title}${words.target === null ? '' : ` ${nameOf(words.target)}`}`
  })
  const blow = outlook?.steps.flatMap((step) => step.blows)[0]
  return [
    `${name}: ${steps.join(', then ') || 'no orders'}.`,
    ...(outlook === null || steps.length === 0 ? [] : [`${outlook.apLeft} action points left.`]),
    ...(blow === undefined
      ? []
      : [`${blow.chance} to hit ${nameOf(blow.target)} in tick ${blow.tick}, ${blow.hurts} % to wound.`]),
  ].join(' ')
}

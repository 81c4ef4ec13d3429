import { attackStep, moveStep } from '../bot/candidate.ts'
import {
  AIMS,
  type AttackStep,
  type Goal,
  type HundredChoice,
  MODES,
  type Plan,
  SELECTORS,
  type Step,
  type UnitRef,
  type When,
} from '../choice.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView, OwnUnit } from '../view/view.ts'

/** Orders as a person types them: `a attack B`, `b move 12,8 run then shoot nearest`, `all hold`. */
export const ORDERS_HELP = [
  'Who: a letter of the map, u1, or all. Orders are joined by "then"; each line replaces what that fighter was to do.',
  '  attack A [walk|advance|run|stand] [power|head|torso|legs]   shoot A   strike (any enemy that comes into reach)',
  '  move 12,8 [walk|advance|run|sprint]   move A   move home   retreat 12,8   disengage',
  '  defend 1|2|3   wall   hold [turns]   turn A   reload   rally   switch 1|2|3   take b1',
  '  treat b   bandage b   oil 12,8   caltrops 12,8   intimidate A   challenge A   execute A',
  'Any order may end with a condition: "when near 6", "when in range A", "when engaged", "when below 50".',
  'Enemies may also be called nearest, weakest, mostWounded, strongest, leader or engaged. Places are in metres.',
].join('\n')

export interface TypedOrder {
  readonly units: readonly number[]
  readonly steps: readonly Step[]
}

/** The order a line gives, or what is wrong with it. */
export function readOrder(view: HundredView, line: string): TypedOrder | string {
  const [who = '', ...words] = line.trim().split(/\s+/)
  const units = who === 'all' ? standing(view).map(({ id }) => id) : ownIds(view, who)
  if (units.length === 0) return `There is no fighter ${who} of yours`
  const steps: Step[] = []
  for (const part of words.join(' ').split(/\s+then\s+/)) {
    const step = readStep(
      view,
      part.split(' ').filter((word) => word !== ''),
    )
    if (typeof step === 'string') return step
    steps.push(step)
  }
  return { units, steps }
}

/** All orders typed so far as one choice. */
export function typedChoice(orders: readonly TypedOrder[]): HundredChoice {
  const plans: Record<string, Plan> = {}
  for (const { units, steps } of orders) for (const id of units) plans[id] = { steps, loop: false }
  return { type: 'orders', plans, policies: {} }
}

function standing({ units }: HundredView): readonly OwnUnit[] {
  return units.filter(({ health }) => health.woundState !== 'down' && !health.fled)
}

function ownIds(view: HundredView, word: string): readonly number[] {
  const place = view.units.findIndex(({ id }, index) => word === unitName(id) || word === letterOf(index, 97))
  const unit = view.units[place]
  return unit === undefined || !standing(view).includes(unit) ? [] : [unit.id]
}

function letterOf(index: number, first: number): string {
  return String.fromCharCode(first + (index % 26))
}

function foeOf(view: HundredView, word: string): UnitRef | null {
  const selector = SELECTORS.find((each) => each === word)
  if (selector !== undefined) return selector
  const seen = view.enemies.find(({ id }, index) => word === unitName(id) || word === letterOf(index, 65))
  return seen?.id ?? view.markers.find(({ id }) => word === unitName(id))?.id ?? null
}

function spotOf(word: string): { readonly x: number; readonly y: number } | null {
  const [, x, y] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(word) ?? []
  return x === undefined || y === undefined
    ? null
    : { x: Math.round(Number(x) * 1000), y: Math.round(Number(y) * 1000) }
}

function readStep(view: HundredView, words: readonly string[]): Step | string {
  const cut = words.indexOf('when')
  const when = cut < 0 ? null : readWhen(view, words.slice(cut + 1))
  if (typeof when === 'string') return when
  const step = readAction(view, cut < 0 ? words : words.slice(0, cut))
  return typeof step === 'string' ? step : { ...step, when }
}

function readWhen(view: HundredView, [is = '', ...rest]: readonly string[]): When | string {
  const number = Number(rest.at(-1))
  if (is === 'engaged') return { is: 'engaged', not: false }
  if (is === 'near' && number > 0) return { is: 'enemyApproaches', mm: Math.round(number * 1000), not: false }
  if (is === 'below' && number >= 1 && number <= 100)
    return { is: 'hpBelow', pct: Math.floor(number), unit: null, not: false }
  if (is === 'in' && rest[0] === 'range') {
    const target = foeOf(view, rest[1] ?? '')
    if (target !== null) return { is: 'inRange', target, weapon: null, not: false }
  }
  return `"when ${[is, ...rest].join(' ')}" is no condition`
}

function readAction(view: HundredView, [verb = '', ...rest]: readonly string[]): Step | string {
  const [first = ''] = rest
  const foe = foeOf(view, first)
  const friend = ownIds(view, first)[0] ?? null
  const spot = spotOf(first)
  switch (verb) {
    case 'attack':
      return foe === null ? noEnemy(first) : attackOf(foe, rest.slice(1))
    case 'shoot':
      return foe === null ? noEnemy(first) : attackStep(foe, { approach: 'none' })
    case 'strike':
      return attackStep('nearest', { approach: 'none' })
    case 'move':
    case 'retreat': {
      const to: Goal | null = first === 'home' ? { edge: 'home' } : (spot ?? (foe === null ? null : { unit: foe }))
      if (to === null) return `"${first}" is no place: say it as 12,8 in metres, an enemy or home`
      const mode = MODES.find((each) => rest.includes(each)) ?? 'advance'
      return moveStep(to, mode, { style: verb === 'retreat' ? 'retreat' : 'normal' })
    }
    case 'disengage':
      return { do: 'disengage', to: spot, when: null }
    case 'defend':
      return { do: 'defend', ap: first === '1' ? 1 : first === '3' ? 3 : 2, when: null }
    case 'hold':
      return { do: 'hold', turns: Math.max(1, Math.min(99, Math.floor(Number(first)) || 1)), ticks: 0, when: null }
    case 'turn':
      return foe === null ? noEnemy(first) : { do: 'turn', to: { unit: foe }, when: null }
    case 'reload':
      return { do: 'reload', when: null }
    case 'switch':
      return { do: 'switch', slot: first === '2' ? 1 : first === '3' ? 2 : 0, when: null }
    case 'take':
      return first === '' ? 'Take what?' : { do: 'pickup', item: first, when: null }
    case 'wall':
      return { do: 'special', name: 'shieldWall', target: null, when: null }
    case 'rally':
      return { do: 'special', name: 'rally', target: null, when: null }
    case 'treat':
      return friend === null ? noFriend(first) : { do: 'special', name: 'treat', target: friend, when: null }
    case 'bandage':
      return friend === null ? noFriend(first) : { do: 'useItem', item: 'bandage', target: friend, when: null }
    case 'oil':
    case 'caltrops':
      return spot === null
        ? `"${first}" is no place: say it as 12,8 in metres`
        : { do: 'useItem', item: verb, target: spot, when: null }
    case 'intimidate':
    case 'challenge':
    case 'execute':
      return foe === null ? noEnemy(first) : { do: 'special', name: verb, target: foe, when: null }
    default:
      return `"${verb}" is no order; "help" lists them`
  }
}

function attackOf(target: UnitRef, words: readonly string[]): AttackStep {
  const approach = words.includes('stand')
    ? 'none'
    : ((['walk', 'run'] as const).find((each) => words.includes(each)) ?? 'advance')
  const aim = AIMS.find((each) => words.includes(each)) ?? null
  const kind = words.includes('power') ? 'power' : aim === null ? 'normal' : 'aimed'
  return attackStep(target, { approach, kind, aim: kind === 'aimed' ? aim : null })
}

function noEnemy(word: string): string {
  return `There is no enemy "${word}" that you know of`
}

function noFriend(word: string): string {
  return `There is no fighter "${word}" of yours`
}

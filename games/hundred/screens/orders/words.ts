import type { Aim, Goal, Plan, Step, UnitRef, When } from '@tessera/hundred'
import { AIMS, areaName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Named, Said } from '@tessera/words'
import { textOfSaid } from '@tessera/words'
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
  const said = (icon: StepIcon, title: string, detail: string, target: UnitRef | null = null): StepWords => ({
    icon,
    title,
    target: typeof target === 'number' ? target : null,
    detail,
    when,
  })
  switch (step.do) {
    case 'move': {
      const how = step.style === 'retreat' ? 'retreat' : step.mode
      const manner = step.style === 'retreat' ? 'retreat' : step.onContact
      return said(
        'move',
        words.text(`order.move.${how}`, { to: goalSaid(step.to, named) }),
        words.text(`order.manner.${manner}`),
      )
    }
    case 'attack':
      return said(step.kind === 'normal' ? 'attack' : step.kind, attackTitle(step), attackDetail(step), step.target)
    case 'defend':
      return said(
        'defend',
        words.text('order.defend'),
        step.ap > 1
          ? words.text('order.defendMore', { n: step.ap * 10, more: step.ap - 1 })
          : words.text('order.defendOnce', { n: step.ap * 10 }),
      )
    case 'hold':
      return said(
        'hold',
        words.text('order.hold'),
        step.ticks > 0
          ? words.text('way.ticks', { n: step.ticks })
          : step.turns >= 99
            ? words.text('order.holdOn')
            : words.text('order.holdTurns', { n: step.turns }),
      )
    case 'useItem':
      return said(
        step.item,
        words.text(`order.use.${step.item}`),
        words.text(step.item === 'bandage' ? 'order.bandageDetail' : 'order.groundDetail'),
        typeof step.target === 'number' ? step.target : null,
      )
    case 'switch':
      return said('switch', words.text('order.switch', { n: step.slot + 1 }), words.text('way.ticks', { n: 2 }))
    case 'pickup':
      return said('pickup', words.text('order.pickup', { item: step.item }), words.text('way.ticks', { n: 3 }))
    case 'reload':
      return said('reload', words.text('order.reload'), words.text('way.ticks', { n: 10 }))
    case 'extinguish':
      return said('extinguish', words.text('order.extinguish'), words.text('way.ticks', { n: 4 }))
    case 'special':
      return said('special', words.text(`order.special.${step.name}`), '', step.target)
    case 'ignite':
    case 'turn':
    case 'disengage':
      return said(step.do, words.text(`order.${step.do}`), words.text(`order.${step.do}Detail`))
  }
}

type Attack = Extract<Step, { do: 'attack' }>

/** What comes before the name of a target; the whole title where the target has none. */
function attackTitle({ kind, aim, target }: Attack): string {
  if (typeof target === 'number')
    return kind === 'aimed'
      ? words.text('order.aimAt', { place: words.said(`aim.${aim ?? 'torso'}`) })
      : words.text(kind === 'power' ? 'order.powerOn' : 'order.strike')
  const who = selected(target)
  return kind === 'aimed'
    ? words.text('order.aimAtSome', { place: words.said(`aim.${aim ?? 'torso'}`), who })
    : words.text(kind === 'power' ? 'order.powerOnSome' : 'order.strikeSome', { who })
}

function attackDetail({ weapon, times, retarget, approach }: Attack): string {
  const often =
    times === 'untilDown'
      ? words.text(retarget === 'nearest' ? 'order.untilDownNearest' : 'order.untilDown')
      : words.text('order.times', { n: times })
  const parts = [
    ...(weapon === null ? [] : [words.text(`weapon.${weapon}`)]),
    often,
    words.text(`order.approach.${approach}`),
  ]
  return parts.join(', ')
}

/** For a row of buttons. */
export function paces() {
  return (['walk', 'advance', 'run', 'sprint'] as const).map((value) => ({ value, name: words.text(`pace.${value}`) }))
}

/** For a list of places to aim at. */
export function aims(): readonly { readonly value: Aim; readonly name: string }[] {
  return AIMS.map((value) => ({ value, name: words.text(`aim.${value}`) }))
}

/** An enemy that is chosen when the step is carried out. */
function selected(ref: Exclude<UnitRef, number>): Named {
  return { name: words.said(`who.${ref}`), seat: null }
}

function goalSaid(goal: Goal, named: (id: number) => string): Said {
  if ('unit' in goal) return words.said('goal.unit', { who: whom(goal.unit, named) })
  if ('area' in goal) return words.said('goal.area', { area: areaName(goal.area) })
  if ('edge' in goal) return words.said('goal.home')
  return words.said('goal.spot', { x: goal.x / 1000, y: goal.y / 1000 })
}

function whom(ref: UnitRef, named: (id: number) => string): Named {
  return typeof ref === 'number' ? { name: named(ref), seat: null } : selected(ref)
}

function whenWords(when: When, named: (id: number) => string): string {
  const said = whenSaid(when, named)
  return when.not ? words.text('when.not', { when: said }) : textOfSaid(said)
}

function whenSaid(when: When, named: (id: number) => string): Said {
  switch (when.is) {
    case 'inRange':
      return words.said('when.inRange', { who: whom(when.target, named) })
    case 'enemyApproaches':
      return words.said('when.near', { far: when.mm / 1000 })
    case 'hpBelow':
      return when.unit === null
        ? words.said('when.below', { pct: when.pct })
        : words.said('when.unitBelow', { who: whom(when.unit, named), pct: when.pct })
    case 'targetDead':
      return words.said('when.fallen', { who: whom(when.target, named) })
    case 'engaged':
      return words.said('when.engaged')
    case 'turnReached':
      return words.said('when.turn', { turn: when.n })
  }
}

/** A whole plan as one sentence, for screen readers. */
export function planSentence(
  name: string,
  plan: Plan,
  outlook: Outlook | null,
  nameOf: (id: number) => string,
): string {
  const steps = plan.steps.map((step) => {
    const { title, target } = stepWords(step, nameOf)
    return target === null ? title : `${title} ${nameOf(target)}`
  })
  const blow = outlook?.steps.flatMap((step) => step.blows)[0]
  return [
    steps.length === 0
      ? words.text('plan.none', { name })
      : words.text('plan.steps', { name, steps: steps.join(words.text('plan.then')) }),
    ...(outlook === null || steps.length === 0 ? [] : [words.text('plan.left', { n: outlook.apLeft })]),
    ...(blow === undefined
      ? []
      : [
          words.text('plan.blow', {
            chance: blow.chance,
            who: nameOf(blow.target),
            tick: blow.tick,
            hurts: blow.hurts,
          }),
        ]),
  ].join(' ')
}

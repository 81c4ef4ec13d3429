import {
  type BlowPreview,
  type HundredView,
  type OrdersChoice,
  preview,
  reasonText,
  type StepPreview,
  type UnitPreview,
  WEAPON_DATA,
} from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { BlowOutlook, Outlook, StepOutlook } from './outlook.ts'

/** HUN-610: what the drafted orders come to, by the rules' own preview. */
export function foresee(view: HundredView, orders: OrdersChoice): Map<number, Outlook> {
  return new Map(preview(view, orders).units.map((unit) => [unit.id, outlookOf(unit)]))
}

const TICKS = 20

function outlookOf(unit: UnitPreview): Outlook {
  const last = unit.ticks.at(-1)
  return {
    unit: unit.id,
    ticks: unit.ticks,
    steps: unit.steps.map((step) => stepOutlook(step, unit)),
    apLeft: (last?.ap ?? 0) + unit.idle,
    idle: unit.idle,
    staminaLeft: last?.stamina ?? 0,
    warnings: [],
    risks: unit.risks.map(({ by, outlook }) => ({ by, hurts: share(outlook.hurts), fells: share(outlook.fells) })),
  }
}

function stepOutlook(step: StepPreview, unit: UnitPreview): StepOutlook {
  const blows = unit.blows.filter((one) => one.step === step.step)
  const start = step.start
  const ends = [step.end, ...blows.map((one) => one.due)].filter((tick) => tick !== null)
  const end = start === null ? null : ends.length > 0 ? Math.min(TICKS, Math.max(...ends)) : lastMove(unit, start)
  return {
    step: step.step,
    start,
    due: end,
    // The price of a pace is paid with its first step.
    ap: start === null ? step.ap : Math.max(step.ap, (unit.ticks[start - 1]?.ap ?? 0) - (unit.ticks[start]?.ap ?? 0)),
    blows: blows.map(blowOutlook),
    waits:
      step.warning === ''
        ? null
        : start === null
          ? words.text('orders.waits', { why: reasonText(step.warning) })
          : words.text('orders.goesOn'),
  }
}

/** The last tick in which the unit still moves; of something that lasts and does not move, the end of the turn. */
function lastMove({ ticks }: UnitPreview, start: number): number {
  for (let tick = Math.min(TICKS, ticks.length - 1); tick >= start; tick--) {
    const now = ticks[tick]
    const before = ticks[tick - 1]
    if (now !== undefined && before !== undefined && (now.x !== before.x || now.y !== before.y)) return tick
  }
  return TICKS
}

export function blowOutlook({
  target,
  due,
  weapon,
  outlook,
}: Pick<BlowPreview, 'target' | 'due' | 'weapon' | 'outlook'>): BlowOutlook {
  return {
    target,
    tick: due,
    chance: outlook.chance,
    base: outlook.base,
    baseName: words.text(WEAPON_DATA[weapon].kind === 'melee' ? 'skill.melee' : 'skill.ranged'),
    modifiers: outlook.modifiers,
    answer: outlook.defence === null ? null : { reaction: outlook.defence.reaction, chance: outlook.defence.chance },
    lands: share(outlook.lands),
    hurts: share(outlook.hurts),
    fells: share(outlook.fells),
    damage: outlook.most > 0 ? { least: outlook.least, most: outlook.most } : null,
  }
}

/** Millionths as percent. */
function share(millionths: number): number {
  return Math.round(millionths / 10_000)
}

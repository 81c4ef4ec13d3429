import type { AttackStep, Plan } from '@tessera/hundred'
import type { Fighter } from '../../match/fighter.ts'
import type { BlowOutlook } from '../../orders/outlook.ts'

export interface SlipRow {
  readonly name: string
  readonly value: string
  readonly tone?: 'good' | 'bad' | 'sum'
}

/** How the one chance in the end comes about: the roll, the answer to it, the armour. */
export function chanceRows(blow: BlowOutlook): readonly SlipRow[] {
  return [
    { name: blow.baseName, value: String(blow.base) },
    ...blow.modifiers.map(
      ({ source, value }): SlipRow => ({
        name: source.charAt(0).toUpperCase() + source.slice(1),
        value: value > 0 ? `+${value}` : `−${-value}`,
        tone: value > 0 ? 'good' : 'bad',
      }),
    ),
    { name: 'Rolls to hit', value: `${blow.chance} %`, tone: 'sum' },
    ...(blow.answer === null
      ? [{ name: 'It cannot react', value: `${blow.lands} %` }]
      : [
          {
            name: `Lands, as it ${REACTS[blow.answer.reaction] ?? 'reacts'} at ${blow.answer.chance} %`,
            value: `${blow.lands} %`,
          },
        ]),
    { name: 'Wounds, past shield and armour', value: `${blow.hurts} %`, tone: 'sum' },
  ]
}

/** The other's health, as far as it is seen. */
export function healthWords(fighter: Fighter): string {
  const states = [
    fighter.wound === 'healthy' ? null : fighter.wound,
    fighter.morale === 'steady' ? null : fighter.morale,
    fighter.exhausted ? 'exhausted' : null,
    fighter.bleeding ? 'bleeding' : null,
    fighter.burning ? 'burning' : null,
    fighter.prone ? 'fallen over' : null,
  ].filter((one) => one !== null)
  return `${fighter.hp} of ${fighter.maxHp} hit points${states.length === 0 ? '' : `, ${states.join(', ')}`}`
}

/** The harm of a blow, and the chance to survive it. */
export function harmWords({ hurts, fells, damage }: BlowOutlook, target: Fighter): string {
  if (damage === null || hurts === 0) return 'It cannot wound: armour takes all of it.'
  const most = Math.min(damage.most, target.hp)
  const least = Math.max(1, Math.min(damage.least, most))
  const takes = least === most ? `${most}` : `${least} to ${most}`
  return `A wound takes ${takes} of its ${target.hp}. It survives this blow at ${100 - fells} %.`
}

/** HUN-605, HUN-607: the fate of a strike when its target is gone or out of reach. */
export function fallenWords(plan: Plan, blow: BlowOutlook, name: string): string | null {
  const at = plan.steps.findIndex((step) => step.do === 'attack' && step.target === blow.target)
  const step = plan.steps[at]
  if (step === undefined || step.do !== 'attack') return null
  return `If ${name} falls first, ${goesTo(step)}; ${
    at < plan.steps.length - 1 ? `then step ${at + 2} begins` : 'after that it acts as without orders'
  }.`
}

function goesTo(step: AttackStep): string {
  return step.retarget === 'nearest'
    ? 'a blow under way goes to the nearest enemy in reach'
    : 'a blow under way is lost'
}

/** The chances between an enemy and the nearest own fighter, both ways, from where they stand. */
export function exchangeWords(own: string, mine: BlowOutlook | null, back: BlowOutlook | null): readonly string[] {
  return [
    ...(mine === null
      ? []
      : [`${own}, the nearest of yours, would wound it at ${mine.hurts} % and fell it at ${mine.fells} %.`]),
    ...(back === null ? [] : [`Its blow on ${own} would wound at ${back.hurts} % and fell at ${back.fells} %.`]),
  ]
}

/** The meaning of a percentage, with this one as the example. */
export function meaningOf(percent: number): string {
  return `${percent} % means: of 100 such blows, ${percent} wound.`
}

const REACTS: Readonly<Record<string, string>> = { parry: 'parries', block: 'blocks', dodge: 'dodges' }

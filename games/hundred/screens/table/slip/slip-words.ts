import { type AttackStep, type Plan, signed, sourceText } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Fighter } from '../../match/fighter.ts'
import type { BlowOutlook } from '../../orders/outlook.ts'

export interface SlipRow {
  readonly name: string
  readonly value: string
  readonly tone?: 'good' | 'bad' | 'sum'
}

/** How the one chance in the end comes about: the roll, the answer to it, the armour. */
export function chanceRows(blow: BlowOutlook): readonly SlipRow[] {
  const { answer } = blow
  return [
    { name: blow.baseName, value: String(blow.base) },
    ...blow.modifiers.map(
      (modifier): SlipRow => ({
        name: sourceText(modifier),
        value: signed(modifier.value),
        tone: modifier.value > 0 ? 'good' : 'bad',
      }),
    ),
    { name: words.text('slip.rolls'), value: `${blow.chance} %`, tone: 'sum' },
    {
      name:
        answer === null
          ? words.text('slip.noReaction')
          : words.text('slip.lands', { reaction: answer.reaction, chance: answer.chance }),
      value: `${blow.lands} %`,
    },
    { name: words.text('slip.wounds'), value: `${blow.hurts} %`, tone: 'sum' },
  ]
}

/** The other's health, as far as it is seen. */
export function healthWords(fighter: Fighter): string {
  return [
    words.text('state.health', { hp: fighter.hp, most: fighter.maxHp }),
    fighter.wound === 'healthy' ? null : words.text(`wound.${fighter.wound}`),
    fighter.morale === 'steady' ? null : words.text(`morale.${fighter.morale}`),
    fighter.exhausted ? words.text('state.exhausted') : null,
    fighter.bleeding ? words.text('state.bleeding') : null,
    fighter.burning ? words.text('state.burning') : null,
    fighter.prone ? words.text('state.prone') : null,
  ]
    .filter((one) => one !== null)
    .join(', ')
}

/** The harm of a blow, and the chance to survive it. */
export function harmWords({ hurts, fells, damage }: BlowOutlook, target: Fighter): string {
  if (damage === null || hurts === 0) return words.text('slip.harmless')
  const most = Math.min(damage.most, target.hp)
  const least = Math.max(1, Math.min(damage.least, most))
  const facts = { most, of: target.hp, survives: 100 - fells }
  return least === most ? words.text('slip.harmExactly', facts) : words.text('slip.harm', { ...facts, least })
}

/** HUN-605, HUN-607: the fate of a strike when its target is gone or out of reach. */
export function fallenWords(plan: Plan, blow: BlowOutlook, name: string): string | null {
  const at = plan.steps.findIndex((step) => step.do === 'attack' && step.target === blow.target)
  const step = plan.steps[at]
  if (step === undefined || step.do !== 'attack') return null
  const fate = { name, goes: words.said(goesTo(step)) }
  return at < plan.steps.length - 1
    ? words.text('slip.fallenNext', { ...fate, step: at + 2 })
    : words.text('slip.fallenLast', fate)
}

function goesTo(step: AttackStep): 'slip.goesNearest' | 'slip.goesLost' {
  return step.retarget === 'nearest' ? 'slip.goesNearest' : 'slip.goesLost'
}

/** The chances between an enemy and the nearest own fighter, both ways, from where they stand. */
export function exchangeWords(own: string, mine: BlowOutlook | null, back: BlowOutlook | null): readonly string[] {
  return [
    ...(mine === null ? [] : [words.text('slip.mine', { own, hurts: mine.hurts, fells: mine.fells })]),
    ...(back === null ? [] : [words.text('slip.theirs', { own, hurts: back.hurts, fells: back.fells })]),
  ]
}

/** The meaning of a percentage, with this one as the example. */
export function meaningOf(percent: number): string {
  return words.text('slip.means', { n: percent })
}

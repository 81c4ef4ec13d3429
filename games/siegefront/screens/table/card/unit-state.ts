import { abilityOf, type SiegefrontView, siegefrontRules, type Unit } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'

/** Why an ability has no target; null when it has one. */
export function whyNotUse(view: SiegefrontView, unit: Unit, ability: string): string | null {
  const { reach } = abilityOf(ability)
  const targets = reach === undefined ? [undefined] : view.units.map(({ id }) => id)
  let why = words.text('piece.nobodyToUseOn')
  for (const target of targets) {
    const refusal = siegefrontRules.refuse(view, {
      type: 'use_ability',
      unit: unit.id,
      ability,
      ...(target === undefined ? {} : { target }),
    })
    if (refusal === null) return null
    if (refusal.code !== 'bad_target' && refusal.code !== 'out_of_reach') why = refusal.message
  }
  return why
}

/** What the unit did in this turn, as a sentence; empty for nothing. */
export function actionsDone(unit: Unit): string {
  if (unit.fresh) return words.text('piece.deployed')
  const done = [
    ...(unit.attacked ? [words.said('piece.attacked')] : []),
    ...(unit.moved ? [words.said('piece.moved')] : []),
    ...(unit.used ? [words.said('piece.usedAbility')] : []),
  ]
  return done.length === 0 ? '' : words.text('piece.did', { actions: done })
}

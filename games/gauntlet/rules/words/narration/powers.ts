import type { Happening } from '@tessera/words'
import { PRINTED } from '../../content/content.ts'
import type { BattleEvent } from '../../events.ts'
import { words } from '../catalogue.ts'
import { abilitySaid, text } from '../names.ts'
import { type BattleContext, eachOf, leader, reached, unit, units } from './context.ts'
import { type BattleKind, detail, line, over, type Telling, unread } from './line.ts'

/** Auras, spells, abilities and shots. */
export const POWERS: Telling<
  | 'aura_pulse'
  | 'ability_triggered'
  | 'relic_aura_created'
  | 'zone_created'
  | 'relic_aura_expired'
  | 'zone_expired'
  | 'spell_cast'
  | 'cooldown_changed'
  | 'ammo_spent'
  | 'out_of_ammo'
  | 'ammo_recovered'
  | 'los_blocked_by_retreat'
  | 'los_opened'
> = {
  aura_pulse: ({ auraId, carrierId, targets }, context) => {
    if (saysItself(auraId, context)) return unread({ sound: 'bell' })
    const facts = { ability: abilitySaid(auraId), by: unit(context, carrierId), who: units(context, targets) }
    const parts = targets.length > 0 ? words.parts('event.auraReaches', facts) : words.parts('event.takesEffect', facts)
    return line(context, 'spells', parts, {
      pieces: [carrierId, ...targets],
      sum: eachOf(context, targets, () => ''),
      sound: 'bell',
    })
  },
  ability_triggered: ({ abilityId, unitId }, context) => {
    const ability = abilitySaid(abilityId)
    const rises = PRINTED.abilities.has(abilityId) ? [over(unitId, text(ability), 'magic')] : []
    if (saysItself(abilityId, context)) return unread({ rises })
    if (unitId === 0) return line(context, 'spells', words.parts('event.takesEffectAlone', { ability }))
    const parts = words.parts('event.takesEffect', { ability, by: unit(context, unitId) })
    return line(context, 'spells', parts, { pieces: [unitId], rises })
  },
  relic_aura_created: covers,
  zone_created: covers,
  relic_aura_expired: gone,
  zone_expired: gone,
  spell_cast: (event, context) => (event.casterId === 0 ? casts(event, context) : uses(event, context)),
  cooldown_changed: ({ unitId, value }, context) =>
    detail(context, words.parts('event.cooldown', { by: unit(context, unitId), n: value }), [unitId]),
  ammo_spent: ({ unitId, amount, left }, context) =>
    detail(context, words.parts('event.ammoSpent', { by: unit(context, unitId), n: amount, left }), [unitId]),
  out_of_ammo: ({ unitId }, context) =>
    line(context, 'rest', words.parts('event.ammoGone', { by: unit(context, unitId) }), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.outOfShots'))],
    }),
  ammo_recovered: ({ unitId, amount }, context) =>
    line(context, 'rest', words.parts('event.ammoBack', { by: unit(context, unitId), n: amount }), {
      pieces: [unitId],
    }),
  los_blocked_by_retreat: ({ blockerId, shooterId, targetId }, context) =>
    line(
      context,
      'rest',
      words.parts('event.lineBlocked', {
        by: unit(context, blockerId),
        shooter: unit(context, shooterId),
        to: unit(context, targetId),
      }),
      { pieces: [blockerId, shooterId] },
    ),
  los_opened: ({ shooterId, newTargets }, context) =>
    detail(
      context,
      words.parts('event.lineOpened', { by: unit(context, shooterId), who: units(context, newTargets) }),
      [shooterId, ...newTargets],
    ),
}

type Cast = Extract<BattleEvent, { readonly type: 'spell_cast' }>

function casts({ side, spellId, targets }: Cast, context: BattleContext): Happening<BattleKind> {
  const facts = { leader: leader(context, side), ability: abilitySaid(spellId) }
  const parts =
    targets.length === 0
      ? words.parts('event.casts', facts)
      : words.parts('event.castsOn', { ...facts, who: reached(context, targets, side) })
  return line(context, 'casts', parts, {
    pieces: targets,
    side,
    sum: eachOf(context, targets, () => ''),
    sound: 'spell',
  })
}

function uses({ casterId, side, spellId, targets }: Cast, context: BattleContext): Happening<BattleKind> {
  const ability = abilitySaid(spellId)
  const facts = { by: unit(context, casterId), ability }
  const parts =
    targets.length === 0
      ? words.parts('event.uses', facts)
      : words.parts('event.usesOn', { ...facts, who: reached(context, targets, side) })
  return line(context, 'spells', parts, {
    pieces: [casterId, ...targets],
    sum: eachOf(context, targets, () => ''),
    rises: [over(casterId, text(ability), 'magic')],
    sound: 'spell',
  })
}

/** What an ability does in the same beat says its name. */
function saysItself(id: string, { beat }: BattleContext): boolean {
  return beat.some((each) => ('cause' in each && each.cause === id) || ('id' in each && each.id === id))
}

function covers(
  { auraId, carrierId, radius, duration }: Extract<BattleEvent, { readonly radius: number }>,
  context: BattleContext,
): Happening<BattleKind> {
  const parts = words.parts('event.covers', { ability: abilitySaid(auraId), radius, rounds: duration })
  return line(context, 'spells', parts, { pieces: carrierId > 0 ? [carrierId] : [] })
}

function gone(
  { auraId }: Extract<BattleEvent, { readonly type: 'relic_aura_expired' | 'zone_expired' }>,
  context: BattleContext,
): Happening<BattleKind> {
  return line(context, 'rest', words.parts('event.groundGone', { ability: abilitySaid(auraId) }))
}

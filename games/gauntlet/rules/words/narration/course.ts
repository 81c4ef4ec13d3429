import type { Happening, Named, Part } from '@tessera/words'
import type { AiStep, BattleEvent } from '../../events.ts'
import { words } from '../catalogue.ts'
import { unitName } from '../names.ts'
import { type BattleContext, leader, unit } from './context.ts'
import { type BattleKind, detail, line, over, type Telling, unread } from './line.ts'

/** The course of the battle, and what units do of their own will. */
export const COURSE: Telling<
  | 'battle_started'
  | 'round_started'
  | 'turn_started'
  | 'battle_ended'
  | 'unit_moved'
  | 'unit_displaced'
  | 'unit_rotated'
  | 'unit_disengaged'
  | 'unit_rested'
  | 'ai_choice'
  | 'charge_shock'
  | 'charge_impact'
  | 'charge_cancelled'
  | 'spear_wall_counter'
  | 'hard_intercept'
  | 'soft_intercept'
  | 'sticky_intercept'
  | 'counter_charge'
  | 'overwatch'
  | 'attack_of_opportunity'
  | 'clash'
  | 'vigilance_activated'
  | 'vigilance_cancelled'
  | 'roll'
  | 'draw'
  | 'weariness'
> = {
  battle_started: ({ priority, roll }, context) =>
    line(context, 'rest', words.parts('event.battleBegins', { leader: leader(context, priority) }), {
      sum: [{ name: words.text('sum.drew'), value: String(roll) }],
      sound: 'horn',
    }),
  round_started: ({ round, order, draws }, context) =>
    line(context, 'rest', words.parts('event.round', { n: round }), {
      sum: [
        { name: words.text('sum.order'), value: order.map((id) => unitName(context.battle, id)).join(', ') },
        ...(draws.length > 0 ? [{ name: words.text('sum.ties'), value: draws.join(', ') }] : []),
      ],
      sound: 'dice',
    }),
  turn_started: ({ unitId, again }, context) =>
    detail(context, words.parts(again ? 'event.turnAgain' : 'event.turn', { by: unit(context, unitId) }), [unitId]),
  battle_ended: ({ result: { winner, reason, rounds, shares } }, context) => {
    const how = { rounds, why: words.said(`end.${reason}`) }
    return line(
      context,
      'rest',
      winner === null
        ? words.parts('event.battleDrawn', how)
        : words.parts('event.battleWon', { ...how, leader: leader(context, winner) }),
      {
        sum: [
          {
            name: words.text('sum.lifeLeft'),
            value: shares.map((share) => `${(share / 100).toFixed(1)}%`).join(' : '),
          },
        ],
        sound: 'bell',
      },
    )
  },
  unit_moved: (event, context) => {
    const { unitId } = event
    const steps = context.beat.filter((each) => isStepOf(each as BattleEvent, unitId))
    if (steps[0] !== event) return unread()
    return line(context, 'moves', wayOf(event, context), {
      pieces: [unitId],
      sum: steps.length > 1 ? [{ name: words.text('sum.steps'), value: String(steps.length) }] : [],
      sound: 'march',
    })
  },
  unit_displaced: ({ unitId, kind }, context) =>
    line(context, 'moves', words.parts('event.displaced', { by: unit(context, unitId), how: kind }), {
      pieces: [unitId],
      sound: 'stone',
    }),
  unit_rotated: ({ unitId, otherId }, context) =>
    line(context, 'moves', words.parts('event.rotates', pair(context, unitId, otherId)), { pieces: [unitId, otherId] }),
  unit_disengaged: () => unread(),
  unit_rested: () => unread(),
  ai_choice: ({ unitId, choice }, context) =>
    line(
      context,
      'moves',
      words.parts('event.choice', { by: unit(context, unitId), why: words.said(`choice.${choice}`) }),
      { pieces: [unitId], ...(IDLE.has(choice) ? {} : { detail: true }) },
    ),
  charge_shock: ({ attackerId, targetId, resolveDamage }, context) =>
    line(
      context,
      'blows',
      words.parts('event.chargeShock', { ...pair(context, attackerId, targetId), resolve: resolveDamage }),
      { pieces: [attackerId, targetId] },
    ),
  charge_impact: ({ attackerId, momentumBonus }) =>
    unread({ rises: [over(attackerId, words.text('rise.momentum', { n: momentumBonus }))], sound: 'stone' }),
  charge_cancelled: ({ unitId, reason }, context) =>
    line(context, 'moves', words.parts('event.chargeLost', { by: unit(context, unitId), why: reason }), {
      pieces: [unitId],
      rises: [
        over(unitId, words.text(reason === 'stopped' || reason === 'disrupted' ? 'rise.stopped' : 'rise.chargeLost')),
      ],
    }),
  spear_wall_counter: ({ spearmanId }) =>
    unread({ rises: [over(spearmanId, words.text('rise.spearWall'))], sound: 'metal' }),
  hard_intercept: intercepted,
  soft_intercept: intercepted,
  sticky_intercept: intercepted,
  counter_charge: ({ interceptorId }) => unread({ rises: [over(interceptorId, words.text('rise.counterCharge'))] }),
  overwatch: ({ targetId, suppressed }) =>
    unread({ rises: suppressed ? [over(targetId, words.text('rise.suppressed'))] : [], sound: 'arrow' }),
  attack_of_opportunity: () => unread({ sound: 'metal' }),
  clash: () => unread({ sound: 'metal' }),
  vigilance_activated: ({ unitId }, context) =>
    detail(context, words.parts('event.vigilant', { by: unit(context, unitId) }), [unitId]),
  vigilance_cancelled: ({ unitId, reason }, context) =>
    detail(context, words.parts('event.notVigilant', { by: unit(context, unitId), why: reason }), [unitId]),
  roll: ({ unitId, chance, roll, success }, context) =>
    detail(
      context,
      words.parts('event.roll', { by: unit(context, unitId), chance, roll, success: success ? 'yes' : 'no' }),
      [unitId],
    ),
  draw: ({ among, roll }, context) => detail(context, words.parts('event.draw', { n: among, roll })),
  weariness: ({ percent, taken }, context) =>
    line(context, 'rest', taken ? words.parts('event.weariness', { percent }) : words.parts('event.wearinessEnds')),
}

/** A choice that leads to no other line. */
const IDLE: ReadonlySet<AiStep> = new Set(['hold', 'rest', 'save_ammo', 'unable'])

export function pair(context: BattleContext, by: number, to: number): { readonly by: Named; readonly to: Named } {
  return { by: unit(context, by), to: unit(context, to) }
}

type Intercept = Extract<BattleEvent, { readonly interceptorId: number }>

/** The blow of an interception is told as a blow; here, that it stopped its target. */
function intercepted(
  { interceptorId, targetId, movementStopped }: Intercept,
  context: BattleContext,
): Happening<BattleKind> {
  const rises = [over(targetId, words.text(movementStopped ? 'rise.intercepted' : 'rise.caught'))]
  if (!movementStopped) return unread({ rises })
  const stops = words.parts('event.stops', pair(context, interceptorId, targetId))
  return { ...detail(context, stops, [interceptorId, targetId]), rises }
}

function isStepOf(event: BattleEvent, unitId: number): boolean {
  return event.type === 'unit_moved' && event.unitId === unitId
}

/** How a unit went, and towards whom. */
function wayOf(
  { unitId, kind }: Extract<BattleEvent, { type: 'unit_moved' }>,
  context: BattleContext,
): readonly Part[] {
  const by = unit(context, unitId)
  if (kind === 'flight') return words.parts('event.flees', { by })
  if (kind === 'fallback' || kind === 'disengage') return words.parts('event.stepsBack', { by })
  const chosen = (context.beat as readonly BattleEvent[]).findLast(
    (each) => each.type === 'ai_choice' && each.unitId === unitId && each.choice !== 'ability',
  )
  const { choice, targetId } = chosen?.type === 'ai_choice' ? chosen : { choice: null, targetId: 0 }
  const to = targetId > 0 ? unit(context, targetId) : null
  if (kind === 'charge')
    return to === null ? words.parts('event.charges', { by }) : words.parts('event.chargesAt', { by, to })
  if (choice === 'leave') return words.parts('event.leavesDanger', { by })
  if (to === null) return words.parts('event.moves', { by })
  return words.parts(choice === 'shoot_free' ? 'event.movesToShoot' : 'event.movesTowards', { by, to })
}

import { capital } from '@tessera/kernel'
import { words } from '../catalogue.ts'
import { abilitySaid, causeSaid, signed } from '../names.ts'
import { amount, eachOf, unit, units } from './context.ts'
import { detail, line, over, type Telling, unread } from './line.ts'

/** What units gain, suffer and become: life, barriers, statuses, death. */
export const STATES: Telling<
  | 'hp_changed'
  | 'barrier_changed'
  | 'status_applied'
  | 'status_refused'
  | 'status_ended'
  | 'modifier_applied'
  | 'modifier_ended'
  | 'tag_changed'
  | 'unit_died'
  | 'death_prevented'
  | 'unit_revived'
  | 'unit_summoned'
  | 'unit_vanished'
> = {
  hp_changed: (event, context) => {
    const gained = event.amount > 0
    const rises = gained ? [over(event.unitId, `+${event.amount}`, 'heal')] : []
    const crowd = context.crowd(event)
    if (crowd === null) return unread({ rises })
    const { ids, amounts } = crowd
    const facts = {
      n: ids.length,
      who: units(context, ids),
      amount: amount(amounts, gained ? 'heal' : 'harm'),
      why: causeSaid(event.cause),
    }
    return line(
      context,
      'rest',
      gained ? words.parts('event.gainsLife', facts) : words.parts('event.losesLife', facts),
      {
        pieces: ids,
        sum: eachOf(context, ids, (place) => signed(amounts[place] ?? 0)),
        rises,
      },
    )
  },
  barrier_changed: (event, context) => {
    const { unitId, value, cause } = event
    const crowd = context.crowd(event)
    if (crowd !== null) {
      const { ids } = crowd
      const facts = { n: ids.length, who: units(context, ids), value, why: abilitySaid(cause) }
      return line(context, 'rest', words.parts('event.barrier', facts), {
        pieces: ids,
        sum: eachOf(context, ids, () => String(value)),
      })
    }
    if (event.amount > 0) return unread()
    return detail(context, words.parts('event.barrierGone', { by: unit(context, unitId) }), [unitId])
  },
  status_applied: (event, context) => {
    const status = words.said(`status.${event.id}`)
    const rises = [over(event.unitId, capital(words.text(`status.${event.id}`)), 'magic')]
    const crowd = context.crowd(event)
    if (crowd === null) return unread({ rises })
    const { ids } = crowd
    const facts = { n: ids.length, who: units(context, ids), status, time: forTurns(event.duration) }
    return line(context, 'rest', words.parts('event.status', facts), {
      pieces: ids,
      sum: eachOf(context, ids, () => words.text(`status.${event.id}`)),
      rises,
    })
  },
  status_refused: ({ unitId, id }, context) =>
    detail(
      context,
      words.parts('event.statusRefused', { by: unit(context, unitId), status: words.said(`status.${id}`) }),
      [unitId],
    ),
  status_ended: ({ unitId, id }, context) =>
    detail(
      context,
      words.parts('event.statusEnded', { by: unit(context, unitId), status: words.said(`status.${id}`) }),
      [unitId],
    ),
  modifier_applied: (event, context) => {
    const crowd = context.crowd(event)
    if (crowd === null) return unread()
    const { ids } = crowd
    const change = event.pct === 0 ? signed(event.flat) : `${signed(event.pct)}%`
    const facts = {
      ability: abilitySaid(event.id),
      who: units(context, ids),
      stat: words.said(`stat.${event.stat}`),
      change,
      time: forTurns(event.duration),
    }
    return line(context, 'rest', words.parts('event.changed', facts), {
      pieces: ids,
      sum: eachOf(context, ids, () => change),
    })
  },
  modifier_ended: ({ unitId, id, stat }, context) =>
    detail(
      context,
      words.parts('event.changeEnded', {
        ability: abilitySaid(id),
        by: unit(context, unitId),
        stat: words.said(`stat.${stat}`),
      }),
      [unitId],
    ),
  tag_changed: ({ unitId, tag, has }, context) =>
    detail(
      context,
      words.parts('event.tag', { by: unit(context, unitId), tag: words.said(`tag.${tag}`), has: has ? 'yes' : 'no' }),
      [unitId],
    ),
  unit_died: ({ unitId, killerId, cause }, context) =>
    line(
      context,
      'deaths',
      words.parts('event.falls', {
        by: unit(context, unitId),
        why: killerId > 0 ? unit(context, killerId) : causeSaid(cause),
      }),
      { pieces: [unitId, killerId], rises: [over(unitId, words.text('rise.falls'))], sound: 'fall' },
    ),
  death_prevented: ({ unitId, hp }, context) =>
    line(context, 'losses', words.parts('event.guarded', { by: unit(context, unitId), hp }), { pieces: [unitId] }),
  unit_revived: ({ unitId, hp }, context) =>
    line(context, 'losses', words.parts('event.revived', { by: unit(context, unitId), hp }), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.revived'), 'heal')],
      sound: 'bell',
    }),
  unit_summoned: ({ unitId }, context) =>
    line(context, 'spells', words.parts('event.summoned', { by: unit(context, unitId) }), {
      pieces: [unitId],
      sound: 'horn',
    }),
  unit_vanished: ({ unitId }, context) =>
    line(context, 'losses', words.parts('event.vanishes', { by: unit(context, unitId) }), { pieces: [unitId] }),
}

/** " for 3 turns", or nothing where it lasts. */
function forTurns(n: number) {
  return n > 0 ? words.said('event.forTurns', { n }) : ''
}

import type { Rise } from '@tessera/words'
import type { BattleEvent } from '../../events.ts'
import { words } from '../catalogue.ts'
import { signed, whySaid } from '../names.ts'
import { amount, eachOf, unit, units } from './context.ts'
import { detail, line, over, type Telling, unread } from './line.ts'

/** Resolve that several lose or gain for one reason. */
export const RESOLVE: Telling<'resolve_changed' | 'unit_retreating' | 'unit_crumbling' | 'unit_rallied'> = {
  resolve_changed: (event, context) => {
    const rises = resolveRises(event)
    const { unitId, value, held } = event
    if (held)
      return line(context, 'rest', words.parts('event.held', { by: unit(context, unitId) }), {
        pieces: [unitId],
        rises,
      })
    const crowd = context.crowd(event)
    if (crowd !== null) {
      const { ids, amounts } = crowd
      const facts = {
        n: ids.length,
        who: units(context, ids),
        amount: amount(amounts, 'magic'),
        why: whySaid(event.cause),
      }
      return line(
        context,
        'rest',
        event.amount < 0 ? words.parts('event.losesResolve', facts) : words.parts('event.gainsResolve', facts),
        { pieces: ids, sum: eachOf(context, ids, (place) => signed(amounts[place] ?? 0)), rises },
      )
    }
    if (event.cause !== 'recovery') return unread({ rises })
    const recovered = words.parts('event.resolveNow', { by: unit(context, unitId), value, why: whySaid(event.cause) })
    return { ...detail(context, recovered, [unitId]), rises }
  },
  unit_retreating: ({ unitId }, context) =>
    line(context, 'losses', words.parts('event.breaks', { by: unit(context, unitId) }), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.flees'), 'magic')],
      sound: 'flee',
    }),
  unit_crumbling: ({ unitId }, context) =>
    line(context, 'losses', words.parts('event.crumbling', { by: unit(context, unitId) }), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.crumbling'), 'magic')],
      sound: 'flee',
    }),
  unit_rallied: ({ unitId }, context) =>
    line(context, 'rest', words.parts('event.rallies', { by: unit(context, unitId) }), {
      pieces: [unitId],
      rises: [over(unitId, words.text('rise.rallies'), 'heal')],
      sound: 'horn',
    }),
}

/** Resolve that is lost or gained because of what happened to others: it rises over nobody, so that those a blow touches are seen. */
const HEARSAY: ReadonlySet<string> = new Set(['ally_died', 'kill', 'witness_burning', 'recovery'])
/** A change of Resolve that is worth a word. */
const NOTED = 8

function resolveRises({
  unitId,
  held,
  cause,
  amount: by,
}: Extract<BattleEvent, { type: 'resolve_changed' }>): readonly Rise[] {
  if (held) return [over(unitId, words.text('rise.holds'), 'magic')]
  if (HEARSAY.has(cause) || Math.abs(by) < NOTED) return []
  return [over(unitId, words.text('rise.resolve', { change: signed(by) }), 'magic')]
}

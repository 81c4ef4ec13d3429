import { abilityOf, hundredths } from '@tessera/siegefront'
import type { SumRow } from '@tessera/words'
import { counted } from '@tessera/words'
import { SIGNS } from '../icons.ts'
import { capital } from '../names.ts'
import { causeName } from './causes.ts'
import { attackRows, defenceRows } from './chain-rows.ts'
import { type EventLine, type EventOf, type LineContext, partsFor, plain, sumRows } from './line-parts.ts'

export type CombatEvent = EventOf<
  'blow' | 'castle_hit' | 'damage' | 'healed' | 'castle_healed' | 'unit_died' | 'unit_returned'
>

/** Blows, damage, healing and deaths. */
export function combatLine(event: CombatEvent, context: LineContext): EventLine {
  const { unit, of, castle } = partsFor(context)
  switch (event.type) {
    case 'blow':
      return {
        parts: [
          unit(event.by),
          event.answer ? ' answers ' : ' strikes ',
          unit(event.to),
          ...(event.warded
            ? [', and the ward takes it.']
            : [
                ' for ',
                { amount: String(event.damage), tone: 'harm' } as const,
                event.crit ? ', a critical blow.' : '.',
                event.hpAfter > 0 ? ` ${event.hpAfter} left.` : '',
              ]),
        ],
        ...of(event.by),
        kind: 'blows',
        units: [event.by, event.to],
        sum: blowSum(event, context),
      }
    case 'castle_hit':
      return {
        parts: [
          ...(event.by === null ? [capital(causeName(event.cause))] : [unit(event.by)]),
          ` ${event.cause === 'attack' ? 'strikes' : 'hits'} ${castle(event.seat)} for `,
          { amount: String(event.damage), tone: 'harm' },
          `. ${event.hpAfter} left.`,
        ],
        ...of(event.by),
        kind: 'castles',
        sum: [
          ...(event.attackChain === null
            ? [{ name: 'By', value: causeName(event.cause) }]
            : sumRows(attackRows(event.attackChain))),
          { name: 'Dealt', value: String(event.damage), total: true },
          { name: 'Castle', value: `${event.hpAfter + event.damage} → ${event.hpAfter}` },
        ],
      }
    case 'damage':
      return {
        parts: event.warded
          ? ['The ward of ', unit(event.unit), ` takes ${causeName(event.cause)}.`]
          : [
              unit(event.unit),
              ' loses ',
              { amount: String(event.amount), tone: 'harm' },
              ` to ${causeName(event.cause)}.${event.hpAfter > 0 ? ` ${event.hpAfter} left.` : ''}`,
            ],
        ...of(event.unit),
        kind: 'effects',
        units: event.by === null ? [event.unit] : [event.unit, event.by],
        sum: [
          {
            name: event.kind === 'reaction' ? 'Strikes back, defence does not count' : 'Defence does not count',
            value: String(event.amount),
          },
          { name: 'Life', value: `${event.hpAfter + event.amount} → ${event.hpAfter}` },
        ],
      }
    case 'healed':
      return {
        parts: [
          unit(event.unit),
          ' heals ',
          { amount: String(event.amount), tone: 'heal' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [{ name: 'Life', value: `${event.hpAfter - event.amount} → ${event.hpAfter}` }],
      }
    case 'castle_healed':
      return {
        parts: [
          capital(castle(event.seat)),
          ' regains ',
          { amount: String(event.amount), tone: 'heal' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...plain('castles', SIGNS.castle),
        sum: [{ name: 'Castle', value: `${event.hpAfter - event.amount} → ${event.hpAfter}` }],
      }
    case 'unit_died':
      return { parts: [unit(event.unit), ' falls.'], ...of(event.unit), kind: 'blows', sum: [] }
    case 'unit_returned':
      return {
        parts: [unit(event.unit), ` returns with ${event.hp} life.`],
        ...of(event.unit),
        kind: 'effects',
        sum: [],
      }
  }
}

export type EffectEvent = EventOf<'ability' | 'status_added' | 'status_removed' | 'stat_changed'>

/** Abilities, statuses and changed values. */
export function effectLine(event: EffectEvent, context: LineContext): EventLine | null {
  const { unit, of } = partsFor(context)
  switch (event.type) {
    case 'ability': {
      if (event.draw === null && event.trigger !== 'activated') return null
      const targets = event.targets.map(unit).flatMap((part, i) => (i === 0 ? [part] : [', ', part]))
      return {
        parts: [
          unit(event.unit),
          `: ${abilityOf(event.key).name}`,
          ...(targets.length > 0 ? [' on ', ...targets] : []),
          '.',
        ],
        ...of(event.unit),
        kind: 'effects',
        units: [event.unit, ...event.targets],
        sum: event.draw === null ? [] : [{ name: `Among ${event.of ?? 1}`, value: `drew ${event.draw}` }],
      }
    }
    case 'status_added':
      return {
        parts: [
          unit(event.unit),
          ' is ',
          { amount: event.status, tone: event.status === 'rallied' || event.status === 'warded' ? 'heal' : 'magic' },
          event.status === 'warded' ? '.' : ` for ${counted(event.turns, 'turn')}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [{ name: 'By', value: causeName(event.cause) }],
      }
    case 'status_removed':
      return event.cause === 'used'
        ? null
        : { parts: [unit(event.unit), ` is no longer ${event.status}.`], ...of(event.unit), kind: 'effects', sum: [] }
    case 'stat_changed':
      return {
        parts: [
          unit(event.unit),
          `: ${event.stat === 'maxHp' ? 'most life' : event.stat} ${event.from} to `,
          { amount: String(event.to), tone: event.to > event.from ? 'heal' : 'harm' },
          ` by ${causeName(event.cause)}.`,
        ],
        ...of(event.unit),
        kind: 'effects',
        sum: [],
      }
  }
}

function blowSum(event: EventOf<'blow'>, { declared }: LineContext): readonly SumRow[] {
  const speed = declared === null || declared.initiatives[1] === null ? [] : [initiativeRow(declared)]
  const value = event.crit ? Math.floor((event.attackChain.value * 150) / 100) : event.attackChain.value
  const left = Math.max(0, value - event.defenceChain.value)
  return [
    ...(event.answer ? [] : speed),
    { name: `Critical at ${event.critNeed} or less`, value: `drew ${event.critRoll}` },
    ...sumRows(attackRows(event.attackChain, event.crit)),
    ...sumRows(defenceRows(event.defenceChain)),
    {
      name: event.warded
        ? 'The ward takes it'
        : left < 100
          ? 'Never less than 1'
          : left % 100 === 0
            ? 'Damage'
            : `${hundredths(left)}, rounded down`,
      value: String(event.damage),
      total: true,
    },
    { name: 'Life', value: `${event.hpAfter + event.damage} → ${event.hpAfter}` },
  ]
}

function initiativeRow({ initiatives, order }: EventOf<'attack_declared'>): SumRow {
  const name = { first: 'Faster', second: 'Slower', together: 'Equally fast', alone: 'No answer' }[order]
  return { name, value: initiatives.map((speed) => hundredths(speed ?? 0)).join(' to ') }
}

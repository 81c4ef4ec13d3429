import type { Rise, SumRow } from '@tessera/words'
import { words } from '../catalogue.ts'
import { attackRows, critical, defenceRows, hundredths, sumRows } from '../chain-rows.ts'
import { causeSaid, uncoloured } from '../names.ts'
import { about, type Context, changed, type EventOf, happening, line, type Tells } from './context.ts'

/** Blows, damage, healing and deaths. */
export const combat: Tells<
  'attack_declared' | 'blow' | 'castle_hit' | 'damage' | 'healed' | 'castle_healed' | 'unit_died' | 'unit_returned'
> = {
  attack_declared(event, context) {
    const by = context.unit(event.unit)
    const foe = by.seat === 0 ? 1 : 0
    const parts =
      event.target === 'castle'
        ? words.parts('event.attacksCastle', { by, seat: context.seat(foe) })
        : words.parts('event.attacks', { by, to: context.unit(event.target) })
    const others = event.target === 'castle' ? [] : [event.target]
    const sum = event.initiatives[1] === null ? [] : [initiativeRow(event)]
    return happening(line('blows', parts, { ...about(context, event.unit, ...others), sum, detail: true }))
  },
  blow(event, context) {
    const facts = { by: context.unit(event.by), to: context.unit(event.to) }
    const verb = event.answer ? 'answers' : 'strikes'
    const hit = { ...facts, damage: event.damage, left: Math.max(0, event.hpAfter) }
    const parts = event.warded
      ? words.parts(`event.${verb}Ward`, facts)
      : words.parts(event.crit ? `event.${verb}Critically` : `event.${verb}`, hit)
    const told = line('blows', parts, { ...about(context, event.by, event.to), sum: blowSum(event, context) })
    return happening(told, event.crit ? 'metal' : 'flesh', [lossOver({ piece: event.to }, event.damage, event.warded)])
  },
  castle_hit(event, context) {
    const { by, cause, damage, hpAfter: left, attackChain } = event
    const facts = {
      by: by === null ? uncoloured(causeSaid(cause)) : context.unit(by),
      seat: context.seat(event.seat),
      damage,
      left,
    }
    const parts = words.parts(cause === 'attack' ? 'event.strikesCastle' : 'event.hitsCastle', facts)
    const sum = [
      ...(attackChain === null
        ? [{ name: words.text('sum.by'), value: words.text('sum.cause', { cause: causeSaid(cause) }) }]
        : sumRows(attackRows(attackChain))),
      { name: words.text('sum.dealt'), value: String(damage), total: true },
      { name: words.text('sum.castle'), value: changed(left + damage, left) },
    ]
    return happening(line('castles', parts, { ...(by === null ? {} : about(context, by)), sum }), 'stone', [
      lossOver({ seat: event.seat === 0 ? 0 : 1 }, damage, false),
    ])
  },
  damage(event, context) {
    const { amount, by, hpAfter: left } = event
    const facts = { unit: context.unit(event.unit), cause: causeSaid(event.cause) }
    const parts = event.warded
      ? words.parts('event.wardTakes', facts)
      : words.parts('event.loses', { ...facts, damage: amount, left: Math.max(0, left) })
    const sum = [
      { name: words.text(event.kind === 'reaction' ? 'sum.strikesBack' : 'sum.noDefence'), value: String(amount) },
      { name: words.text('sum.life'), value: changed(left + amount, left) },
    ]
    const pieces = about(context, event.unit, ...(by === null ? [] : [by]))
    return happening(line('effects', parts, { ...pieces, sum }), 'flesh', [
      lossOver({ piece: event.unit }, amount, event.warded),
    ])
  },
  healed(event, context) {
    const { amount, hpAfter } = event
    const facts = { unit: context.unit(event.unit), amount, cause: causeSaid(event.cause) }
    const sum = [{ name: words.text('sum.life'), value: changed(hpAfter - amount, hpAfter) }]
    const told = line('effects', words.parts('event.heals', facts), { ...about(context, event.unit), sum })
    return happening(told, 'heal', [{ over: { piece: event.unit }, text: `+${amount}`, tone: 'heal' }])
  },
  castle_healed(event, context) {
    const { amount, hpAfter } = event
    const facts = { seat: context.seat(event.seat), amount, cause: causeSaid(event.cause) }
    const sum = [{ name: words.text('sum.castle'), value: changed(hpAfter - amount, hpAfter) }]
    return happening(line('castles', words.parts('event.castleHeals', facts), { sum }), 'heal', [
      { over: { seat: event.seat === 0 ? 0 : 1 }, text: `+${amount}`, tone: 'heal' },
    ])
  },
  unit_died(event, context) {
    const parts = words.parts('event.falls', { unit: context.unit(event.unit) })
    return happening(line('falls', parts, about(context, event.unit)), 'fall')
  },
  unit_returned(event, context) {
    const parts = words.parts('event.returns', { unit: context.unit(event.unit), life: event.hp })
    return happening(line('effects', parts, about(context, event.unit)), 'bell', [
      { over: { piece: event.unit }, text: words.text('rise.returns'), tone: 'heal' },
    ])
  },
}

function lossOver(over: Rise['over'], damage: number, warded: boolean): Rise {
  return warded ? { over, text: words.text('rise.warded'), tone: 'magic' } : { over, text: `−${damage}`, tone: 'harm' }
}

function blowSum(event: EventOf<'blow'>, { declared }: Context): readonly SumRow[] {
  const speed = declared === null || declared.initiatives[1] === null ? [] : [initiativeRow(declared)]
  const left = Math.max(
    0,
    (event.crit ? critical(event.attackChain) : event.attackChain.value) - event.defenceChain.value,
  )
  return [
    ...(event.answer ? [] : speed),
    {
      name: words.text('sum.criticalAt', { need: event.critNeed }),
      value: words.text('sum.drew', { drawn: event.critRoll }),
    },
    ...sumRows(attackRows(event.attackChain, event.crit)),
    ...sumRows(defenceRows(event.defenceChain)),
    { name: dealtText(event.warded, left), value: String(event.damage), total: true },
    { name: words.text('sum.life'), value: changed(event.hpAfter + event.damage, event.hpAfter) },
  ]
}

/** Why it is this damage, of what is left of the blow in hundredths. */
function dealtText(warded: boolean, left: number): string {
  if (warded) return words.text('sum.wardTakes')
  if (left < 100) return words.text('sum.leastDamage')
  return left % 100 === 0 ? words.text('sum.damage') : words.text('sum.roundedDown', { value: left / 100 })
}

function initiativeRow({ initiatives: [one, other], order }: EventOf<'attack_declared'>): SumRow {
  const value = words.text('sum.to', { one: hundredths(one), other: hundredths(other ?? 0) })
  return { name: words.text(`sum.${order}`), value }
}

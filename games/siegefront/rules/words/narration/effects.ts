import { capitalised, type Part, plainWords, type Tone } from '@tessera/words'
import type { Status } from '../../content/abilities.ts'
import { words } from '../catalogue.ts'
import { abilitySaid, abilityText, causeSaid } from '../names.ts'
import { about, happening, line, type Tells } from './context.ts'

/** Abilities, statuses and changed values. */
export const effects: Tells<'ability' | 'status_added' | 'status_removed' | 'stat_changed'> = {
  ability(event, context) {
    const { unit, key, draw, targets } = event
    const facts = { unit: context.unit(unit), ability: abilitySaid(key) }
    const parts =
      targets.length === 0
        ? words.parts('event.ability', facts)
        : words.parts('event.abilityOn', { ...facts, targets: targets.map((id) => context.unit(id)) })
    const sum =
      draw === null
        ? []
        : [
            {
              name: words.text('sum.among', { of: event.of ?? 1 }),
              value: words.text('sum.drew', { drawn: draw }),
            },
          ]
    // What happens by itself is told by its effects.
    const quiet = draw === null && event.trigger !== 'activated'
    const told = line('effects', parts, {
      ...about(context, unit, ...targets),
      sum,
      ...(quiet ? { detail: true } : {}),
    })
    return happening(told, 'spell', quiet ? [] : [{ over: { piece: unit }, text: abilityText(key), tone: 'magic' }])
  },
  status_added(event, context) {
    const { status, turns } = event
    const tone = status === 'rallied' || status === 'warded' ? 'heal' : 'magic'
    const facts = { unit: context.unit(event.unit), status: inTone(words.text(`status.${status}`), tone) }
    const parts =
      status === 'warded' ? words.parts('event.warded', facts) : words.parts('event.status', { ...facts, turns })
    const sum = [{ name: words.text('sum.by'), value: words.text('sum.cause', { cause: causeSaid(event.cause) }) }]
    return happening(line('effects', parts, { ...about(context, event.unit), sum }), 'spell', [
      {
        over: { piece: event.unit },
        text: plainWords(capitalised(words.parts(`status.${status}`))),
        tone: RISING[status] ?? 'harm',
      },
    ])
  },
  status_removed(event, context) {
    const facts = { unit: context.unit(event.unit), status: words.said(`status.${event.status}`) }
    if (event.cause === 'used') {
      const used = words.parts('event.wardUsed', { unit: facts.unit })
      return happening(line('effects', used, { ...about(context, event.unit), detail: true }))
    }
    return happening(line('effects', words.parts('event.statusEnds', facts), about(context, event.unit)), null, [
      { over: { piece: event.unit }, text: words.text('rise.noLonger', { status: facts.status }), tone: 'note' },
    ])
  },
  stat_changed(event, context) {
    const { from, to } = event
    const stat = words.said(`stat.${event.stat}`)
    const facts = {
      unit: context.unit(event.unit),
      stat,
      from,
      to: inTone(String(to), to > from ? 'heal' : 'harm'),
      cause: causeSaid(event.cause),
    }
    const change = `${to > from ? '+' : '−'}${Math.abs(to - from)}`
    return happening(line('effects', words.parts('event.stat', facts), about(context, event.unit)), null, [
      { over: { piece: event.unit }, text: words.text('rise.stat', { change, stat }), tone: 'heal' },
    ])
  },
}

const RISING: Readonly<Partial<Record<Status, Tone>>> = {
  rallied: 'heal',
  warded: 'magic',
  silenced: 'magic',
  frozen: 'magic',
}

function inTone(amount: string, tone: Tone): readonly Part[] {
  return [{ amount, tone }]
}

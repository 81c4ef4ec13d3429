import { words } from '../catalogue.ts'
import { formationEffect, weatherEffect } from '../names.ts'
import { type Context, cellPlaced, happening, line, type Tells } from './context.ts'

/** Turns, weather, ground and formations. */
export const turns: Tells<
  | 'match_started'
  | 'turn_started'
  | 'turn_ended'
  | 'weather_changed'
  | 'terrain_changed'
  | 'formation_changed'
  | 'control_changed'
  | 'match_ended'
> = {
  match_started({ first, castleHp, terrain, weather }, { seat }) {
    const facts = { seat: seat(first), castle: castleHp, weather: words.said(`weather.${weather}`) }
    const sum = terrain.flatMap((ground, cell) => {
      if (ground === 'NONE') return []
      const name = words.text('sum.groundAt', { cell: cellPlaced(cell % 3, Math.floor(cell / 3)) })
      return [{ name, value: words.text(`terrain.${ground}`) }]
    })
    return happening(line(`weather:${weather}`, words.parts('event.begins', facts), { sum }), 'horn')
  },
  turn_started({ turn, seat: active, mana }, { seat }) {
    const facts = { seat: seat(active), turn, mana }
    return happening(line('turn', words.parts('event.turn', facts)), 'page', [
      { over: { seat: active === 0 ? 0 : 1 }, text: words.text('rise.turn', { seat: facts.seat }), tone: 'note' },
    ])
  },
  turn_ended({ seat: active, mana }, { seat }) {
    const parts = words.parts('event.endsTurn', { seat: seat(active), mana })
    return happening(line('turns', parts, mana === 0 ? { detail: true } : {}))
  },
  weather_changed({ weather, duration, draws }, { view }) {
    const name = words.said(`weather.${weather}`)
    const effect = weatherEffect(weather)
    const facts = { weather: name, turns: duration }
    const parts =
      effect === '' ? words.parts('event.weather', facts) : words.parts('event.weatherEffect', { ...facts, effect })
    const drawn = { name: words.text('sum.kindAndLength'), value: words.text('sum.drew', { drawn: draws.join(', ') }) }
    return happening(line(`weather:${weather}`, parts, { sum: draws.length === 0 ? [] : [drawn] }), 'fire', [
      { over: { seat: view.active === 0 ? 0 : 1 }, text: words.text(`weather.${weather}`), tone: 'note' },
    ])
  },
  terrain_changed({ x, y, terrain }) {
    const facts = { cell: cellPlaced(x, y), terrain: words.said(`terrain.${terrain}`) }
    return happening(line('effects', words.parts('event.ground', facts)), 'stone')
  },
  formation_changed({ seat: of, from, to }, { seat }) {
    const own = of === 0 ? 0 : 1
    if (to === 'NONE') {
      const lost = { seat: seat(of), formation: words.said(`formation.${from}`) }
      return happening(line('moves', words.parts('event.formationLost', lost), { seat: own }))
    }
    const facts = { seat: seat(of), formation: words.said(`formation.${to}`) }
    const effect = formationEffect(to)
    const parts =
      effect === '' ? words.parts('event.formation', facts) : words.parts('event.formationEffect', { ...facts, effect })
    const sum = [{ name: words.text('sum.madeBy'), value: words.text(`condition.${to}`) }]
    return happening(line('moves', parts, { seat: own, sum }), null, [
      { over: { seat: own }, text: words.text(`formation.${to}`), tone: 'note' },
    ])
  },
  control_changed({ seat: of }, { seat }) {
    const parts =
      of === null ? words.parts('event.nobodyControls') : words.parts('event.controlsMiddle', { seat: seat(of) })
    return happening(line('middle', parts), 'horn')
  },
  match_ended({ winner, castles }, { view, seat }) {
    const parts = winner === null ? words.parts('event.drawn') : words.parts('event.wins', { seat: seat(winner) })
    const sum = [
      { name: words.text('sum.castles'), value: bothOf(castles) },
      { name: words.text('sum.lifeOnBoard'), value: bothOf([lifeOf(view, 0), lifeOf(view, 1)]) },
    ]
    return happening(line('end', parts, { sum }), 'bell')
  },
}

function bothOf([one, other]: readonly [number, number]): string {
  return words.text('sum.and', { one, other })
}

function lifeOf({ units }: Context['view'], seat: number): number {
  return units.reduce((sum, { owner, hp }) => (owner === seat ? sum + hp : sum), 0)
}

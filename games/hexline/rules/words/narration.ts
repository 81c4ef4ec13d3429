import type { Narration, Narrator, Rise } from '@tessera/words'
import { narrated } from '@tessera/words'
import { catalogOf } from '../content/catalog.ts'
import type { HexlineEvent } from '../events.ts'
import type { HexlineView } from '../view/view.ts'
import { words } from './catalogue.ts'
import { type LineKind, piece, seat, type Telling, told } from './telling.ts'

/** HEX-142: how each kind of event is told. One for every event of a frame, in order. */
export function narrator(
  names?: readonly string[],
  /** The seat that is "you"; without it the one whose view it is. */
  reader?: number | null,
): Narrator<HexlineEvent, HexlineView, LineKind> {
  return (events, view) => {
    const to = reader === undefined ? view.to : (reader ?? 'spectator')
    let attack: Telling['attack'] = null
    return events.map((event) => {
      if (event.type === 'attack') attack = event
      return narrated(NARRATION, event, { view, to, names, attack })
    })
  }
}

const NARRATION: Narration<HexlineEvent, Telling, LineKind> = {
  armies_revealed: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.armiesShown', {
        west: words.said('count.units', { n: event.west.length }),
        east: words.said('count.units', { n: event.east.length }),
      }),
      kind: 'rounds',
      sound: 'page',
    }),
  battle_start: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.battleBegins', {
        battle: event.battle,
        west: seat(telling, event.west_seat),
        east: seat(telling, 1 - event.west_seat),
      }),
      kind: 'rounds',
      sound: 'horn',
    }),
  // The log has a heading for every round.
  round_start: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.roundBegins', { round: event.round }),
      kind: 'rounds',
      detail: true,
      sound: 'dice',
    }),
  turn_start: (event, telling) =>
    told(event, telling, {
      parts: words.parts(event.again ? 'event.anotherTurn' : 'event.turn', { unit: piece(telling, event.unit) }),
      kind: 'rounds',
      detail: true,
      rises: event.again ? [over(event.unit, words.text('rise.again'))] : [],
    }),
  frozen_skip: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.frozenSkip', { unit: piece(telling, event.unit) }),
      kind: 'powers',
      rises: [over(event.unit, words.text('rise.skips'))],
    }),
  charge: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.charge', {
        unit: piece(telling, event.unit),
        effect: words.said(`effect.${effectOf(event, telling)}`),
        count: event.count,
        of: event.of,
      }),
      kind: 'powers',
      detail: true,
      rises:
        event.count < event.of ? [over(event.unit, words.text('sum.of', { part: event.count, whole: event.of }))] : [],
      sound: 'march',
    }),
  ability: (event, telling) => {
    const facts = { unit: piece(telling, event.unit), effect: words.said(`effect.${event.effect}`) }
    const targets = event.targets.map((id) => piece(telling, id))
    return told(event, telling, {
      parts:
        targets.length === 0
          ? words.parts('event.abilityMisses', facts)
          : words.parts('event.ability', { ...facts, targets }),
      kind: 'powers',
      detail: true,
      rises: [over(event.unit, words.text(`effect.${event.effect}`))],
      sound: 'spell',
    })
  },
  queued: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.queued', {
        effect: words.said(`effect.${event.entry.type}`),
        by: piece(telling, event.entry.source_id),
        unit: piece(telling, event.entry.target_id),
        amount: event.entry.amount,
      }),
      kind: 'powers',
      detail: true,
    }),
  speed_roll: (event, telling) => {
    const quick = event.roll < event.need
    return told(event, telling, {
      parts: words.parts(quick ? 'event.quick' : 'event.notQuick', { unit: piece(telling, event.unit) }),
      kind: 'moves',
      ...(quick ? {} : { detail: true }),
      rises: [over(event.unit, `${event.roll} ${quick ? '<' : '≥'} ${event.need}`)],
    })
  },
  move: (event, telling) => {
    const unit = piece(telling, event.unit)
    const parts = event.extra
      ? words.parts('event.movesOn', { unit })
      : event.goal === 0
        ? words.parts('event.movesNear', { unit })
        : words.parts('event.moves', { unit, goal: piece(telling, event.goal) })
    return told(event, telling, { parts, kind: 'moves', ...(event.extra ? { detail: true } : {}), sound: 'march' })
  },
  shadowstep: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.leaps', { unit: piece(telling, event.unit), enemy: piece(telling, event.enemy) }),
      kind: 'moves',
      sound: 'spell',
    }),
  idle: (event, telling) => {
    const boxedIn = event.why === 'boxed_in'
    return told(event, telling, {
      parts: words.parts(boxedIn ? 'event.boxedIn' : 'event.noEnemy', { unit: piece(telling, event.unit) }),
      kind: 'moves',
      ...(boxedIn ? {} : { detail: true }),
      rises: [over(event.unit, words.text(boxedIn ? 'rise.boxedIn' : 'rise.idle'))],
    })
  },
  // The blow that follows says what it did.
  attack: (event, telling) =>
    told(event, telling, {
      parts: words.parts(event.ranged ? 'event.shoots' : 'event.attacks', {
        unit: piece(telling, event.unit),
        target: piece(telling, event.target),
      }),
      kind: 'blows',
      detail: true,
      sound: 'metal',
    }),
  blocked: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.blocks', pair(event, telling)),
      kind: 'blows',
      rises: [over(event.unit, words.text('rise.blocked'))],
      sound: 'wood',
    }),
  damage: (event, telling) =>
    told(event, telling, {
      parts:
        event.dealt === 0
          ? words.parts('event.armourHolds', pair(event, telling))
          : words.parts(blowOf(event), { ...pair(event, telling), dealt: event.dealt }),
      kind: 'blows',
      rises: [
        event.dealt === 0
          ? over(event.unit, words.text('rise.armourHolds'))
          : over(event.unit, `−${event.dealt}`, 'harm'),
      ],
      sound: 'flesh',
    }),
  undying: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.saved', {
        source: piece(telling, event.source),
        unit: piece(telling, event.unit),
        cost: event.cost,
      }),
      kind: 'deaths',
      rises: [over(event.unit, words.text('rise.saved', { cost: event.cost }), 'magic')],
      sound: 'bell',
    }),
  executed: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.executes', pair(event, telling)),
      kind: 'deaths',
      rises: [over(event.unit, words.text('rise.executed'), 'harm')],
      sound: 'fall',
    }),
  death: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.falls', pair(event, telling)),
      kind: 'deaths',
      sound: 'fall',
    }),
  heal: (event, telling) => {
    const { amount } = event
    return told(event, telling, {
      parts:
        event.by === event.unit
          ? words.parts('event.healsItself', { unit: piece(telling, event.unit), amount })
          : words.parts('event.heals', { ...pair(event, telling), amount }),
      kind: 'healing',
      ...(amount === 0 ? { detail: true } : {}),
      rises: [over(event.unit, `+${amount}`, 'heal')],
      sound: 'heal',
    })
  },
  fortify: (event, telling) => {
    const { amount } = event
    return told(event, telling, {
      parts:
        event.by === event.unit
          ? words.parts('event.grows', { unit: piece(telling, event.unit), amount })
          : words.parts('event.fortifies', { ...pair(event, telling), amount }),
      kind: 'healing',
      rises: [over(event.unit, `+${amount}`, 'heal')],
      sound: 'metal',
    })
  },
  sunder: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.sunders', { ...pair(event, telling), amount: event.amount }),
      kind: 'powers',
      rises: [over(event.unit, `−${event.amount}`, 'magic')],
      sound: 'stone',
    }),
  ramp: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.rages', growth(event, telling)),
      kind: 'powers',
      rises: [over(event.unit, `+${event.amount}`, 'magic')],
    }),
  vengeance: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.avenges', growth(event, telling)),
      kind: 'powers',
      rises: [over(event.unit, `+${event.amount}`, 'magic')],
    }),
  push: (event, telling) => {
    const hexes = Math.abs(event.to[0] - event.from[0])
    return told(event, telling, {
      parts:
        hexes === 0
          ? words.parts('event.standsFirm', pair(event, telling))
          : words.parts('event.pushes', {
              ...pair(event, telling),
              hexes: words.said('count.hexes', { n: hexes }),
            }),
      kind: 'moves',
      sound: 'stone',
    })
  },
  retreat: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.backsAway', { unit: piece(telling, event.unit) }),
      kind: 'moves',
      sound: 'flee',
    }),
  freeze: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.freezes', { ...pair(event, telling), turns: turns(event.turns) }),
      kind: 'powers',
      rises: [over(event.unit, words.text('rise.frozen', { turns: event.turns }))],
      sound: 'spell',
    }),
  silence: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.silences', { ...pair(event, telling), turns: turns(event.turns) }),
      kind: 'powers',
      rises: [over(event.unit, words.text('rise.silenced', { turns: event.turns }), 'magic')],
      sound: 'spell',
    }),
  silence_tick: (event, telling) => {
    const unit = piece(telling, event.unit)
    const back = event.left === 0
    return told(event, telling, {
      parts: back
        ? words.parts('event.speaksAgain', { unit })
        : words.parts('event.staysSilenced', { unit, turns: words.said('count.moreTurns', { n: event.left }) }),
      kind: 'powers',
      ...(back ? {} : { detail: true }),
      rises: [over(event.unit, back ? words.text('rise.speaksAgain') : words.text('rise.left', { turns: event.left }))],
    })
  },
  summon: (event, telling) =>
    told(event, telling, { parts: words.parts('event.summons', pair(event, telling)), kind: 'powers', sound: 'horn' }),
  ready: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.ready', { unit: piece(telling, event.unit) }),
      kind: 'powers',
      detail: true,
      rises: [over(event.unit, words.text('rise.ready'))],
    }),
  ready_turn: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.readyTurn', { unit: piece(telling, event.unit) }),
      kind: 'powers',
      rises: [over(event.unit, words.text('rise.actsAgain'))],
    }),
  ready_spent: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.readySpent', { unit: piece(telling, event.unit) }),
      kind: 'powers',
      detail: true,
      rises: [over(event.unit, words.text('rise.lastTurn'))],
    }),
  turn_end: (event, telling) =>
    told(event, telling, {
      parts: words.parts('event.turnEnds', { unit: piece(telling, event.unit) }),
      kind: 'rounds',
      detail: true,
    }),
  battle_end: (event, telling) => {
    const { rounds, winner_seat: winner, reason } = event
    return told(event, telling, {
      parts:
        winner === null
          ? words.parts('event.battleDrawn', { rounds, reason: words.said(`reason.${reason}`) })
          : words.parts('event.battleWon', {
              rounds,
              winner: seat(telling, winner),
              loser: seat(telling, 1 - winner),
            }),
      kind: 'rounds',
      sound: 'bell',
    })
  },
  match_end: (event, telling) => {
    const { winner, score } = event
    const [first, second] = score
    return told(event, telling, {
      parts:
        winner === null
          ? words.parts('event.matchDrawn', { first, second })
          : words.parts('event.matchWon', {
              winner: seat(telling, winner),
              loser: seat(telling, 1 - winner),
              won: winner === 0 ? first : second,
              lost: winner === 0 ? second : first,
            }),
      kind: 'rounds',
    })
  },
}

type EventOf<Type extends HexlineEvent['type']> = Extract<HexlineEvent, { readonly type: Type }>

function over(id: number, text: string, tone: Rise['tone'] = 'note'): Rise {
  return { over: { piece: id }, text, tone }
}

function pair({ by, unit }: { readonly by: number; readonly unit: number }, telling: Telling) {
  return { by: piece(telling, by), unit: piece(telling, unit) }
}

function growth({ unit, damage, amount }: EventOf<'ramp' | 'vengeance'>, telling: Telling) {
  return { unit: piece(telling, unit), from: damage - amount, to: damage }
}

function turns(n: number) {
  return words.said('count.turns', { n })
}

function blowOf({ kind, answer }: EventOf<'damage'>) {
  if (kind === 'attack') return 'event.hits'
  if (kind === 'splash') return 'event.splashes'
  return answer ? 'event.strikesBack' : 'event.strikes'
}

function effectOf({ unit, ability }: EventOf<'charge'>, { view }: Telling) {
  const type = view.battle?.units[unit - 1]?.type
  const effect = catalogOf(view.config).type(type ?? '')?.abilities[ability]?.effect
  if (effect === undefined) throw new RangeError(`Unit ${unit} has no ability ${ability}.`)
  return effect
}

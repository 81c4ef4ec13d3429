import { DEFAULT_POLICY, type HundredEvent, type HundredView, templateName } from '@tessera/hundred'

/** The facts a lesson is judged by: the events so far, the position, and the open card. */
export interface Facts {
  readonly view: HundredView
  readonly events: readonly HundredEvent[]
  readonly me: number
  /** The text of the open card; empty while there is none. */
  readonly card: string
  /** A test of nerve was opened in the log. */
  readonly nerve: boolean
  /** Positions at the ends of turns. */
  readonly turnEnds: readonly HundredView[]
}

export interface Lesson {
  readonly id: 'look' | 'advance' | 'wait' | 'defend' | 'strike' | 'backs' | 'aim' | 'nerve' | 'win'
  done(facts: Facts): boolean
}

/**
 * HUN-1302: nine lessons in `first_muster`, each with a test of its own. They never block play. What needs no enemy within reach
 * comes first: a player who strikes earlier has no goblins left for the other lessons.
 */
export const LESSONS: readonly Lesson[] = [
  {
    id: 'look',
    // One of the warriors is shown from the beginning.
    done: ({ card }) => card.startsWith(templateName('archer')),
  },
  {
    id: 'advance',
    done: ({ events, me, view }) =>
      events.some(
        (event) => event.type === 'UnitMoved' && event.data.mode === 'advance' && isMine(view, me, event.entityId),
      ),
  },
  {
    id: 'wait',
    done: ({ view }) =>
      view.units.some((unit) =>
        unit.commandQueue.steps.some((step) => step.do === 'attack' && step.when?.is === 'inRange'),
      ),
  },
  {
    id: 'defend',
    done: ({ events, view, me }) =>
      events.some((event) => event.type === 'StanceSet' && isMine(view, me, event.entityId)) &&
      view.units.some((unit) => JSON.stringify(unit.policy) !== JSON.stringify(DEFAULT_POLICY)),
  },
  {
    id: 'strike',
    done: ({ events, me, view }) =>
      events.some(
        (event) =>
          event.type === 'AttackDeclared' &&
          // Neither the archer who lies in wait nor a blow at somebody who passes by.
          event.data.weapon !== 'bow' &&
          !event.data.free &&
          isMine(view, me, event.entityId),
      ),
  },
  {
    id: 'backs',
    done: ({ turnEnds, me }) => turnEnds.some((view) => isInFight(view, me) && nobodyBehind(view, me)),
  },
  {
    id: 'aim',
    done: ({ events, view, me }) =>
      events.some(
        (event) => event.type === 'AttackDeclared' && event.data.kind === 'aimed' && isMine(view, me, event.entityId),
      ),
  },
  {
    id: 'nerve',
    done: ({ nerve }) => nerve,
  },
  {
    id: 'win',
    done: ({ view, me }) => view.result?.winner === me,
  },
]

/** The lessons done so far; each once it was passed stays passed. */
export function passed(facts: Facts, before: readonly number[]): readonly number[] {
  return LESSONS.flatMap((lesson, at) => (before.includes(at) || lesson.done(facts) ? [at] : []))
}

function isMine(view: HundredView, me: number, id: number | null | undefined): boolean {
  return id != null && (view.revealed ?? view.units).some((unit) => unit.id === id && unit.faction.seat === me)
}

/** A goblin that can still fight is near enough to be struck soon. */
function isInFight(view: HundredView, me: number): boolean {
  return view.units.some(
    ({ faction, health, position }) =>
      faction.seat === me &&
      health.woundState !== 'down' &&
      view.enemies.some(
        ({ x, y, woundState }) => woundState !== 'down' && (position.x - x) ** 2 + (position.y - y) ** 2 <= NEAR * NEAR,
      ),
  )
}

const NEAR = 3000

/** HUN-008: the rear is the middle 90° behind. */
function nobodyBehind(view: HundredView, me: number): boolean {
  const own = view.units.filter((unit) => unit.faction.seat === me && unit.health.woundState !== 'down')
  return (
    view.turn > 1 &&
    view.enemies.some((enemy) => enemy.woundState !== 'down') &&
    own.every(({ position }) =>
      view.enemies.every((enemy) => enemy.woundState === 'down' || !isBehind(position, enemy)),
    )
  )
}

function isBehind(
  unit: { readonly x: number; readonly y: number; readonly fx: number; readonly fy: number },
  enemy: { readonly x: number; readonly y: number },
): boolean {
  const vx = enemy.x - unit.x
  const vy = enemy.y - unit.y
  const dot = unit.fx * vx + unit.fy * vy
  const cross = unit.fx * vy - unit.fy * vx
  return dot < 0 && Math.abs(cross) <= -dot
}

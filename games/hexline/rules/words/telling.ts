import type { Audience } from '@tessera/kernel'
import { capitalised, type Happening, type Line, type Named, type Part, type Rise, type Sound } from '@tessera/words'
import type { HexlineEvent } from '../events.ts'
import { seatOfSide } from '../rules/board/sides.ts'
import type { HexlineView } from '../view/view.ts'
import { namedPiece, namedSeat } from './naming.ts'
import { sumOf } from './sums.ts'

/** What lines of the log are sorted by. */
export type LineKind = 'blows' | 'deaths' | 'moves' | 'healing' | 'powers' | 'rounds'

export type AttackEvent = Extract<HexlineEvent, { type: 'attack' }>

/** What an event is told in. */
export interface Telling {
  readonly view: HexlineView
  /** Who reads it, as "you". */
  readonly to: Audience
  readonly names?: readonly string[] | undefined
  /** The last attack of the frame: its numbers lead to those of the damage. */
  readonly attack: AttackEvent | null
}

interface Told {
  readonly parts: readonly Part[]
  readonly kind: LineKind
  readonly detail?: true
  readonly rises?: readonly Rise[]
  readonly sound?: Sound
}

/** An event as it is read, seen over the board and heard. */
export function told(
  event: HexlineEvent,
  telling: Telling,
  { parts, kind, detail, rises = [], sound }: Told,
): Happening<LineKind> {
  const { battle } = telling.view
  const pieces = piecesOf(event)
  const actor = battle?.units[(pieces[0] ?? 0) - 1]
  const line: Line<LineKind> = {
    parts: capitalised(parts),
    kind,
    ...(detail === true ? { detail } : {}),
    seat: battle === null || actor === undefined ? null : seatOfSide(battle, actor.side),
    pieces,
    sum: sumOf(event, telling),
  }
  return { line, rises, sound: sound ?? null }
}

export function piece({ view }: Telling, id: number): Named {
  return namedPiece(view, id)
}

export function seat({ to, names }: Telling, who: number): Named {
  return namedSeat(to, who, names)
}

/** The pieces an event is about, the one that acts first. */
function piecesOf(event: HexlineEvent): readonly number[] {
  const fields: Readonly<Record<string, unknown>> = { ...event }
  const ids = new Set<number>()
  for (const field of [actorField(event), 'unit', 'by', 'target', 'source', 'enemy', 'goal']) {
    const id = fields[field]
    if (typeof id === 'number' && id > 0) ids.add(id)
  }
  return [...ids]
}

function actorField(event: HexlineEvent): 'by' | 'source' | 'unit' {
  switch (event.type) {
    case 'damage':
    case 'executed':
    case 'heal':
    case 'fortify':
    case 'sunder':
    case 'push':
    case 'freeze':
    case 'silence':
    case 'summon':
      return 'by'
    case 'undying':
      return 'source'
    default:
      return 'unit'
  }
}

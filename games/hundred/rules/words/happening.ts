import type { Happening, Named, Rise } from '@tessera/words'
import type { HundredEvent } from '../events.ts'
import type { HundredView } from '../view/view.ts'

/** What logs filter by. `turn` are headings; a `fall` is a blow that fells, a `rout` the end of a nerve. */
export type LineKind = 'turn' | 'order' | 'move' | 'blow' | 'fall' | 'nerve' | 'rout' | 'care' | 'flow'

/** A number over the board, or a roll against its chance. */
export interface HundredRise extends Rise {
  readonly roll?: {
    readonly roll: number
    readonly chance: number
    /** What came of it. */
    readonly text: string
    readonly good: boolean
  }
}

export interface HundredHappening extends Happening<LineKind> {
  readonly rises: readonly HundredRise[]
}

export type HundredNarrator = (events: readonly HundredEvent[], view: HundredView) => readonly HundredHappening[]

/** A frame as its events are told. */
export interface Moment {
  readonly view: HundredView
  /** A unit by its id, also one that was seen earlier; somebody unseen for null. */
  unit(id: number | null | undefined): Named
  seat(seat: number): Named
  /** The target of an own unit's order, and whether it has fallen; null when it is not known. */
  meant(unit: number): { readonly target: number; readonly fallen: boolean } | null
  /** The events that follow from each attack of the frame. */
  readonly exchanges: ReadonlyMap<HundredEvent, readonly HundredEvent[]>
}

import type { SiegefrontView } from '@tessera/siegefront'
import type { PointerEvent } from 'react'
import type { Death } from '../log/story.ts'
import type { Hit, Light } from '../orders/marks.ts'
import type { Showing } from './effects.ts'
import type { Bottom, Place } from './places.ts'

export interface BoardProps {
  readonly view: SiegefrontView
  readonly bottom: Bottom
  /** Whose castles they are, by seat; null for the viewer's own. */
  readonly owners: readonly [string | null, string | null]
  readonly me: 0 | 1 | null
  /** Where what is held can be used. */
  readonly lights: ReadonlyMap<Place, Light>
  readonly selected: Place | null
  readonly aim: Place | null
  readonly hit: Hit | null
  readonly refused: { readonly place: Place; readonly text: string } | null
  /** The cell that Tab leads to. */
  readonly focus: Place
  /** Where the other side has just done something. */
  readonly acted: ReadonlySet<Place>
  /** Own units that can still strike or use an ability. */
  readonly ready: readonly number[]
  readonly fallen: readonly Death[]
  /** Effects of the frame; null when none are shown. */
  readonly showing: Showing | null
  readonly index: number
  readonly onPress: (place: Place) => void
  readonly onPoint: (place: Place | null) => void
  readonly onFocus: (place: Place) => void
  /** Beyond the lower edge: into the hand. */
  readonly onBelow: () => void
  readonly onPointerDown: (event: PointerEvent, place: Place) => void
}

import type { TableSeat } from '@tessera/play'
import { pairOf, type SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { SeatInfo } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { faceIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { modeAt, type Story } from '../log/story.ts'
import { capital } from '../names.ts'

export interface SeatFacts {
  readonly view: SiegefrontView
  readonly story: Story
  readonly index: number
  readonly seat: 0 | 1
  readonly who: TableSeat
  /** What the bot says; null when it says nothing. */
  readonly said: string | null
  /** "Your turn". */
  readonly doing: string
}

/** A seat at the top of the table: mana, deck, hand or charges; what it says or does. */
export function seatInfo({ view, story, index, seat, who, said, doing }: SeatFacts): SeatInfo {
  const { name, kind, style } = who
  const own = pairOf(view.seats, seat)
  const mode = modeAt(story, index, seat)
  const numbers =
    own.supply === 'deck'
      ? [
          { value: own.handCount, name: words.text('seatInfo.inHand') },
          { value: own.deckCount, name: words.text('seatInfo.inDeck') },
        ]
      : [{ value: own.charges, name: words.text('seatInfo.charges', { n: own.charges }) }]
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    ...(style?.personality === undefined ? {} : { face: faceIcon(style.personality) }),
    sub: said === null ? doing : <i className="sf-said">“{said}”</i>,
    ...(mode === null || said !== null ? {} : { more: `, ${words.text(`mode.${mode}`)}` }),
    numbers: [
      { value: words.text('seatInfo.manaOf', { now: own.mana, max: own.maxMana }), name: words.text('seatInfo.mana') },
      ...(own.impact === 100 ? [] : [{ value: `+${own.impact - 100} %`, name: words.text('seatInfo.bonus') }]),
      ...numbers,
    ],
    score: (
      <>
        <Icon name={SIGNS.castle} label={words.text('seatInfo.castle', { name: capital(name) })} /> {own.castleHp}
      </>
    ),
  }
}

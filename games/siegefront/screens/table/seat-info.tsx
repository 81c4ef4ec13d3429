import type { TableSeat } from '@tessera/play'
import { pairOf, type SiegefrontView } from '@tessera/siegefront'
import type { SeatInfo } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { faceIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { capital } from '../names.ts'
import { modeAt, type Story } from '../log/story.ts'

/** A seat as the top of the table shows it: mana, deck, hand or charges; what it says or does. */
export function seatInfo(
  view: SiegefrontView,
  story: Story,
  index: number,
  seat: 0 | 1,
  { name, kind, style }: TableSeat,
  /** What the bot says just now, or what is going on there. */
  said: string | null,
  doing: string,
): SeatInfo {
  const own = pairOf(view.seats, seat)
  const mode = modeAt(story, index, seat)
  const numbers =
    own.supply === 'deck'
      ? [
          { value: own.handCount, name: 'in hand' },
          { value: own.deckCount, name: 'in the deck' },
        ]
      : [{ value: own.charges, name: own.charges === 1 ? 'charge' : 'charges' }]
  return {
    name,
    ...(kind === undefined ? {} : { kind }),
    ...(style?.personality === undefined ? {} : { face: faceIcon(style.personality) }),
    sub: said === null ? doing : <i className="sf-said">“{said}”</i>,
    ...(mode === null || said !== null ? {} : { more: `, ${mode}` }),
    numbers: [
      { value: `${own.mana} of ${own.maxMana}`, name: 'mana' },
      ...(own.impact === 100 ? [] : [{ value: `+${own.impact - 100} %`, name: 'LP bonus' }]),
      ...numbers,
    ],
    score: (
      <>
        <Icon name={SIGNS.castle} label={`${capital(name)}: castle`} /> {own.castleHp}
      </>
    ),
  }
}

import type { HexlineView } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Earlier } from '../build/armies-on-offer.tsx'
import { reasonText } from '../names.ts'

/** What the other side fielded before and how it ended, for the one who builds anew; the latest first. */
export function earlierBattles(view: HexlineView, seat: 0 | 1): readonly Earlier[] {
  return view.past
    .map(({ number, armies, winner_seat, reason, rounds }) => ({
      battle: number,
      theirs: armies[seat === 0 ? 1 : 0],
      won: winner_seat === null ? null : winner_seat === seat,
      outcome:
        winner_seat === null
          ? words.text('match.drawnIn', { round: rounds, reason: reasonText(reason) })
          : words.text(winner_seat === seat ? 'match.wonIn' : 'match.lostIn', { round: rounds }),
    }))
    .reverse()
}

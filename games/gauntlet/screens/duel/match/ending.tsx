import { contentOf } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { EndingProps } from '@tessera/play'
import { Token, TryNext } from '@tessera/table'
import { armyName } from '../../shared/team/names.ts'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import type { Duel } from '../types.ts'
import { adviceOf } from './advice.ts'

/** How the duel ended: each battle, and who still stands. */
export default function Ending({ view, seats, me, playedOut }: EndingProps<Duel>) {
  const { result, battle } = view
  if (result === null) return null
  const content = contentOf(view.config)
  const nameOf = (seat: number): string => seats[seat]?.name ?? ''
  return (
    <div className="gd-ending">
      <p>
        {result.winner === null
          ? words.text('ending.drawn', { why: words.said(`end.${result.reason}`) })
          : words.text('ending.won', {
              who: { name: nameOf(result.winner), seat: null, you: result.winner === me },
              why: words.said(`end.${result.reason}`),
            })}
      </p>
      {me !== null && battle !== null && playedOut && (
        <TryNext
          advice={adviceOf(
            battle.units.map(({ key, owner, state }) => ({
              own: owner === me,
              role: content.units.get(key)?.role ?? 'tank',
              state,
            })),
            result.winner === me,
          )}
        />
      )}
      <ol className="gd-fought">
        {view.fought.map((each, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a battle is its number
          <li key={place}>
            {words.text(each.winner === null ? 'ending.battleDrawn' : 'ending.battleWon', {
              who: nameOf(each.winner ?? 0),
              rounds: each.rounds,
              left: each.shares.map((share) => `${Math.round(share / 100)} %`).join(' : '),
            })}
          </li>
        ))}
      </ol>
      {battle !== null &&
        ([0, 1] as const).map((side) => {
          const army = view.armies[side]
          const left = battle.units.filter((unit) => unit.side === side && unit.cell >= 0)
          return (
            <section key={side}>
              <h3>
                {nameOf(side)}
                {army === null ? '' : `, ${armyName(army)}`}
              </h3>
              <p className="gd-left">
                {left.length === 0
                  ? words.text('ending.nobody')
                  : left.map((unit) => <Token key={unit.id} seat={side} icon={unitIcon(unit.key)} size={26} />)}
              </p>
            </section>
          )
        })}
    </div>
  )
}

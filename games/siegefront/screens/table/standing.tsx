import { formationEffect, formationOf, pairOf, type SiegefrontView, weatherEffect } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { counted } from '@tessera/words'
import { formationIcon, weatherIcon } from '../art.ts'
import type { Bottom } from '../board/places.ts'
import { capital } from '../names.ts'

export interface StandingProps {
  readonly view: SiegefrontView
  readonly bottom: Bottom
  readonly names: readonly [string, string]
  readonly me: 0 | 1 | null
}

/** What holds for both sides: formations with effect and condition, and the weather. */
export function Standing({ view, bottom, names, me }: StandingProps) {
  const weather = weatherEffect(view.weather)
  return (
    <div className="sf-standing">
      {([bottom, bottom === 0 ? 1 : 0] as const).map((seat) => {
        const formation = formationOf(view, seat)
        const name = words.text(`formation.${formation}`)
        const condition = words.text(`condition.${formation}`)
        const effect = formationEffect(formation)
        return (
          <div key={seat} className="ability">
            <h2>
              <Icon name={formationIcon(formation)} /> {seat === me ? 'You' : names[seat]}: {name}
            </h2>
            <p className="note">
              {effect === '' ? 'No effect' : capital(effect)}. Made by {condition}.
            </p>
          </div>
        )
      })}
      <div className="ability">
        <h2>
          <Icon name={weatherIcon(view.weather)} /> {words.text(`weather.${view.weather}`)}
        </h2>
        <p className="note">
          {weather === '' ? 'No effect' : capital(weather)}, for both sides
          {view.duration > 0 ? `, ${counted(view.duration, 'turn')} more` : ''}.
        </p>
      </div>
      <Bonuses view={view} bottom={bottom} names={names} me={me} />
    </div>
  )
}

/** SGF-1419: both sides see the percentages and nothing else. */
function Bonuses({ view, bottom, names, me }: StandingProps) {
  const [one, two] = view.seats
  if (one.impact === 100 && two.impact === 100) return null
  const whose = (seat: 0 | 1) => `${seat === me ? 'you' : names[seat]} +${pairOf(view.seats, seat).impact - 100} %`
  const other = bottom === 0 ? 1 : 0
  return (
    <div className="ability">
      <h2>
        LP bonus:{' '}
        {one.impact === two.impact ? `both sides +${one.impact - 100} %` : `${whose(bottom)}, ${whose(other)}`}
      </h2>
      <p className="note">To attack, life and defence of every card, rounded down. Tokens and castles have none.</p>
    </div>
  )
}

/** How to play, shown while nothing is in hand. */
export function HowTo({ me }: { readonly me: 0 | 1 | null }) {
  if (me === null) return <p className="note">Choose a card on the board to see every value and what changes it.</p>
  return (
    <>
      <p className="note">
        Take a card from your hand or a unit on the board: lit cells show what it can do. Press one to see every number,
        press it again to do it. Dragging works too.
      </p>
      <p className="note with-keys">
        Keys: arrows and Enter on the board, <b>E</b> ends the turn, <b>Esc</b> takes a step back.
      </p>
    </>
  )
}

import { FORMATIONS, formationOf, type SiegefrontView } from '@tessera/siegefront'
import { Icon } from '../../../table/index.ts'
import { formationIcon, weatherIcon } from '../art.ts'
import type { Bottom } from '../board/places.ts'
import { capital, counted, formationEffect, WEATHER_NAMES, weatherEffect } from '../names.ts'

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
        const { name, condition } = FORMATIONS[formation]
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
          <Icon name={weatherIcon(view.weather)} /> {WEATHER_NAMES[view.weather]}
        </h2>
        <p className="note">
          {weather === '' ? 'No effect' : capital(weather)}, for both sides
          {view.duration > 0 ? `, ${counted(view.duration, 'turn')} more` : ''}.
        </p>
      </div>
    </div>
  )
}

/** How to play at all, for whoever has nothing in hand. */
export function HowTo({ me }: { readonly me: 0 | 1 | null }) {
  if (me === null) return <p className="note">Choose a card on the board to see every value and what changes it.</p>
  return (
    <>
      <p className="note">
        Take a card from your hand or a unit on the board: lit cells show what it can do. Press one to see every number,
        press it again to do it. Dragging works too.
      </p>
      <p className="note">
        Keys: arrows and Enter on the board, <b>E</b> ends the turn, <b>Esc</b> takes a step back.
      </p>
    </>
  )
}

import { formationEffect, formationOf, pairOf, type SiegefrontView, weatherEffect } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import { formationIcon, weatherIcon } from '../art.ts'
import type { Bottom } from '../board/places.ts'
import { marked } from '../marked.tsx'
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
              <Icon name={formationIcon(formation)} />{' '}
              {words.text('standing.heading', {
                who: seat === me ? words.text('standing.you') : names[seat],
                formation: name,
              })}
            </h2>
            <p className="note">{words.text('standing.madeBy', { effect: effectWords(effect), condition })}</p>
          </div>
        )
      })}
      <div className="ability">
        <h2>
          <Icon name={weatherIcon(view.weather)} /> {words.text(`weather.${view.weather}`)}
        </h2>
        <p className="note">
          {view.duration > 0
            ? words.text('standing.weatherFor', { effect: effectWords(weather), turns: view.duration })
            : words.text('standing.weather', { effect: effectWords(weather) })}
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
  const whose = (seat: 0 | 1) => (seat === me ? words.text('standing.bonusYou') : names[seat])
  const percent = (seat: 0 | 1) => pairOf(view.seats, seat).impact - 100
  const other = bottom === 0 ? 1 : 0
  return (
    <div className="ability">
      <h2>
        {one.impact === two.impact
          ? words.text('standing.bonusBoth', { percent: percent(0) })
          : words.text('standing.bonus', {
              one: whose(bottom),
              percent: percent(bottom),
              other: whose(other),
              otherPercent: percent(other),
            })}
      </h2>
      <p className="note">{words.text('standing.bonusNote')}</p>
    </div>
  )
}

function effectWords(effect: string): string {
  return effect === '' ? words.text('standing.noEffect') : capital(effect)
}

/** How to play, shown while nothing is in hand. */
export function HowTo({ me }: { readonly me: 0 | 1 | null }) {
  if (me === null) return <p className="note">{words.text('howTo.watch')}</p>
  return (
    <>
      <p className="note">{words.text('howTo.play')}</p>
      <p className="note with-keys">{marked(words.parts('howTo.keys'))}</p>
    </>
  )
}

import { type CohortView, MAP_DATA } from '@tessera/cohort'
import { seatClass, Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { ReactNode } from 'react'
import type { Scene } from '../../board/scene.ts'
import { SIGNS, WEATHER_ICONS } from '../../icons.ts'
import { WEATHER_EFFECTS, WEATHER_NAMES } from '../../names.ts'

/** COH-17.1: who holds what since when, how the score stands, what the weather does. */
export function Situation(props: {
  readonly scene: Scene
  readonly names: readonly [string, string]
  readonly view: CohortView | null
}): ReactNode {
  const { scene, names, view } = props
  const map = MAP_DATA[scene.map]
  const need = map.hold.points > 0 ? `${counted(map.hold.points, 'point')}` : `points worth ${map.hold.value}`
  return (
    <div className="card co-card" data-tour="points">
      <h2>{map.name}</h2>
      <ul className="co-pointlist">
        {map.points.map(({ id, name, value }, i) => {
          const state = scene.points[i]
          const seat = state === undefined || state.controller === null ? null : state.controller === 1 ? 1 : 0
          return (
            <li key={id}>
              <Token seat={seat} icon={SIGNS.point} size={24} />
              <span>
                {name} <span className="muted t13">worth {value}</span>
              </span>
              <span className={seat === null ? 'muted' : seatClass(seat)}>
                {seat === null ? 'nobody' : names[seat]}
                {seat !== null && state !== undefined && <span className="muted t13"> since turn {state.since}</span>}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="note">
        Hold {need} for {counted(map.hold.turns, 'turn')} in a row and the battle is won
        {map.hold.seats.length === 1 ? ` by the attacker` : ''}.{' '}
        {map.limitRule === 'defender'
          ? 'After the last turn the defender wins.'
          : 'After the last turn the score decides.'}
      </p>
      <dl className="co-holds">
        {([0, 1] as const).map((seat) => (
          <div key={seat}>
            <dt className={seatClass(seat)}>{names[seat]}</dt>
            <dd>
              score <b>{scene.scores[seat]}</b>
              {map.hold.seats.includes(seat) && (
                <>
                  , held <b>{scene.holds[seat]}</b> of {map.hold.turns}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        <Icon name={WEATHER_ICONS[scene.weather]} /> <b>{WEATHER_NAMES[scene.weather]}.</b>{' '}
        {WEATHER_EFFECTS[scene.weather]}
      </p>
      {view?.own && (
        <p className="note">
          <Icon name={SIGNS.supply} /> Food for {counted(view.own.supply, 'turn')}
          {view.own.reserve > 0 ? `, ${counted(view.own.reserve, 'supply point')} in reserve` : ''}
          {view.own.captives.length > 0 ? `, ${counted(view.own.captives.length, 'captive unit')}` : ''}.
        </p>
      )}
      {view?.contacts.every(({ state }) => state !== 'confirmed') && view.phase === 'orders' && (
        <p className="note">Nobody in sight. Scouts forward would help.</p>
      )}
    </div>
  )
}

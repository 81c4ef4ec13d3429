import { type CohortView, MAP_DATA } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { seatClass, Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Scene } from '../../board/scene.ts'
import { SIGNS, WEATHER_ICONS } from '../../icons.ts'
import { mapName, pointText, weatherDoes, weatherName } from '../../names.ts'

/** COH-17.1: who holds what since when, how the score stands, what the weather does. */
export function Situation(props: {
  readonly scene: Scene
  readonly names: readonly [string, string]
  readonly view: CohortView | null
}): ReactNode {
  const { scene, names, view } = props
  const map = MAP_DATA[scene.map]
  const need =
    map.hold.points > 0
      ? words.said('card.points', { n: map.hold.points })
      : words.said('card.pointsWorth', { value: map.hold.value })
  return (
    <div className="card co-card" data-tour="points">
      <h2>{mapName(scene.map)}</h2>
      <ul className="co-pointlist">
        {map.points.map(({ id, value }, i) => {
          const state = scene.points[i]
          const seat = state === undefined || state.controller === null ? null : state.controller === 1 ? 1 : 0
          return (
            <li key={id}>
              <Token seat={seat} icon={SIGNS.point} size={24} />
              <span>
                {pointText(scene.map, i)} <span className="muted t13">{words.text('card.worth', { value })}</span>
              </span>
              <span className={seat === null ? 'muted' : seatClass(seat)}>
                {seat === null ? words.text('card.nobody') : names[seat]}
                {seat !== null && state !== undefined && (
                  <span className="muted t13">{words.text('card.since', { turn: state.since })}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <p className="note">
        {words.text(map.hold.seats.length === 1 ? 'card.holdAttacker' : 'card.hold', { need, turns: map.hold.turns })}{' '}
        {words.text(map.limitRule === 'defender' ? 'card.defenderWins' : 'card.scoreDecides')}
      </p>
      <dl className="co-holds">
        {([0, 1] as const).map((seat) => (
          <div key={seat}>
            <dt className={seatClass(seat)}>{names[seat]}</dt>
            <dd>
              {map.hold.seats.includes(seat)
                ? words.text('card.held', { n: scene.scores[seat], held: scene.holds[seat], turns: map.hold.turns })
                : words.text('card.score', { n: scene.scores[seat] })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        <Icon name={WEATHER_ICONS[scene.weather]} /> <b>{weatherName(scene.weather)}.</b> {weatherDoes(scene.weather)}
      </p>
      {view?.own && (
        <p className="note">
          <Icon name={SIGNS.supply} />{' '}
          {[
            words.text('card.food', { n: view.own.supply }),
            ...(view.own.reserve > 0 ? [words.text('card.reserve', { n: view.own.reserve })] : []),
            ...(view.own.captives.length > 0 ? [words.text('card.captives', { n: view.own.captives.length })] : []),
          ].join(', ')}
          .
        </p>
      )}
      {view?.contacts.every(({ state }) => state !== 'confirmed') && view.phase === 'orders' && (
        <p className="note">{words.text('card.noneSeen')}</p>
      )}
    </div>
  )
}

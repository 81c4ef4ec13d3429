import { type CohortView, type ContactView, MAP_DATA, type OwnUnit, tileName } from '@tessera/cohort'
import { seatClass, Token } from '@tessera/table'
import { Icon, LifeBar } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { ReactNode } from 'react'
import { groundAt } from '../board/ground.ts'
import { handleName, type Piece, type Scene } from '../board/scene.ts'
import { SIGNS, WEATHER_ICONS } from '../icons.ts'
import {
  FACING_NAMES,
  FORMATION_NAMES,
  GROUND_WORDS,
  gearName,
  kindName,
  pieceIcon,
  tilesOf,
  WEATHER_EFFECTS,
  WEATHER_NAMES,
} from '../names.ts'

/** A loss range as people read it: "6 to 14 men". */
export interface Exchange {
  readonly name: string
  readonly handle: string
  readonly deals: readonly [number, number] | null
  readonly takes: readonly [number, number] | null
  readonly how: 'melee' | 'shot'
}

/** An own unit: strength, what it can still bear, and everything that changes its figures (COH-17.1, 17.3). */
export function UnitCard(props: {
  readonly view: CohortView
  readonly unit: OwnUnit
  readonly sight: number | null
  readonly exchanges: readonly Exchange[]
  readonly doing: string
}): ReactNode {
  const { view, unit, sight, exchanges, doing } = props
  const seat = unit.seat === 1 ? 1 : 0
  const ground = groundAt(view, unit.tile)
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={seat} icon={pieceIcon(unit)} size={48} />
        <div>
          <h2>{unit.name}</h2>
          <span className="muted">
            {kindName(unit.kind)}
            {unit.mercenary ? ', hired' : ''}, <span className="mono">{tileName(unit.tile)}</span> facing{' '}
            {FACING_NAMES[unit.facing]}
          </span>
        </div>
      </div>
      <LifeBar life={unit.men} max={unit.full}>
        {unit.men} of {unit.full} men
      </LifeBar>
      <p className={unit.routing || unit.spare <= unit.full / 20 ? 'co-break harm' : 'co-break'}>
        {unit.routing
          ? 'It runs. It may rally when no enemy is near.'
          : unit.spare <= 0
            ? 'It breaks if it loses another man.'
            : `It breaks after losing ${counted(unit.spare, 'more man', 'more men')}.`}
      </p>
      <div className="stats">
        <Stat icon={SIGNS.morale} name="Morale" value={unit.morale} why={`of ${unit.morale0}`} />
        <Stat icon={SIGNS.attack} name="Attack" value={unit.attack} why={attackWords(unit)} />
        <Stat icon={SIGNS.defence} name="Defence" value={unit.defence} why={GROUND_WORDS[ground]} />
        <Stat
          icon={SIGNS.move}
          name="March"
          value={tilesOf(unit.budget)}
          why={unit.budget < unit.mobility ? `${tilesOf(unit.mobility)} when nothing hampers it` : 'a turn, on plains'}
        />
        {sight !== null && <Stat icon={SIGNS.sight} name="Sight" value={sight} why="tiles, over open ground" />}
        {unit.volleysFull > 0 && (
          <Stat
            icon={SIGNS.ammunition}
            name="Volleys"
            value={`${unit.volleys}`}
            why={`of ${unit.volleysFull}${unit.reloading ? ', loading' : ''}`}
          />
        )}
      </div>
      <div className="ability">
        <h3>{FORMATION_NAMES[unit.formation]}</h3>
        <p className="note">
          {unit.forming !== null
            ? `Forming ${FORMATION_NAMES[unit.forming].toLowerCase()}. `
            : unit.broken
              ? 'Disordered: it counts as standard. '
              : ''}
          {FORMATION_WORDS[unit.formation]}
        </p>
      </div>
      <p className="note">
        <b>Doing.</b> {doing}
      </p>
      <Exchanges list={exchanges} />
    </div>
  )
}

/** COH-17.3: what a fight would cost both, fortune from worst to best. */
function Exchanges({ list }: { readonly list: readonly Exchange[] }) {
  if (list.length === 0) return null
  return (
    <section className="co-exchanges" aria-label="If they fought now">
      <h3>If they fought now</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Enemy</th>
            <th scope="col">it loses</th>
            <th scope="col">you lose</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, handle, deals, takes, how }) => (
            <tr key={`${handle} ${how}`}>
              <th scope="row">
                {handle} {name}
                {how === 'shot' ? ', by arrows' : ''}
              </th>
              <td>{rangeWords(deals)}</td>
              <td>{rangeWords(takes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        Men, by fortune 60 to 140. What cannot be seen of the enemy is taken as usual for its kind.
      </p>
    </section>
  )
}

export function rangeWords(range: readonly [number, number] | null): string {
  if (range === null) return '0'
  return range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`
}

function attackWords(unit: OwnUnit): string {
  const gear = unit.equipment.map((item) => gearName(item).toLowerCase())
  const plights = [
    ...(unit.hot ? ['heat −1'] : []),
    ...(unit.dismounted ? ['dismounted −3'] : []),
    ...(unit.engine === null ? [] : [`carries a ${unit.engine}${unit.engineBroken ? ', broken' : ''}`]),
  ]
  return [...gear, ...plights].join(', ') || 'no special gear'
}

const FORMATION_WORDS: Readonly<Record<OwnUnit['formation'], string>> = {
  standard: 'Defence 100% in front, 70% in the flank, 40% in the rear.',
  phalanx: 'Defence 180% in front, 40% in the flank, 30% in the rear. Marches at 80%, turns slowly.',
  testudo: 'Against arrows 250%. Attack and march 50%.',
  berserker: 'Attack 130%, defence 70%. It attacks whoever it sees within 6.',
  loose: 'Against arrows 150%, defence 70%, attack 70%. Controls no ground.',
  wedge: 'Attack 120%, flanks weaker.',
}

function Stat(props: {
  readonly icon: string
  readonly name: string
  readonly value: ReactNode
  readonly why: string
}) {
  return (
    <div className="stat">
      <Icon name={props.icon} />
      <span>{props.name}</span>
      <b>{props.value}</b>
      <span className="why">{props.why}</span>
    </div>
  )
}

/** An enemy as far as it is known (COH-4.6). */
export function ContactCard(props: {
  readonly view: CohortView
  readonly contact: ContactView
  readonly exchanges: readonly (Exchange & { readonly unit: string })[]
}): ReactNode {
  const { view, contact, exchanges } = props
  const seat = view.to === 1 ? 0 : 1
  const by = view.units.find(({ id }) => id === contact.detectedBy)
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={seat} icon={pieceIcon(contact)} size={48} />
        <div>
          <h2>
            {handleName(contact.handle)} {contact.type}
          </h2>
          <span className="muted">
            {contact.state === 'confirmed' ? 'In sight on ' : `Last seen in turn ${contact.turn} on `}
            <span className="mono">{tileName(contact.tile)}</span>, facing {FACING_NAMES[contact.facing]}
          </span>
        </div>
      </div>
      <div className="stats">
        <Stat icon={SIGNS.men} name="Strength" value={`~${contact.strength}`} why="to the nearest 5" />
        <Stat
          icon={SIGNS.defence}
          name="Formation"
          value={FORMATION_NAMES[contact.formation]}
          why={contact.routing ? 'routing' : 'steady'}
        />
        <Stat icon={SIGNS.attack} name="Weapon" value={contact.weapon} why={contact.mounted ? 'mounted' : 'on foot'} />
        {by !== undefined && contact.distance !== null && (
          <Stat
            icon={SIGNS.sight}
            name="Distance"
            value={contact.distance}
            why={`tiles from ${by.name} (${contact.distance * 50} m)`}
          />
        )}
      </div>
      {exchanges.length > 0 && (
        <section className="co-exchanges" aria-label="If they fought now">
          <h3>If they fought now</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Your unit</th>
                <th scope="col">it loses</th>
                <th scope="col">you lose</th>
              </tr>
            </thead>
            <tbody>
              {exchanges.map((each) => (
                <tr key={`${each.unit} ${each.how}`}>
                  <th scope="row">
                    {each.unit}
                    {each.how === 'shot' ? ', by arrows' : ''}
                  </th>
                  <td>{rangeWords(each.deals)}</td>
                  <td>{rangeWords(each.takes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

/** A unit with the fog lifted: what it was, without advice. */
export function PieceCard({ piece }: { readonly piece: Piece }): ReactNode {
  return (
    <div className="card co-card">
      <div className="head">
        <Token seat={piece.seat} icon={pieceIcon(piece)} size={48} />
        <div>
          <h2>{piece.name}</h2>
          <span className="muted">
            {kindName(piece.kind)}, <span className="mono">{tileName(piece.tile)}</span> facing{' '}
            {FACING_NAMES[piece.facing]}
          </span>
        </div>
      </div>
      {piece.full !== null && (
        <LifeBar life={piece.men} max={piece.full}>
          {piece.men} of {piece.full} men
        </LifeBar>
      )}
      <div className="stats">
        {piece.morale !== null && (
          <Stat icon={SIGNS.morale} name="Morale" value={piece.morale} why={piece.routing ? 'routing' : 'steady'} />
        )}
        <Stat
          icon={SIGNS.defence}
          name="Formation"
          value={FORMATION_NAMES[piece.formation]}
          why={piece.disordered ? 'disordered' : 'in order'}
        />
      </div>
    </div>
  )
}

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

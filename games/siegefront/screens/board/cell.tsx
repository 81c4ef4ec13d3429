import { type SiegefrontView, TERRAIN, type Unit, unitAt, unitText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import type { KeyboardEvent } from 'react'
import { unitIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import type { BoardProps } from './board-props.ts'
import { blowSide, cellWords } from './cell-words.ts'
import { cellPlace, type Place } from './places.ts'
import { TerrainArt } from './terrain-art.tsx'
import { UnitFace } from './unit-face.tsx'

type CellProps = BoardProps & {
  readonly x: number
  readonly y: number
  readonly ghost: Unit | undefined
  readonly onKey: (event: KeyboardEvent, place: Place) => void
}

export function Cell(props: CellProps) {
  const { view, x, y, lights, selected, aim, hit, refused, focus, fallen, me, ghost } = props
  const place = cellPlace(x, y)
  const unit = unitAt(view, x, y)
  const light = lights.get(place)
  const terrain = view.terrain[y * 3 + x] ?? 'NONE'
  const dead = unit === undefined ? fallen.find((each) => each.x === x && each.y === y) : undefined
  const hurt = hit?.place === place ? hit : null
  const classes = [
    'sf-cell',
    unit === undefined ? 'free' : `seat${unit.owner}`,
    light === undefined ? '' : `lit ${light}`,
    selected === place ? 'sel' : '',
    aim === place ? 'aimed' : '',
    props.acted.has(place) ? 'acted' : '',
    unit !== undefined && props.ready.includes(unit.id) ? 'can-act' : '',
  ]
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-place={place}
      tabIndex={focus === place ? 0 : -1}
      aria-pressed={selected === place}
      onClick={() => props.onPress(place)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && props.onPoint(place)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.onPoint(null)}
      onPointerDown={(event) => props.onPointerDown(event, place)}
      onFocus={() => {
        props.onFocus(place)
        props.onPoint(place)
      }}
      onKeyDown={(event) => props.onKey(event, place)}
    >
      <span className="vh">{cellWords(view, x, y, me, light)}</span>
      <span className="sf-face" aria-hidden="true">
        <TerrainArt terrain={terrain} />
        {unit !== undefined && (
          <span className="sf-mover" data-unit={unit.id}>
            <UnitFace field={view} unit={unit} acting={view.active === unit.owner} />
          </span>
        )}
        {ghost !== undefined && (
          <span className="sf-mover sf-ghost" data-ghost={ghost.id}>
            <Token seat={ghost.owner === 0 ? 0 : 1} icon={unitIcon(ghost)} size={56} />
            <span className="sf-un">{unitText(ghost)}</span>
          </span>
        )}
        {dead !== undefined && light === undefined && (
          <span className={`sf-fallen c${dead.seat}`}>
            <Icon name={SIGNS.fallen} />
          </span>
        )}
        {unit === undefined && light !== undefined && <span className="sf-open">{words.text(`cell.${light}`)}</span>}
        {refused?.place === place && <span className="sf-refused">{refused.text}</span>}
        <Ground terrain={terrain} />
        {hurt !== null && (
          <span className={`sf-hit ${blowSide(hurt.from, place, props.bottom)}`}>
            <b>−{hurt.amount}</b>
          </span>
        )}
      </span>
    </button>
  )
}

function Ground({ terrain }: { readonly terrain: SiegefrontView['terrain'][number] }) {
  const { attack, defence } = TERRAIN[terrain]
  return (
    <span className="sf-soil">
      <b>{words.text(`terrain.${terrain}`)}</b>
      {attack !== 100 && (
        <span>
          <Icon name={SIGNS.attack} />
          {attack}%
        </span>
      )}
      {defence !== 100 && (
        <span>
          <Icon name={SIGNS.defence} />
          {defence}%
        </span>
      )}
    </span>
  )
}

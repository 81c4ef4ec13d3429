import { controller, nameOf, type SiegefrontView, TERRAIN, type Unit, unitAt } from '@tessera/siegefront'
import { Token } from '@tessera/table'
import { Icon } from '@tessera/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { unitIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import type { Death } from '../log/story.ts'
import { ROWS_SEEN, TERRAIN_NAMES, terrainEffect } from '../names.ts'
import type { Hit, Light } from '../orders/marks.ts'
import { Castle } from './castle.tsx'
import { playEffects, type Showing } from './effects.ts'
import { type Bottom, castlePlace, cellPlace, neighbour, type Place, rowsFor } from './places.ts'
import { TerrainArt, TerrainPatterns } from './terrain-art.tsx'
import { UnitFace, unitWords } from './unit-face.tsx'
import './board.css'

export interface BoardProps {
  readonly view: SiegefrontView
  readonly bottom: Bottom
  /** Whose castles they are, by seat; null for the viewer's own. */
  readonly owners: readonly [string | null, string | null]
  readonly me: 0 | 1 | null
  /** Where what is held can be used. */
  readonly lights: ReadonlyMap<Place, Light>
  readonly selected: Place | null
  readonly aim: Place | null
  readonly hit: Hit | null
  readonly refused: { readonly place: Place; readonly text: string } | null
  /** The cell that Tab leads to. */
  readonly focus: Place
  /** Where the other side has just done something. */
  readonly acted: ReadonlySet<Place>
  /** Own units that can still strike or use an ability. */
  readonly ready: readonly number[]
  readonly fallen: readonly Death[]
  /** Effects of the frame; null when none are shown. */
  readonly showing: Showing | null
  readonly index: number
  readonly onPress: (place: Place) => void
  readonly onPoint: (place: Place | null) => void
  readonly onFocus: (place: Place) => void
  /** Beyond the lower edge: into the hand. */
  readonly onBelow: () => void
  readonly onPointerDown: (event: PointerEvent, place: Place) => void
}

/** Both castles and the nine cells. It shows what it is given and knows no rules (SGF-1901). */
export function Board(props: BoardProps): ReactNode {
  const { view, bottom, owners, me, lights, aim, hit, refused, focus, showing, index } = props
  const board = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (showing === null || board.current === null) return
    return playEffects(board.current, showing)
  }, [showing])

  const onKeyDown = (event: KeyboardEvent, place: Place) => {
    if (!event.key.startsWith('Arrow') || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    if (event.key === 'ArrowDown' && place === castlePlace(bottom)) return props.onBelow()
    const next = neighbour(place, event.key, bottom)
    if (next === null) return
    props.onFocus(next)
    board.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus()
  }
  const castle = (seat: 0 | 1) => {
    const place = castlePlace(seat)
    return (
      <Castle
        view={view}
        seat={seat}
        owner={owners[seat]}
        lit={lights.has(place)}
        aimed={aim === place}
        refused={refused?.place === place ? refused.text : null}
        tab={focus === place}
        acted={props.acted.has(place)}
        hit={hit?.place === place ? hit.amount : null}
        onPress={props.onPress}
        onPoint={props.onPoint}
        onKeyDown={onKeyDown}
        onPointerDown={props.onPointerDown}
      />
    )
  }
  const control = controller(view)
  const ghosts = showing === null ? [] : showing.before.units.filter((unit) => isGone(view, unit))
  return (
    <div className="sf-paper" ref={board}>
      <TerrainPatterns />
      {/* biome-ignore lint/a11y/useSemanticElements: cells are no fields of a form */}
      <div className="sf-inner" role="group" aria-label="Board, arrow keys move over its cells">
        <div className="sf-edge far">{castle(bottom === 0 ? 1 : 0)}</div>
        <div className="sf-grid">
          {rowsFor(bottom).map((y, row) => (
            <Row key={y} zone={2 - row} control={row === 1 ? control : undefined} me={me} view={view}>
              {[0, 1, 2].map((x) => (
                <Cell
                  key={x}
                  x={x}
                  y={y}
                  ghost={ghosts.find((unit) => unit.x === x && unit.y === y)}
                  {...props}
                  onKey={onKeyDown}
                />
              ))}
            </Row>
          ))}
        </div>
        <div className="sf-edge near">{castle(bottom)}</div>
      </div>
      <div className="sf-fx" aria-hidden="true" key={index} />
    </div>
  )
}

function Row(props: {
  readonly zone: number
  readonly control: number | null | undefined
  readonly me: 0 | 1 | null
  readonly view: SiegefrontView
  readonly children: ReactNode
}) {
  const { zone, control, me, view } = props
  const count = (seat: number) => view.units.filter((unit) => unit.y === 1 && unit.owner === seat).length
  const note =
    control === undefined
      ? HOME_ROWS[me === null ? 'watched' : 'played'][zone === 2 ? 0 : 1]
      : control === null
        ? 'nobody’s'
        : `${holder(control, me)}, ${count(control)} to ${count(1 - control)}`
  return (
    <>
      <div className="sf-zone" {...(control === undefined ? {} : { 'data-middle': '' })}>
        <b>{zone === 1 ? 'Middle' : 'Home'}</b>
        <span>
          {control !== undefined && control !== null && (
            <span className={`sf-flag c${control}`}>
              <Icon name={SIGNS.middle} />
            </span>
          )}
          {note}
        </span>
      </div>
      {props.children}
    </>
  )
}

const HOME_ROWS = {
  played: ['theirs', 'yours'],
  watched: ['far side', 'near side'],
} as const

function holder(control: number, me: 0 | 1 | null): string {
  if (me === null) return control === 0 ? 'Azure' : 'Vermilion'
  return control === me ? 'yours' : 'theirs'
}

type CellProps = BoardProps & {
  readonly x: number
  readonly y: number
  readonly ghost: Unit | undefined
  readonly onKey: (event: KeyboardEvent, place: Place) => void
}

function Cell(props: CellProps) {
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
            <span className="sf-un">{nameOf(ghost)}</span>
          </span>
        )}
        {dead !== undefined && light === undefined && (
          <span className={`sf-fallen c${dead.seat}`}>
            <Icon name={SIGNS.fallen} />
          </span>
        )}
        {unit === undefined && light !== undefined && <span className="sf-open">{OPEN[light]}</span>}
        {refused?.place === place && <span className="sf-refused">{refused.text}</span>}
        <Ground terrain={terrain} />
        {hurt !== null && (
          <span className={`sf-hit ${arrowClass(hurt.from, place, props.bottom)}`}>
            <b>−{hurt.amount}</b>
          </span>
        )}
      </span>
    </button>
  )
}

const OPEN: Readonly<Record<Light, string>> = {
  move: 'Move here',
  deploy: 'Deploy here',
  strike: 'Strike',
  help: 'Here',
}

function Ground({ terrain }: { readonly terrain: SiegefrontView['terrain'][number] }) {
  const { attack, defence } = TERRAIN[terrain]
  return (
    <span className="sf-soil">
      <b>{TERRAIN_NAMES[terrain]}</b>
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

/** From which side the blow comes, as the board is drawn. */
function arrowClass(from: Place | null, to: Place, bottom: Bottom): string {
  if (from === null) return ''
  for (const [key, side] of SIDES) if (neighbour(to, key, bottom) === from) return side
  return ''
}

const SIDES = [
  ['ArrowDown', 'below'],
  ['ArrowUp', 'above'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
] as const

function cellWords(view: SiegefrontView, x: number, y: number, me: 0 | 1 | null, light: Light | undefined): string {
  const unit = unitAt(view, x, y)
  const depth = (me ?? 0) === 0 ? y : 2 - y
  const effect = terrainEffect(view.terrain[y * 3 + x] ?? 'NONE')
  const ground = `${TERRAIN_NAMES[view.terrain[y * 3 + x] ?? 'NONE']}${effect === '' ? '' : `, ${effect}`}`
  const where = `${ROWS_SEEN[me === null ? 'watched' : 'played'][depth] ?? ''}, column ${x + 1}, ${ground}`
  const who = unit === undefined ? 'empty' : unitWords(view, unit, unit.owner === me ? 'your' : 'enemy')
  const can =
    light === undefined
      ? ''
      : `. ${unit === undefined ? OPEN[light] : light === 'strike' ? 'Can be struck' : 'Can be chosen'}`
  return `${where}: ${who}${can}`
}

function isGone(view: SiegefrontView, unit: Unit): boolean {
  return !view.units.some(({ id }) => id === unit.id)
}

import { controller, type SiegefrontView, type Unit } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BoardProps } from './board-props.ts'
import { Castle } from './castle.tsx'
import { Cell } from './cell.tsx'
import { playEffects } from './effects.ts'
import { castlePlace, neighbour, type Place, rowsFor } from './places.ts'
import { Row } from './row.tsx'
import { TerrainPatterns } from './terrain-art.tsx'
import './board.css'

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
      <div className="sf-inner" role="group" aria-label={words.text('board.label')}>
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

function isGone(view: SiegefrontView, unit: Unit): boolean {
  return !view.units.some(({ id }) => id === unit.id)
}

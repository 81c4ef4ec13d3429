import { tileName } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { MiniMap } from '../board/frame/mini-map.tsx'
import { groundOf } from '../board/ground.ts'
import { GroundLayer } from '../board/ground-layer.tsx'
import { MapPaper } from '../board/map-paper.tsx'
import { PieceView } from '../board/piece-view.tsx'
import { FlagsLayer, PointsLayer } from '../board/points-layer.tsx'
import { ZoneLayer } from '../board/ranges-layer.tsx'
import { arrowOf, nearestPoint } from '../board/tiles.ts'
import { facingName, mapName, unitCalled } from '../names.ts'
import { type Action, type Hand, type Placing, piecesOf, targetOf } from './state.ts'
import { useDragging } from './use-dragging.ts'

interface DeployMapProps {
  readonly placing: Placing
  readonly hand: Hand
  readonly dispatch: (action: Action) => void
}

/** The map with the own zone, and the units to be placed in it. */
export function DeployMap({ placing, hand, dispatch }: DeployMapProps) {
  const { view } = placing
  const { map } = view.config
  const me = view.to === 1 ? 1 : 0
  const svg = useRef<SVGSVGElement>(null)
  const dragging = useDragging(svg, dispatch)
  const ground = useMemo(() => groundOf(view.config, view.structures), [view.config, view.structures])
  const works = useMemo(() => view.forts.map(({ tile }) => tile), [view.forts])
  const pieces = piecesOf(placing)
  const target = targetOf(hand)
  const keys = (event: KeyboardEvent, unit: number) => {
    const action = keyAction(event.key, unit, hand)
    if (action === null) return
    dispatch(action)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <section className="co-dep-map" aria-label={words.text('deploy.label')} data-tour="zone">
      <MapPaper
        label={words.text('deploy.map', { map: mapName(map), ...zoneFacts(view.zone) })}
        svgRef={svg}
        focus={view.zone[Math.floor(view.zone.length / 2)] ?? null}
        onTile={(tile) => dispatch({ type: 'press', tile })}
        opening={view.zone}
        goal={nearestPoint(map, view.zone)}
        ground={<GroundLayer map={map} ground={ground} works={works} fog={null} />}
        mini={<MiniMap map={map} ground={ground} pieces={pieces} />}
      >
        <PointsLayer map={map} points={view.points} />
        <ZoneLayer tiles={view.zone} seat={me} />
        <FlagsLayer map={map} points={view.points} />
        {target !== null && <ZoneLayer tiles={[target]} seat={me} />}
        {pieces.map((piece) => {
          const id = Number(piece.key)
          const lifted = hand.dragged?.unit === id
          return (
            <PieceView
              key={piece.key}
              piece={piece}
              label={words.text('deploy.piece', {
                unit: unitCalled(piece),
                tile: tileName(piece.tile),
                facing: facingName(piece.facing),
              })}
              selected={hand.selected === id}
              lifted={lifted}
              {...(lifted && dragging.at !== null ? { at: dragging.at } : {})}
              onPress={() => {
                if (!dragging.justDropped()) dispatch({ type: 'press', tile: piece.tile })
              }}
              onKeyDown={(event) => keys(event, id)}
              drags={dragging.handlers(id)}
            />
          )
        })}
      </MapPaper>
    </section>
  )
}

/** What a key does to the unit that has the focus; null: nothing. */
function keyAction(key: string, unit: number, { selected, cursor }: Hand): Action | null {
  if (key === 'r' || key === 'R') return { type: 'turn', unit }
  if (selected !== unit) return null
  const way = arrowOf(key)
  if (way !== undefined) return { type: 'arrow', unit, way }
  if (key === 'Escape') return { type: 'back' }
  return (key === 'Enter' || key === ' ') && cursor !== null ? { type: 'put' } : null
}

function zoneFacts(zone: readonly number[]) {
  return { from: tileName(zone[0] ?? 0), to: tileName(zone.at(-1) ?? 0) }
}

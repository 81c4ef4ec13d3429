import { TERRAIN_DATA } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mapName } from '../names.ts'
import { foughtAt, playEffects, type Showing } from './effects.ts'
import { MapCursor } from './frame/map-cursor.tsx'
import { MiniMap } from './frame/mini-map.tsx'
import { groundOf } from './ground.ts'
import { GroundLayer } from './ground-layer.tsx'
import { MapPaper } from './map-paper.tsx'
import type { Plan, Ranges } from './overlays.ts'
import { PieceView } from './piece-view.tsx'
import { PlansLayer } from './plans-layer.tsx'
import { FlagsLayer, PointsLayer } from './points-layer.tsx'
import { RangesLayer } from './ranges-layer.tsx'
import type { Piece, Scene } from './scene.ts'
import { AreasLayer, DamageLayer, FightsLayer } from './signs-layer.tsx'
import { nearestPoint } from './tiles.ts'
import { pieceWords, tileWords } from './words.ts'

export interface WarMapProps {
  readonly scene: Scene
  readonly selected: string | null
  /** The tile that the keyboard stands on, and the mouse points at. */
  readonly cursor: number
  readonly plans: readonly Plan[]
  readonly ranges: Ranges | null
  /** Own units that still wait for an order. */
  readonly idle: ReadonlySet<string>
  /** What Enter on a tile would do: "Enter moves 1st Infantry to E10". */
  readonly enterWords: (tile: number) => string | null
  readonly showing: Showing | null
  readonly index: number
  readonly over?: ReactNode
  readonly me: 0 | 1 | null
  readonly onPiece: (piece: Piece) => void
  readonly onTile: (tile: number) => void
  readonly onPoint?: (tile: number | null) => void
  readonly onCursor: (tile: number) => void
}

/** The paper map with everything on it; it is told what to show and knows no rules. */
export function WarMap(props: WarMapProps): ReactNode {
  const { scene, selected, cursor, plans, ranges, showing, index, me, onPiece, onTile } = props
  const svg = useRef<SVGSVGElement>(null)
  const [keyed, setKeyed] = useState(false)
  // A label that changes under the focus is not read out; what stands in a live region is.
  const [moved, setMoved] = useState(false)
  const { map, structures } = scene
  const ground = useMemo(() => groundOf({ map }, structures), [map, structures])
  const works = useMemo(() => scene.forts.map(({ tile }) => tile), [scene.forts])
  // The same sight is not drawn again, though every frame has masks of its own.
  const sight = JSON.stringify(scene.fog)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the masks say, not which they are
  const fog = useMemo(() => scene.fog, [sight])
  const [opening] = useState(() =>
    scene.pieces.filter(({ seat }) => me === null || seat === me).map(({ tile }) => tile),
  )
  const [goal] = useState(() => nearestPoint(map, opening))
  const fought = useMemo(() => (showing === null ? null : foughtAt(showing)), [showing])
  const ordinals = useMemo(() => ordinalsOf(scene.pieces), [scene.pieces])
  useLayoutEffect(() => {
    if (showing === null || svg.current === null) return
    return playEffects(svg.current, showing)
  }, [showing])
  const enter = props.enterWords(cursor)
  const spoken = [...tileWords(cursor, scene, ground[cursor] ?? 'plains', me), ...(enter === null ? [] : [enter])].join(
    '. ',
  )
  const focus = selected === null ? cursor : (scene.pieces.find(({ key }) => key === selected)?.tile ?? cursor)
  return (
    <MapPaper
      label={words.text('board.label', { map: mapName(scene.map) })}
      svgRef={svg}
      opening={opening}
      goal={goal}
      focus={keyed ? cursor : focus}
      follow={fought}
      ground={<GroundLayer map={scene.map} ground={ground} works={works} fog={fog} />}
      mini={<MiniMap map={scene.map} ground={ground} pieces={scene.pieces} />}
      onTile={(tile) => {
        setKeyed(false)
        onTile(tile)
      }}
      onPoint={(tile) => props.onPoint?.(tile)}
      over={
        <>
          {props.over}
          <p className="vh" role="status">
            {moved ? spoken : ''}
          </p>
        </>
      }
    >
      <PointsLayer map={scene.map} points={scene.points} />
      <FlagsLayer map={scene.map} points={scene.points} />
      <DamageLayer structures={scene.structures} full={({ terrain }) => TERRAIN_DATA[terrain].hp} />
      <AreasLayer areas={scene.areas} pieces={scene.pieces} />
      {ranges !== null && <RangesLayer ranges={ranges} />}
      <PlansLayer plans={plans} seat={me ?? 0} selected={selected === null ? null : Number(selected)} />
      <MapCursor
        tile={cursor}
        spoken={spoken}
        onMove={(tile) => {
          setKeyed(true)
          setMoved(true)
          props.onCursor(tile)
        }}
        onPress={() => onTile(cursor)}
        onFocus={() => setKeyed(true)}
        onBlur={() => {
          setKeyed(false)
          setMoved(false)
        }}
      />
      <g className="co-pieces">
        {inDrawingOrder(scene.pieces, selected).map((piece) => (
          <PieceView
            key={piece.key}
            piece={piece}
            selected={piece.key === selected}
            idle={props.idle.has(piece.key)}
            ordinal={ordinals.get(piece.key) ?? null}
            label={pieceWords(piece, me)}
            onPress={() => {
              setKeyed(false)
              onPiece(piece)
            }}
          />
        ))}
      </g>
      <FightsLayer pieces={scene.pieces} />
      <g className="co-fx" aria-hidden key={index} />
      <title>{mapName(scene.map)}</title>
    </MapPaper>
  )
}

/** Remembered ones lie at the bottom, the chosen one on top. */
function inDrawingOrder(pieces: readonly Piece[], selected: string | null): readonly Piece[] {
  const rank = (piece: Piece) =>
    piece.key === selected ? 3 : piece.sure === 'own' ? 2 : piece.sure === 'confirmed' ? 1 : 0
  return pieces.toSorted((a, b) => rank(a) - rank(b) || a.tile - b.tile)
}

/** "1st Infantry" and "2nd Infantry" look alike but for a small number. */
function ordinalsOf(pieces: readonly Piece[]): ReadonlyMap<string, string> {
  const ordinals = new Map<string, string>()
  for (const { key, name, sure } of pieces) {
    const number = /^(\d+)(st|nd|rd|th) /.exec(name)?.[1]
    if (sure === 'own' && number !== undefined) ordinals.set(key, number)
  }
  return ordinals
}

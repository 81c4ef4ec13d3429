import { type MapId, maskHas, SIDE, type Terrain } from '@tessera/cohort'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { drawMask, type MapDrawing } from './drawing/draw-map.ts'
import { drawingOf } from './drawing-of.ts'
import { centreOf, TILE } from './tiles.ts'
import './ground.css'

export interface GroundLayerProps {
  readonly map: MapId
  readonly ground: readonly Terrain[]
  /** Tiles with field works. */
  readonly works: readonly number[]
  /** Tiles in sight now, and ever; null without fog. */
  readonly fog: { readonly seen: readonly number[]; readonly explored: readonly number[] } | null
  /** Small pictures do without names. */
  readonly names?: boolean
}

const END = SIDE * TILE

/** The ground as a campaign map. COH-17.1: what is in sight is painted, what was seen before inked, the rest pencilled. */
export const GroundLayer = memo(function GroundLayer(props: GroundLayerProps): ReactNode {
  const { map, ground, works, fog, names = true } = props
  const id = useId().replaceAll(/\W/g, '')
  const drawing = drawingOf(map, ground)
  const fogs = useMemo(() => {
    if (fog === null) return null
    const inSight = (tile: number) => maskHas(fog.seen, tile)
    const known = (tile: number) => inSight(tile) || maskHas(fog.explored, tile)
    return { seen: drawMask(inSight, SIDE, TILE), known: drawMask(known, SIDE, TILE) }
  }, [fog])
  return (
    <g className="co-terrain" aria-hidden>
      <defs>
        <filter id={`${id}soft`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="4.4" />
        </filter>
        <clipPath id={`${id}bank`}>
          <path d={drawing.area.water} />
        </clipPath>
        <clipPath id={`${id}map`}>
          <rect width={END} height={END} />
        </clipPath>
        {fogs !== null && (
          <>
            <Mask id={`${id}seen`} soft={`${id}soft`} shape={fogs.seen} />
            <Mask id={`${id}known`} soft={`${id}soft`} shape={fogs.known} />
          </>
        )}
        <g id={`${id}ground`} className="co-ink">
          <Drawing drawing={drawing} works={works} id={id} />
        </g>
      </defs>
      <g clipPath={`url(#${id}map)`}>
        {fogs === null ? (
          <g className="painted">
            <rect className="sheet" width={END} height={END} />
            <use href={`#${id}ground`} />
          </g>
        ) : (
          <g className="co-fog">
            <g className="pencil">
              <rect className="sheet" width={END} height={END} />
              <use href={`#${id}ground`} />
            </g>
            <g className="inked" mask={`url(#${id}known)`}>
              <rect className="sheet" width={END} height={END} />
              <use href={`#${id}ground`} />
            </g>
            <g className="painted" mask={`url(#${id}seen)`}>
              <rect className="sheet" width={END} height={END} />
              <use href={`#${id}ground`} />
            </g>
            <path className="sight" d={fogs.seen} />
          </g>
        )}
      </g>
      {names &&
        drawing.labels.map(({ text, path, ground: on }, i) => (
          <g key={text}>
            <path id={`${id}name${i}`} d={path} fill="none" />
            <text className={`co-place ${on}`}>
              <textPath href={`#${id}name${i}`} startOffset="50%">
                {text}
              </textPath>
            </text>
          </g>
        ))}
    </g>
  )
})

function Mask({ id, soft, shape }: { readonly id: string; readonly soft: string; readonly shape: string }) {
  return (
    <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={END} height={END}>
      <g filter={`url(#${soft})`}>
        <path d={shape} fill="#fff" />
      </g>
    </mask>
  )
}

/** Bottom up; its colours are variables, so that one drawing serves three palettes. */
function Drawing(props: { readonly drawing: MapDrawing; readonly works: readonly number[]; readonly id: string }) {
  const { drawing, works, id } = props
  const { area, waterLines, cliffs, trees, fords, bridges, walls } = drawing
  return (
    <>
      <path className="wash hill" d={area.hill} filter={`url(#${id}soft)`} />
      <path className="wash marsh" d={area.marsh} />
      <path className="wash wood" d={area.wood} />
      <path className="wash forest" d={area.forest} />
      <path className="wash cliff" d={area.cliff} />
      <path className="tufts" d={drawing.tufts} />
      <path className="hachures" d={drawing.hachures} />
      <path className="reeds" d={drawing.reeds} />
      <path className="water" d={area.water} />
      <g clipPath={`url(#${id}bank)`}>
        <path className="deep" d={area.water} filter={`url(#${id}soft)`} />
        {waterLines.map((d, i) => (
          <path key={d} className={`bank-line l${i}`} d={d} />
        ))}
        <path className="shallows" d={area.shallows} />
        <path className="current" d={drawing.current} />
      </g>
      <path className="bank" d={area.water} />
      <path className="wood-edge" d={area.wood} />
      <path className="road-edge" d={drawing.roads} />
      <path className="road" d={drawing.roads} />
      <path className="ripples" d={fords.ripples} />
      <path className="stones" d={fords.stones} />
      <path className="deck" d={bridges.deck} />
      <path className="planks" d={bridges.planks} />
      <path className="wall-edge" d={walls.line} />
      <path className="wall" d={walls.line} />
      <path className="merlons" d={walls.line} />
      <path className="tower" d={walls.towers} />
      <path className="gate" d={walls.gates} />
      <path className="stones" d={drawing.rubble} />
      {cliffs.map(({ fill, line, shade }) => (
        <g key={fill}>
          <path className="mountain" d={fill} />
          <path className="mountain-line" d={line} />
          <path className="mountain-shade" d={shade} />
        </g>
      ))}
      {trees.map(({ fill, line, shade }) => (
        <g key={fill}>
          <path className="trunks" d={line} />
          <path className="crowns" d={fill} />
          <path className="leaf-shade" d={shade} />
        </g>
      ))}
      {works.map((tile) => (
        <Works key={tile} tile={tile} />
      ))}
    </>
  )
}

/** COH-10.1: a palisade of stakes around the tile. */
function Works({ tile }: { readonly tile: number }) {
  const { x, y } = centreOf(tile)
  const stakes = [0, 1, 2, 3, 4, 5].map((i) => `M${-15 + i * 6} 16l0 -7l1.6 -2.4l1.6 2.4l0 7z`).join('')
  return (
    <g className="works" transform={`translate(${x} ${y})`}>
      <path d="M-17 -17h34v34h-34z" className="ditch" />
      <path d={stakes} />
    </g>
  )
}

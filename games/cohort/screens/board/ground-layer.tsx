import { type MapId, maskHas, SIDE, type Terrain } from '@tessera/cohort'
import { memo, type ReactNode, useId, useMemo } from 'react'
import { regionText } from '../names.ts'
import { drawMask } from './drawing/draw-map.ts'
import { drawingOf } from './drawing-of.ts'
import { GroundDrawing } from './ground-drawing.tsx'
import { TILE } from './tiles.ts'
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
          <GroundDrawing drawing={drawing} works={works} id={id} />
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
                {regionText(text)}
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

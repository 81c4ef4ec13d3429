import { maskHas, SIDE } from '@tessera/cohort'
import { memo, useMemo } from 'react'
import { outlineOf } from './outline.ts'
import { TILE } from './tiles.ts'

export interface FogLayerProps {
  /** Tiles in sight now, and ever. */
  readonly seen: readonly number[]
  readonly explored: readonly number[]
}

/** COH-17.1: what is in sight lies open, what was seen before is dimmed, the rest is under cloud. */
export const FogLayer = memo(function FogLayer({ seen, explored }: FogLayerProps) {
  const { never, before, edge } = useMemo(() => {
    const inSight = (tile: number) => maskHas(seen, tile)
    const known = (tile: number) => inSight(tile) || maskHas(explored, tile)
    return {
      never: outlineOf((tile) => !known(tile), 12),
      before: outlineOf((tile) => known(tile) && !inSight(tile), 12),
      edge: outlineOf(inSight, 12),
    }
  }, [seen, explored])
  return (
    <g className="co-fog" aria-hidden>
      <defs>
        <pattern id="co-cloud" width="56" height="34" patternUnits="userSpaceOnUse">
          <path d="M4 14q5 -8 12 -3q6 -7 12 1q7 0 6 6M32 30q5 -8 12 -3q6 -7 12 1M-12 30q6 -7 12 1" />
        </pattern>
        <pattern id="co-dim" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v8" />
        </pattern>
      </defs>
      <path className="before" d={before} />
      <path className="before-lines" d={before} />
      <path className="never" d={never} />
      <path className="never-cloud" d={never} />
      <path className="edge" d={edge} clipPath="inset(0)" />
      <rect className="frame" width={SIDE * TILE} height={SIDE * TILE} />
    </g>
  )
})

import { memo, type ReactNode } from 'react'
import { outlineOf } from './outline.ts'
import { artOf, type Ground } from './terrain-art.ts'
import { centreOf, TILE } from './tiles.ts'

export interface TerrainLayerProps {
  readonly ground: Ground
  /** On the desert map hills are dunes (COH-2.3). */
  readonly dunes: boolean
  /** Tiles with field works. */
  readonly works: readonly number[]
}

/** The ground as a clerk would ink it: every kind told apart by what is drawn, not only by its colour. */
export const TerrainLayer = memo(function TerrainLayer({ ground, dunes, works }: TerrainLayerProps): ReactNode {
  const art = artOf(ground, dunes)
  const area = (...kinds: readonly string[]) => outlineOf((tile) => kinds.includes(ground[tile] ?? ''))
  const water = area('river', 'ford', 'bridge')
  return (
    <g className="co-terrain" aria-hidden>
      {dunes && <rect className="sand" width={TILE * 20} height={TILE * 20} />}
      <path className="wash hill" d={area('hill')} />
      <path className="wash marsh" d={area('marsh')} />
      <path className="wash wood" d={area('wood', 'forest')} />
      <path className="wash forest" d={area('forest')} />
      <path className="wash cliff" d={area('cliff')} />
      <path className="water" d={water} />
      <path className="shallows" d={area('ford')} />
      <path className="bank" d={water} />
      <path className="grass" d={art.grass} />
      <path className="hachures" d={art.hachures} />
      <path className="mounds" d={art.mounds} />
      <path className="dunes" d={art.dunes} />
      <path className="puddles" d={art.puddles} />
      <path className="reeds" d={art.reeds} />
      <path className="waves" d={art.waves} />
      <path className="stones" d={art.stones} />
      <path className="crag-shade" d={art.cragShade} />
      <path className="crags" d={art.crags} />
      <path className="road-edge" d={art.roads} />
      <path className="road" d={art.roads} />
      <path className="bridge" d={area('bridge')} />
      <path className="planks" d={art.planks} />
      <path className="trunks" d={art.trunks} />
      <path className="saplings" d={art.saplings} />
      <path className="crowns" d={art.crowns} />
      <path className="debris" d={art.debris} />
      <path className="wall-edge" d={art.walls} />
      <path className="wall" d={art.walls} />
      <path className="masonry" d={art.walls} />
      {tilesWith(ground, 'tower').map((tile) => (
        <Tower key={tile} tile={tile} />
      ))}
      {tilesWith(ground, 'gate').map((tile) => (
        <Gate key={tile} tile={tile} />
      ))}
      {works.map((tile) => (
        <Works key={tile} tile={tile} />
      ))}
    </g>
  )
})

function tilesWith(ground: Ground, terrain: Ground[number]): readonly number[] {
  return [...ground.keys()].filter((tile) => ground[tile] === terrain)
}

function Tower({ tile }: { readonly tile: number }) {
  const { x, y } = centreOf(tile)
  return (
    <g className="tower" transform={`translate(${x} ${y})`}>
      <path d="M-15 -15h6v4h6v-4h6v4h6v-4h6v30h-30z" />
      <path className="inner" d="M-8 -6h16v14h-16z" />
    </g>
  )
}

function Gate({ tile }: { readonly tile: number }) {
  const { x, y } = centreOf(tile)
  return (
    <g className="gate" transform={`translate(${x} ${y})`}>
      <path d="M-14 -13h28v26h-28z" />
      <path className="arch" d="M-8 13v-12a8 8 0 0 1 16 0v12z" />
      <path className="bars" d="M-4 13v-18M0 13v-20M4 13v-18M-8 5h16" />
    </g>
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

import type { MapDrawing } from './drawing/draw-map.ts'
import { centreOf } from './tiles.ts'

/** The drawing of the ground from the bottom up; its colours are variables, so that one drawing serves three palettes. */
export function GroundDrawing(props: {
  readonly drawing: MapDrawing
  readonly works: readonly number[]
  readonly id: string
}) {
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

import { areaName } from '@tessera/hundred'
import { memo } from 'react'
import { hash } from '../diorama/paint.ts'
import type { FieldModel, TerrainModel } from '../scene/model.ts'

/** The paper map under the pieces, in metres: exact rectangles, each kind of ground with a pattern of its own (HUN-1510). */
export const FlatGround = memo(function FlatGround({ field }: { readonly field: FieldModel }) {
  const layers = [...field.terrain].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
  return (
    <g className="flat-ground">
      <Patterns />
      <rect x={-1.2} y={-1.2} width={field.w + 2.4} height={field.h + 2.4} className="fg-sheet" />
      <rect x={0} y={0} width={field.w} height={field.h} className="fg-paper" />
      <rect x={0} y={0} width={field.w} height={field.h} fill="url(#fg-tufts)" />
      {layers.map((area) => (
        <Area key={`${area.kind}${area.x}:${area.y}:${area.w}:${area.h}`} area={area} />
      ))}
      {field.areas.map((area) => (
        <g key={area.id}>
          <circle cx={area.x} cy={area.y} r={area.radius} className="fg-objective" />
          <text x={area.x} y={area.y + area.radius + 0.9} className="fg-name">
            {areaName(area.id)}
          </text>
        </g>
      ))}
      <Scale field={field} />
    </g>
  )
})

const ORDER: readonly TerrainModel['kind'][] = [
  'mud',
  'hill',
  'water',
  'shallows',
  'road',
  'forest',
  'wall',
  'rock',
  'building',
]

function Area({ area }: { readonly area: TerrainModel }) {
  const { x, y, w, h } = area
  const box = { x, y, width: w, height: h }
  switch (area.kind) {
    case 'hill':
      return (
        <g>
          <rect {...box} rx={0.9} className={`fg-hill level${Math.min(2, area.level)}`} />
          <rect x={x + 0.25} y={y + 0.25} width={w - 0.5} height={h - 0.5} rx={0.7} className="fg-hachure" />
          <text x={x + 0.6} y={y + h - 0.6} className="fg-name start">
            level {area.level}
          </text>
        </g>
      )
    case 'forest':
      return (
        <g>
          <rect {...box} rx={0.6} className="fg-wood" />
          <Trees area={area} />
        </g>
      )
    case 'mud':
      return <rect {...box} rx={0.5} className="fg-mud" fill="url(#fg-mud)" />
    case 'water':
      return (
        <g>
          <rect {...box} className="fg-water" />
          <rect {...box} fill="url(#fg-waves)" />
        </g>
      )
    case 'shallows':
      return (
        <g>
          <rect {...box} className="fg-shallows" />
          <rect {...box} fill="url(#fg-waves)" opacity={0.6} />
          <rect {...box} fill="url(#fg-pebbles)" />
        </g>
      )
    case 'road':
      return <rect {...box} className="fg-road" />
    case 'wall':
      return <rect {...box} className="fg-wall" fill="url(#fg-stones)" />
    case 'rock':
      return <path d={rockPath(area)} className="fg-rock" />
    case 'building':
      return (
        <g>
          <rect {...box} className="fg-house" />
          <rect {...box} fill="url(#fg-tiles)" />
          {w >= h ? (
            <path d={`M${x},${y + h / 2}h${w}`} className="fg-ridge" />
          ) : (
            <path d={`M${x + w / 2},${y}v${h}`} className="fg-ridge" />
          )}
        </g>
      )
  }
}

function Trees({ area }: { readonly area: TerrainModel }) {
  const trees = []
  for (let j = 0; j < area.h / 1.6; j++)
    for (let i = 0; i < area.w / 1.6; i++) {
      const u = hash(i * 7 + area.x, j * 3 + area.y)
      const x = area.x + 0.8 + i * 1.6 + (u - 0.5) * 0.6
      const y = area.y + 0.9 + j * 1.6 + (hash(i, j * 5 + area.y) - 0.5) * 0.5
      if (x > area.x + area.w - 0.4 || y > area.y + area.h - 0.3) continue
      trees.push(<use key={`${i}:${j}`} href={u > 0.5 ? '#fg-fir' : '#fg-oak'} x={x} y={y} />)
    }
  return <>{trees}</>
}

function rockPath(area: TerrainModel): string {
  const points = [0, 0.13, 0.3, 0.44, 0.6, 0.78, 0.9].map((t, i) => {
    const a = t * Math.PI * 2
    const k = 0.94 + 0.06 * (i % 2)
    return `${area.x + area.w / 2 + Math.cos(a) * area.w * 0.5 * k},${area.y + area.h / 2 + Math.sin(a) * area.h * 0.5 * k}`
  })
  return `M${points.join('L')}Z`
}

function Scale({ field }: { readonly field: FieldModel }) {
  const bars = []
  for (let x = 0; x < field.w; x += 5)
    bars.push(
      <text key={`x${x}`} x={x} y={-0.3} className="fg-scale">
        {x === 0 ? '0 m' : x}
      </text>,
    )
  for (let y = 5; y < field.h; y += 5)
    bars.push(
      <text key={`y${y}`} x={-0.6} y={y + 0.25} className="fg-scale">
        {y}
      </text>,
    )
  return <g>{bars}</g>
}

function Patterns() {
  return (
    <defs>
      <pattern id="fg-tufts" width={3.4} height={2.8} patternUnits="userSpaceOnUse">
        <path d="M.6,1l.12-.3.1.25.12-.28M2.3,2.2l.12-.3.1.25.12-.28" className="fg-ink thin" />
      </pattern>
      <pattern id="fg-mud" width={0.8} height={0.6} patternUnits="userSpaceOnUse">
        <rect width={0.8} height={0.6} className="fg-mudfill" />
        <path d="M.1,.2h.25M.5,.45h.2" className="fg-ink" />
      </pattern>
      <pattern id="fg-waves" width={1.6} height={0.9} patternUnits="userSpaceOnUse">
        <path d="M.1,.3q.2-.2.4,0t.4,0M.8,.75q.2-.2.4,0t.4,0" className="fg-wave" />
      </pattern>
      <pattern id="fg-fog" width={0.9} height={0.9} patternUnits="userSpaceOnUse">
        <rect width={0.9} height={0.9} className="fg-fogfill" />
        <path d="M0,.9L.9,0" className="fg-foghatch" />
      </pattern>
      <pattern id="fg-pebbles" width={2.2} height={1.8} patternUnits="userSpaceOnUse">
        <ellipse cx={0.5} cy={0.5} rx={0.22} ry={0.14} className="fg-pebble" />
        <ellipse cx={1.6} cy={1.2} rx={0.28} ry={0.17} className="fg-pebble" />
      </pattern>
      <pattern id="fg-stones" width={0.8} height={0.5} patternUnits="userSpaceOnUse">
        <rect width={0.8} height={0.5} className="fg-stone" />
        <path d="M0,0h.8M0,.25h.8M.2,0v.25M.6,.25v.25" className="fg-ink" />
      </pattern>
      <pattern id="fg-tiles" width={0.5} height={0.5} patternUnits="userSpaceOnUse">
        <path d="M.25,0v.5" className="fg-ink thin" />
      </pattern>
      <g id="fg-oak">
        <circle r={0.55} className="fg-crown" />
        <path d="M0,.55v.35" className="fg-ink" />
      </g>
      <g id="fg-fir">
        <path d="M0,-.75L.5,.35H-.5Z" className="fg-fir" />
        <path d="M0,.35v.35" className="fg-ink" />
      </g>
    </defs>
  )
}

import type { PathModel } from '../scene/model.ts'
import { notchesOf } from './outlines.ts'

export function Path({ path }: { readonly path: PathModel }) {
  const d = `M${path.points.map(([x, y]) => `${x},${y}`).join('L')}`
  return (
    <g className={`fm-path seat${path.seat} ${path.faint ? 'faint' : ''}`}>
      <path d={d} className="edge" />
      <path d={d} className="core" />
      {!path.faint &&
        notchesOf(path).map(({ x, y, nx, ny, long }) => {
          const half = long ? 0.28 : 0.15
          return (
            <path
              key={`${x}:${y}`}
              d={`M${x - nx * half},${y - ny * half}L${x + nx * half},${y + ny * half}`}
              className={long ? 'notch long' : 'notch'}
            />
          )
        })}
    </g>
  )
}

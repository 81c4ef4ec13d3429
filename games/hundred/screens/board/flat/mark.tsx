import type { MarkModel } from '../scene/model.ts'

export function Mark({ mark }: { readonly mark: MarkModel }) {
  switch (mark.kind) {
    case 'ring':
      return (
        <circle
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
          className={`fm-ring ${mark.tone} ${mark.dashed ? 'dashed' : ''}`}
        />
      )
    case 'area':
      return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={`fm-area ${mark.tone}`} />
    case 'arc': {
      const at = (a: number): string => `${mark.x + Math.cos(a) * mark.radius},${mark.y + Math.sin(a) * mark.radius}`
      if (mark.half >= Math.PI)
        return <circle cx={mark.x} cy={mark.y} r={mark.radius} className={`fm-arc ${mark.tone}`} />
      const large = mark.half > Math.PI / 2 ? 1 : 0
      return (
        <path
          d={`M${mark.x},${mark.y}L${at(mark.angle - mark.half)}A${mark.radius},${mark.radius} 0 ${large} 1 ${at(mark.angle + mark.half)}Z`}
          className={`fm-arc ${mark.tone}`}
        />
      )
    }
    case 'line':
      return (
        <path
          d={`M${mark.from.join()}L${mark.to.join()}`}
          className={`fm-line ${mark.tone} ${mark.dashed ? 'dashed' : ''}`}
        />
      )
    case 'cloud':
      return (
        <g className={`fm-cloud seat${mark.seat}`}>
          {mark.points.map(([x, y], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no identity
            <circle key={i} cx={x} cy={y} r={0.2} />
          ))}
        </g>
      )
    case 'zone':
      return <rect x={mark.x} y={mark.y} width={mark.w} height={mark.h} className={`fm-zone seat${mark.seat}`} />
    case 'cursor':
      return <path d={`M${mark.x - 0.7},${mark.y}h1.4M${mark.x},${mark.y - 0.7}v1.4`} className="fm-cursor" />
  }
}

import type { Land, sceneryOf } from './land.ts'

interface CountryProps {
  readonly land: Land
  readonly scenery: ReturnType<typeof sceneryOf>
  readonly river: string
  readonly painted: boolean
  readonly wash: string
}

/** Hills, woods and water: painted where the run has been, in pencil elsewhere. */
export function Country({ land, scenery, river, painted, wash }: CountryProps) {
  const wide = land.height > land.width ? 26 : 40
  const ink = painted ? '#33270f' : '#b3a27c'
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {painted && (
        <g filter={`url(#${wash})`}>
          {land.woods.map(({ x, y, rx, ry }) => (
            <ellipse key={`${x}`} cx={x} cy={y} rx={rx * 1.06} ry={ry * 1.1} fill="#a9b878" fillOpacity={0.85} />
          ))}
          {land.hills.map(({ x, y, r }) => (
            <ellipse key={`${x}`} cx={x} cy={y} rx={r} ry={r * 0.74} fill="#d3a35c" fillOpacity={0.75} />
          ))}
        </g>
      )}
      <path d={river} fill="none" stroke={painted ? '#2d5466' : '#a3967a'} strokeWidth={wide + 3} />
      <path d={river} fill="none" stroke={painted ? '#a9d0d8' : '#efe4c6'} strokeWidth={wide} />
      {painted && <path d={river} fill="none" stroke="#86bccb" strokeWidth={wide * 0.5} strokeOpacity={0.8} />}
      <path
        d={river}
        fill="none"
        stroke={painted ? '#2f6076' : '#c2b592'}
        strokeWidth={0.9}
        strokeOpacity={0.7}
        strokeDasharray="26 18 40 12"
      />
      <path
        d={scenery.hachures}
        fill="none"
        stroke={painted ? '#5d3d18' : '#c2b18a'}
        strokeWidth={painted ? 1.7 : 1.1}
      />
      <path d={scenery.tufts} fill="none" stroke={painted ? '#7d7d45' : '#cfc19b'} strokeWidth={0.9} />
      <path d={scenery.trunks} fill="none" stroke={ink} strokeWidth={1.6} />
      <path d={scenery.crowns} fill={painted ? '#a2b56c' : '#efe6cc'} stroke={ink} strokeWidth={0.9} />
      {painted && <path d={scenery.shades} fill="#4f6a2c" fillOpacity={0.75} />}
    </g>
  )
}

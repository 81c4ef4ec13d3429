import { type SeatOf, Shield } from '@tessera/table'

const WIDTH = 34
const SIDE = 19.63
const R = 13

interface Standing {
  readonly column: number
  readonly row: number
  readonly seat: SeatOf
  readonly icon: string
}

const HEXLINE: readonly Standing[] = [
  { column: 3, row: 2, seat: 0, icon: 'viking-shield' },
  { column: 3, row: 3, seat: 0, icon: 'visored-helm' },
  { column: 3, row: 4, seat: 0, icon: 'guarded-tower' },
  { column: 2, row: 3, seat: 0, icon: 'crossbow' },
  { column: 1, row: 4, seat: 0, icon: 'knight-banner' },
  { column: 2, row: 2, seat: 0, icon: 'crystal-cluster' },
  { column: 4, row: 3, seat: 1, icon: 'wolf-head' },
  { column: 5, row: 2, seat: 1, icon: 'boar-tusks' },
  { column: 4, row: 4, seat: 1, icon: 'bear-head' },
  { column: 5, row: 5, seat: 1, icon: 'wolverine-claws' },
  { column: 6, row: 3, seat: 1, icon: 'bow-arrow' },
]

/** More of the field, for when there is room. */
const HEXLINE_WIDE: readonly Standing[] = [
  { column: 6, row: 3, seat: 0, icon: 'viking-shield' },
  { column: 6, row: 4, seat: 0, icon: 'visored-helm' },
  { column: 6, row: 5, seat: 0, icon: 'guarded-tower' },
  { column: 6, row: 6, seat: 0, icon: 'spears' },
  { column: 5, row: 4, seat: 0, icon: 'crossbow' },
  { column: 4, row: 5, seat: 0, icon: 'knight-banner' },
  { column: 5, row: 3, seat: 0, icon: 'crystal-cluster' },
  { column: 3, row: 6, seat: 0, icon: 'caduceus' },
  { column: 7, row: 4, seat: 1, icon: 'wolf-head' },
  { column: 8, row: 3, seat: 1, icon: 'boar-tusks' },
  { column: 7, row: 5, seat: 1, icon: 'bear-head' },
  { column: 8, row: 6, seat: 1, icon: 'wolverine-claws' },
  { column: 10, row: 4, seat: 1, icon: 'bow-arrow' },
  { column: 9, row: 5, seat: 1, icon: 'bison' },
  { column: 11, row: 5, seat: 1, icon: 'vulture' },
]

/** A hex field with two armies; decoration. */
export function HexlinePicture({ wide }: { readonly wide?: boolean }) {
  const width = wide ? 512 : 256
  const height = wide ? 286 : 216
  const columns = Math.ceil(width / WIDTH) + 1
  const rows = Math.ceil(height / (SIDE * 1.5)) + 1
  const cells = Array.from({ length: columns * rows }, (_, i) => ({
    column: (i % columns) - 1,
    row: Math.floor(i / columns),
  }))
  const zone = wide ? 5 : 3
  const fill = (column: number) => {
    if (column < zone) return '#2a63b5'
    return column >= columns - 1 - zone ? '#b23a28' : 'none'
  }
  return (
    <svg className="art" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width={width} height={height} fill="var(--paper)" />
      <g stroke="var(--grid)" fillOpacity=".08">
        {cells.map(({ column, row }) => (
          <path key={`${column} ${row}`} d={HEX} transform={place(column, row)} fill={fill(column)} />
        ))}
      </g>
      {(wide ? HEXLINE_WIDE : HEXLINE).map(({ column, row, seat, icon }) => (
        <g key={`${column} ${row}`} transform={place(column, row)}>
          <Shield seat={seat} r={R} icon={icon} />
        </g>
      ))}
      {wide && <Blow />}
    </svg>
  )
}

/** The shard slinger hits the boar. */
function Blow() {
  return (
    <g fill="none" stroke="var(--paper)" strokeLinecap="round" strokeLinejoin="round">
      <path d={ARROW} strokeWidth="6" />
      <path d={ARROW} stroke="var(--ink-harm)" strokeWidth="2.2" />
      <text className="art-blow" x="316" y="84">
        −7
      </text>
    </g>
  )
}

const ARROW = 'M190 80Q232 44 268 80M268 80l-2.5 -9M268 80l-9.5 -1.5'

const HEX = `M0 ${-SIDE}L${WIDTH / 2} ${-SIDE / 2}V${SIDE / 2}L0 ${SIDE}L${-WIDTH / 2} ${SIDE / 2}V${-SIDE / 2}z`

function place(column: number, row: number): string {
  return `translate(${column * WIDTH + (row % 2 === 1 ? 14 : -3)} ${4 + row * SIDE * 1.5})`
}

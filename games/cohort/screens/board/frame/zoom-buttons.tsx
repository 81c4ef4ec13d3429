import { words } from '@tessera/cohort/words'
import { type Room, zoomed } from './camera.ts'

export interface ZoomButtonsProps {
  readonly scale: number
  readonly room: Room
  readonly onZoom: (way: 'in' | 'out') => void
}

export function ZoomButtons({ scale, room, onZoom }: ZoomButtonsProps) {
  return (
    <div className="co-tools">
      {(['in', 'out'] as const).map((way) => (
        <ZoomButton key={way} way={way} blocked={zoomed(scale, way, room) === null} onClick={() => onZoom(way)} />
      ))}
    </div>
  )
}

function ZoomButton(props: { readonly way: 'in' | 'out'; readonly blocked: boolean; readonly onClick: () => void }) {
  const { way, blocked, onClick } = props
  const name = words.text(way === 'in' ? 'board.zoomIn' : 'board.zoomOut')
  return (
    <button type="button" onClick={onClick} aria-disabled={blocked} title={name} aria-label={name}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={`M6 12h12${way === 'in' ? 'M12 6v12' : ''}`} fill="none" stroke="currentColor" strokeWidth="2.4" />
      </svg>
    </button>
  )
}

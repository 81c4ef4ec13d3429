import { words } from '@tessera/hexline/words'
import type { Player } from '@tessera/table'
import { IconButton } from '@tessera/ui'
import { change, useSettings } from '@tessera/ui/settings'
import type { ReactNode } from 'react'

export interface JumpsProps {
  readonly player: Player
  /** Breakpoints set. */
  readonly points: number
  readonly onPoints: () => void
  /** Copies a link to the step shown; absent while the record may not be known. */
  readonly onLink?: (() => void) | undefined
  /** Opens the position shown in the lab (HEX-162). */
  readonly onLab: () => void
  readonly labBlocked: string | null
}

/** Where to go from a step: the next round or death, a breakpoint, a link, the lab. */
export function Jumps({ player, points, onPoints, onLink, onLab, labBlocked }: JumpsProps): ReactNode {
  const everyStep = useSettings((settings) => settings.battles === 'every-step')
  return (
    <span className="hx-jumps">
      <IconButton
        label={words.text('jump.everyStep')}
        pressed={everyStep}
        onClick={() => change({ battles: everyStep ? 'brisk' : 'every-step' })}
      >
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 18h4v2H3zm5-4h4v6H8zm5-4h4v10h-4zm5-5h4v15h-4z" />
        </svg>
      </IconButton>
      <IconButton label={words.text('jump.round')} onClick={player.nextPeriod}>
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5v14l9-7zM13 5v14l7-7z M20.500 4.500h1.800v15h-1.800z" />
        </svg>
      </IconButton>
      <IconButton label={words.text('jump.death')} onClick={player.nextMark}>
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path
            fillRule="evenodd"
            d="M12 2a8.500 8.500 0 0 0-8.500 8.500c0 3 1.600 5.300 3.500 6.700V21h10v-3.800c1.900-1.400 3.500-3.700 3.500-6.700A8.500 8.500 0 0 0 12 2zM8.500 9a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
          />
        </svg>
      </IconButton>
      <IconButton label={words.text('jump.points', { set: points })} pressed={points > 0} onClick={onPoints}>
        <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 2.500h8L21.500 8v8L16 21.500H8L2.500 16V8zM7 10.700v2.600h10v-2.600z" fillRule="evenodd" />
        </svg>
      </IconButton>
      {onLink !== undefined && <IconButton label={words.text('jump.link')} glyph="link" onClick={onLink} />}
      <IconButton label={words.text('jump.lab')} glyph="settings" blocked={labBlocked} onClick={onLab} />
    </span>
  )
}

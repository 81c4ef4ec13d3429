import { words } from '@tessera/table/words'
import { Button, Progress } from '@tessera/ui'
import type { ReactNode } from 'react'
import { type Live, type Waits, waitsFor } from './live.ts'

/** The game's own sentences for what is waited for; where it has none the general one stands. */
export type WaitingWords = Partial<Readonly<Record<Exclude<Waits, 'trouble'>, string>>> & {
  /** What was sent: "your orders". */
  readonly what: string
  /** "Change the orders"; without it, what was sent stays. */
  readonly change?: string
}

interface WaitingProps {
  readonly live: Omit<Live<never>, 'drafted'>
  /** The name of the other side. */
  readonly foe: string
  /** The viewer stands at the newest frame. */
  readonly atLast: boolean
  readonly words: WaitingWords
  /** Skips to the newest frame. */
  readonly onNow: () => void
  /** What the other side is seen to do meanwhile. */
  readonly children?: ReactNode
}

/** In place of the controls while nothing can be chosen: what is waited for, and what can be done meanwhile. */
export function Waiting({ live, foe, atLast, words: own, onNow, children }: WaitingProps) {
  const waits = waitsFor(live, atLast)
  const said = sentence(waits, foe, own)
  return (
    <div className="waiting" data-waits={waits}>
      {waits === 'trouble' && (
        <>
          <p className="note harm">{live.trouble}.</p>
          <Button kind="primary" onClick={live.retry}>
            {words.text('again')}
          </Button>
        </>
      )}
      {waits === 'behind' && (
        <Button kind="primary" onClick={onNow} glyph="last" aria-keyshortcuts="S">
          {words.text('waiting.now')} <kbd>S</kbd>
        </Button>
      )}
      {children}
      {(waits === 'sending' || waits === 'thinking') && (
        <Progress label={said} {...(waits === 'thinking' && live.stop !== null ? { onStop: live.stop } : {})} />
      )}
      {(waits === 'over' || waits === 'watching' || waits === 'sent' || waits === 'others') && (
        <p className="note">{said}</p>
      )}
      {live.sent && own.change !== undefined && (waits === 'sent' || waits === 'thinking') && (
        <Button kind="quiet" onClick={live.reopen}>
          {own.change}
        </Button>
      )}
    </div>
  )
}

function sentence(waits: Waits, foe: string, own: WaitingWords): string {
  if (waits === 'trouble') return ''
  return own[waits] ?? usualSentence(waits, foe, own.what)
}

function usualSentence(waits: Exclude<Waits, 'trouble'>, foe: string, what: string): string {
  switch (waits) {
    case 'behind':
      return ''
    case 'sending':
      return words.text('waiting.sending', { what })
    case 'over':
    case 'watching':
      return words.text(`waiting.${waits}`)
    default:
      return words.text(`waiting.${waits}`, { foe })
  }
}

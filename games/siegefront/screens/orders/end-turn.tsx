import type { SiegefrontView } from '@tessera/siegefront'
import { Button } from '@tessera/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { nothingUseful, usefulIn, usefulWords } from './useful.ts'

/** SGF-1904: asks once a turn when something useful could still be done. */
export function useEndTurn(view: SiegefrontView, canAct: boolean, end: () => void) {
  const useful = useMemo(() => (canAct ? usefulIn(view) : null), [view, canAct])
  const [askedIn, setAskedIn] = useState(0)
  const left = useful === null || nothingUseful(useful) ? '' : usefulWords(view, useful)
  const asking = left !== '' && askedIn === view.turn
  const press = () => {
    if (!canAct) return
    if (left !== '' && !asking) setAskedIn(view.turn)
    else end()
  }
  return { left, asking, press, useful }
}

export function EndTurn(props: {
  readonly ending: ReturnType<typeof useEndTurn>
  readonly canAct: boolean
  readonly why: string
  readonly brief?: boolean
  readonly children?: ReactNode
}) {
  const { ending, canAct, why, brief } = props
  return (
    <>
      <Button
        className={`sf-endturn ${ending.asking ? 'asking' : ''}`}
        blocked={canAct ? null : why}
        kind={canAct && ending.left === '' ? 'primary' : 'plain'}
        onClick={ending.press}
      >
        {ending.asking ? (brief ? 'End anyway' : 'End turn anyway') : 'End turn'}
      </Button>
      {!brief && (
        <span className="note" role="status">
          {canAct ? ending.left || restWords(ending.useful?.more === true) : why}
        </span>
      )}
    </>
  )
}

/** Said only when it is true: a mere march holds nobody up, but it can be made. */
function restWords(more: boolean): string {
  return more ? 'Nobody can strike; units may still march.' : 'Nothing more to do.'
}

/** `E` ends the turn, Escape takes a step back, arrows lead to the board from anywhere. */
export function useTableKeys(deeds: {
  readonly end: () => void
  readonly back: () => void
  readonly toBoard: () => boolean
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return
      if (event.key === 'e' || event.key === 'E') deeds.end()
      else if (event.key === 'Escape') deeds.back()
      else if (event.key.startsWith('Arrow') && !event.shiftKey && (target === null || target === document.body)) {
        // Before the timeline takes them: in one's own turn arrows mean cells.
        if (!deeds.toBoard()) return
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  })
}

import { useEffect } from 'react'

/** `E` ends the turn, Escape takes a step back, arrows lead to the board from anywhere. */
export function useTableKeys(actions: {
  readonly end: () => void
  readonly back: () => void
  readonly toBoard: () => boolean
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return
      if (event.key === 'e' || event.key === 'E') actions.end()
      else if (event.key === 'Escape') actions.back()
      else if (event.key.startsWith('Arrow') && !event.shiftKey && (target === null || target === document.body)) {
        // Before the timeline takes them: in the player's turn arrows mean cells.
        if (!actions.toBoard()) return
      } else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  })
}

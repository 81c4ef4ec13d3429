import { useEffect, useRef } from 'react'
import type { Key } from '../keys.ts'

/** Keys of the table, except where a key already means something. */
export function useTableKeys(onKey: (key: Key) => boolean): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (
        event.defaultPrevented ||
        target?.closest('input, textarea, select, dialog, [contenteditable], [role="slider"]')
      )
        return
      if (event.key === 'Enter' && target?.closest('button, a, summary') && !event.ctrlKey) return
      const pressed: Key = {
        key: event.key.length === 1 ? event.key.toLowerCase() : event.key,
        shift: event.shiftKey,
        ctrl: event.ctrlKey,
        other: event.metaKey || event.altKey,
        onBoard: target?.classList.contains('hundred-board') === true,
      }
      if (latest.current(pressed)) event.preventDefault()
    }
    // Before the timeline's own keys: on the board arrows move the cursor there.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}

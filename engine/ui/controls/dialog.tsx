import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { words } from '../words/catalogue.ts'
import { IconButton } from './button.tsx'

export interface DialogProps {
  readonly open: boolean
  /** Called for Escape, the close button and a press beside the dialog. */
  readonly onClose: () => void
  readonly title: string
  readonly wide?: boolean
  /** Buttons at the bottom, the primary one last. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A native modal dialog: the browser keeps the focus inside. The element that had it before gets it back when the dialog has gone. */
export function Dialog({ open, onClose, title, wide, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    return () => {
      element.close()
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [open])
  if (!open) return null
  return (
    // A press beside the dialog closes it; the keyboard has Escape.
    <dialog
      ref={dialog}
      className={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton label={words.text('close')} glyph="close" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long body scrolls, so the keyboard must get into it */}
      <div className="dialog-body" tabIndex={0}>
        {children}
      </div>
      {actions !== undefined && <footer>{actions}</footer>}
    </dialog>
  )
}

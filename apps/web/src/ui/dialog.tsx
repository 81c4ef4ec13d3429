import { type ReactNode, useEffect, useId, useRef } from 'react'
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

/** A native modal dialog: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, wide, actions, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    if (!element.open) element.showModal()
    return () => element.close()
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
        <IconButton label="Close" glyph="close" onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long body scrolls, so the keyboard must get into it */}
      <div className="dialog-body" tabIndex={0}>
        {children}
      </div>
      {actions !== undefined && <footer>{actions}</footer>}
    </dialog>
  )
}

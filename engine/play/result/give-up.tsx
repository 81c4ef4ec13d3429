import { Button, Dialog, IconButton } from '@tessera/ui'
import { useState } from 'react'

/** The flag at the top of the table; it asks before anything is lost. */
export function GiveUp({ onResign }: { readonly onResign: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label="Give up the match" glyph="flag" onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Give up the match?"
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Go on</Button>
            <Button
              kind="danger"
              onClick={() => {
                setOpen(false)
                onResign()
              }}
            >
              Give up
            </Button>
          </>
        }
      >
        <p>The match counts as lost. To pause instead, just leave: it waits for you on the first page.</p>
      </Dialog>
    </>
  )
}

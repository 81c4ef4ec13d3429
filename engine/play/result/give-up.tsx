import { words } from '@tessera/table/words'
import { Button, Dialog, IconButton } from '@tessera/ui'
import { useState } from 'react'

/** The flag at the top of the table; it asks before anything is lost. */
export function GiveUp({ onResign }: { readonly onResign: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.text('give-up.label')} glyph="flag" onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.text('give-up.title')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{words.text('give-up.back')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setOpen(false)
                onResign()
              }}
            >
              {words.text('give-up')}
            </Button>
          </>
        }
      >
        <p>{words.text('give-up.text')}</p>
      </Dialog>
    </>
  )
}

import { Button, Dialog, Glyph, IconButton, say, TextField } from '@tessera/ui'
import type { SavedCodes } from '@tessera/ui/storage'
import { useState } from 'react'

export interface SavedToolsProps {
  readonly saved: SavedCodes
  readonly name: string
  /** "army", "deck". */
  readonly what: string
}

/** Rename and delete, beside something kept under a name. */
export function SavedTools({ saved, name, what }: SavedToolsProps) {
  const [renaming, setRenaming] = useState(false)
  const remove = () => {
    say(`Deleted ${name}.`, 'plain', { name: 'Undo', run: saved.remove(name) })
  }
  return (
    <>
      <IconButton label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        <Glyph name="pen" />
      </IconButton>
      <IconButton label={`Delete ${name}`} glyph="trash" onClick={remove} />
      <RenameDialog saved={saved} name={name} what={what} open={renaming} onClose={() => setRenaming(false)} />
    </>
  )
}

function RenameDialog(props: SavedToolsProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { saved, name, what, open, onClose } = props
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState<string | null>(null)
  const rename = () => {
    if (saved.rename(name, typed)) onClose()
    else setError(typed.trim() === '' ? 'A name needs a letter.' : `Another ${what} has this name.`)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Rename ${name}`}
      actions={
        <Button kind="primary" onClick={rename}>
          Rename
        </Button>
      }
    >
      <TextField label="Name" value={typed} onChange={setTyped} error={error} maxLength={40} />
    </Dialog>
  )
}

import { Button, Dialog, Glyph, IconButton, say, TextField } from '@tessera/ui'
import type { SavedCodes } from '@tessera/ui/storage'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

export interface SavedToolsProps {
  readonly saved: SavedCodes
  readonly name: string
  readonly what: 'army' | 'deck'
}

/** Rename and delete, beside something kept under a name. */
export function SavedTools({ saved, name, what }: SavedToolsProps) {
  const [renaming, setRenaming] = useState(false)
  const remove = () => {
    say(words.text('saved.deleted', { name }), 'plain', { name: words.text('saved.undo'), run: saved.remove(name) })
  }
  return (
    <>
      <IconButton label={words.text('saved.rename.which', { name })} onClick={() => setRenaming(true)}>
        <Glyph name="pen" />
      </IconButton>
      <IconButton label={words.text('saved.delete.which', { name })} glyph="trash" onClick={remove} />
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
    else setError(typed.trim() === '' ? words.text('save.nameless') : words.text('saved.taken', { what }))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text('saved.rename.which', { name })}
      actions={
        <Button kind="primary" onClick={rename}>
          {words.text('saved.rename')}
        </Button>
      }
    >
      <TextField label={words.text('save.name')} value={typed} onChange={setTyped} error={error} maxLength={40} />
    </Dialog>
  )
}

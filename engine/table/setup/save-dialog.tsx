import { Button, CopyRow, Dialog, say, TextField } from '@tessera/ui'
import { type SavedCodes, tidyName } from '@tessera/ui/storage'
import { useState } from 'react'

export interface SaveDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly kept: SavedCodes
  readonly code: string
  readonly link: string
  readonly suggestion: string
}

/** Keeps an army in this browser under a name, or hands it out as a code or a link. */
export function SaveDialog({ open, onClose, kept, code, link, suggestion }: SaveDialogProps) {
  const [name, setName] = useState<string | null>(null)
  return (
    <Dialog open={open} onClose={onClose} title="Save or share">
      <SaveRow
        what="army"
        otherwise="code"
        name={name ?? suggestion}
        onName={setName}
        kept={kept}
        save={(tidy) => kept.save(tidy, code)}
        onDone={onClose}
      />
      <CopyRow label="Army code" text={code} />
      <CopyRow label="Link to this army" text={link} />
    </Dialog>
  )
}

interface SaveRowProps {
  readonly what: 'army' | 'deck'
  /** What can be copied where the browser keeps nothing. */
  readonly otherwise: 'code' | 'text'
  readonly name: string
  readonly onName: (name: string) => void
  readonly kept: SavedCodes
  /** False when the browser keeps nothing. */
  readonly save: (tidy: string) => boolean
  readonly onDone: () => void
}

/** The name something is saved under, and whether another one of that name gives way. */
export function SaveRow({ what, otherwise, name, onName, kept, save, onDone }: SaveRowProps) {
  const tidy = tidyName(name)
  const taken = kept.useList().some((other) => other.name === tidy)
  const submit = () => {
    if (save(tidy)) say(`Saved ${tidy} in this browser.`, 'good')
    else say(`This browser keeps nothing (a private window, or full). Copy the ${otherwise} instead.`, 'bad')
    onDone()
  }
  return (
    <form
      className="save-row"
      onSubmit={(event) => {
        event.preventDefault()
        if (tidy !== '') submit()
      }}
    >
      <TextField
        label="Name"
        value={name}
        onChange={onName}
        maxLength={40}
        hint={
          taken
            ? `${what === 'army' ? 'An army' : 'A deck'} of this name is saved already; it will be replaced.`
            : 'Kept in this browser.'
        }
      />
      <Button kind="primary" type="submit" blocked={tidy === '' ? 'A name needs a letter.' : null}>
        {taken ? 'Replace' : 'Save'}
      </Button>
    </form>
  )
}

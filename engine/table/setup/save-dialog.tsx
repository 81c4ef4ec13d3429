import { Button, CopyRow, Dialog, say, TextField } from '@tessera/ui'
import { type SavedCodes, tidyName } from '@tessera/ui/storage'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

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
    <Dialog open={open} onClose={onClose} title={words.text('save.title')}>
      <SaveRow
        what="army"
        otherwise="code"
        name={name ?? suggestion}
        onName={setName}
        kept={kept}
        save={(tidy) => kept.save(tidy, code)}
        onDone={onClose}
      />
      <CopyRow label={words.text('save.code')} text={code} />
      <CopyRow label={words.text('save.link')} text={link} />
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
    if (save(tidy)) say(words.text('save.done', { name: tidy }), 'good')
    else say(words.text('save.refused', { otherwise }), 'bad')
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
        label={words.text('save.name')}
        value={name}
        onChange={onName}
        maxLength={40}
        hint={taken ? words.text('save.taken', { what }) : words.text('save.here')}
      />
      <Button kind="primary" type="submit" blocked={tidy === '' ? words.text('save.nameless') : null}>
        {words.text(taken ? 'save.replace' : 'save')}
      </Button>
    </form>
  )
}

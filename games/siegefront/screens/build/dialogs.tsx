import { deckError } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { SaveRow } from '@tessera/table'
import { Button, CopyRow, Dialog, say, TextArea } from '@tessera/ui'
import { tidyName } from '@tessera/ui/storage'
import { useState } from 'react'
import type { Deck } from './cards.ts'
import { saveDeck, savedDecks } from './saved.ts'
import { deckLink, readSharedDeck, writeDeckCode } from './share.ts'
import { writeDeckText } from './text.ts'

interface DialogState {
  readonly open: boolean
  readonly onClose: () => void
}

/** Keeps the deck in this browser under a name, or hands it out as text, code or link. */
export function SaveDialog(
  props: DialogState & { readonly deck: Deck; readonly name: string; readonly onName: (name: string) => void },
) {
  const { open, onClose, deck, name, onName } = props
  const tidy = tidyName(name)
  return (
    <Dialog open={open} onClose={onClose} title={words.text('build.saveOrShare')}>
      <SaveRow
        what="deck"
        otherwise="text"
        name={name}
        onName={onName}
        kept={savedDecks}
        save={(kept) => saveDeck(kept, deck)}
        onDone={() => {
          onName(tidy)
          onClose()
        }}
      />
      <CopyRow label={words.text('build.link')} text={deckLink(location.origin, deck, tidy)} />
      <CopyRow label={words.text('build.code')} text={writeDeckCode(deck)} />
      <ListText text={writeDeckText(deck, tidy)} />
    </Dialog>
  )
}

function ListText({ text }: { readonly text: string }) {
  const copy = () => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    write.then(
      () => say(words.text('build.copied'), 'good'),
      () => say(words.text('build.notCopied'), 'bad'),
    )
  }
  return (
    <div className="save-row">
      <TextArea
        label={words.text('build.asText')}
        className="dk-text"
        rows={6}
        value={text}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button onClick={copy} aria-label={words.text('build.copyText')}>
        {words.text('build.copy')}
      </Button>
    </div>
  )
}

/** Takes a deck from pasted lines, a code or a link, and shows what is wrong with it meanwhile. */
export function ImportDialog(props: DialogState & { readonly onTake: (cards: Deck, name: string | null) => void }) {
  const { open, onClose, onTake } = props
  const [text, setText] = useState('')
  const read = readSharedDeck(text)
  const inputError = read.ok ? deckError(read.value.cards) : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text('build.importDeck')}
      actions={
        <Button
          kind="primary"
          blocked={
            read.ok ? null : text.trim() === '' ? words.text('build.pasteFirst') : (read.inputErrors[0]?.text ?? null)
          }
          onClick={() => {
            if (!read.ok) return
            onTake(read.value.cards, read.value.name)
            setText('')
            onClose()
          }}
        >
          {words.text('build.takeDeck')}
        </Button>
      }
    >
      <TextArea
        label={words.text('build.lines')}
        className="dk-text"
        value={text}
        onChange={setText}
        rows={9}
        spellCheck={false}
        autoCapitalize="none"
        placeholder={'# My deck\n3 Footman\n2 Knight\n1 Elder Dragon'}
        error={text.trim() === '' || read.ok ? null : read.inputErrors[0]?.text}
        hint={words.text('build.linesHint')}
      />
      {read.ok && (
        <p className={inputError === null ? 'muted' : 'dk-warn'}>
          {inputError === null
            ? words.text('build.ready', { n: read.value.cards.length })
            : words.text('build.mend', { n: read.value.cards.length, error: inputError.text })}
        </p>
      )}
    </Dialog>
  )
}

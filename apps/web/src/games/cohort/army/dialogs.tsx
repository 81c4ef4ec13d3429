import { type ArmyList, armyProblems, type CohortConfig, writeArmyCode } from '@tessera/cohort'
import { useState } from 'react'
import { tidyName } from '../../../store/saved-codes.ts'
import { Button, CopyRow, Dialog, say, TextArea, TextField } from '../../../ui/index.ts'
import { savedArmies } from './saved.ts'
import { armyLink, readSharedArmy } from './share.ts'
import { armyWords } from './words.ts'

interface DialogState {
  readonly open: boolean
  readonly onClose: () => void
}

/** Keeps the army in this browser under a name, or hands it out as a code or a link. */
export function SaveDialog(props: DialogState & { readonly army: ArmyList; readonly suggestion: string }) {
  const { open, onClose, army, suggestion } = props
  const saved = savedArmies.useList()
  const [name, setName] = useState<string | null>(null)
  const shown = name ?? suggestion
  const taken = saved.some((other) => other.name === tidyName(shown))
  const save = () => {
    if (savedArmies.save(shown, writeArmyCode(army))) say(`Saved ${tidyName(shown)} in this browser.`, 'good')
    else say('This browser keeps nothing (a private window, or full). Copy the code instead.', 'bad')
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Save or share">
      <form
        className="save-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (tidyName(shown) !== '') save()
        }}
      >
        <TextField
          label="Name"
          value={shown}
          onChange={setName}
          maxLength={40}
          hint={taken ? 'An army of this name is saved already; it will be replaced.' : 'Kept in this browser.'}
        />
        <Button kind="primary" type="submit" blocked={tidyName(shown) === '' ? 'A name needs a letter.' : null}>
          {taken ? 'Replace' : 'Save'}
        </Button>
      </form>
      <CopyRow label="Army code" text={writeArmyCode(army)} />
      <CopyRow label="Link to this army" text={armyLink(location.origin, army)} />
    </Dialog>
  )
}

/** Takes an army from a pasted code or link; whatever is wrong with it is said while it stands there. */
export function PasteDialog(
  props: DialogState & {
    readonly config: CohortConfig
    readonly seat: 0 | 1
    readonly onTake: (army: ArmyList) => void
  },
) {
  const { open, onClose, config, seat, onTake } = props
  const [text, setText] = useState('')
  const read = readSharedArmy(text)
  const problem = read.ok ? armyProblems(read.value, config, seat)[0]?.message : read.faults[0]?.text
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Paste an army"
      actions={
        <Button
          kind="primary"
          blocked={read.ok ? null : 'Paste an army code first.'}
          onClick={() => {
            if (!read.ok) return
            onTake(read.value)
            setText('')
          }}
        >
          Take this army
        </Button>
      }
    >
      <TextArea
        label="Army code or link"
        value={text}
        onChange={setText}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        placeholder="co1:spartan:professional+warSpears,scouts:"
        error={text === '' ? null : (problem ?? null)}
        hint="A code begins with co1: and the culture."
      />
      {read.ok && <p className="muted">{armyWords(read.value)}</p>}
    </Dialog>
  )
}

import { type ArmyList, armyProblems, type CohortConfig } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Button, Dialog, TextArea } from '@tessera/ui'
import { useState } from 'react'
import { readSharedArmy } from './share.ts'
import { armyWords } from './words.ts'

interface DialogState {
  readonly open: boolean
  readonly onClose: () => void
}

/** Takes an army from a pasted code or link, and shows what is wrong with it. */
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
  const problem = read.ok ? armyProblems(read.value, config, seat)[0]?.message : read.inputErrors[0]?.text
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.text('paste.title')}
      actions={
        <Button
          kind="primary"
          blocked={read.ok ? null : words.text('paste.first')}
          onClick={() => {
            if (!read.ok) return
            onTake(read.value)
            setText('')
          }}
        >
          {words.text('paste.take')}
        </Button>
      }
    >
      <TextArea
        label={words.text('paste.label')}
        value={text}
        onChange={setText}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        placeholder="co1:spartan:professional+warSpears,scouts:"
        error={text === '' ? null : (problem ?? null)}
        hint={words.text('paste.hint')}
      />
      {read.ok && <p className="muted">{armyWords(read.value)}</p>}
    </Dialog>
  )
}

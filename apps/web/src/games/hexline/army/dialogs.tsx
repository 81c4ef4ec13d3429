import { type CustomUnit, type HexlineConfig, refuseArmy, writeArmyCode } from '@tessera/hexline'
import { useState } from 'react'
import { tidyName } from '../../../store/saved-codes.ts'
import { Button, CopyRow, Dialog, say, TextArea, TextField } from '../../../ui/index.ts'
import { armyInWords } from '../names.ts'
import { savedArmies } from './saved.ts'
import { armyLink, readSharedArmy, type SharedArmy } from './share.ts'

interface DialogState {
  readonly open: boolean
  readonly onClose: () => void
}

/** Keeps the army in this browser under a name, or hands it out as a code or a link. */
export function SaveDialog(
  props: DialogState & {
    readonly config: HexlineConfig
    readonly units: readonly string[]
    readonly suggestion: string
  },
) {
  const { open, onClose, config, units, suggestion } = props
  const saved = savedArmies.useList()
  const [name, setName] = useState<string | null>(null)
  const shown = name ?? suggestion
  const taken = saved.some((army) => army.name === tidyName(shown))
  const save = () => {
    const kept = savedArmies.save(shown, writeArmyCode(units))
    if (kept) say(`Saved ${tidyName(shown)} in this browser.`, 'good')
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
      <CopyRow label="Army code" text={writeArmyCode(units)} />
      <CopyRow label="Link to this army" text={armyLink(location.origin, units, config.custom_units)} />
    </Dialog>
  )
}

/** Takes an army from a pasted code or link; whatever is wrong with it is said while it stands there. */
export function PasteDialog(
  props: DialogState & { readonly config: HexlineConfig; readonly onTake: (army: SharedArmy) => void },
) {
  const { open, onClose, config, onTake } = props
  const [text, setText] = useState('')
  const read = readSharedArmy(text)
  const rules = read.ok ? withCustomUnits(config, read.value.custom) : config
  const refusal = read.ok ? refuseArmy(rules, read.value.units) : null
  const unusable = refusal !== null && (refusal.code === 'unknown_unit' || refusal.code === 'not_for_hire')
  const error = text === '' ? null : !read.ok ? read.faults[0]?.text : (refusal?.message ?? null)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Paste an army"
      actions={
        <Button
          kind="primary"
          blocked={!read.ok ? 'Paste an army code first.' : unusable ? refusal.message : null}
          onClick={() => {
            if (!read.ok) return
            onTake(read.value)
            setText('')
            onClose()
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
        placeholder="hx1:greywolf*3,ripper*2,howler"
        error={error}
        hint="A code begins with hx1: and names each unit with its number."
      />
      {read.ok && !unusable && <p className="muted">{armyInWords(rules, read.value.units)}</p>}
    </Dialog>
  )
}

/** The config with the units a shared army brings along, where their ids are free. */
export function withCustomUnits(config: HexlineConfig, custom: readonly CustomUnit[]): HexlineConfig {
  const fresh = custom.filter((unit) => !config.custom_units.some(({ id }) => id === unit.id))
  if (fresh.length === 0) return config
  return { ...config, custom_units: [...config.custom_units, ...fresh].slice(0, 32) }
}

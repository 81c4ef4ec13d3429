import { type CustomUnit, type HexlineConfig, refuseArmy } from '@tessera/hexline'
import { Button, Dialog, TextArea } from '@tessera/ui'
import { useState } from 'react'
import { armyInWords } from '../names.ts'
import { readSharedArmy, type SharedArmy } from './share.ts'

interface DialogState {
  readonly open: boolean
  readonly onClose: () => void
}

/** Takes an army from a pasted code or link, and shows what is wrong with it meanwhile. */
export function PasteDialog(
  props: DialogState & { readonly config: HexlineConfig; readonly onTake: (army: SharedArmy) => void },
) {
  const { open, onClose, config, onTake } = props
  const [text, setText] = useState('')
  const read = readSharedArmy(text)
  const rules = read.ok ? withCustomUnits(config, read.value.custom) : config
  const refusal = read.ok ? refuseArmy(rules, read.value.units) : null
  const unusable = refusal !== null && (refusal.code === 'unknown_unit' || refusal.code === 'not_for_hire')
  const error = text === '' ? null : !read.ok ? read.inputErrors[0]?.text : (refusal?.message ?? null)
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

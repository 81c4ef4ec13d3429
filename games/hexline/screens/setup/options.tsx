import { type HexlineConfig, ROSTER } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'
import { Token } from '@tessera/table'
import { Button, Dialog, NumberField, Segments, Toggle } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useState } from 'react'
import { useCustomUnits } from '../build/custom/library.ts'
import { priceWarnings } from '../build/price-warnings.ts'
import { unitIcon } from '../icons.ts'

export interface OptionsProps {
  readonly config: HexlineConfig
  readonly inputErrors: readonly InputError[]
  readonly onChange: (config: HexlineConfig) => void
}

/** Every setting of HEX-14 that a match of two armies has, with the rules' own input error beside each. */
export function Options({ config, inputErrors, onChange }: OptionsProps) {
  const [banning, setBanning] = useState(false)
  const change = (part: Partial<HexlineConfig>) => onChange({ ...config, ...part })
  const at = (path: string) =>
    inputErrors.find((inputError) => inputError.path === path || inputError.path.startsWith(`${path}.`))?.text ?? null
  return (
    <div className="opts">
      <Segments
        label="Battles"
        value={String(config.battles)}
        options={[
          { value: '1', name: 'One' },
          { value: '3', name: 'Best of 3' },
          { value: '5', name: 'Best of 5' },
        ]}
        onChange={(value) => change({ battles: value === '1' ? 1 : value === '5' ? 5 : 3 })}
      />
      <Segments
        label="Placing"
        value={config.deployment}
        options={[
          { value: 'free', name: 'By hand' },
          { value: 'drill', name: 'By the drill' },
        ]}
        hint="By hand, each side places its units in secret, once it knows the other army."
        onChange={(deployment) => change({ deployment })}
      />
      <div className="opts-numbers">
        <NumberField
          label="Points"
          value={config.budget}
          least={20}
          most={400}
          error={at('budget')}
          onChange={(budget) => change({ budget })}
        />
        <NumberField
          label="Units"
          value={config.max_units}
          least={1}
          most={30}
          error={at('max_units')}
          onChange={(max_units) => change({ max_units })}
        />
        <NumberField
          label="Copies of one unit"
          value={config.max_copies}
          least={1}
          most={30}
          error={at('max_copies')}
          onChange={(max_copies) => change({ max_copies })}
        />
        <NumberField
          label="Families"
          value={config.max_families}
          least={1}
          most={4}
          error={at('max_families')}
          onChange={(max_families) => change({ max_families })}
        />
        <NumberField
          label="Round limit"
          value={config.round_limit}
          least={10}
          most={200}
          error={at('round_limit')}
          onChange={(round_limit) => change({ round_limit })}
        />
      </div>
      <Segments
        label="Effects land"
        value={config.events}
        options={[
          { value: 'immediate', name: 'At once' },
          { value: 'deferred', name: 'At the end of the turn' },
        ]}
        onChange={(events) => change({ events })}
      />
      <div className="opts-row">
        <div>
          <b>Banned units</b>
          <p className="muted t13">{config.bans.length === 0 ? 'None' : counted(config.bans.length, 'unit')}</p>
          {at('bans') && <p className="harm t13">{at('bans')}</p>}
        </div>
        <Button kind="quiet" onClick={() => setBanning(true)}>
          Choose
        </Button>
      </div>
      <CustomUnits config={config} error={at('custom_units') ?? at('custom_only')} onChange={onChange} />
      <BansDialog open={banning} onClose={() => setBanning(false)} config={config} onChange={onChange} />
    </div>
  )
}

/** The options in a few words. */
export function inShort(config: HexlineConfig): string {
  const placing = config.deployment === 'free' ? 'placed by hand' : 'placed by the drill'
  return `${config.budget} points, ${counted(config.max_families, 'family', 'families')}, ${placing}`
}

function CustomUnits(props: {
  readonly config: HexlineConfig
  readonly error: string | null
  readonly onChange: (config: HexlineConfig) => void
}) {
  const { config, error, onChange } = props
  const library = useCustomUnits((state) => state.list)
  const chosen = new Set(config.custom_units.map(({ id }) => id))
  const all = [...config.custom_units, ...library.filter(({ id }) => !chosen.has(id))]
  const take = (id: string, on: boolean) => {
    const unit = library.find((other) => other.id === id)
    const rest = config.custom_units.filter((other) => other.id !== id)
    const custom_units = on && unit !== undefined ? [...rest, unit] : rest
    onChange({ ...config, custom_units, custom_only: config.custom_only && custom_units.length > 0 })
  }
  return (
    <div className="opts-custom">
      <div className="opts-row">
        <b>Custom units</b>
        <Button kind="quiet" to="/hexline/units">
          {library.length === 0 ? 'Make one' : 'Edit'}
        </Button>
      </div>
      {all.map(({ id, name }) => (
        <Toggle key={id} label={name} checked={chosen.has(id)} onChange={(on) => take(id, on)} />
      ))}
      {config.custom_units.length > 0 && (
        <Toggle
          label="Custom units only"
          hint="The units of the four families are left out."
          checked={config.custom_only}
          onChange={(custom_only) => onChange({ ...config, custom_only })}
        />
      )}
      {priceWarnings(config).map((text) => (
        <p key={text} className="warn t13">
          {text}
        </p>
      ))}
      {error !== null && <p className="harm t13">{error}</p>}
    </div>
  )
}

function BansDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly config: HexlineConfig
  readonly onChange: (config: HexlineConfig) => void
}) {
  const { open, onClose, config, onChange } = props
  const flip = (id: string) =>
    onChange({
      ...config,
      bans: config.bans.includes(id) ? config.bans.filter((other) => other !== id) : [...config.bans, id],
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Banned units"
      wide
      actions={
        <>
          <Button kind="quiet" onClick={() => onChange({ ...config, bans: [] })}>
            Allow all
          </Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="bans">
        {ROSTER.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={config.bans.includes(id)} onClick={() => flip(id)}>
            <Token seat={0} icon={unitIcon(id)} size={28} />
            {name}
          </button>
        ))}
      </div>
    </Dialog>
  )
}

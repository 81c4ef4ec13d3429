import { catalogOf, effectName, type HexlineConfig, type Scenario } from '@tessera/hexline'
import { Token } from '@tessera/table'
import { Button, NumberField, Segments } from '@tessera/ui'
import type { ReactNode } from 'react'
import { unitIcon } from '../icons.ts'
import { unitName } from '../names.ts'
import { changeUnit, fieldsOf, setField } from './scenario-draft.ts'

export interface UnitFieldsProps {
  readonly config: HexlineConfig
  readonly scenario: Scenario
  readonly place: number
  readonly onChange: (scenario: Scenario) => void
  readonly onRemove: () => void
}

/** Every value of one unit that a scenario may set, each within its limits. */
export function UnitFields({ config, scenario, place, onChange, onRemove }: UnitFieldsProps): ReactNode {
  const unit = scenario.units[place]
  const type = unit && catalogOf(config).type(unit.type)
  if (unit === undefined || type === undefined) return null
  const charges = type.abilities.map((_, i) => unit.set?.charges?.[i] ?? 0)
  return (
    <div className="hx-lab-unit">
      <div className="head">
        <Token seat={unit.side === 1 ? 0 : 1} icon={unitIcon(unit.type)} size={44} />
        <div>
          <h2>{unitName(config, unit.type)}</h2>
          <span className="mono muted">
            #{place + 1} at {unit.col},{unit.row}
          </span>
        </div>
      </div>
      <Segments<'1' | '2'>
        label="Side"
        bare
        options={[
          { value: '1', name: 'West' },
          { value: '2', name: 'East' },
        ]}
        value={unit.side === 1 ? '1' : '2'}
        onChange={(side) => onChange(changeUnit(scenario, place, { side: side === '1' ? 1 : 2 }))}
      />
      <div className="grid">
        <NumberField
          label="Column"
          value={unit.col}
          least={0}
          most={16}
          onChange={(col) => onChange(changeUnit(scenario, place, { col }))}
        />
        <NumberField
          label="Row"
          value={unit.row}
          least={0}
          most={scenario.rows - 1}
          onChange={(row) => onChange(changeUnit(scenario, place, { row }))}
        />
        {fieldsOf(config, unit).map(({ field, name, least, most, usual }) => (
          <NumberField
            key={field}
            label={name}
            value={unit.set?.[field] ?? usual}
            least={least}
            most={most}
            onChange={(value) => onChange(setField(scenario, place, field, value === usual ? null : value))}
          />
        ))}
        {type.abilities.map((ability, i) =>
          (ability.charge ?? 1) > 1 ? (
            <NumberField
              // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
              key={i}
              label={`Charge of ${effectName(ability.effect)}`}
              value={charges[i] ?? 0}
              least={0}
              most={(ability.charge ?? 1) - 1}
              onChange={(value) => {
                const next = charges.map((count, at) => (at === i ? value : count))
                onChange(setField(scenario, place, 'charges', next.some((count) => count > 0) ? next : null))
              }}
            />
          ) : null,
        )}
        {unit.type === 'blade' && (
          <NumberField
            label="Summoner"
            value={unit.set?.summoner_id ?? 0}
            least={0}
            most={place}
            onChange={(id) => onChange(setField(scenario, place, 'summoner_id', id === 0 ? null : id))}
          />
        )}
      </div>
      <Button kind="danger" glyph="trash" onClick={onRemove}>
        Remove it
      </Button>
    </div>
  )
}

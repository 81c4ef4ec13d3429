import { fieldsOf, type OptionsProps } from '@tessera/play'
import { NumberField, Segments } from '@tessera/ui'

/** The options of a duel: battles and gold. */
export function OnlineOptions({ config, onChange }: OptionsProps) {
  const { bestOf, gold } = optionsIn(config)
  return (
    <div className="gd-options">
      <Segments
        label="Battles"
        value={String(bestOf)}
        options={[
          { value: '1', name: 'One battle' },
          { value: '3', name: 'Best of three' },
        ]}
        onChange={(chosen) => onChange({ ...fieldsOf(config), bestOf: chosen === '3' ? 3 : 1 })}
      />
      <NumberField
        label="Gold for upgrades"
        value={gold}
        least={0}
        most={400}
        onChange={(next) => onChange({ ...fieldsOf(config), gold: next })}
      />
    </div>
  )
}

export function inShort(config: unknown): string {
  const { bestOf, gold } = optionsIn(config)
  return `${bestOf === 3 ? 'Best of three' : 'One battle'}, ${gold} gold for upgrades`
}

export function optionsIn(config: unknown): { readonly bestOf: 1 | 3; readonly gold: number } {
  const { bestOf, gold } = fieldsOf(config)
  return { bestOf: bestOf === 3 ? 3 : 1, gold: typeof gold === 'number' ? gold : 50 }
}

import { words } from '@tessera/gauntlet/words'
import { fieldsOf, type OptionsProps } from '@tessera/play'
import { NumberField, Segments } from '@tessera/ui'

/** The options of a duel: battles and gold. */
export function OnlineOptions({ config, onChange }: OptionsProps) {
  const { bestOf, gold } = optionsIn(config)
  return (
    <div className="gd-options">
      <Segments
        label={words.text('duel.battles')}
        value={String(bestOf)}
        options={[
          { value: '1', name: words.text('duel.oneBattle') },
          { value: '3', name: words.text('duel.bestOfThree') },
        ]}
        onChange={(chosen) => onChange({ ...fieldsOf(config), bestOf: chosen === '3' ? 3 : 1 })}
      />
      <NumberField
        label={words.text('duel.gold')}
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
  return words.text('duel.inShort', {
    battles: words.text(bestOf === 3 ? 'duel.bestOfThree' : 'duel.oneBattle'),
    gold,
  })
}

export function optionsIn(config: unknown): { readonly bestOf: 1 | 3; readonly gold: number } {
  const { bestOf, gold } = fieldsOf(config)
  return { bestOf: bestOf === 3 ? 3 : 1, gold: typeof gold === 'number' ? gold : 50 }
}

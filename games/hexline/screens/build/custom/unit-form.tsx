import { type Ability, type CustomUnit, MOST_ABILITIES, priceOf, STAT_LIMITS, speedPercent } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'
import { Token } from '@tessera/table'
import { Button, NumberField, TextField, Toggle } from '@tessera/ui'
import { unitIcon } from '../../icons.ts'
import { AbilityEditor } from './ability-editor.tsx'
import { fitted } from './ability-form.ts'
import { ICON_CHOICES, idForIcon } from './id-for-icon.ts'
import { freeId } from './library.ts'

/** The values of a custom unit: who it is, what it has, what it does. */
export function UnitForm(props: {
  readonly unit: CustomUnit
  /** Ids that are taken. */
  readonly others: ReadonlySet<string>
  readonly inputErrors: readonly InputError[]
  readonly onChange: (unit: CustomUnit) => void
}) {
  const { unit, others, inputErrors, onChange } = props
  // An id made from the name keeps following the name.
  const rename = (name: string) =>
    onChange({ ...unit, name, id: unit.id === freeId(unit.name, others) ? freeId(name, others) : unit.id })
  const at = (path: string) => inputErrors.find((inputError) => inputError.path === path)?.text ?? null
  const price = priceOf(unit).cost
  const stat = (key: 'max_hp' | 'damage' | 'attack_range' | 'armor' | 'speed', label: string) => (
    <NumberField
      label={label}
      value={unit[key]}
      least={STAT_LIMITS[key][0]}
      most={STAT_LIMITS[key][1]}
      error={at(key)}
      {...(key === 'speed' ? { read: speedPercent } : {})}
      onChange={(value) => onChange({ ...unit, [key]: value })}
    />
  )
  const abilities = (list: readonly Ability[]) => onChange({ ...unit, abilities: list })
  return (
    <section className="cue-form panel" aria-label={`Edit ${unit.name}`}>
      <h2>1. Who it is</h2>
      <div className="cue-names">
        <TextField label="Name" value={unit.name} maxLength={32} error={at('name')} onChange={rename} />
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that choose a picture are no fields of a form */}
        <div className="cue-icons" role="group" aria-label="Picture">
          {ICON_CHOICES.map((icon) => (
            <button
              key={icon}
              type="button"
              aria-label={icon.replaceAll('-', ' ')}
              aria-pressed={unitIcon(unit.id) === icon}
              onClick={() => {
                const id = idForIcon(icon, unit.id, others)
                if (id !== null) onChange({ ...unit, id })
              }}
            >
              <Token seat={0} icon={icon} size={36} />
            </button>
          ))}
        </div>
      </div>
      <h2>2. What it has</h2>
      <div className="cue-stats">
        {stat('max_hp', 'Life')}
        {stat('damage', 'Damage')}
        {stat('attack_range', 'Range')}
        {stat('armor', 'Armour')}
        {stat('speed', 'Speed')}
      </div>
      <h2>3. What it does</h2>
      <div className="cue-abilities">
        {unit.abilities.map((ability, i) => (
          <AbilityEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
            key={i}
            place={i}
            ability={ability}
            onChange={(next) => abilities(unit.abilities.with(i, next))}
            onRemove={() => abilities(unit.abilities.filter((_, other) => other !== i))}
          />
        ))}
        <Button
          glyph="plus"
          blocked={unit.abilities.length >= MOST_ABILITIES ? `At most ${MOST_ABILITIES} abilities.` : null}
          onClick={() => abilities([...unit.abilities, fitted({ trigger: 'onhit', effect: 'strike', target: 'area' })])}
        >
          Add an ability
        </Button>
      </div>
      <details className="cue-more" open={at('id') !== null || unit.cost !== undefined}>
        <summary>More: its name in files, and a price of its own</summary>
        <TextField
          label="Id"
          value={unit.id}
          maxLength={26}
          spellCheck={false}
          autoCapitalize="none"
          hint="How files and links call it: x_ and small letters, digits or _. Its picture follows from it, too."
          error={at('id')}
          onChange={(id) => onChange({ ...unit, id })}
        />
        <div className="cue-cost">
          <Toggle
            label="A price of its own"
            hint="Instead of the computed one. Both players are told when it is lower."
            checked={unit.cost !== undefined}
            onChange={(own) => onChange(own ? { ...unit, cost: price } : withoutCost(unit))}
          />
          {unit.cost !== undefined && (
            <NumberField
              label="Price"
              unit="points"
              value={unit.cost}
              least={1}
              most={400}
              error={at('cost')}
              onChange={(cost) => onChange({ ...unit, cost })}
            />
          )}
        </div>
      </details>
    </section>
  )
}

function withoutCost({ cost: _cost, ...rest }: CustomUnit): CustomUnit {
  return rest
}

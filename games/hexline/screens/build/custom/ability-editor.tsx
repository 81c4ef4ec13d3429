import { type Ability, abilityPrice, type Effect, type Target, TRIGGERS, type Trigger } from '@tessera/hexline'
import { Icon, IconButton, NumberField, Select, Toggle } from '@tessera/ui'
import { EFFECT_ICONS } from '../../icons.ts'
import { AbilityText } from '../ability-text.tsx'
import { EFFECT_NAMES, effectsFor, fitted, numbersFor, TRIGGER_NAMES, targetName, targetsFor } from './ability-form.ts'

export interface AbilityEditorProps {
  readonly place: number
  readonly ability: Ability
  readonly onChange: (ability: Ability) => void
  readonly onRemove: () => void
}

/** One ability: only what HEX-113 allows can be chosen, and only numbers that have a use are asked for. */
export function AbilityEditor({ place, ability, onChange, onRemove }: AbilityEditorProps) {
  const change = (part: Partial<Ability>) => onChange(fitted({ ...ability, ...part }))
  const numbers = numbersFor(ability)
  const targets = targetsFor(ability.trigger, ability.effect)
  const listens = ability.trigger === 'lament' || ability.trigger === 'harvest'
  return (
    <fieldset className="abil">
      <legend>
        <Icon name={EFFECT_ICONS[ability.effect]} /> Ability {place + 1}
      </legend>
      <p className="words">
        <AbilityText ability={ability} />
      </p>
      <IconButton className="gone" label={`Remove ability ${place + 1}`} glyph="trash" onClick={onRemove} />
      <div className="abil-grid">
        <Select<Trigger>
          label="When"
          value={ability.trigger}
          options={TRIGGERS.map((value) => ({ value, name: TRIGGER_NAMES[value] }))}
          onChange={(trigger) => change({ trigger })}
        />
        <Select<Effect>
          label="What"
          value={ability.effect}
          options={effectsFor(ability.trigger).map((value) => ({ value, name: EFFECT_NAMES[value] }))}
          onChange={(effect) => change({ effect })}
        />
        {targets.length > 1 && ability.target !== undefined && (
          <Select<Target>
            label="Whom"
            value={ability.target}
            options={targets.map((value) => ({ value, name: targetName(ability.trigger, value) }))}
            onChange={(target) => change({ target })}
          />
        )}
        {numbers.value && (
          <NumberField
            label={ability.effect === 'undying' ? 'Damage paid' : 'Value'}
            value={ability.value ?? 1}
            {...numbers.value}
            onChange={(value) => onChange({ ...ability, value })}
          />
        )}
        {numbers.range && (
          <NumberField
            label={listens ? 'Listens within' : 'Reach'}
            unit="hexes"
            value={ability.range ?? 1}
            {...numbers.range}
            onChange={(range) => onChange({ ...ability, range })}
          />
        )}
        {numbers.aura && (
          <NumberField
            label={numbers.aura.optional ? 'Aura (0 for none)' : 'Aura'}
            unit="hexes"
            value={ability.aura ?? 0}
            least={numbers.aura.optional ? 0 : 1}
            most={numbers.aura.most}
            onChange={(aura) => onChange(aura === 0 ? withoutAura(ability) : { ...ability, aura })}
          />
        )}
        {numbers.charge && (
          <NumberField
            label="Every n-th time"
            value={ability.charge ?? 1}
            {...numbers.charge}
            onChange={(charge) => onChange({ ...ability, charge })}
          />
        )}
      </div>
      {ability.effect === 'summon' && (
        <Toggle
          label="The Blades act at once"
          hint="At most 2 a round; costs a third more."
          checked={ability.summon_ready === true}
          onChange={(summon_ready) => onChange(fitted({ ...ability, summon_ready }))}
        />
      )}
      <p className="abil-price muted">{(abilityPrice(ability) / 100).toFixed(2)} points</p>
    </fieldset>
  )
}

function withoutAura({ aura: _aura, ...rest }: Ability): Ability {
  return rest
}

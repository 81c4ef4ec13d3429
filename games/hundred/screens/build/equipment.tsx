import {
  ARMOUR_DATA,
  ARMOURS,
  type ArmyUnit,
  EXPERIENCES,
  ITEMS,
  SHIELD_DATA,
  SHIELDS,
  TEMPLATE_DATA,
  templateName,
  WEAPON_DATA,
  WEAPONS,
  type Weapon,
} from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Select } from '@tessera/ui'
import type { ReactNode } from 'react'

/** Experience, armour, weapons, shield and items of a fighter for hire. */
export function Equipment({
  unit,
  onChange,
}: {
  readonly unit: ArmyUnit
  readonly onChange: (unit: ArmyUnit) => void
}) {
  const data = TEMPLATE_DATA[unit.template]
  const weapons = unit.weapons ?? data.weapons
  const free = unit.template !== 'troll'
  if (!free) return <p className="muted pad">{words.text('build.troll')}</p>
  const slot = (at: number): ReactNode => (
    <Select
      key={at}
      label={at === 0 ? words.text('build.inHand') : words.text('build.weapon', { n: at + 1 })}
      value={weapons[at] ?? 'none'}
      options={[
        { value: 'none', name: words.text('build.none') },
        ...WEAPONS.filter((one) => !WEAPON_DATA[one].natural).map((one) => ({
          value: one as string,
          name: `${words.text(`weapon.${one}`)} (${WEAPON_DATA[one].cost})`,
        })),
      ]}
      onChange={(value) => {
        const next = [...weapons]
        if (value === 'none') next.splice(at, 1)
        else next[at] = value as Weapon
        onChange({ ...unit, weapons: next.filter((one) => one !== undefined).slice(0, 3) })
      }}
    />
  )
  return (
    <div className="hu-fields">
      <h3>{templateName(unit.template)}</h3>
      <Select
        label={words.text('build.experience')}
        value={unit.experience ?? data.experience}
        options={EXPERIENCES.map((value) => ({ value, name: words.text(`experience.${value}`) }))}
        onChange={(experience) => onChange({ ...unit, experience })}
      />
      <Select
        label={words.text('build.armour')}
        value={unit.armour ?? data.armour}
        options={ARMOURS.filter((one) => !ARMOUR_DATA[one].natural).map((value) => ({
          value,
          name: `${words.text(`armour.${value}`)} (${ARMOUR_DATA[value].cost})`,
        }))}
        onChange={(armour) => onChange({ ...unit, armour })}
      />
      {[0, 1, 2].slice(0, Math.min(3, weapons.length + 1)).map(slot)}
      <Select
        label={words.text('build.shield')}
        value={unit.shield ?? data.shield}
        options={SHIELDS.map((value) => ({
          value,
          name: `${words.text(`shield.${value}`)} (${SHIELD_DATA[value].cost})`,
        }))}
        onChange={(shield) => onChange({ ...unit, shield })}
      />
      <div className="hu-more">
        {ITEMS.map((item) => {
          const has = (unit.items ?? []).includes(item)
          return (
            <button
              key={item}
              type="button"
              className="chip"
              aria-pressed={has}
              onClick={() =>
                onChange({
                  ...unit,
                  items: has ? (unit.items ?? []).filter((one) => one !== item) : [...(unit.items ?? []), item],
                })
              }
            >
              {words.text(`item.${item}`)}
            </button>
          )
        })}
      </div>
    </div>
  )
}

import {
  ARMOUR_DATA,
  ARMOURS,
  type ArmyUnit,
  EXPERIENCE_NAMES,
  EXPERIENCES,
  SHIELD_DATA,
  SHIELDS,
  TEMPLATE_DATA,
  WEAPON_DATA,
  WEAPONS,
  type Weapon,
} from '@tessera/hundred'
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
  if (!free) return <p className="muted pad">A troll takes what it has.</p>
  const slot = (at: number): ReactNode => (
    <Select
      key={at}
      label={at === 0 ? 'Weapon in hand' : `Weapon ${at + 1}`}
      value={weapons[at] ?? 'none'}
      options={[
        { value: 'none', name: 'None' },
        ...WEAPONS.filter((one) => !WEAPON_DATA[one].natural).map((one) => ({
          value: one as string,
          name: `${WEAPON_DATA[one].name} (${WEAPON_DATA[one].cost})`,
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
      <h3>{data.name}</h3>
      <Select
        label="Experience"
        value={unit.experience ?? data.experience}
        options={EXPERIENCES.map((value) => ({ value, name: EXPERIENCE_NAMES[value] }))}
        onChange={(experience) => onChange({ ...unit, experience })}
      />
      <Select
        label="Armour"
        value={unit.armour ?? data.armour}
        options={ARMOURS.filter((one) => !ARMOUR_DATA[one].natural).map((value) => ({
          value,
          name: `${ARMOUR_DATA[value].name} (${ARMOUR_DATA[value].cost})`,
        }))}
        onChange={(armour) => onChange({ ...unit, armour })}
      />
      {[0, 1, 2].slice(0, Math.min(3, weapons.length + 1)).map(slot)}
      <Select
        label="Shield"
        value={unit.shield ?? data.shield}
        options={SHIELDS.map((value) => ({ value, name: `${SHIELD_DATA[value].name} (${SHIELD_DATA[value].cost})` }))}
        onChange={(shield) => onChange({ ...unit, shield })}
      />
      <div className="hu-more">
        {(['bandage', 'oil', 'caltrops'] as const).map((item) => {
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
              {ITEMS[item]}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const ITEMS = { bandage: 'Bandages', oil: 'Oil', caltrops: 'Caltrops' } as const

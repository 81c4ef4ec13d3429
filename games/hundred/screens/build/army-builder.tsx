import {
  ARMOUR_DATA,
  type ArmyUnit,
  type HundredConfig,
  PRESETS,
  refuseArmy,
  TEMPLATE_DATA,
  TEMPLATES,
  WEAPON_DATA,
} from '@tessera/hundred'
import { Token } from '@tessera/table'
import { Button, IconButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { iconOf } from '../icons.ts'
import { costOf, costOfUnit } from './cost.ts'
import { Equipment } from './equipment.tsx'
import { FigureView } from './figure-view.tsx'
import './army.css'

interface BuilderProps {
  readonly units: readonly ArmyUnit[]
  readonly config: HundredConfig
  readonly seat: 0 | 1
  readonly onChange: (units: readonly ArmyUnit[]) => void
}

/** HUN-1201: an army with its cost as it grows, and a figure that changes as it is equipped. */
export function ArmyBuilder({ units, config, seat, onChange }: BuilderProps): ReactNode {
  const [at, setAt] = useState(0)
  const chosen = units[Math.min(at, units.length - 1)]
  const cost = costOf(units, config)
  const refusal = refuseArmy(config, seat, units)
  const set = (unit: ArmyUnit): void =>
    onChange(units.map((one, i) => (i === Math.min(at, units.length - 1) ? unit : one)))
  return (
    <div className="hu-builder">
      <section className="panel hu-catalogue" aria-label="Fighters for hire">
        <header className="panel-head">
          <h2>For hire</h2>
        </header>
        <ul>
          {TEMPLATES.map((template) => {
            const data = TEMPLATE_DATA[template]
            return (
              <li key={template}>
                <Token seat={seat} icon={iconOf(template)} size={32} />
                <span>
                  <b>{data.name}</b>
                  <small>
                    {data.hp} hit points, melee {data.melee}
                    {data.ranged > 30 ? `, ranged ${data.ranged}` : ''}
                  </small>
                </span>
                <span className="cost">{data.cost}</span>
                <IconButton
                  label={`Add: ${data.name}`}
                  glyph="plus"
                  blocked={units.length >= 16 ? 'Sixteen fighters at most' : null}
                  onClick={() => {
                    onChange([...units, { template }])
                    setAt(units.length)
                  }}
                />
              </li>
            )
          })}
        </ul>
      </section>
      <section className="panel hu-list" aria-label="Your army">
        <header className="panel-head">
          <h2>Your army</h2>
          <span className={refusal === null ? 'muted' : 'harm'}>
            {cost} of {config.budget} points
          </span>
        </header>
        <div className="hu-acts">
          <Button kind="quiet" onClick={() => onChange(PRESETS.company)}>
            Company
          </Button>
          <Button kind="quiet" onClick={() => onChange(PRESETS.horde)}>
            Horde
          </Button>
          <Button kind="quiet" onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
        {units.length === 0 && (
          <p className="muted pad">Nobody yet. Add fighters from the left, or take a ready army.</p>
        )}
        <ul>
          {units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fighters are alike
            <li key={i} className={unit === chosen ? 'on' : ''}>
              <button type="button" onClick={() => setAt(i)} aria-current={unit === chosen ? true : undefined}>
                <Token seat={seat} icon={iconOf(unit.template)} size={32} />
                <span>
                  <b>{TEMPLATE_DATA[unit.template].name}</b>
                  <small>{gearWords(unit)}</small>
                </span>
              </button>
              <span className="cost">{costOfUnit(unit, config)}</span>
              <IconButton
                label={`Dismiss: ${TEMPLATE_DATA[unit.template].name}`}
                glyph="close"
                onClick={() => onChange(units.filter((_, each) => each !== i))}
              />
            </li>
          ))}
        </ul>
        {refusal !== null && units.length > 0 && <p className="harm pad">{refusal.message}</p>}
      </section>
      <section className="panel hu-equip" aria-label="Equipment">
        {chosen === undefined ? (
          <p className="muted pad">Select a fighter to equip it.</p>
        ) : (
          <>
            <FigureView unit={chosen} seat={seat} />
            <Equipment unit={chosen} onChange={set} />
          </>
        )}
      </section>
    </div>
  )
}

function gearWords(unit: ArmyUnit): string {
  const data = TEMPLATE_DATA[unit.template]
  const weapons = (unit.weapons ?? data.weapons).map((one) => WEAPON_DATA[one].name.toLowerCase())
  return [ARMOUR_DATA[unit.armour ?? data.armour].name.toLowerCase(), ...weapons].join(', ')
}

import {
  type ArmyUnit,
  type HundredConfig,
  PRESETS,
  refuseArmy,
  TEMPLATE_DATA,
  TEMPLATES,
  templateName,
} from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
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
      <section className="panel hu-catalogue" aria-label={words.text('build.hire')}>
        <header className="panel-head">
          <h2>{words.text('build.forHire')}</h2>
        </header>
        <ul>
          {TEMPLATES.map((template) => {
            const data = TEMPLATE_DATA[template]
            return (
              <li key={template}>
                <Token seat={seat} icon={iconOf(template)} size={32} />
                <span>
                  <b>{templateName(template)}</b>
                  <small>
                    {data.ranged > 30
                      ? words.text('build.shooter', { hp: data.hp, melee: data.melee, ranged: data.ranged })
                      : words.text('build.fighter', { hp: data.hp, melee: data.melee })}
                  </small>
                </span>
                <span className="cost">{data.cost}</span>
                <IconButton
                  label={words.text('build.add', { unit: templateName(template) })}
                  glyph="plus"
                  blocked={units.length >= 16 ? words.text('build.full') : null}
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
      <section className="panel hu-list" aria-label={words.text('build.army')}>
        <header className="panel-head">
          <h2>{words.text('build.army')}</h2>
          <span className={refusal === null ? 'muted' : 'harm'}>
            {words.text('build.cost', { cost, budget: config.budget })}
          </span>
        </header>
        <div className="hu-acts">
          <Button kind="quiet" onClick={() => onChange(PRESETS.company)}>
            {words.text('build.company')}
          </Button>
          <Button kind="quiet" onClick={() => onChange(PRESETS.horde)}>
            {words.text('build.horde')}
          </Button>
          <Button kind="quiet" onClick={() => onChange([])}>
            {words.text('build.clear')}
          </Button>
        </div>
        {units.length === 0 && <p className="muted pad">{words.text('build.empty')}</p>}
        <ul>
          {units.map((unit, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fighters are alike
            <li key={i} className={unit === chosen ? 'on' : ''}>
              <button type="button" onClick={() => setAt(i)} aria-current={unit === chosen ? true : undefined}>
                <Token seat={seat} icon={iconOf(unit.template)} size={32} />
                <span>
                  <b>{templateName(unit.template)}</b>
                  <small>{gearWords(unit)}</small>
                </span>
              </button>
              <span className="cost">{costOfUnit(unit, config)}</span>
              <IconButton
                label={words.text('build.dismiss', { unit: templateName(unit.template) })}
                glyph="close"
                onClick={() => onChange(units.filter((_, each) => each !== i))}
              />
            </li>
          ))}
        </ul>
        {refusal !== null && units.length > 0 && <p className="harm pad">{refusal.message}</p>}
      </section>
      <section className="panel hu-equip" aria-label={words.text('build.equipment')}>
        {chosen === undefined ? (
          <p className="muted pad">{words.text('build.select')}</p>
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
  const weapons = (unit.weapons ?? data.weapons).map((one) => words.text(`weapon.${one}`))
  return [words.text(`armour.${unit.armour ?? data.armour}`), ...weapons].join(', ')
}

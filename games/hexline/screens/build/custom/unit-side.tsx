import { type CustomUnit, DEFAULT_CONFIG, priceOf, typeOfCustom } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'
import { saveText } from '@tessera/play/kept'
import { Token } from '@tessera/table'
import { Button, IconButton, say } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useMemo } from 'react'
import { unitIcon } from '../../icons.ts'
import { TestFight } from '../trial/test-fight.tsx'
import { squadOf } from './state.ts'

/** The price of a custom unit, its mistakes, a test fight, and the way out of this browser. */
export function UnitSide(props: {
  readonly unit: CustomUnit
  readonly inputErrors: readonly InputError[]
  readonly onCopy: () => void
  readonly onRemove: () => void
}) {
  const { unit, inputErrors, onCopy, onRemove } = props
  const price = priceOf(unit)
  const sound = inputErrors.length === 0
  const cost = unit.cost ?? price.cost
  const squad = useMemo(() => (sound ? squadOf(unit) : []), [unit, sound])
  const config = useMemo(() => ({ ...DEFAULT_CONFIG, custom_units: [unit], max_copies: 30, max_units: 30 }), [unit])
  return (
    <aside className="cue-side panel" aria-label="Price and test">
      <div className="uh">
        <Token seat={0} icon={unitIcon(unit.id)} size={48} />
        <div className="un">
          <h2>{unit.name === '' ? 'No name' : unit.name}</h2>
          <span className="muted">{counted(cost, 'point')}</span>
        </div>
        <IconButton label="Make a copy" glyph="plus" onClick={onCopy} />
        <IconButton label="Delete this unit" glyph="trash" onClick={onRemove} />
      </div>
      {unit.cost !== undefined && unit.cost < price.cost && (
        <p className="warn" role="status">
          Cheaper than it should be: {unit.cost} instead of {price.cost}. Both players will be told.
        </p>
      )}
      <div role="status" className="cue-errors">
        {!sound && (
          <>
            <h3>{counted(inputErrors.length, 'mistake')}, not saved</h3>
            <ul>
              {inputErrors.map((inputError) => (
                <li key={`${inputError.path}${inputError.code}`}>
                  {inputError.text} <span className="mono muted">{inputError.path}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <dl className="cue-price">
        <dt>Life, damage, range, armour</dt>
        <dd>{points(price.base)}</dd>
        {price.abilities.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
          <PriceRow key={i} place={i} part={part} />
        ))}
        <dt className="tot">Together</dt>
        <dd className="tot">{points(price.total)}</dd>
        <dt>Price, rounded</dt>
        <dd>{counted(price.cost, 'point')}</dd>
      </dl>
      {sound && (
        <>
          <p className="note">
            {counted(squad.length, typeOfCustom(unit).name, `× ${typeOfCustom(unit).name}`)} for {squad.length * cost}{' '}
            points, against 100.
          </p>
          <TestFight config={config} units={squad} />
          <ExportRow unit={unit} />
        </>
      )}
    </aside>
  )
}

function PriceRow({ place, part }: { readonly place: number; readonly part: number }) {
  return (
    <>
      <dt>Ability {place + 1}</dt>
      <dd>{points(part)}</dd>
    </>
  )
}

function ExportRow({ unit }: { readonly unit: CustomUnit }) {
  const text = JSON.stringify(unit)
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error())).then(
      () => say('Copied. Paste it under Import elsewhere.', 'good'),
      () => say('This browser did not let us copy. Save it to a file instead.', 'bad'),
    )
  return (
    <div className="cue-export">
      <Button kind="quiet" onClick={() => void copy()}>
        Copy as text
      </Button>
      <Button
        kind="quiet"
        glyph="save"
        onClick={() => saveText(`${JSON.stringify(unit, null, 2)}\n`, `${unit.id}.json`)}
      >
        Save to file
      </Button>
    </div>
  )
}

function points(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

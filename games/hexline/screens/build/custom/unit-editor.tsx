import {
  type Ability,
  type CustomUnit,
  checkCustomUnit,
  DEFAULT_CONFIG,
  MOST_ABILITIES,
  priceOf,
  STAT_LIMITS,
  speedPercent,
  typeOfCustom,
} from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'
import { chooseFile, saveText } from '@tessera/play/kept'
import { Token } from '@tessera/table'
import {
  Button,
  Dialog,
  EmptyState,
  IconButton,
  NumberField,
  Panel,
  say,
  TextArea,
  TextField,
  ThemeButton,
  Toggle,
} from '@tessera/ui'
import { counted } from '@tessera/words'
import { useMemo, useState } from 'react'
import { unitIcon } from '../../icons.ts'
import { readUnits } from '../share.ts'
import { TestFight } from '../trial/test-fight.tsx'
import { AbilityEditor } from './ability-editor.tsx'
import { fitted } from './ability-form.ts'
import { ICON_CHOICES, idForIcon } from './id-for-icon.ts'
import { dropUnit, freeId, importUnits, keepUnit, newUnit, useCustomUnits } from './library.ts'
import '@tessera/table/builder.css'
import '@tessera/table/roster.css'
import './custom.css'

/** HEX-181: the custom units of this browser, one of them open. Everything is checked while one types. */
export function UnitEditor({ back }: { readonly back: string }) {
  const units = useCustomUnits((state) => state.list)
  const [opened, setOpened] = useState<string | null>(units[0]?.id ?? null)
  // The form stays the same one while the id of its unit is being typed.
  const [opening, setOpening] = useState(0)
  const [draft, setDraft] = useState<CustomUnit | null>(null)
  const [importing, setImporting] = useState(false)
  const kept = units.find(({ id }) => id === opened) ?? null
  const unit = draft ?? kept
  const others = useMemo(() => new Set(units.filter(({ id }) => id !== opened).map(({ id }) => id)), [units, opened])
  const inputErrors = unit === null ? [] : checkCustomUnit(unit, others)

  const change = (next: CustomUnit) => {
    if (checkCustomUnit(next, others).length > 0) return setDraft(next)
    setDraft(null)
    const stored = keepUnit(next, opened)
    setOpened(next.id)
    if (!stored) say('This browser keeps nothing (a private window, or full). Export the unit instead.', 'bad')
  }
  const open = (id: string | null) => {
    setDraft(null)
    setOpened(id)
    setOpening((count) => count + 1)
  }
  const create = (from?: CustomUnit) => {
    const taken = new Set(units.map(({ id }) => id))
    if (units.length >= 32) return say('At most 32 custom units. Delete one first.', 'bad')
    const fresh = from === undefined ? newUnit(taken) : { ...from, id: freeId(from.name, taken) }
    keepUnit(fresh, null)
    open(fresh.id)
  }
  const remove = (id: string) => {
    const putBack = dropUnit(id)
    open(units.find((other) => other.id !== id)?.id ?? null)
    say('Unit deleted.', 'plain', {
      name: 'Undo',
      run: () => {
        putBack()
        open(id)
      },
    })
  }
  return (
    <main className="cue">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to={back} />
          <div className="who">
            <h1 className="name">Custom units</h1>
            <div className="sub">Open to both sides of a match that takes them</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
          <Button kind="quiet" onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button kind="primary" glyph="plus" onClick={() => create()}>
            New unit
          </Button>
        </div>
      </header>
      <Panel label="Your custom units" className="cue-list">
        <ul>
          {units.map(({ id, name, cost }) => (
            <li key={id}>
              <button type="button" aria-pressed={id === opened} onClick={() => open(id)}>
                <Token seat={0} icon={unitIcon(id)} size={32} />
                <span>{name}</span>
                <b>{cost ?? priceOf(units.find((other) => other.id === id) ?? newUnit(new Set())).cost}</b>
              </button>
            </li>
          ))}
        </ul>
        {units.length === 0 && <p className="muted">None yet.</p>}
      </Panel>
      {unit === null ? (
        <div className="cue-none">
          <EmptyState
            title="Make a unit of your own"
            actions={
              <Button kind="primary" onClick={() => create()}>
                New unit
              </Button>
            }
          >
            Give it statistics and up to three abilities. Its price follows from them, so it fits any budget.
          </EmptyState>
        </div>
      ) : (
        <>
          <UnitForm key={opening} unit={unit} others={others} inputErrors={inputErrors} onChange={change} />
          <UnitSide
            unit={unit}
            inputErrors={inputErrors}
            onCopy={() => create(unit)}
            onRemove={() => opened !== null && remove(opened)}
          />
        </>
      )}
      <ImportDialog open={importing} onClose={() => setImporting(false)} onTake={open} />
    </main>
  )
}

function UnitForm(props: {
  readonly unit: CustomUnit
  /** Ids that are taken. */
  readonly others: ReadonlySet<string>
  readonly inputErrors: readonly InputError[]
  readonly onChange: (unit: CustomUnit) => void
}) {
  const { unit, others, inputErrors, onChange } = props
  // An id that was made from the name goes on being made from it.
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

function UnitSide(props: {
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

function ImportDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onTake: (first: string | null) => void
}) {
  const { open, onClose, onTake } = props
  const [text, setText] = useState('')
  const read = readUnits(text)
  const fromFile = async () => {
    const file = await chooseFile()
    if (file === null) return
    if (file.size > 200_000) return say('This file is too large to be a list of units.', 'bad')
    file.text().then(setText, () => say('This file cannot be read.', 'bad'))
  }
  const empty = text.trim() === ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import units"
      actions={
        <>
          <Button glyph="open" onClick={() => void fromFile()}>
            From a file
          </Button>
          <Button
            kind="primary"
            blocked={empty ? 'Paste the text of a unit first.' : read.ok ? null : (read.inputErrors[0]?.text ?? null)}
            onClick={() => {
              if (!read.ok) return
              const imported = importUnits(read.value)
              if (imported.first !== null) onTake(imported.first)
              say(imported.text)
              setText('')
              onClose()
            }}
          >
            Import
          </Button>
        </>
      }
    >
      <TextArea
        label="Unit as text"
        rows={8}
        value={text}
        onChange={setText}
        spellCheck={false}
        className="cue-text"
        hint="One unit, or a list of them, as the editor exports it."
        error={
          empty || read.ok
            ? null
            : read.inputErrors
                .map((inputError) => `${inputError.text}${inputError.path === '' ? '' : ` (${inputError.path})`}`)
                .join('. ')
        }
      />
    </Dialog>
  )
}

/** As many of a unit as 100 points buy, for a fight among equals. */
function squadOf(unit: CustomUnit): readonly string[] {
  const cost = unit.cost ?? priceOf(unit).cost
  const many = Math.max(1, Math.min(24, Math.floor(100 / cost)))
  return Array.from({ length: many }, () => unit.id)
}

function withoutCost({ cost: _cost, ...rest }: CustomUnit): CustomUnit {
  return rest
}

function points(hundredths: number): string {
  return (hundredths / 100).toFixed(2)
}

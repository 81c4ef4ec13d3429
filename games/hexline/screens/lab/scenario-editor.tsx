import { catalogOf, type Hex, type HexlineConfig, type Side } from '@tessera/hexline'
import { copyText } from '@tessera/play'
import { chooseFile, inputErrorLine, saveText } from '@tessera/play/kept'
import { Plate, Shield } from '@tessera/table'
import { Button, IconButton, Segments, Select, Stepper, say, ThemeButton } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import { counted } from '@tessera/words'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { centreOf, cornersOf, PIECE_RADIUS } from '../board/hex-geometry.ts'
import { HexPaper } from '../board/hex-paper.tsx'
import { unitIcon } from '../icons.ts'
import { unitName } from '../names.ts'
import { MakePuzzle } from './make-puzzle.tsx'
import {
  changeUnit,
  freeHex,
  inputErrorsIn,
  inside,
  placeUnit,
  removeUnit,
  resized,
  scenarioIn,
  scenarioText,
  unitOn,
  withScenario,
} from './scenario-draft.ts'
import { UnitFields } from './unit-fields.tsx'
import './lab.css'

const LARGEST_FILE = 500_000

export interface ScenarioEditorProps {
  readonly config: HexlineConfig
  readonly onChange: (config: HexlineConfig) => void
  readonly onRun: () => void
}

/** A position by hand: units are put on any hex, moved, changed and removed; every input error is named (HEX-17). */
export function ScenarioEditor({ config, onChange, onRun }: ScenarioEditorProps): ReactNode {
  const scenario = scenarioIn(config)
  const [selected, setSelected] = useState<number | null>(null)
  const [side, setSide] = useState<Side>(1)
  const [type, setType] = useState('greywolf')
  const [making, setMaking] = useState(false)
  const inputErrors = inputErrorsIn(config)
  const change = (next: typeof scenario) => onChange(withScenario(config, next))
  const unit = selected === null ? undefined : scenario.units[selected]
  const catalog = catalogOf(config)
  const types = [...catalog.forHire, ...(catalog.type('blade') ? [catalog.type('blade')] : [])].flatMap(
    (each) => each ?? [],
  )

  const press = ([col, row]: Hex) => {
    const there = unitOn(scenario, col, row)
    if (there >= 0) setSelected(there === selected ? null : there)
    else if (selected !== null) change(changeUnit(scenario, selected, { col, row }))
    else change(placeUnit(scenario, { type, side, col, row }))
  }
  const add = () => {
    const hex = freeHex(scenario, side)
    if (hex === null) return
    change(placeUnit(scenario, { type, side, ...hex }))
    setSelected(scenario.units.length)
  }
  const remove = (place: number) => {
    change(removeUnit(scenario, place))
    setSelected(null)
  }
  const onKeyDown = (place: number, event: KeyboardEvent) => {
    const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    const here = scenario.units[place]
    if (event.key === 'Enter' || event.key === ' ') setSelected(place === selected ? null : place)
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(place)
    else if (moves !== undefined && here !== undefined) {
      const [col, row] = [here.col + (moves[0] ?? 0), here.row + (moves[1] ?? 0)]
      if (inside(col, row, scenario.rows) && unitOn(scenario, col, row) < 0)
        change(changeUnit(scenario, place, { col, row }))
    } else return
    event.preventDefault()
  }
  const share = async () => {
    const link = `${location.origin}/hexline/lab#scenario=${await packLink(config)}`
    await copyText(link, 'The link to this scenario is on the clipboard.')
  }
  const openFile = async () => {
    const file = await chooseFile()
    if (file === null) return
    const read = file.size > LARGEST_FILE ? null : scenarioText(await file.text())
    if (read === null) return say('This file is too large to be a scenario.', 'bad')
    if (!read.ok) return say(read.inputErrors[0] === undefined ? '' : inputErrorLine(read.inputErrors[0]), 'bad')
    setSelected(null)
    onChange(read.value)
  }
  const clear = () => {
    const before = config
    change({ rows: scenario.rows, units: [] })
    setSelected(null)
    say('The board is empty.', 'plain', { name: 'Put them back', run: () => onChange(before) })
  }
  return (
    <main className="hx-lab">
      <header className="hx-lab-top">
        <IconButton label="Leave the lab" glyph="left" to="/" />
        <div>
          <h1>The lab</h1>
          <p className="muted">
            {counted(scenario.units.length, 'unit')} on {scenario.rows} rows. Set up any position, then let it be
            fought.
          </p>
        </div>
        <ThemeButton />
        <Button glyph="open" onClick={() => void openFile()}>
          Open
        </Button>
        <Button glyph="link" onClick={() => void share()}>
          Link
        </Button>
        <Button
          glyph="question"
          blocked={inputErrors[0] === undefined ? null : inputErrorLine(inputErrors[0])}
          onClick={() => setMaking(true)}
        >
          Puzzle
        </Button>
        <Button glyph="save" onClick={() => saveText(`${JSON.stringify(config, null, 1)}\n`, 'hexline-scenario.json')}>
          Save
        </Button>
        <Button
          kind="primary"
          glyph="play"
          blocked={inputErrors[0] === undefined ? null : inputErrorLine(inputErrors[0])}
          onClick={onRun}
        >
          Fight it
        </Button>
      </header>
      <MakePuzzle config={config} open={making} onClose={() => setMaking(false)} />
      <section className="hx-lab-left panel" aria-label="Units to place">
        <h2>Place</h2>
        <Segments<'1' | '2'>
          label="Side"
          options={[
            { value: '1', name: 'West' },
            { value: '2', name: 'East' },
          ]}
          value={side === 1 ? '1' : '2'}
          onChange={(chosen) => setSide(chosen === '1' ? 1 : 2)}
        />
        <Select
          label="Unit"
          options={types.map((each) => ({
            value: each.id,
            name: each.cost === 0 ? each.name : `${each.name}, ${each.cost}`,
          }))}
          value={type}
          onChange={setType}
        />
        <Button glyph="plus" onClick={add} blocked={freeHex(scenario, side) === null ? 'This zone is full' : null}>
          Add to its zone
        </Button>
        <p className="note">
          A tap on a free hex places one there. A tap on a piece selects it, a tap on a free hex then moves it.
        </p>
        <div className="field">
          <span className="label">Rows</span>
          <Stepper
            label="Rows"
            value={scenario.rows}
            min={5}
            max={15}
            onChange={(rows) => change(resized(scenario, rows))}
          />
        </div>
        <OrderField config={config} onChange={onChange} />
        <Button
          kind="danger"
          glyph="trash"
          blocked={scenario.units.length === 0 ? 'The board is empty' : null}
          onClick={clear}
        >
          Clear the board
        </Button>
      </section>
      <div className="hx-lab-board">
        <HexPaper
          rows={scenario.rows}
          label={`Board of 17 columns and ${scenario.rows} rows with ${counted(scenario.units.length, 'unit')}`}
          dots={scenario.units.map(({ col, row, side: of }) => ({ col, row, seat: of === 1 ? 0 : 1 }))}
          onHex={press}
        >
          {unit !== undefined && <polygon className="hx-lab-here" points={cornersOf([unit.col, unit.row], 1.5)} />}
          {scenario.units.map((each, place) => {
            const { x, y } = centreOf([each.col, each.row])
            const known = catalog.type(each.type)
            const max = each.set?.max_hp ?? known?.max_hp ?? 1
            const life = each.set?.hp ?? Math.min(max, known?.max_hp ?? max)
            const name = unitName(config, each.type)
            return (
              // biome-ignore lint/a11y/useSemanticElements: there are no button elements in a drawing
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit's id is its place
                key={place}
                className="hx-unit"
                role="button"
                tabIndex={0}
                aria-pressed={place === selected}
                aria-label={`${name} ${place + 1}, ${each.side === 1 ? 'West' : 'East'}, ${life} hit points, hex ${each.col},${each.row}. Arrow keys move it, Delete removes it.`}
                transform={`translate(${x} ${y - 2.5})`}
                onClick={(event) => {
                  event.stopPropagation()
                  setSelected(place === selected ? null : place)
                }}
                onKeyDown={(event) => onKeyDown(place, event)}
              >
                <Shield seat={each.side === 1 ? 0 : 1} r={PIECE_RADIUS} icon={unitIcon(each.type)} />
                <Plate r={PIECE_RADIUS} life={life} max={max} />
                <circle className="hx-focus" r={PIECE_RADIUS + 5} />
              </g>
            )
          })}
        </HexPaper>
      </div>
      <section className="hx-lab-right panel" aria-label="The selected unit">
        {unit === undefined || selected === null ? (
          <p className="note">Select a piece to change its values.</p>
        ) : (
          <UnitFields
            key={selected}
            config={config}
            scenario={scenario}
            place={selected}
            onChange={change}
            onRemove={() => remove(selected)}
          />
        )}
        {inputErrors.length > 0 && (
          <ul className="hx-lab-errors" aria-label="What is wrong">
            {inputErrors.slice(0, 8).map((inputError) => (
              <li key={`${inputError.path} ${inputError.text}`}>{inputError.text}</li>
            ))}
          </ul>
        )}
      </section>
    </main>
  )
}

/** HEX-17: who acts in round 1, by id; empty, and the round is shuffled. */
function OrderField({ config, onChange }: Pick<ScenarioEditorProps, 'config' | 'onChange'>): ReactNode {
  const scenario = scenarioIn(config)
  const [text, setText] = useState(scenario.order?.join(' ') ?? '')
  const read = (typed: string) => {
    setText(typed)
    const ids = typed.split(/[\s,]+/).filter((word) => word !== '')
    const { order: _old, ...rest } = scenario
    onChange(withScenario(config, ids.length === 0 ? rest : { ...rest, order: ids.map(Number) }))
  }
  return (
    <div className="field">
      <label htmlFor="lab-order">Order of round 1</label>
      <input
        id="lab-order"
        className="input"
        value={text}
        placeholder="shuffled"
        onChange={(event) => read(event.target.value)}
      />
      <span className="hint">Numbers of units, as "3 1 2"; empty: by the dice</span>
    </div>
  )
}

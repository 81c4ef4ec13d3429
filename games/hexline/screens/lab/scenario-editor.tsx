import type { HexlineConfig, Scenario } from '@tessera/hexline'
import type { InputError } from '@tessera/kernel'
import { copyText } from '@tessera/play'
import { chooseFile, inputErrorLine, saveText } from '@tessera/play/kept'
import { Button, IconButton, Segments, Select, Stepper, say, ThemeButton } from '@tessera/ui'
import { packLink } from '@tessera/ui/storage'
import { counted } from '@tessera/words'
import { type ReactNode, useState } from 'react'
import { MakePuzzle } from './make-puzzle.tsx'
import { ScenarioBoard } from './scenario-board.tsx'
import { freeHex, inputErrorsIn, scenarioIn, scenarioText, withScenario } from './scenario-draft.ts'
import { act, type EditorAction, type EditorState, OPENED, typesIn } from './state.ts'
import { UnitFields } from './unit-fields.tsx'
import './lab.css'

const LARGEST_FILE = 500_000

export interface ScenarioEditorProps {
  readonly config: HexlineConfig
  readonly onChange: (config: HexlineConfig) => void
  readonly onRun: () => void
}

/** A position by hand: units are put on any hex, moved, changed and removed; every input error is named (HEX-17). */
export function ScenarioEditor(props: ScenarioEditorProps): ReactNode {
  const { config, onChange } = props
  const [state, setState] = useState(OPENED)
  const scenario = scenarioIn(config)
  const inputErrors = inputErrorsIn(config)
  const change = (next: Scenario) => onChange(withScenario(config, next))
  const dispatch = (action: EditorAction) => {
    const next = act(scenario, state, action)
    setState(next.state)
    if (next.scenario !== undefined) change(next.scenario)
  }
  const { selected } = state
  return (
    <main className="hx-lab">
      <Top {...props} inputErrors={inputErrors} dispatch={dispatch} />
      <MakePuzzle config={config} open={state.making} onClose={() => dispatch({ type: 'making', open: false })} />
      <Place {...props} state={state} dispatch={dispatch} />
      <div className="hx-lab-board">
        <ScenarioBoard config={config} selected={selected} dispatch={dispatch} />
      </div>
      <section className="hx-lab-right panel" aria-label="The selected unit">
        {selected === null || scenario.units[selected] === undefined ? (
          <p className="note">Select a piece to change its values.</p>
        ) : (
          <UnitFields
            key={selected}
            config={config}
            scenario={scenario}
            place={selected}
            onChange={change}
            onRemove={() => dispatch({ type: 'remove', place: selected })}
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

interface Dispatching {
  readonly dispatch: (action: EditorAction) => void
}

function Top(props: ScenarioEditorProps & Dispatching & { readonly inputErrors: readonly InputError[] }) {
  const { config, onChange, onRun, inputErrors, dispatch } = props
  const scenario = scenarioIn(config)
  const refusal = inputErrors[0] === undefined ? null : inputErrorLine(inputErrors[0])
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
    dispatch({ type: 'select', place: null })
    onChange(read.value)
  }
  return (
    <header className="hx-lab-top">
      <IconButton label="Leave the lab" glyph="left" to="/" />
      <div>
        <h1>The lab</h1>
        <p className="muted">
          {counted(scenario.units.length, 'unit')} on {scenario.rows} rows. Set up any position, then let it be fought.
        </p>
      </div>
      <ThemeButton />
      <Button glyph="open" onClick={() => void openFile()}>
        Open
      </Button>
      <Button glyph="link" onClick={() => void share()}>
        Link
      </Button>
      <Button glyph="question" blocked={refusal} onClick={() => dispatch({ type: 'making', open: true })}>
        Puzzle
      </Button>
      <Button glyph="save" onClick={() => saveText(`${JSON.stringify(config, null, 1)}\n`, 'hexline-scenario.json')}>
        Save
      </Button>
      <Button kind="primary" glyph="play" blocked={refusal} onClick={onRun}>
        Fight it
      </Button>
    </header>
  )
}

type PlaceProps = ScenarioEditorProps & Dispatching & { readonly state: EditorState }

/** What the next press places, and the whole board. */
function Place({ config, onChange, state, dispatch }: PlaceProps) {
  const scenario = scenarioIn(config)
  const clear = () => {
    dispatch({ type: 'clear' })
    say('The board is empty.', 'plain', { name: 'Put them back', run: () => onChange(config) })
  }
  return (
    <section className="hx-lab-left panel" aria-label="Units to place">
      <h2>Place</h2>
      <Segments<'1' | '2'>
        label="Side"
        options={[
          { value: '1', name: 'West' },
          { value: '2', name: 'East' },
        ]}
        value={state.side === 1 ? '1' : '2'}
        onChange={(chosen) => dispatch({ type: 'side', side: chosen === '1' ? 1 : 2 })}
      />
      <Select
        label="Unit"
        options={typesIn(config).map((each) => ({
          value: each.id,
          name: each.cost === 0 ? each.name : `${each.name}, ${each.cost}`,
        }))}
        value={state.unitType}
        onChange={(unitType) => dispatch({ type: 'unit_type', unitType })}
      />
      <Button
        glyph="plus"
        onClick={() => dispatch({ type: 'add' })}
        blocked={freeHex(scenario, state.side) === null ? 'This zone is full' : null}
      >
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
          onChange={(rows) => dispatch({ type: 'rows', rows })}
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
  )
}

/** HEX-17: the units that act in round 1, by id; an empty field leaves the order to the dice. */
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

import { catalogOf, type HexlineView, namedType, sideName, type UnitType } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { randomSeed, seededDice } from '@tessera/kernel'
import { Crest, Token } from '@tessera/table'
import { Button, IconButton, ThemeButton, useWidth } from '@tessera/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AbilityText } from '../build/ability-text.tsx'
import { UnitStats } from '../build/unit-card.tsx'
import { unitIcon } from '../icons.ts'
import { armyInWords, familiesOf, unitName } from '../names.ts'
import { DeployBoard } from './deploy-board.tsx'
import { type Cells, drilled, type Ground } from './placement.ts'
import { act, type DeployAction, OPENED, stacksOf } from './state.ts'
import './deploy.css'

export interface DeploymentProps {
  readonly view: HexlineView
  readonly seat: 0 | 1
  readonly ground: Ground
  readonly foe: string
  readonly back: string
  readonly cells: Cells
  readonly onCells: (cells: Cells) => void
  readonly onDone: (cells: Cells) => void
  readonly tools?: ReactNode
}

/** HEX-182: every unit on a hex of the own zone; the enemy's army is listed, its places are not known. */
export function Deployment(props: DeploymentProps) {
  const { view, seat, ground, cells } = props
  const width = useWidth()
  const { state, dispatch } = useDeployment(props)
  const { selected } = state
  const acts = (
    <>
      <Button
        kind="quiet"
        blocked={state.before.length === 0 ? words.text('deploy.nothingToUndo') : null}
        onClick={() => dispatch({ type: 'undo' })}
      >
        {words.text('deploy.undo')}
      </Button>
      <Button
        onClick={() => dispatch({ type: 'drill', cells: drilled(view, ground, seededDice(randomSeed())) })}
        title={words.text('deploy.drillHint')}
      >
        {words.text('deploy.drill')}
      </Button>
      <Button kind="primary" onClick={() => props.onDone(cells)}>
        {words.text('deploy.fight')}
      </Button>
    </>
  )
  return (
    <main className="dep">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('deploy.back')} glyph="left" to={props.back} />
          <Crest seat={seat} />
          <div className="who">
            <h1 className="name">{words.text('deploy.title')}</h1>
            <div className="sub">
              {words.text('deploy.sub', {
                battle: view.battle_number,
                battles: view.config.battles,
                side: sideName(ground.side),
              })}
            </div>
          </div>
        </div>
        <p className="dep-hint">
          {selected === null
            ? words.text('deploy.hint')
            : words.text('deploy.hintHeld', { unit: namedType(view.config, ground.army[selected] ?? '') })}
        </p>
        <div className="acts">
          {props.tools}
          <ThemeButton />
          {width !== 'phone' && acts}
        </div>
      </header>
      <section className="dep-board" aria-label={words.text('deploy.board')}>
        <DeployBoard
          view={view}
          seat={seat}
          ground={ground}
          cells={cells}
          selected={selected}
          onSelect={(each) => dispatch({ type: 'select', unit: each })}
          onPlace={(each, hex) => dispatch({ type: 'place', unit: each, hex })}
          onSay={(text) => dispatch({ type: 'say', text })}
        />
      </section>
      <OwnUnits {...props} selected={selected} onSelect={(each) => dispatch({ type: 'select', unit: each })} />
      <TheirUnits {...props} opened={state.opened} onOpen={(unitType) => dispatch({ type: 'open', unitType })} />
      {width === 'phone' && <footer className="mbar panel">{acts}</footer>}
      <p className="vh" role="status">
        {state.said}
      </p>
    </main>
  )
}

/** Wires the placing to its cells, which the match keeps. */
function useDeployment({ view, ground, cells, onCells }: DeploymentProps) {
  const [state, setState] = useState(OPENED)
  const latest = useRef({ state, cells })
  latest.current = { state, cells }
  const dispatch = (action: DeployAction) => {
    const next = act({ config: view.config, ground, cells: latest.current.cells }, latest.current.state, action)
    latest.current = { state: next.state, cells: next.cells ?? latest.current.cells }
    setState(next.state)
    if (next.cells !== undefined) onCells(next.cells)
  }
  useUndoKey(() => dispatch({ type: 'undo' }))
  return { state, dispatch }
}

type OwnUnitsProps = Pick<DeploymentProps, 'view' | 'seat' | 'ground' | 'cells'> & {
  readonly selected: number | null
  readonly onSelect: (unit: number | null) => void
}

/** The army with its places, or the card of the selected unit. */
function OwnUnits({ view, seat, ground, cells, selected, onSelect }: OwnUnitsProps) {
  const unit = selected === null ? undefined : catalogOf(view.config).type(ground.army[selected] ?? '')
  return (
    <aside className="dep-mine panel" aria-label={words.text('deploy.own')}>
      {unit === undefined ? (
        <>
          <h2>{words.text('deploy.own')}</h2>
          <ul className="dep-units">
            {ground.army.map((type, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
              <li key={i}>
                <button type="button" onClick={() => onSelect(i)}>
                  <Token seat={seat} icon={unitIcon(type)} size={28} />
                  <span>{unitName(view.config, type)}</span>
                  <span className="mono muted">{cells[i]?.join(',')}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="dep-card">
          <div className="uh">
            <Token seat={seat} icon={unitIcon(unit.id)} size={48} />
            <div className="un">
              <h2>{unitName(view.config, unit.id)}</h2>
              <span className="mono muted">
                {words.text('deploy.numberOn', {
                  number: (selected ?? 0) + 1,
                  hex: cells[selected ?? 0]?.join(',') ?? '',
                })}
              </span>
            </div>
          </div>
          <UnitWords unit={unit} />
          <Button kind="quiet" onClick={() => onSelect(null)}>
            {words.text('deploy.all')}
          </Button>
        </div>
      )}
    </aside>
  )
}

type TheirUnitsProps = Pick<DeploymentProps, 'view' | 'seat' | 'ground' | 'foe'> & {
  readonly opened: string | null
  readonly onOpen: (unitType: string) => void
}

/** The enemy's army, whose places are not known. */
function TheirUnits({ view, seat, ground, foe, opened, onOpen }: TheirUnitsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must get into it
    <section className="dep-theirs panel" aria-label={words.text('deploy.theirs')} tabIndex={0}>
      <h2>{foe}</h2>
      <p className="muted">
        {words.text('deploy.army', {
          units: words.said('count.units', { n: ground.theirs.length }),
          families: familiesOf(view.config, ground.theirs),
        })}
      </p>
      <ul className="dep-enemies">
        {stacksOf(ground.theirs).map(([type, count]) => (
          <li key={type}>
            <button type="button" aria-expanded={opened === type} onClick={() => onOpen(type)}>
              <Token seat={seat === 0 ? 1 : 0} icon={unitIcon(type)} size={28} />
              <span>{unitName(view.config, type)}</span>
              <b>{count}</b>
            </button>
            {opened === type && <UnitWords unit={catalogOf(view.config).type(type)} />}
          </li>
        ))}
      </ul>
      <p className="t13 muted">{words.text('deploy.theirsHint')}</p>
      <p className="vh">{armyInWords(view.config, ground.theirs)}</p>
    </section>
  )
}

/** What a unit has and does, own or enemy. */
function UnitWords({ unit }: { readonly unit: UnitType | undefined }) {
  if (unit === undefined) return null
  return (
    <div className="dep-card">
      <UnitStats unit={unit} />
      <div className="words">
        {unit.abilities.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its place in the list
          <p key={i}>
            <AbilityText ability={ability} />
          </p>
        ))}
      </div>
    </div>
  )
}

function useUndoKey(undo: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
        event.preventDefault()
        undo()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}

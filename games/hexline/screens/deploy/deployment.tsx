import { catalogOf, type Hex, type HexlineView, inZone, sideName, type UnitType } from '@tessera/hexline'
import { randomSeed, seededDice } from '@tessera/kernel'
import { Crest, Token } from '@tessera/table'
import { Button, IconButton, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useEffect, useState } from 'react'
import { AbilityText } from '../build/ability-text.tsx'
import { UnitStats } from '../build/unit-card.tsx'
import { unitIcon } from '../icons.ts'
import { armyInWords, familiesOf, unitName } from '../names.ts'
import { DeployBoard } from './deploy-board.tsx'
import { type Cells, drilled, type Ground, unitAt, withUnitAt } from './placement.ts'
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
  /** Why it cannot begin yet, or that it does: the bot is thinking. */
  readonly waiting: string | null
  readonly tools?: ReactNode
}

/** HEX-182: every unit on a hex of the own zone; the enemy's army is listed, its places are not known. */
export function Deployment(props: DeploymentProps) {
  const { view, seat, ground, foe, cells, onCells } = props
  const [selected, setSelected] = useState<number | null>(null)
  const [before, setBefore] = useState<readonly Cells[]>([])
  const [said, setSaid] = useState('')
  /** The enemy's unit whose card is open. */
  const [opened, setOpened] = useState<string | null>(null)
  const width = useWidth()

  const change = (next: Cells, words: string) => {
    if (next === cells) return
    setBefore([...before.slice(-99), cells])
    onCells(next)
    setSaid(words)
  }
  const place = (unit: number, hex: Hex) => {
    if (!inZone(hex, ground.side, ground.rows)) {
      setSaid('That hex is not in your zone.')
      return
    }
    const other = unitAt(cells, hex)
    const name = unitName(view.config, ground.army[unit] ?? '')
    const swapped =
      other === null || other === unit ? '' : `, in place of ${unitName(view.config, ground.army[other] ?? '')}`
    change(withUnitAt(cells, unit, hex), `${name} stands on ${hex[0]},${hex[1]}${swapped}.`)
    setSelected(null)
  }
  const drill = () => change(drilled(view, ground, seededDice(randomSeed())), 'The drill lined your units up.')
  const undo = () => {
    const last = before.at(-1)
    if (last === undefined) return
    setBefore(before.slice(0, -1))
    onCells(last)
    setSaid('Taken back.')
  }
  useUndoKey(undo)

  const unit = selected === null ? undefined : catalogOf(view.config).type(ground.army[selected] ?? '')
  const acts = (
    <>
      <Button kind="quiet" blocked={before.length === 0 ? 'Nothing to take back yet.' : null} onClick={undo}>
        Undo
      </Button>
      <Button onClick={drill} title="Lines everybody up: short range in front, long range behind. Undo takes it back.">
        Drill
      </Button>
      <Button kind="primary" blocked={props.waiting} onClick={() => props.onDone(cells)}>
        Fight
      </Button>
    </>
  )
  return (
    <main className="dep">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to={props.back} />
          <Crest seat={seat} />
          <div className="who">
            <h1 className="name">Place your units</h1>
            <div className="sub">
              Battle {view.battle_number} of {view.config.battles}, you are {sideName(ground.side)}
            </div>
          </div>
        </div>
        <p className="dep-hint">
          {selected === null
            ? 'Drag a unit, or tap it and then a hex of your ground.'
            : `Tap a hex for ${unit?.name ?? 'it'}. On an occupied hex the two change places.`}
        </p>
        <div className="acts">
          {props.tools}
          <ThemeButton />
          {width !== 'phone' && acts}
        </div>
      </header>
      <section className="dep-board" aria-label="Board">
        <DeployBoard
          view={view}
          seat={seat}
          ground={ground}
          cells={cells}
          selected={selected}
          onSelect={setSelected}
          onPlace={place}
          onSay={setSaid}
        />
      </section>
      <aside className="dep-mine panel" aria-label="Your units">
        {unit === undefined ? (
          <>
            <h2>Your units</h2>
            <ul className="dep-units">
              {ground.army.map((type, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the army
                <li key={i}>
                  <button type="button" onClick={() => setSelected(i)}>
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
                <h2>{unit.name}</h2>
                <span className="mono muted">
                  #{(selected ?? 0) + 1} on {cells[selected ?? 0]?.join(',')}
                </span>
              </div>
            </div>
            <UnitWords unit={unit} />
            <Button kind="quiet" onClick={() => setSelected(null)}>
              All units
            </Button>
          </div>
        )}
      </aside>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, so the keyboard must get into it */}
      <section className="dep-theirs panel" aria-label="The enemy army" tabIndex={0}>
        <h2>{foe}</h2>
        <p className="muted">
          {counted(ground.theirs.length, 'unit')}, {familiesOf(view.config, ground.theirs)}
        </p>
        <ul className="dep-enemies">
          {stacks(ground.theirs).map(([type, count]) => (
            <li key={type}>
              <button
                type="button"
                aria-expanded={opened === type}
                onClick={() => setOpened(opened === type ? null : type)}
              >
                <Token seat={seat === 0 ? 1 : 0} icon={unitIcon(type)} size={28} />
                <span>{unitName(view.config, type)}</span>
                <b>{count}</b>
              </button>
              {opened === type && <UnitWords unit={catalogOf(view.config).type(type)} />}
            </li>
          ))}
        </ul>
        <p className="t13 muted">
          Press one to see what it does. Where they stand shows when the battle begins. Drill lines your own units up:
          short range in front, long range behind.
        </p>
        <p className="vh">{armyInWords(view.config, ground.theirs)}</p>
      </section>
      {width === 'phone' && <footer className="mbar panel">{acts}</footer>}
      <p className="vh" role="status">
        {said}
      </p>
    </main>
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

function stacks(units: readonly string[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const type of units) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts]
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

import { type CustomUnit, priceOf } from '@tessera/hexline'
import { Token } from '@tessera/table'
import { Button, EmptyState, IconButton, Panel, say, ThemeButton } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { unitIcon } from '../../icons.ts'
import { ImportDialog } from './import-dialog.tsx'
import { dropUnit, freeId, keepUnit, newUnit, useCustomUnits } from './library.ts'
import { type EditorAction, edit, factsOf, openedWith } from './state.ts'
import { UnitForm } from './unit-form.tsx'
import { UnitSide } from './unit-side.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/roster.css'
import './custom.css'

/** HEX-181: the custom units of this browser, one of them open. Everything is checked while it is typed. */
export function UnitEditor({ back }: { readonly back: string }) {
  const units = useCustomUnits((state) => state.list)
  const [state, setState] = useState(() => openedWith(units))
  const dispatch = (action: EditorAction) => setState((now) => edit(now, action))
  const { unit, others, errors } = useMemo(() => factsOf(units, state), [units, state])

  const change = (next: CustomUnit) => {
    dispatch({ type: 'change', unit: next, others })
    if (factsOf(units, { ...state, draft: next }).errors.length > 0) return
    if (!keepUnit(next, state.opened))
      say('This browser keeps nothing (a private window, or full). Export the unit instead.', 'bad')
  }
  const open = (id: string | null) => dispatch({ type: 'open', unit: id })
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
          <Button kind="quiet" onClick={() => dispatch({ type: 'importing', open: true })}>
            Import
          </Button>
          <Button kind="primary" glyph="plus" onClick={() => create()}>
            New unit
          </Button>
        </div>
      </header>
      <Panel label="Your custom units" className="cue-list">
        <ul>
          {units.map((each) => (
            <li key={each.id}>
              <button type="button" aria-pressed={each.id === state.opened} onClick={() => open(each.id)}>
                <Token seat={0} icon={unitIcon(each.id)} size={32} />
                <span>{each.name}</span>
                <b>{each.cost ?? priceOf(each).cost}</b>
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
          <UnitForm key={state.opening} unit={unit} others={others} inputErrors={errors} onChange={change} />
          <UnitSide
            unit={unit}
            inputErrors={errors}
            onCopy={() => create(unit)}
            onRemove={() => state.opened !== null && remove(state.opened)}
          />
        </>
      )}
      <ImportDialog open={state.importing} onClose={() => dispatch({ type: 'importing', open: false })} onTake={open} />
    </main>
  )
}

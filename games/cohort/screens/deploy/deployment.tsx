import type { CohortView, Placement } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Crest } from '@tessera/table'
import { Button, IconButton, say, ThemeButton, useWidth } from '@tessera/ui'
import { type ReactNode, useRef, useState } from 'react'
import { cultureName, mapName, unitCalled } from '../names.ts'
import { DeployMap } from './deploy-map.tsx'
import { type Action, act, drilled, EMPTY_HAND, refusalOf } from './state.ts'
import { UnitPanel, UnitsPanel } from './units-panel.tsx'
import '@tessera/table/builder.css'
import './deploy.css'

export interface DeploymentProps {
  readonly view: CohortView
  readonly foe: string
  readonly back: string
  readonly placed: readonly Placement[] | null
  readonly onPlaced: (placed: readonly Placement[]) => void
  readonly onDone: (placed: readonly Placement[]) => void
  /** Why it cannot begin yet: the other side still places its units. */
  readonly waiting: string | null
  readonly onRetry: (() => void) | null
  readonly tools?: ReactNode
}

/** COH-13.2 `deploy`: units are dragged, or picked up and put down by tap or keys; the enemy sees nothing of it. */
export function Deployment(props: DeploymentProps): ReactNode {
  const { view, foe } = props
  const me = view.to === 1 ? 1 : 0
  const width = useWidth()
  const placed = props.placed ?? drilled(view)
  const placing = { view, placed }
  const [hand, setHand] = useState(EMPTY_HAND)
  // Several actions may come between two renderings.
  const latest = useRef(hand)
  const [said, setSaid] = useState('')
  const dispatch = (action: Action) => {
    const done = act(placing, latest.current, action)
    latest.current = done.hand
    setHand(done.hand)
    if (done.placed !== placed) props.onPlaced(done.placed)
    if (done.says !== undefined) setSaid(done.says)
    if (done.refused !== undefined) say(done.refused.words, done.refused.bad ? 'bad' : 'plain')
  }
  const chosen = view.units.find(({ id }) => id === hand.selected)
  const placement = placed.find(({ unit }) => unit === hand.selected)
  const acts = (
    <>
      <Button kind="quiet" onClick={() => dispatch({ type: 'line-up' })}>
        {words.text('deploy.lineUp')}
      </Button>
      {props.onRetry !== null && <Button onClick={props.onRetry}>{words.text('deploy.retry')}</Button>}
      <Button kind="primary" blocked={props.waiting ?? refusalOf(view, placed)} onClick={() => props.onDone(placed)}>
        {words.text('deploy.begin')}
      </Button>
    </>
  )
  return (
    <main className="co-dep">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('deploy.back')} glyph="left" to={props.back} />
          <Crest seat={me} />
          <div className="who">
            <h1 className="name">{words.text('deploy.title')}</h1>
            <div className="sub">
              {words.text('deploy.sub', {
                map: mapName(view.config.map),
                foe,
                culture: cultureName(view.seats[me === 0 ? 1 : 0].culture),
              })}
            </div>
          </div>
        </div>
        <p className="co-dep-hint">
          {chosen === undefined ? words.text('deploy.hint') : words.text('deploy.tap', { unit: unitCalled(chosen) })}
        </p>
        <div className="acts">
          {props.tools}
          <ThemeButton />
          {width !== 'phone' && acts}
        </div>
      </header>
      <DeployMap placing={placing} hand={hand} dispatch={dispatch} />
      <aside className="co-dep-units panel" aria-label={words.text('desk.units')}>
        {chosen === undefined || placement === undefined ? (
          <UnitsPanel placing={placing} dispatch={dispatch} />
        ) : (
          <UnitPanel unit={chosen} placement={placement} culture={view.seats[me].culture} dispatch={dispatch} />
        )}
      </aside>
      {width === 'phone' && <footer className="mbar panel">{acts}</footer>}
      <p className="vh" role="status">
        {said}
      </p>
    </main>
  )
}

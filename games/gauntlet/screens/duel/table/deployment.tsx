import { type Army, type Deployment, PRINTED, placeCards, previewPlacement, refuseDeployment } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, IconButton, ThemeButton, useWidth } from '@tessera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { Arrangements } from '../../shared/placing/arrangements.tsx'
import { Legend } from '../../shared/placing/legend.tsx'
import { PlacementBoard } from '../../shared/placing/placement-board.tsx'
import {
  hint,
  type Lineup,
  type Placing,
  type PlacingAction,
  placing,
  unitAt,
  unready,
} from '../../shared/placing/state.ts'
import { PlacementSummary } from '../../shared/placing/summary.tsx'
import { SpellTimings } from '../../shared/placing/timings.tsx'
import { armyName } from '../../shared/team/names.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import '@tessera/table/builder.css'
import '../../shared/gauntlet.css'

interface DeploymentProps {
  readonly army: Army
  readonly foe: Army | null
  readonly foeName: string
  /** What was drafted, or how it stood in the battle before. */
  readonly first: Deployment | null
  readonly back: string
  readonly tools: ReactNode
  readonly onDraft: (deployment: Deployment) => void
  readonly onDone: (deployment: Deployment) => void
}

/** GB-1402: every card on a cell of one's own two rows, every spell early, mid or late, in secret. */
export function DeploymentScreen(props: DeploymentProps) {
  const { army, foe, foeName, onDraft } = props
  const [state, setState] = useState<Placing>(() => ({ ...usable(army, props.first), held: null }))
  const width = useWidth()
  const { units, timings, held } = state
  const lineup: Lineup = { cards: army.cards, spells: army.spells, bench: false, locked: false }
  const act = (action: PlacingAction) => {
    const next = placing(state, action, lineup)
    setState(next)
    if (next.units !== units || next.timings !== timings) onDraft({ units: next.units, timings: next.timings })
  }
  const preview = useMemo(() => previewPlacement(PRINTED, army.cards, units, army.leader), [army, units])
  const unit = held === null ? undefined : unitAt(lineup, held)
  return (
    <main className="ply gd-deploy" data-faction={army.faction}>
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('muster.leave')} glyph="left" to={props.back} />
          <div className="who">
            <h1 className="name">{words.text('deploy.title')}</h1>
            <div className="sub">
              {foe === null
                ? words.text('deploy.against', { own: armyName(army), foe: foeName })
                : words.text('deploy.againstTeam', { own: armyName(army), foe: foeName, team: armyName(foe) })}
            </div>
          </div>
        </div>
        <span />
        <div className="acts">
          {props.tools}
          <ThemeButton />
        </div>
      </header>
      <div className="gd-prepare">
        <section className="paper gd-field" aria-label={words.text('deploy.placement')}>
          <div className="gd-formations">
            <Arrangements
              cards={army.cards}
              units={units}
              blocked={null}
              onChange={(next) => act({ do: 'arrange', units: next })}
            />
            <PlacementSummary preview={preview} cards={army.cards} />
            <Legend />
          </div>
          <PlacementBoard
            faction={army.faction}
            cards={army.cards}
            units={units}
            preview={preview}
            held={held}
            rows={width === 'wide' ? 10 : 4}
            locked={false}
            onPress={(spot) => act({ do: 'press', spot })}
            onDrop={(card, spot) => act({ do: 'drop', card, spot })}
          />
          <p className="gd-hint" role="status">
            {hint(state, lineup, preview)}
          </p>
        </section>
        <aside className="gd-beside">
          <section className="panel gd-timings" aria-label={words.text('deploy.spells')}>
            <h2>{words.text('deploy.spells')}</h2>
            <SpellTimings
              spells={army.spells}
              timings={timings}
              locked={false}
              onChange={(next) => act({ do: 'time', timings: next })}
            />
          </section>
          {unit && <UnitCard unit={unit} tier={army.cards[held ?? 0]?.tier ?? 1} />}
        </aside>
      </div>
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{words.text('deploy.stand', { n: units.length })}</b>
          <span className="muted">{words.text('deploy.sealed')}</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={unready(state, lineup)}
          onClick={() => props.onDone({ units, timings })}
        >
          {words.text('deploy.lock')}
        </Button>
      </footer>
    </main>
  )
}

/** A stored deployment may be of another team: then the rules place the units. */
function usable(army: Army, first: Deployment | null): Deployment {
  if (first !== null && refuseDeployment(army.cards.length, army.spells.length, first) === null) return first
  return {
    units: placeCards(PRINTED, army.cards),
    timings: army.spells.map((id) => PRINTED.spells.get(id)?.hint ?? 'mid'),
  }
}

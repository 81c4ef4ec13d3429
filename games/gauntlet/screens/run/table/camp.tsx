import { cardName, type PlayerView, PRINTED, type Preparation, previewPlacement } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, Dialog, Tabs, useWidth } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useMemo, useState } from 'react'
import { Arrangements } from '../../shared/placing/arrangements.tsx'
import { Legend } from '../../shared/placing/legend.tsx'
import { PlacementBoard } from '../../shared/placing/placement-board.tsx'
import { hint, unready } from '../../shared/placing/state.ts'
import { PlacementSummary } from '../../shared/placing/summary.tsx'
import { SpellTimings } from '../../shared/placing/timings.tsx'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { Bench } from './bench.tsx'
import { type CampAction, campAct, leftOver, openCamp, preparationOf, type ShownCamp, shownCamp } from './camp-state.ts'
import { Letter, stakesOf } from './letter.tsx'
import { Shop } from './shop.tsx'
import { RunStatus } from './status.tsx'
import '../run.css'

interface CampProps {
  readonly view: PlayerView
  readonly drafted: Preparation | null
  readonly back: string
  readonly tools: ReactNode
  /** How many teams there are to meet, where a server knows it. */
  readonly field?: ReactNode
  readonly onDraft: (preparation: Preparation) => void
  readonly onFind: (preparation: Preparation) => void
  readonly onFight: () => void
}

const TABS = ['shop', 'place', 'spells'] as const

/** GR-506: raise, place and time; everything is a draft until an opponent is looked for, and locked after it. */
export function CampScreen(props: CampProps) {
  const { view, back, tools, onDraft } = props
  const [state, setState] = useState(() => openCamp(view, props.drafted))
  const width = useWidth()
  const shown = useMemo(() => shownCamp(state, view), [state, view])
  const { camp, lineup, placing } = shown
  const { locked, cards, spells } = lineup
  const { units, timings } = placing
  const leader = view.banner?.leader ?? ''
  const preview = useMemo(() => previewPlacement(PRINTED, cards, units, leader), [cards, units, leader])
  const act = (action: CampAction) => {
    const next = campAct(state, action, view)
    setState(next)
    if (next.upgrades === state.upgrades && next.placing.units === units && next.placing.timings === timings) return
    const sound = soundOf(action)
    if (sound !== null) playSound(sound)
    onDraft(preparationOf(next, view))
  }
  return (
    <main className={`gr gr-camp ${locked ? 'locked' : ''}`} data-tab={locked ? 'spells' : state.tab}>
      <h1 className="vh">{words.text(locked ? 'camp.opponent' : 'camp.title')}</h1>
      <RunStatus
        view={view}
        gold={camp.gold}
        where={words.text('runBar.battle', { n: view.battles.length + 1 })}
        back={back}
        tools={tools}
      />
      {!locked && (
        <Tabs
          name="camp"
          label={words.text('camp.label')}
          className="gr-tabs"
          tabs={TABS.map((id) => ({ id, name: words.text(`camp.${id}`) }))}
          value={state.tab}
          onChange={(tab) => act({ do: 'turn', tab })}
        />
      )}
      <Shop
        camp={camp}
        upgrades={shown.upgrades}
        locked={locked}
        onRaise={(id) => act({ do: 'raise', id })}
        onUndo={(id) => act({ do: 'lower', id })}
        onLook={(id) => act({ do: 'look', id })}
      />
      <section className="paper gr-place" id="camp-panel-place" aria-label={words.text('camp.placement')}>
        <div className="gr-aside">
          <Arrangements
            cards={cards}
            units={units}
            blocked={locked ? words.text('camp.locked') : null}
            onChange={(next) => act({ do: 'arrange', units: next })}
          />
          <PlacementSummary preview={preview} cards={cards} />
          <Legend />
        </div>
        <PlacementBoard
          faction={view.banner?.faction ?? 'order'}
          cards={cards}
          units={units}
          preview={preview}
          held={placing.held}
          rows={width === 'wide' ? 10 : 4}
          locked={locked}
          onPress={(spot) => act({ do: 'press', spot })}
          onDrop={(card, spot) => act({ do: 'drop', card, spot })}
        />
        <p className="gr-hint" role="status">
          {hint(placing, lineup, preview)}
        </p>
      </section>
      <Bench shown={shown} onAct={act} />
      <aside className="panel gr-right" id="camp-panel-spells" aria-label={words.text('camp.right')}>
        <header>
          <h2>{words.text('camp.spells')}</h2>
          <span className="muted t13">{words.text('camp.once')}</span>
        </header>
        <SpellTimings
          spells={spells}
          timings={timings}
          locked={locked}
          onChange={(next) => act({ do: 'time', timings: next })}
        />
        <Letter view={view} />
        {props.field}
      </aside>
      <Onward
        view={view}
        shown={shown}
        onFind={() => props.onFind(preparationOf(state, view))}
        onFight={props.onFight}
      />
      <Looked shown={shown} id={state.looked} onClose={() => act({ do: 'look', id: null })} />
    </main>
  )
}

function soundOf(action: CampAction): Parameters<typeof playSound>[0] | null {
  if (action.do === 'raise') return 'coin'
  if (action.do === 'lower') return 'card'
  return action.do === 'time' ? null : 'wood'
}

interface OnwardProps {
  readonly view: PlayerView
  readonly shown: ShownCamp
  readonly onFind: () => void
  readonly onFight: () => void
}

/** The one button that leads on: looking for an opponent, then fighting it. */
function Onward({ view, shown, onFind, onFight }: OnwardProps) {
  const { lineup, placing } = shown
  return (
    <footer className="gr-go">
      <p className="muted t13">
        {lineup.locked ? stakesOf(view) : [...leftOver(shown), words.text('camp.lockedWhen')].join(' ')}
      </p>
      {view.phase === 'camp' && (
        <Button kind="primary" size="big" blocked={unready(placing, lineup)} onClick={onFind}>
          {words.text('camp.find')}
        </Button>
      )}
      {view.phase === 'matching' && (
        <Button kind="primary" size="big" blocked={words.text('camp.looked')}>
          {words.text('camp.looking')}
        </Button>
      )}
      {view.phase === 'matched' && (
        <Button
          kind="primary"
          size="big"
          onClick={() => {
            playSound('march')
            onFight()
          }}
        >
          {words.text('camp.fight', { foe: view.opponent?.name ?? '' })}
        </Button>
      )}
    </footer>
  )
}

interface LookedProps {
  readonly shown: ShownCamp
  readonly id: string | null
  readonly onClose: () => void
}

/** A card of the hand, large. */
function Looked({ shown, id, onClose }: LookedProps) {
  const card = shown.camp.hand.find((each) => each.id === id)
  const unit = card === undefined ? undefined : PRINTED.units.get(card.unit)
  if (card === undefined || unit === undefined) return null
  return (
    <Dialog open onClose={onClose} title={cardName(unit.id)}>
      <div className="gr-looked">
        <UnitCard unit={unit} tier={card.tier} />
      </div>
    </Dialog>
  )
}

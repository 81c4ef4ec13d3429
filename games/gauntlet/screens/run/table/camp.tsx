import { type PlayerView, PRINTED, type Preparation, previewPlacement, refuseDeployment } from '@tessera/gauntlet'
import { Button, Dialog, Tabs, useWidth } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useMemo, useState } from 'react'
import { Arrangements } from '../../shared/placing/arrangements.tsx'
import { Legend } from '../../shared/placing/legend.tsx'
import { PlacementBoard } from '../../shared/placing/placement-board.tsx'
import { benched, cardAt, freeSpot, placed, type Spot } from '../../shared/placing/placing.ts'
import { previewWords } from '../../shared/placing/preview-words.ts'
import { PlacementSummary } from '../../shared/placing/summary.tsx'
import { SpellTimings } from '../../shared/placing/timings.tsx'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import {
  asCards,
  blockedRise,
  byCards,
  byPlace,
  type Camp,
  campAfter,
  preparationFor,
  withoutRise,
} from '../match/preparation.ts'
import { SmallCard } from './hand.tsx'
import { Letter, stakesOf } from './letter.tsx'
import { Shop } from './shop.tsx'
import { RunStatus } from './status.tsx'
import '../run.css'

/** What a player may have forgotten. */
function leftOver(camp: Camp, benched: number): string {
  const bench = benched === 0 ? '' : `${benched} ${benched === 1 ? 'unit stays' : 'units stay'} on the bench. `
  const rises = camp.hand.filter((card) => blockedRise(camp, card) === null).length
  return bench + (rises === 0 ? '' : `${camp.gold} gold is left, enough to raise a unit. `)
}

interface CampProps {
  readonly view: PlayerView
  readonly drafted: Preparation | null
  readonly back: string
  readonly tools: ReactNode
  /** Of what the field brings, where a server knows it. */
  readonly field?: ReactNode
  readonly onDraft: (preparation: Preparation) => void
  readonly onFind: (preparation: Preparation) => void
  readonly onFight: () => void
}

const TABS = [
  { id: 'shop', name: 'Raise' },
  { id: 'place', name: 'Place' },
  { id: 'spells', name: 'Spells' },
] as const
type CampTab = (typeof TABS)[number]['id']

/** GR-506: raise, place and time; everything is a draft until an opponent is looked for, and locked after it. */
export function CampScreen(props: CampProps) {
  const { view, back, tools, onDraft, onFind, onFight } = props
  const locked = view.phase !== 'camp'
  const [draft, setDraft] = useState<Preparation>(() => preparationFor(view, props.drafted))
  const preparation = locked ? { upgrades: [], units: view.deployment, timings: view.timings } : draft
  const { upgrades, timings } = preparation
  const [held, setHeld] = useState<number | null>(null)
  const [looked, setLooked] = useState<string | null>(null)
  const [tab, setTab] = useState<CampTab>('shop')
  const width = useWidth()
  const camp = useMemo(() => campAfter(view, upgrades), [view, upgrades])
  const cards = useMemo(() => asCards(camp.hand), [camp])
  const units = useMemo(() => byPlace(camp.hand, preparation.units), [camp, preparation.units])
  const leader = view.banner?.leader ?? ''
  const preview = useMemo(() => previewPlacement(PRINTED, cards, units, leader), [cards, units, leader])
  const change = (part: Partial<Preparation>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onDraft(next)
  }
  const place = (next: typeof units) => {
    playSound('wood')
    change({ units: byCards(camp.hand, next) })
  }
  const press = (spot: Spot) => {
    const there = cardAt(units, spot)
    if (locked || held === null || held === there) setHeld(held === there ? null : there)
    else {
      place(placed(units, held, spot))
      setHeld(null)
    }
  }
  const bench = cards.flatMap((_, card) => (units.some((unit) => unit.card === card) ? [] : [card]))
  const refusal = refuseDeployment(cards.length, view.banner?.spells.length ?? 0, { units, timings })
  const heldUnit = held === null ? undefined : PRINTED.units.get(cards[held]?.key ?? '')
  const seen = preview.find(({ card }) => card === held)
  const lookedCard = camp.hand.find(({ id }) => id === looked)
  const lookedUnit = lookedCard === undefined ? undefined : PRINTED.units.get(lookedCard.unit)
  const lockedWords = locked ? 'The team is locked until the battle is over.' : null
  return (
    <main className={`gr gr-camp ${locked ? 'locked' : ''}`} data-tab={locked ? 'spells' : tab}>
      <h1 className="vh">{locked ? 'Your opponent' : 'In camp'}</h1>
      <RunStatus view={view} gold={camp.gold} where={`battle ${view.battles.length + 1}`} back={back} tools={tools} />
      {!locked && <Tabs name="camp" label="Camp" className="gr-tabs" tabs={TABS} value={tab} onChange={setTab} />}
      <Shop
        camp={camp}
        upgrades={upgrades}
        locked={locked}
        onRaise={(id) => {
          playSound('coin')
          change({ upgrades: [...upgrades, id] })
        }}
        onUndo={(id) => {
          playSound('card')
          change({ upgrades: withoutRise(upgrades, id) })
        }}
        onLook={setLooked}
      />
      <section className="paper gr-place" id="camp-panel-place" aria-label="Placement">
        <div className="gr-aside">
          <Arrangements cards={cards} units={units} blocked={lockedWords} onChange={place} />
          <PlacementSummary preview={preview} cards={cards} />
          <Legend />
        </div>
        <PlacementBoard
          faction={view.banner?.faction ?? 'order'}
          cards={cards}
          units={units}
          preview={preview}
          held={held}
          rows={width === 'wide' ? 10 : 4}
          locked={locked}
          onPress={press}
          onDrop={(card, spot) => place(spot === null ? benched(units, card) : placed(units, card, spot))}
        />
        <p className="gr-hint" role="status">
          {locked
            ? 'Your team is locked and stands like this.'
            : heldUnit === undefined
              ? 'Press a unit, then the cell where it should stand. Or drag it.'
              : seen === undefined
                ? `Where should ${heldUnit.name} stand?`
                : `${heldUnit.name}. ${previewWords(seen)}`}
        </p>
      </section>
      <section className={`panel gr-bench ${bench.length === 0 ? 'bare' : ''}`} aria-label="Bench">
        <div>
          <b>{bench.length === 0 ? 'Nobody is on the bench' : `On the bench: ${bench.length}`}</b>
          <span className="muted t13">
            {bench.length === 0
              ? 'Whoever stands on the bench does not fight.'
              : 'A card on the bench does not fight. Press it, then a cell.'}
          </span>
        </div>
        <ul>
          {bench.map((card) => {
            const own = camp.hand[card]
            if (own === undefined) return null
            return (
              <li key={own.id}>
                <SmallCard
                  card={own}
                  pressed={held === card}
                  after="on the bench"
                  onPress={() => !locked && setHeld(held === card ? null : card)}
                />
              </li>
            )
          })}
        </ul>
        {held !== null && !locked && (
          <span className="gr-held">
            {seen === undefined ? (
              <Button
                onClick={() => {
                  const range = PRINTED.units.get(cards[held]?.key ?? '')?.range ?? 1
                  const spot = freeSpot(units, range > 1 ? 0 : 1)
                  if (spot !== null) place(placed(units, held, spot))
                  setHeld(null)
                }}
              >
                Place {heldUnit?.name}
              </Button>
            ) : (
              <Button
                onClick={() => {
                  place(benched(units, held))
                  setHeld(null)
                }}
              >
                {heldUnit?.name} to the bench
              </Button>
            )}
          </span>
        )}
      </section>
      <aside className="panel gr-right" id="camp-panel-spells" aria-label="Spells and opponent">
        <header>
          <h2>Spells</h2>
          <span className="muted t13">once each</span>
        </header>
        <SpellTimings
          spells={view.banner?.spells ?? []}
          timings={timings}
          locked={locked}
          onChange={(next) => change({ timings: next })}
        />
        <Letter view={view} />
        {props.field}
      </aside>
      <footer className="gr-go">
        <p className="muted t13">
          {locked ? stakesOf(view) : `${leftOver(camp, bench.length)}The team is locked when you look for an opponent.`}
        </p>
        {view.phase === 'camp' && (
          <Button kind="primary" size="big" blocked={refusal?.message ?? null} onClick={() => onFind(preparation)}>
            Find an opponent
          </Button>
        )}
        {view.phase === 'matching' && (
          <Button kind="primary" size="big" blocked="An opponent is being looked for.">
            Looking for an opponent
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
            Fight {view.opponent?.name}
          </Button>
        )}
      </footer>
      {lookedCard !== undefined && lookedUnit !== undefined && (
        <Dialog open onClose={() => setLooked(null)} title={lookedUnit.name}>
          <div className="gr-looked">
            <UnitCard unit={lookedUnit} tier={lookedCard.tier} />
          </div>
        </Dialog>
      )}
    </main>
  )
}

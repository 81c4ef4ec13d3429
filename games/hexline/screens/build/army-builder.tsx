import { catalogOf, type Family, fillArmy, type HexlineConfig, refuseArmy, writeArmyCode } from '@tessera/hexline'
import { randomSeed, seededDice } from '@tessera/kernel'
import { Crest, SaveDialog } from '@tessera/table'
import { Button, Dialog, EmptyState, IconButton, say, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ArmiesOnOffer, type Earlier } from './armies-on-offer.tsx'
import { ArmyList } from './army-list.tsx'
import { PasteDialog } from './dialogs.tsx'
import { type Draft, draftOf, gathered, sameArmy, unitsOf, withOneLess, withOneMore } from './draft.ts'
import { Families, familiesFor } from './families.tsx'
import { type ArmyTally, tallyOf } from './limits.ts'
import { LineShape } from './line-shape.tsx'
import { Roster } from './roster.tsx'
import { savedArmies } from './saved.ts'
import { armyLink, type SharedArmy } from './share.ts'
import { TestFight } from './trial/test-fight.tsx'
import '@tessera/table/builder.css'

export interface ArmyBuilderProps {
  readonly config: HexlineConfig
  readonly seat: 0 | 1
  readonly title: string
  readonly subtitle: ReactNode
  /** Where the arrow at the top left leads. */
  readonly back: string
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** The main button: its word, and what it does with a legal army. */
  readonly verb: string
  readonly onDone: (units: readonly string[]) => void
  /** Why it cannot be pressed although the army is legal: the bot is thinking. */
  readonly waiting?: string | null
  readonly foe?: string
  readonly earlier?: readonly Earlier[]
  /** Further buttons at the top right. */
  readonly tools?: ReactNode
  /** Takes custom units that a pasted army brings along, where the match can still have them. */
  readonly onShared?: (army: SharedArmy) => void
}

type Open = 'save' | 'paste' | 'armies' | 'army' | null

/** HEX-180: the roster by family, the army against its limits, and test fights, on one screen. */
export function ArmyBuilder(props: ArmyBuilderProps) {
  const { config, seat, draft, onDraft, earlier = [], foe = 'the opponent' } = props
  const [open, setOpen] = useState<Open>(null)
  const width = useWidth()
  const units = unitsOf(draft)
  const tally = tallyOf(config, units)
  const [family, setFamily] = useState<Family>(() => firstFamily(config, tally))
  const refusal = refuseArmy(config, units)?.message ?? null
  const replaced = useRef<(() => void) | null>(null)
  useEffect(() => () => replaced.current?.(), [])

  const take = (army: readonly string[]) => {
    setOpen(null)
    if (sameArmy(army, units)) return
    const before = draft
    onDraft(draftOf(army))
    setFamily(firstFamily(config, tallyOf(config, army)))
    if (units.length === 0) return
    replaced.current = say('Your army was replaced.', 'plain', { name: 'Take it back', run: () => onDraft(before) })
  }
  const surprise = () => take(gathered(fillArmy(config, seededDice(randomSeed()))))
  const takeShared = (army: SharedArmy) => {
    if (army.custom.length > 0) props.onShared?.(army)
    take(army.units)
  }
  const close = () => setOpen(null)
  const army = (
    <ArmyPanel
      config={config}
      seat={seat}
      draft={draft}
      onDraft={onDraft}
      tally={tally}
      refusal={refusal}
      earlier={earlier}
    />
  )
  const tools = (
    <div className="tools">
      <Button kind="quiet" onClick={surprise}>
        Surprise me
      </Button>
      <Button kind="quiet" onClick={() => setOpen('paste')}>
        Paste code
      </Button>
    </div>
  )
  const onOffer = <ArmiesOnOffer config={config} foe={foe} earlier={earlier} onTake={take} />
  return (
    <main className="bld">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to={props.back} />
          <Crest seat={seat} />
          <div className="who">
            <h1 className="name">{props.title}</h1>
            <div className="sub">{props.subtitle}</div>
          </div>
        </div>
        <Budget config={config} draft={draft} tally={tally} />
        <div className="acts">
          {props.tools}
          <ThemeButton />
          {width !== 'wide' && (
            <Button kind="quiet" data-tour="theirs" onClick={() => setOpen('armies')}>
              {earlier.length > 0 ? 'Their army' : 'Armies'}
            </Button>
          )}
          <Button
            kind="quiet"
            blocked={units.length === 0 ? 'There is nothing to save yet.' : null}
            onClick={() => setOpen('save')}
          >
            Save
          </Button>
          {width !== 'phone' && <Done {...props} units={units} refusal={refusal} />}
        </div>
      </header>
      <aside className="fam panel" aria-label="Families and armies to start from">
        <h2>Families</h2>
        <Families rules={config} tally={tally} open={family} onOpen={setFamily} />
        {width === 'wide' && (
          <>
            <div className="on-offer">{onOffer}</div>
            {tools}
          </>
        )}
      </aside>
      <Roster
        config={config}
        seat={seat}
        family={family}
        units={units}
        tally={tally}
        onAdd={(id) => onDraft(withOneMore(draft, id))}
        onRemove={(id) => onDraft(withOneLess(draft, id))}
      />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={tally.left < 0 ? 'harm' : undefined}>{tally.cost}</b> of {config.budget} points
            <span className="muted t13">
              {counted(tally.units, 'unit')}, {tally.left < 0 ? `${-tally.left} too many` : `${tally.left} left`}
            </span>
          </div>
          <Button onClick={() => setOpen('army')}>Army</Button>
          <Done {...props} units={units} refusal={refusal} />
        </footer>
      ) : (
        <aside className="army panel" aria-label="Your army">
          {army}
        </aside>
      )}
      <Dialog open={open === 'army' && width === 'phone'} onClose={close} title="Your army">
        <div className="army">{army}</div>
      </Dialog>
      <Dialog open={open === 'armies'} onClose={close} title={earlier.length > 0 ? 'Their army, and others' : 'Armies'}>
        <div className="fam">
          {tools}
          {onOffer}
        </div>
      </Dialog>
      <PasteDialog open={open === 'paste'} onClose={close} config={config} onTake={takeShared} />
      <SaveDialog
        open={open === 'save'}
        onClose={close}
        kept={savedArmies}
        code={writeArmyCode(units)}
        link={armyLink(location.origin, units, config.custom_units)}
        suggestion={suggestionFor(config, tally)}
      />
    </main>
  )
}

function Done(props: ArmyBuilderProps & { readonly units: readonly string[]; readonly refusal: string | null }) {
  return (
    <Button kind="primary" blocked={props.refusal ?? props.waiting} onClick={() => props.onDone(props.units)}>
      {props.verb}
    </Button>
  )
}

/** Points spent, one piece per stack. */
function Budget(props: { readonly config: HexlineConfig; readonly draft: Draft; readonly tally: ArmyTally }) {
  const { config, draft, tally } = props
  const catalog = catalogOf(config)
  const whole = Math.max(config.budget, tally.cost)
  return (
    <div className="budget" role="img" aria-label={`${tally.cost} of ${config.budget} points spent`}>
      <div className="bt2">
        <span>
          <b className={tally.left < 0 ? 'harm' : undefined}>{tally.cost}</b> of {config.budget} points
        </span>
        <span className={tally.left < 0 ? 'harm' : 'muted'}>
          {tally.left < 0 ? `${-tally.left} too many` : `${tally.left} left`}
        </span>
      </div>
      <div className={tally.left < 0 ? 'bb over' : 'bb'}>
        {draft.map(({ type, count }, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place in the army
            key={i}
            style={{ width: `${(100 * count * (catalog.type(type)?.cost ?? 0)) / whole}%` }}
          />
        ))}
      </div>
    </div>
  )
}

function ArmyPanel(props: {
  readonly config: HexlineConfig
  readonly seat: 0 | 1
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly tally: ArmyTally
  readonly refusal: string | null
  readonly earlier: readonly Earlier[]
}) {
  const { config, seat, draft, onDraft, tally, refusal, earlier } = props
  const units = unitsOf(draft)
  const known = useMemo(
    // The latest stands first, and is what a test fight begins with.
    () => earlier.map(({ battle, theirs }) => ({ name: `their army of battle ${battle}`, units: theirs })),
    [earlier],
  )
  const empty = units.length === 0
  return (
    <>
      <div className="ah">
        <h2>Your army</h2>
        <span className="muted">{counted(units.length, 'unit')}</span>
      </div>
      <div className="al-wrap">
        {empty ? (
          <EmptyState title="Nobody yet">Add units with the plus, or take a ready-made army and change it.</EmptyState>
        ) : (
          <ArmyList config={config} seat={seat} draft={draft} onChange={onDraft} />
        )}
      </div>
      {!empty && refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <div className="lims">
        <Limit name="Units" value={tally.units} most={config.max_units} />
        <Limit name="Copies" value={tally.copies} most={config.max_copies} />
        <Limit name="Families" value={tally.byFamily.size} most={config.max_families} />
      </div>
      <section className="shape">
        <h3>Shape of the line</h3>
        <p className="note">
          {config.deployment === 'free'
            ? 'Short range stands in front. You can move everyone before the battle.'
            : 'Short range stands in front. Rows are shuffled when the battle starts.'}
        </p>
        <LineShape config={config} seat={seat} units={units} />
      </section>
      <TestFight config={config} units={units} known={known} />
    </>
  )
}

function Limit({ name, value, most }: { readonly name: string; readonly value: number; readonly most: number }) {
  return (
    <div className={value > most ? 'lim over' : 'lim'}>
      <span>{name}</span>
      <b>{value}</b>
      <span className="muted">of {most}</span>
    </div>
  )
}

/** The family the army has most of, or the first for hire. */
function firstFamily(config: HexlineConfig, tally: ArmyTally): Family {
  const most = [...tally.byFamily].sort(([, a], [, b]) => b - a)[0]
  return most?.[0] ?? familiesFor(config)[0]?.id ?? 'bastion'
}

function suggestionFor(config: HexlineConfig, tally: ArmyTally): string {
  const dearest = [...tally.byType].sort(([, a], [, b]) => b - a)[0]?.[0]
  const name = dearest === undefined ? undefined : catalogOf(config).type(dearest)?.name
  return name === undefined ? 'My army' : `${name} army`
}

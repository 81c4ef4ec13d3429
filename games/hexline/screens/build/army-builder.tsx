import { fillArmy, type HexlineConfig, writeArmyCode } from '@tessera/hexline'
import { randomSeed, seededDice } from '@tessera/kernel'
import { Crest, SaveDialog } from '@tessera/table'
import { Button, Dialog, IconButton, say, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ArmiesOnOffer, type Earlier } from './armies-on-offer.tsx'
import { ArmyPanel, Budget } from './army-panel.tsx'
import { PasteDialog } from './dialogs.tsx'
import { type Draft, gathered, withOneLess, withOneMore } from './draft.ts'
import { Families } from './families.tsx'
import { Roster } from './roster.tsx'
import { savedArmies } from './saved.ts'
import { armyLink, type SharedArmy } from './share.ts'
import { type BuilderState, factsOf, opened, suggestionFor, take } from './state.ts'
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

/** HEX-180: the roster by family, the army against its limits, and test fights, on one screen. */
export function ArmyBuilder(props: ArmyBuilderProps) {
  const { config, seat, draft, onDraft, earlier = [], foe = 'the opponent' } = props
  const [state, setState] = useState(() => opened(config, draft))
  const width = useWidth()
  const { units, tally, refusal } = factsOf(config, draft)
  const replaced = useRef<(() => void) | null>(null)
  useEffect(() => () => replaced.current?.(), [])

  const show = (open: BuilderState['open']) => setState({ ...state, open })
  const onTake = (army: readonly string[]) => {
    const taken = take(config, state, draft, army)
    setState(taken.state)
    if (taken.draft !== null) onDraft(taken.draft)
    const { lost } = taken
    if (lost !== null)
      replaced.current = say('Your army was replaced.', 'plain', { name: 'Take it back', run: () => onDraft(lost) })
  }
  const surprise = () => onTake(gathered(fillArmy(config, seededDice(randomSeed()))))
  const takeShared = (army: SharedArmy) => {
    if (army.custom.length > 0) props.onShared?.(army)
    onTake(army.units)
  }
  const close = () => show(null)
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
      <Button kind="quiet" onClick={() => show('paste')}>
        Paste code
      </Button>
    </div>
  )
  const onOffer = <ArmiesOnOffer config={config} foe={foe} earlier={earlier} onTake={onTake} />
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
            <Button kind="quiet" data-tour="theirs" onClick={() => show('armies')}>
              {earlier.length > 0 ? 'Their army' : 'Armies'}
            </Button>
          )}
          <Button
            kind="quiet"
            blocked={units.length === 0 ? 'There is nothing to save yet.' : null}
            onClick={() => show('save')}
          >
            Save
          </Button>
          {width !== 'phone' && <Done {...props} units={units} refusal={refusal} />}
        </div>
      </header>
      <aside className="fam panel" aria-label="Families and armies to start from">
        <h2>Families</h2>
        <Families
          rules={config}
          tally={tally}
          open={state.family}
          onOpen={(family) => setState({ ...state, family })}
        />
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
        family={state.family}
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
          <Button onClick={() => show('army')}>Army</Button>
          <Done {...props} units={units} refusal={refusal} />
        </footer>
      ) : (
        <aside className="army panel" aria-label="Your army">
          {army}
        </aside>
      )}
      <Dialog open={state.open === 'army' && width === 'phone'} onClose={close} title="Your army">
        <div className="army">{army}</div>
      </Dialog>
      <Dialog
        open={state.open === 'armies'}
        onClose={close}
        title={earlier.length > 0 ? 'Their army, and others' : 'Armies'}
      >
        <div className="fam">
          {tools}
          {onOffer}
        </div>
      </Dialog>
      <PasteDialog open={state.open === 'paste'} onClose={close} config={config} onTake={takeShared} />
      <SaveDialog
        open={state.open === 'save'}
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

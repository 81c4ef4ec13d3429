import { type ArmyList, type CohortConfig, CULTURE_DATA, presetArmy, writeArmyCode } from '@tessera/cohort'
import { labLink } from '@tessera/play'
import { Crest, SaveDialog } from '@tessera/table'
import { Button, Dialog, IconButton, Panel, Select, say, Term, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ArmyRows } from './army-rows.tsx'
import { PasteDialog } from './dialogs.tsx'
import { culturesFor } from './draft.ts'
import { ReadyArmies } from './ready-armies.tsx'
import { Recruits } from './recruits.tsx'
import { savedArmies } from './saved.ts'
import { armyLink } from './share.ts'
import { buildingOf } from './state.ts'
import { SupplyBar } from './supply-bar.tsx'
import { sameArmy } from './words.ts'
import '@tessera/table/builder.css'
import '@tessera/table/roster.css'
import './army.css'

export interface ArmyBuilderProps {
  readonly config: CohortConfig
  /** For whom it fights: sides may have other supply and other cultures. */
  readonly seat?: 0 | 1
  readonly title: string
  readonly subtitle: ReactNode
  readonly back: string
  readonly army: ArmyList
  readonly onArmy: (army: ArmyList) => void
  readonly verb: string
  readonly onDone: (army: ArmyList) => void
  readonly waiting?: string | null
}

/** COH-17.4: the culture's rules in words, what it may field, and the army against its supply, on one screen. */
export function ArmyBuilder(props: ArmyBuilderProps): ReactNode {
  const { config, seat = 0, army, onArmy } = props
  const width = useWidth()
  const [open, setOpen] = useState<'save' | 'paste' | 'army' | null>(null)
  const building = buildingOf(config, seat, army, props.waiting ?? null)
  const { problems, blocked } = building
  const replaced = useRef<(() => void) | null>(null)
  useEffect(() => () => replaced.current?.(), [])
  const take = (next: ArmyList) => {
    setOpen(null)
    if (sameArmy(next, army)) return
    onArmy(next)
    replaced.current = say('Your army was replaced.', 'plain', { name: 'Take it back', run: () => onArmy(army) })
  }
  const culture = CULTURE_DATA[army.culture]
  const done = (
    <Button kind="primary" blocked={blocked} onClick={() => props.onDone(army)}>
      {props.verb}
    </Button>
  )
  const rows = <ArmyRows config={config} seat={seat} army={army} problems={problems} onArmy={onArmy} />
  const close = () => setOpen(null)
  return (
    <main className="bld co-bld">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Back" glyph="left" to={props.back} />
          <Crest seat={seat} />
          <div className="who">
            <h1 className="name">{props.title}</h1>
            <div className="sub">{props.subtitle}</div>
          </div>
        </div>
        <SupplyBar {...building} />
        <div className="acts">
          <ThemeButton />
          <Button kind="quiet" onClick={() => setOpen('paste')}>
            Paste
          </Button>
          <Button kind="quiet" onClick={() => setOpen('save')}>
            Save
          </Button>
          <Button kind="quiet" blocked={blocked} to={labLink('cohort', writeArmyCode(army))}>
            Test
          </Button>
          {width !== 'phone' && done}
        </div>
      </header>
      <aside className="fam panel" aria-label="Culture and armies to start from">
        <Select
          label="Culture"
          value={army.culture}
          options={culturesFor(config, seat).map((id) => ({ value: id, name: CULTURE_DATA[id].name }))}
          onChange={(id) => take(presetArmy(id, config, seat))}
        />
        <section className="co-rules" aria-label={`Rules of ${culture.name}`}>
          <h2>{culture.name}</h2>
          <ul>
            {culture.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
        <ReadyArmies config={config} seat={seat} army={army} onTake={take} />
      </aside>
      <Recruits config={config} seat={seat} army={army} onArmy={onArmy} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={blocked === null ? undefined : 'harm'}>{building.spent}</b> of {building.budget}{' '}
            <Term means="Supply points: what an army may cost. Every troop, its gear and its support has a price.">
              points
            </Term>
            <span className="muted t13">{problems[0]?.message ?? counted(army.troops.length, 'troop')}</span>
          </div>
          <Button onClick={() => setOpen('army')}>Army</Button>
          {done}
        </footer>
      ) : (
        <Panel className="army" label="Your army">
          {rows}
        </Panel>
      )}
      <Dialog open={open === 'army' && width === 'phone'} onClose={close} title="Your army">
        <div className="army">{rows}</div>
      </Dialog>
      <PasteDialog open={open === 'paste'} onClose={close} config={config} seat={seat} onTake={take} />
      <SaveDialog
        open={open === 'save'}
        onClose={close}
        kept={savedArmies}
        code={writeArmyCode(army)}
        link={armyLink(location.origin, army)}
        suggestion={`${culture.name} army`}
      />
    </main>
  )
}

import {
  type ArmyList,
  armyCost,
  armyProblems,
  budgetOf,
  type CohortConfig,
  CULTURE_DATA,
  presetArmy,
  readArmyCode,
  writeArmyCode,
} from '@tessera/cohort'
import { labLink } from '@tessera/play'
import { Crest, SaveDialog, SavedTools } from '@tessera/table'
import { Button, Dialog, IconButton, Panel, Select, say, Term, ThemeButton, useWidth } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ArmyRows } from './army-rows.tsx'
import { PasteDialog } from './dialogs.tsx'
import { culturesFor } from './draft.ts'
import { Recruits } from './recruits.tsx'
import { savedArmies } from './saved.ts'
import { armyLink } from './share.ts'
import { armyWords, sameArmy } from './words.ts'
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
  const problems = armyProblems(army, config, seat)
  const replaced = useRef<(() => void) | null>(null)
  useEffect(() => () => replaced.current?.(), [])
  const take = (next: ArmyList) => {
    setOpen(null)
    if (sameArmy(next, army)) return
    onArmy(next)
    replaced.current = say('Your army was replaced.', 'plain', { name: 'Take it back', run: () => onArmy(army) })
  }
  const culture = CULTURE_DATA[army.culture]
  const blocked = problems[0]?.message ?? props.waiting ?? null
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
        <SupplyBar config={config} seat={seat} army={army} />
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
        <UnitsOnOffer config={config} seat={seat} army={army} onTake={take} />
      </aside>
      <Recruits config={config} seat={seat} army={army} onArmy={onArmy} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={blocked === null ? undefined : 'harm'}>{armyCost(army)}</b> of{' '}
            {budgetOf(config, seat, army.culture)}{' '}
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

/** COH-14.2: supply spent, one piece per item. */
function SupplyBar(props: { readonly config: CohortConfig; readonly seat: 0 | 1; readonly army: ArmyList }) {
  const { config, seat, army } = props
  const used = armyCost(army)
  const total = budgetOf(config, seat, army.culture)
  const left = total - used
  const parts = [...army.troops.keys()].map((i) =>
    armyCost({ ...army, troops: army.troops.slice(i, i + 1), support: [] }),
  )
  const support = armyCost({ ...army, troops: [] })
  const whole = Math.max(total, used)
  return (
    <div className="budget" role="img" aria-label={`${used} of ${total} supply points spent`}>
      <div className="bt2">
        <span>
          <b className={left < 0 ? 'harm' : undefined}>{used}</b> of {total} supply points
        </span>
        <span className={left < 0 ? 'harm' : 'muted'}>
          {left < 0 ? `${-left} too many` : left === 0 ? 'all spent' : `${left} stay in reserve`}
        </span>
      </div>
      <div className={left < 0 ? 'bb over' : 'bb'}>
        {[...parts, support].map((cost, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the army
          <i key={i} style={{ width: `${(100 * cost) / whole}%` }} />
        ))}
      </div>
    </div>
  )
}

function UnitsOnOffer(props: {
  readonly config: CohortConfig
  readonly seat: 0 | 1
  readonly army: ArmyList
  readonly onTake: (army: ArmyList) => void
}) {
  const { config, seat, army, onTake } = props
  const saved = savedArmies.useList()
  const preset = presetArmy(army.culture, config, seat)
  return (
    <div className="on-offer">
      <section className="ready">
        <h2>To start from</h2>
        <ul>
          <li>
            <button type="button" className="take" title={armyWords(preset)} onClick={() => onTake(preset)}>
              <span>{CULTURE_DATA[army.culture].name} preset</span>
              <span className="muted">{armyCost(preset)}</span>
            </button>
          </li>
          {saved.map(({ name, code }) => {
            const read = readArmyCode(code)
            return (
              read.ok && (
                <li key={name} className="saved">
                  <button
                    type="button"
                    className="take"
                    title={armyWords(read.value)}
                    onClick={() => onTake(read.value)}
                  >
                    <span>{name}</span>
                    <span className="muted">{armyCost(read.value)}</span>
                  </button>
                  <SavedTools saved={savedArmies} name={name} what="army" />
                </li>
              )
            )
          })}
        </ul>
      </section>
    </div>
  )
}

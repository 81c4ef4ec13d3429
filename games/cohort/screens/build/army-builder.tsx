import { type ArmyList, type CohortConfig, CULTURE_DATA, presetArmy, writeArmyCode } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { labLink } from '@tessera/play'
import { Crest, SaveDialog } from '@tessera/table'
import { Button, Dialog, IconButton, Panel, Select, say, Term, ThemeButton, useWidth } from '@tessera/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cultureName } from '../names.ts'
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
    replaced.current = say(words.text('build.replaced'), 'plain', {
      name: words.text('build.takeBack'),
      run: () => onArmy(army),
    })
  }
  const culture = CULTURE_DATA[army.culture]
  const name = cultureName(army.culture)
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
          <IconButton className="nav" label={words.text('build.back')} glyph="left" to={props.back} />
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
            {words.text('build.paste')}
          </Button>
          <Button kind="quiet" onClick={() => setOpen('save')}>
            {words.text('build.save')}
          </Button>
          <Button kind="quiet" blocked={blocked} to={labLink('cohort', writeArmyCode(army))}>
            {words.text('build.test')}
          </Button>
          {width !== 'phone' && done}
        </div>
      </header>
      <aside className="fam panel" aria-label={words.text('build.cultureLabel')}>
        <Select
          label={words.text('build.culture')}
          value={army.culture}
          options={culturesFor(config, seat).map((id) => ({ value: id, name: cultureName(id) }))}
          onChange={(id) => take(presetArmy(id, config, seat))}
        />
        <section className="co-rules" aria-label={words.text('build.rules', { culture: name })}>
          <h2>{name}</h2>
          <ul>
            {culture.rules.map((rule) => (
              <li key={rule}>{words.text(`cultureRule.${rule}`)}</li>
            ))}
          </ul>
        </section>
        <ReadyArmies config={config} seat={seat} army={army} onTake={take} />
      </aside>
      <Recruits config={config} seat={seat} army={army} onArmy={onArmy} />
      {width === 'phone' ? (
        <footer className="mbar panel">
          <div>
            <b className={blocked === null ? undefined : 'harm'}>{building.spent}</b>
            {words.text('build.of', { budget: building.budget })}
            <Term means={words.text('build.pointsMean')}>{words.text('build.points')}</Term>
            <span className="muted t13">
              {problems[0]?.message ?? words.text('build.troops', { n: army.troops.length })}
            </span>
          </div>
          <Button onClick={() => setOpen('army')}>{words.text('build.army')}</Button>
          {done}
        </footer>
      ) : (
        <Panel className="army" label={words.text('build.yourArmy')}>
          {rows}
        </Panel>
      )}
      <Dialog open={open === 'army' && width === 'phone'} onClose={close} title={words.text('build.yourArmy')}>
        <div className="army">{rows}</div>
      </Dialog>
      <PasteDialog open={open === 'paste'} onClose={close} config={config} seat={seat} onTake={take} />
      <SaveDialog
        open={open === 'save'}
        onClose={close}
        kept={savedArmies}
        code={writeArmyCode(army)}
        link={armyLink(location.origin, army)}
        suggestion={words.text('build.suggestion', { culture: name })}
      />
    </main>
  )
}

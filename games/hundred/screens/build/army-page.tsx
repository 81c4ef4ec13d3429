import { words } from '@tessera/hundred/words'
import { Button, IconButton, ThemeButton, useTitle } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { configOf, setup } from '../setup/remembered.ts'
import { ArmyBuilder } from './army-builder.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../hundred.css'

/** The army that is brought to battles where one brings one; kept in this browser. */
export default function ArmyPage(): ReactNode {
  useTitle(words.text('build.page'))
  const [kept, setKept] = useState(setup.recall)
  return (
    <main className="hu-muster">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('build.back')} glyph="left" to="/hundred/play" />
          <div className="who">
            <h1 className="name">{words.text('build.army')}</h1>
            <div className="sub">{words.text('build.for')}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <Button to="/hundred/play">{words.text('build.done')}</Button>
          <ThemeButton />
        </div>
      </header>
      <ArmyBuilder
        units={kept.army}
        config={configOf({ ...kept, scenario: 'pitched_battle' })}
        seat={0}
        onChange={(army) => {
          const next = { ...kept, army }
          setKept(next)
          setup.keep(next)
        }}
      />
    </main>
  )
}

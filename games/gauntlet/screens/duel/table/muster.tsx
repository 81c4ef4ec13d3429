import { type Army, PRINTED, refuseArmy } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { TeamBuilder } from '../build/team-builder.tsx'
import { setup } from '../setup/remembered.ts'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'

interface MusterProps {
  /** What was drafted before. */
  readonly first: Army | null
  readonly gold: number
  readonly foe: string
  readonly back: string
  readonly tools: ReactNode
  readonly onDraft: (army: Army) => void
  readonly onDone: (army: Army) => void
}

/** GB-1402: the team that is brought. */
export function Muster({ first, gold, foe, back, tools, onDraft, onDone }: MusterProps) {
  const [army, setArmy] = useState<Army>(() => first ?? setup.recall().army)
  const refusal = refuseArmy(PRINTED, army, gold)?.message ?? null
  return (
    <main className="ply gd-play">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label={words.text('muster.leave')} glyph="left" to={back} />
          <div className="who">
            <h1 className="name">{words.text('muster.title')}</h1>
            <div className="sub">{words.text('muster.against', { foe })}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          {tools}
          <ThemeButton />
        </div>
      </header>
      <TeamBuilder
        army={army}
        gold={gold}
        onChange={(next) => {
          setArmy(next)
          if (refuseArmy(PRINTED, next, gold) === null) onDraft(next)
        }}
      />
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{words.text('muster.units', { n: army.cards.length })}</b>
          <span className="muted">{words.text('muster.sealed')}</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={refusal}
          onClick={() => {
            setup.keep({ ...setup.recall(), army })
            onDone(army)
          }}
        >
          {words.text('muster.bring')}
        </Button>
      </footer>
    </main>
  )
}

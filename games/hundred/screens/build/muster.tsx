import { type ArmyChoice, type HundredView, refuseArmy, unitsOf } from '@tessera/hundred'
import { Button, IconButton, ThemeButton } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { setup } from '../setup/remembered.ts'
import { ArmyBuilder } from './army-builder.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../hundred.css'

interface MusterProps {
  readonly view: HundredView
  readonly seat: 0 | 1
  readonly drafted: ArmyChoice | null
  readonly onDraft: (choice: ArmyChoice) => void
  readonly onDone: (choice: ArmyChoice) => void
  readonly back: string
  readonly foe: string
}

/** HUN-101: in builder scenarios each seat brings an army, as its first sealed choice. */
export function Muster({ view, seat, drafted, onDraft, onDone, back, foe }: MusterProps): ReactNode {
  const [units, setUnits] = useState(() => (drafted === null ? setup.recall().army : unitsOf(drafted)))
  const choice: ArmyChoice = { type: 'army', preset: null, units }
  const refusal = refuseArmy(view.config, seat, units)
  return (
    <main className="hu-muster">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Leave the table" glyph="left" to={back} />
          <div className="who">
            <h1 className="name">Bring an army</h1>
            <div className="sub">Hundred against {foe}</div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <ArmyBuilder
        units={units}
        config={view.config}
        seat={seat}
        onChange={(next) => {
          setUnits(next)
          if (refuseArmy(view.config, seat, next) === null) onDraft({ type: 'army', preset: null, units: next })
        }}
      />
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{units.length} fighters</b>
          <span className="muted">Sealed until the battle begins</span>
        </div>
        <Button
          kind="primary"
          size="big"
          blocked={refusal?.message ?? null}
          onClick={() => {
            setup.keep({ ...setup.recall(), army: units })
            onDone(choice)
          }}
        >
          Bring this army
        </Button>
      </footer>
    </main>
  )
}

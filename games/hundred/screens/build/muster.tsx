import { type ArmyChoice, type HundredView, refuseArmy, unitsOf } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { type ReactNode, useState } from 'react'
import { setup } from '../setup/remembered.ts'
import { ArmyBuilder } from './army-builder.tsx'
import { type PrepareProps, Preparing } from './preparing.tsx'

/** HUN-101: in builder scenarios each seat brings an army, as its first sealed choice. */
export function Muster(props: PrepareProps<ArmyChoice> & { readonly view: HundredView }): ReactNode {
  const { view, seat, drafted, onDraft, onDone } = props
  const [units, setUnits] = useState(() => (drafted === null ? setup.recall().army : unitsOf(drafted)))
  return (
    <Preparing
      title={words.text('build.bring')}
      sub={words.text('build.against', { game: 'Hundred', foe: props.foe })}
      back={props.back}
      count={units.length}
      refused={null}
      done={words.text('build.bringThis')}
      blocked={refuseArmy(view.config, seat, units)?.message ?? null}
      onDone={() => {
        setup.keep({ ...setup.recall(), army: units })
        onDone({ type: 'army', preset: null, units })
      }}
    >
      <ArmyBuilder
        units={units}
        config={view.config}
        seat={seat}
        onChange={(next) => {
          setUnits(next)
          if (refuseArmy(view.config, seat, next) === null) onDraft({ type: 'army', preset: null, units: next })
        }}
      />
    </Preparing>
  )
}

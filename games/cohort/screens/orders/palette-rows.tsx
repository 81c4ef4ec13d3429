import {
  type CultureId,
  cannotForm,
  FACINGS,
  FORMATIONS,
  type GivenOrder,
  type OwnUnit,
  STANCES,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { facingName, formationName } from '../names.ts'
import type { Action } from '../table/state.ts'
import { ChipRow } from './chip-row.tsx'

interface PaletteRowsProps {
  readonly unit: OwnUnit
  readonly culture: CultureId | null
  readonly given: GivenOrder | undefined
  readonly dispatch: (action: Action) => void
}

/** Formation, facing and stance of the unit in hand. */
export function PaletteRows({ unit, culture, given, dispatch }: PaletteRowsProps) {
  const formations = FORMATIONS.filter((formation) => cannotForm(unit, formation, culture) === null)
  const stance = given?.main?.stance ?? unit.order.stance
  return (
    <div className="co-lines">
      {formations.length > 1 && (
        <ChipRow
          label={words.text('palette.form')}
          named
          chips={formations.map((formation) => ({ id: formation, name: formationName(formation) }))}
          chosen={unit.formation}
          onChoose={(formation) => dispatch({ type: 'step', step: { do: 'form', formation } })}
        />
      )}
      <ChipRow
        label={words.text('palette.face')}
        named
        chips={FACINGS.map((facing) => ({
          id: facing,
          name: words.text(`palette.facing.${facing}`),
          label: words.text('palette.faceTo', { facing: facingName(facing) }),
        }))}
        chosen={unit.facing}
        onChoose={(toward) => dispatch({ type: 'step', step: { do: 'face', toward } })}
      />
      <ChipRow
        label={words.text('palette.stance')}
        named
        chips={STANCES.map((each) => ({
          id: each,
          name: words.text(`stance.${each}`),
          title: words.text(`stanceDoes.${each}`),
        }))}
        chosen={stance}
        onChoose={(each) => dispatch({ type: 'stance', stance: each })}
      />
    </div>
  )
}

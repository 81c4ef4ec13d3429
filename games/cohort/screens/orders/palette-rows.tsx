import {
  type CultureId,
  cannotForm,
  FACINGS,
  FORMATIONS,
  type GivenOrder,
  type OwnUnit,
  STANCES,
  type Stance,
} from '@tessera/cohort'
import { FACING_NAMES, FORMATION_NAMES } from '../names.ts'
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
          label="Form"
          named
          chips={formations.map((formation) => ({ id: formation, name: FORMATION_NAMES[formation] }))}
          chosen={unit.formation}
          onChoose={(formation) => dispatch({ type: 'step', step: { do: 'form', formation } })}
        />
      )}
      <ChipRow
        label="Face"
        named
        chips={FACINGS.map((facing) => ({ id: facing, name: facing, label: `Face ${FACING_NAMES[facing]}` }))}
        chosen={unit.facing}
        onChoose={(toward) => dispatch({ type: 'step', step: { do: 'face', toward } })}
      />
      <ChipRow
        label="Stance"
        named
        chips={STANCES.map((each) => ({ id: each, name: STANCE_NAMES[each], title: STANCE_WORDS[each] }))}
        chosen={stance}
        onChoose={(each) => dispatch({ type: 'stance', stance: each })}
      />
    </div>
  )
}

const STANCE_NAMES: Readonly<Record<Stance, string>> = {
  steady: 'Steady',
  aggressive: 'Bold',
  cautious: 'Wary',
  evade: 'Evade',
}

const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  steady: 'As ordered.',
  aggressive: 'Holding, it attacks enemies within 2 tiles, and follows those who run.',
  cautious: 'It stops as soon as it sees an enemy within 3 tiles.',
  evade: 'It runs from enemies within 3 tiles.',
}

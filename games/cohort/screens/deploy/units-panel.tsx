import {
  type CultureId,
  cannotForm,
  FACINGS,
  FORMATIONS,
  type OwnUnit,
  type Placement,
  tileName,
} from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import { facingName, formationName, pieceIcon, tilesOf, unitText } from '../names.ts'
import { ChipRow } from '../orders/chip-row.tsx'
import type { Action, Placing } from './state.ts'

interface UnitsPanelProps {
  readonly placing: Placing
  readonly dispatch: (action: Action) => void
}

/** All units with their tiles: the other way to pick one up. */
export function UnitsPanel({ placing, dispatch }: UnitsPanelProps) {
  const { view, placed } = placing
  return (
    <>
      <h2>{words.text('desk.units')}</h2>
      <ul>
        {view.units.map((unit) => (
          <li key={unit.id}>
            <button type="button" onClick={() => dispatch({ type: 'select', unit: unit.id })}>
              <Token seat={unit.seat === 1 ? 1 : 0} icon={pieceIcon(unit)} size={28} />
              <span>{unitText(unit)}</span>
              <span className="mono muted">{tileName(placed.find((each) => each.unit === unit.id)?.tile ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="note">{words.text('deploy.note')}</p>
    </>
  )
}

interface UnitPanelProps {
  readonly unit: OwnUnit
  readonly placement: Placement
  readonly culture: CultureId | null
  readonly dispatch: (action: Action) => void
}

/** The unit in hand: its figures, facing and formation. */
export function UnitPanel({ unit, placement, culture, dispatch }: UnitPanelProps) {
  const formations = FORMATIONS.filter((formation) => cannotForm(unit, formation, culture) === null)
  return (
    <div className="card">
      <div className="head">
        <Token seat={unit.seat === 1 ? 1 : 0} icon={pieceIcon(unit)} size={48} />
        <div>
          <h2>{unitText(unit)}</h2>
          <span className="muted mono">{tileName(placement.tile)}</span>
        </div>
      </div>
      <p className="note">
        {words.text('deploy.figures', {
          men: unit.full,
          attack: unit.attack,
          defence: unit.defence,
          tiles: tilesOf(unit.mobility),
        })}
      </p>
      <ChipRow
        label={words.text('palette.face')}
        chips={FACINGS.map((facing) => ({
          id: facing,
          name: words.text(`palette.facing.${facing}`),
          label: words.text('palette.faceTo', { facing: facingName(facing) }),
        }))}
        chosen={placement.facing}
        onChoose={(facing) => dispatch({ type: 'face', unit: unit.id, facing })}
      />
      <ChipRow
        label={words.text('palette.form')}
        chips={formations.map((formation) => ({ id: formation, name: formationName(formation) }))}
        chosen={placement.formation}
        onChoose={(formation) => dispatch({ type: 'form', unit: unit.id, formation })}
      />
      <Button kind="quiet" onClick={() => dispatch({ type: 'select', unit: null })}>
        {words.text('deploy.all')}
      </Button>
    </div>
  )
}

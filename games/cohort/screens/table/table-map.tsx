import { WarMap } from '../board/war-map.tsx'
import { MatchUp } from '../orders/match-up.tsx'
import { enterWords } from './state.ts'
import type { Table } from './use-table.ts'

/** The map of the table: presses on it go to the hand. */
export function TableMap({ table, onPressed }: { readonly table: Table; readonly onPressed: () => void }) {
  const { view, scene, hand, held, dispatch } = table
  const { unit, target } = held
  return (
    <WarMap
      scene={scene}
      selected={hand.selected}
      cursor={held.cursor}
      plans={table.plans}
      ranges={table.ranges}
      idle={table.idle}
      enterWords={(tile) => enterWords(held, hand, tile)}
      showing={table.showing}
      index={table.index}
      me={table.me}
      over={
        view !== null &&
        unit !== undefined &&
        target !== undefined && <MatchUp view={view} unit={unit} contact={target} />
      }
      onPiece={(piece) => {
        dispatch({ type: 'press', tile: piece.tile, piece })
        onPressed()
      }}
      onTile={(tile) => dispatch({ type: 'press', tile })}
      onPoint={(tile) => dispatch({ type: 'point', tile })}
      onCursor={(tile) => dispatch({ type: 'cursor', tile })}
    />
  )
}

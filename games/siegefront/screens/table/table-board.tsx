import { Board } from '../board/board.tsx'
import { type OnDrag, useDrag } from '../orders/drag.ts'
import { draggable } from './state.ts'
import type { SiegeTableModel } from './use-table.ts'

/** The board with everything the table knows of it. */
export function TableBoard({ table }: { readonly table: SiegeTableModel }) {
  const { view, names, seen, turn, facts, story, index, dispatch } = table
  const { me, bottom } = seen
  const drag = useTableDrag(table)
  return (
    <Board
      view={view}
      bottom={bottom}
      owners={[me === 0 ? null : names[0], me === 1 ? null : names[1]]}
      me={me}
      lights={facts.lights}
      selected={facts.selected}
      aim={facts.orders.aim}
      hit={facts.hit}
      refused={facts.orders.refused}
      focus={table.state.focus}
      acted={table.acted}
      ready={turn.useful?.units ?? NONE}
      fallen={story.deaths.filter((death) => death.index <= index && view.turn - death.turn <= 1)}
      showing={table.effects}
      index={index}
      onPress={(place) => dispatch({ type: 'press', place })}
      onPoint={(place) => dispatch({ type: 'point', place })}
      onFocus={(place) => dispatch({ type: 'focus', place })}
      onBelow={() => document.querySelector<HTMLElement>('.sf-hand button, .sf-costs button')?.focus()}
      onPointerDown={(event, place) => {
        const held = draggable(seen, place)
        if (held !== null) drag(event, held)
      }}
    />
  )
}

/** Drags cards of the hand and units of the board. */
export function useTableDrag({ dispatch }: Pick<SiegeTableModel, 'dispatch'>): OnDrag {
  return useDrag({
    lift: (held) => dispatch({ type: 'lift', held }),
    over: (place) => dispatch({ type: 'point', place }),
    drop: (held, place) => dispatch({ type: 'drop', held, place }),
  })
}

export function focusBoard({ state }: Pick<SiegeTableModel, 'state'>): void {
  document.querySelector<HTMLElement>(`[data-place="${state.focus}"]`)?.focus()
}

const NONE: readonly number[] = []

import { ChancesOfMatch } from '@tessera/table'
import { words } from '@tessera/table/words'
import { Button, Skeletons } from '@tessera/ui'
import { type ReactNode, Suspense } from 'react'
import type { After, MatchDefinition, PlayTypes, ScreenParts, TableProps } from '../definition/index.ts'
import { OverDialog, wasPlayedOut } from '../result/index.ts'
import { Heard } from '../watching/index.ts'
import { findChances } from '../work/index.ts'

/** A running match on the game's own table, here or on a server, with the result at its end. */
export function MatchTable<T extends PlayTypes>(props: {
  readonly definition: MatchDefinition<T>
  readonly parts: ScreenParts<T>
  readonly table: Omit<TableProps<T>, 'after'>
  /** Instead of the dialog with the result. */
  readonly after?: After | undefined
}): ReactNode {
  const { definition, parts, table } = props
  const { session, me, seats, record } = table
  const { view, result } = session.envelope()
  const { Table, Ending } = parts
  const { again } = parts.replay
  const onward = parts.onward?.(view, me) ?? null
  const after: After = (open, onClose, at) =>
    result !== null && (
      <OverDialog
        open={open}
        onClose={onClose}
        what={parts.what}
        winner={result.winner}
        me={me}
        names={seats.map(({ name }) => name)}
        at={at}
        record={record}
        fresh={table.fresh}
        onRematch={onward === null ? table.onRematch : null}
        acts={again !== undefined && <Button to={table.replay}>{again}</Button>}
        onward={onward}
      >
        {/* Waiting for it must not hide the table, nor take the focus from it. */}
        {Ending && open && (
          <Suspense fallback={<Skeletons lines={3} label={words.text('over.adding')} />}>
            <Ending
              view={view}
              timeline={session.timeline}
              me={me}
              seats={seats}
              record={record}
              playedOut={wasPlayedOut(record())}
            />
          </Suspense>
        )}
      </OverDialog>
    )
  return (
    <ChancesOfMatch find={findChances}>
      <Heard sound={parts.sound} narrator={definition.game.narrator}>
        <Table {...table} after={props.after ?? after} />
      </Heard>
    </ChancesOfMatch>
  )
}

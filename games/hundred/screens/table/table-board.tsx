import { words } from '@tessera/hundred/words'
import type { ReactNode } from 'react'
import { Board } from '../board/board.tsx'
import { isOnTheRight } from '../board/scene/camera.ts'
import { fogOf } from '../match/fog.ts'
import { BoardSwitch } from './board-edge.tsx'
import { useDaylight } from './hooks/use-field.ts'
import { TablePins } from './pins/table-pins.tsx'
import { drag, drawsFrom, pressFigure, pressGround, pressMeasured } from './presses.ts'
import { ChanceSlip } from './slip/chance-slip.tsx'
import type { AtTable } from './use-table.ts'

/** The board with its pins, the slip with the chances, and the switch between the two painters. */
export function TableBoard({ now }: { readonly now: AtTable }): ReactNode {
  const { table, hand, perform, painter, size, control, trial, frames, motion } = now
  const daylight = useDaylight()
  const tried = trial.now
  const keyed = new Map(table.fighters.map((one) => [one.key, one.id]))
  return (
    <div className="hu-boardbox" ref={now.box}>
      {size.width > 0 && (
        <Board
          field={now.field}
          before={tried?.before ?? frames.before}
          after={tried?.after ?? frames.after}
          lasts={tried === null ? frames.lasts : motion ? tried.lasts : 0}
          moment={tried === null ? `${now.index}:${now.moved}` : `try:${tried.at}`}
          still={!motion}
          selected={table.fighters.filter((one) => hand.chosen.includes(one.id)).map((one) => one.key)}
          {...now.drawing}
          fog={fogOf(now.view)}
          painter={painter.painter}
          quality={painter.quality}
          daylight={daylight}
          control={control}
          width={size.width}
          height={size.height}
          label={words.text('table.board')}
          onFail={painter.onFail}
          onFigure={(key, shift) => perform(pressFigure(table, key, shift))}
          onGround={(x, y, shift) =>
            perform(hand.measuring ? pressMeasured(table, x, y) : pressGround(table, x, y, shift))
          }
          onHover={(key) => perform({ do: 'hover', id: keyed.get(key ?? '') ?? null })}
          handles={table.handles}
          draws={(grip) => drawsFrom(table, grip)}
          onDraw={(grip, at, over, end) => {
            for (const command of drag(table, grip, at, over, end)) perform(command)
          }}
          pins={<TablePins now={now} />}
        >
          {tried !== null && (
            <p className="hu-try" role="status">
              {words.text('table.try')}
            </p>
          )}
          {tried === null && table.slip !== null && (
            <ChanceSlip
              view={now.view}
              slip={table.slip}
              folded={now.phone || !table.slip.pointed}
              side={
                // The flat map has north at its top, however the camera is turned.
                isOnTheRight(
                  painter.painter === 'flat' ? { ...control.camera, yaw: 0 } : control.camera,
                  table.slip.target.x / 1000,
                  table.slip.target.y / 1000,
                )
                  ? 'left'
                  : 'right'
              }
            />
          )}
          <BoardSwitch
            painter={painter}
            legend={table.planned !== null && !now.phone}
            measuring={hand.measuring}
            onMeasure={(on) => perform({ do: 'measure', on })}
          />
        </Board>
      )}
    </div>
  )
}

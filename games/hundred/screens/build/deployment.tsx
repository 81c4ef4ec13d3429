import { ARROWS, type DeployChoice, type HundredView, hundredRules, scenarioName, scenarioOf } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { Segments, useSize, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import type { MarkModel } from '../board/scene/model.ts'
import { useCamera } from '../board/use-camera.ts'
import { fieldModelOf, fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { sceneFrameOf } from '../match/scene-frames.ts'
import { FighterCard } from '../table/fighter-card.tsx'
import { openingCamera } from '../table/opening-camera.ts'
import { usePainter } from '../table/painter-choice.ts'
import { Plate } from '../table/pins/plates.tsx'
import { type PrepareProps, Preparing } from './preparing.tsx'
import { type DeployAction, type Deploying, deployingAfter, deployingFrom, quiverOf, withPlacements } from './state.ts'

const NOTHING = () => undefined
const NONE: readonly never[] = []

/** Fighters are placed in their own zone before the battle; the others stand where the scenario puts them. */
export function Deployment(props: PrepareProps<DeployChoice> & { readonly view: HundredView }): ReactNode {
  const { view, onDraft } = props
  const [state, setState] = useState(() => deployingFrom(props.drafted))
  const perform = (action: DeployAction): void => {
    const next = deployingAfter(view, state, action)
    setState(next)
    if (next.choice !== state.choice) onDraft(next.choice)
  }
  const placed = useMemo(() => withPlacements(view, state.choice), [view, state.choice])
  const fighters = useMemo(() => fightersOf(placed), [placed])
  const selected = fighters.find((one) => one.key === state.chosen) ?? null
  const zone = view.side === null ? null : scenarioOf(view.config).sides[view.side].zone
  const quiver = quiverOf(view, state.choice, selected)
  return (
    <Preparing
      title={words.text('deploy.title')}
      sub={words.text('build.against', { game: scenarioName(view.config), foe: props.foe })}
      back={props.back}
      count={fighters.length}
      refused={state.refused}
      done={words.text('deploy.done')}
      blocked={hundredRules.refuse(view, state.choice)?.message ?? null}
      onDone={() => props.onDone(state.choice)}
    >
      <div className="hu-deploy">
        <section className="panel" aria-label={words.text('deploy.selected')}>
          {selected === null ? (
            <p className="muted pad">{zone === null ? words.text('deploy.fixed') : words.text('deploy.press')}</p>
          ) : (
            <>
              {quiver !== null && (
                <div className="hu-fields">
                  <Segments
                    label={words.text('deploy.quiver')}
                    value={quiver}
                    options={ARROWS.map((value) => ({ value, name: words.text(`ammunition.${value}`) }))}
                    onChange={(arrow) => perform({ do: 'fill', unit: selected.id, arrow })}
                  />
                </div>
              )}
              <FighterCard fighter={selected} />
            </>
          )}
        </section>
        <DeployBoard view={placed} seat={props.seat} fighters={fighters} state={state} perform={perform} zone={zone} />
      </div>
    </Preparing>
  )
}

interface DeployBoardProps {
  readonly view: HundredView
  readonly seat: 0 | 1
  readonly fighters: readonly Fighter[]
  readonly state: Deploying
  readonly zone: ReturnType<typeof scenarioOf>['sides'][0]['zone']
  readonly perform: (action: DeployAction) => void
}

function DeployBoard({ view, seat, fighters, state, zone, perform }: DeployBoardProps): ReactNode {
  const { chosen } = state
  const phone = useWidth() === 'phone'
  const painter = usePainter(phone)
  const motion = useMotion()
  const field = useMemo(() => fieldModelOf(view.config), [view.config])
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const frame = useMemo(() => sceneFrameOf(view, [], []), [view])
  const start = useMemo(() => {
    // Without a zone nobody can be moved, and the camera looks at the fighters where they stand.
    if (zone === null) return openingCamera(field, fighters, phone ? 0.95 : 1.6, false)
    const middle = { x: (zone.x + zone.w / 2) / 1000, y: (zone.y + zone.h / 2) / 1000 }
    return { ...middle, distance: Math.max(24, (zone.h / 1000) * 2), pitch: 55, yaw: 0 }
  }, [zone, field, fighters, phone])
  const control = useCamera(field, 1.6, start, !motion)
  const marks = useMemo(
    (): MarkModel[] =>
      zone === null
        ? []
        : [{ kind: 'zone', x: zone.x / 1000, y: zone.y / 1000, w: zone.w / 1000, h: zone.h / 1000, seat }],
    [zone, seat],
  )
  const selected = fighters.find((one) => one.key === chosen)
  const put = (x: number, y: number): void => {
    if (selected !== undefined) perform({ do: 'place', unit: selected.id, x, y })
  }
  return (
    <div className="hu-boardbox" ref={box}>
      {size.width > 0 && (
        <Board
          field={field}
          before={frame}
          after={frame}
          lasts={0}
          moment="still"
          still
          selected={chosen === null ? NONE : [chosen]}
          paths={NONE}
          marks={marks}
          fog={null}
          ghosts={NONE}
          painter={painter.painter}
          quality={painter.quality}
          daylight={false}
          control={control}
          width={size.width}
          height={size.height}
          label={words.text('deploy.field')}
          onFail={painter.onFail}
          onFigure={(key) => perform({ do: 'choose', key })}
          onGround={put}
          onHover={NOTHING}
          handles={NONE}
          draws={({ figure }) => figure !== null && figure === chosen}
          onDraw={(_grip, at, _over, end) => {
            if (end && at !== null) put(at[0], at[1])
          }}
          pins={fighters.map((fighter) => (
            <Plate key={fighter.key} fighter={fighter} selected={fighter.key === chosen} target={false} />
          ))}
        />
      )}
    </div>
  )
}

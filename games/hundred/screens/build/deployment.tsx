import { type DeployChoice, type HundredView, hundredRules, scenarioOf } from '@tessera/hundred'
import { Button, IconButton, Segments, ThemeButton, useSize, useWidth } from '@tessera/ui'
import { useMotion } from '@tessera/ui/settings'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import type { MarkModel } from '../board/scene/model.ts'
import { useCamera } from '../board/use-camera.ts'
import { fieldModelOf, fightersOf } from '../match/battle.ts'
import { sceneFrameOf } from '../match/scene-frames.ts'
import { FighterCard } from '../table/fighter-card.tsx'
import { openingCamera } from '../table/opening-camera.ts'
import { usePainter } from '../table/painter-choice.ts'
import { Plate } from '../table/pins/plates.tsx'
import '@tessera/table/builder.css'
import '@tessera/table/set-up.css'
import '../hundred.css'
import './army.css'

interface DeployProps {
  readonly view: HundredView
  readonly seat: 0 | 1
  readonly drafted: DeployChoice | null
  readonly onDraft: (choice: DeployChoice) => void
  readonly onDone: (choice: DeployChoice) => void
  readonly back: string
  readonly foe: string
}

const NOTHING = () => undefined
const NONE: readonly never[] = []

/** Fighters are placed in the own zone before the battle; whoever is not moved stands where the scenario puts it. */
export function Deployment({ view, seat, drafted, onDraft, onDone, back, foe }: DeployProps): ReactNode {
  const [choice, setChoice] = useState<DeployChoice>(() => drafted ?? { type: 'deploy', placements: [], halves: {} })
  const [chosen, setChosen] = useState<string | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const phone = useWidth() === 'phone'
  const painter = usePainter(phone)
  const motion = useMotion()
  const field = useMemo(() => fieldModelOf(view.config), [view.config])
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const placed = useMemo(() => withPlacements(view, choice), [view, choice])
  const fighters = useMemo(() => fightersOf(placed), [placed])
  const frame = useMemo(() => sceneFrameOf(placed, [], []), [placed])
  const zone = view.side === null ? null : scenarioOf(view.config).sides[view.side].zone
  const start = useMemo(() => {
    // Where nobody can be moved, those are looked at who stand there.
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
  const selected = fighters.find((one) => one.key === chosen) ?? null
  const put = (x: number, y: number): void => {
    if (selected === null) return
    const placement = { unit: selected.id, x: Math.round(x * 1000), y: Math.round(y * 1000), facing: null }
    const next: DeployChoice = {
      ...choice,
      placements: [...choice.placements.filter((one) => one.unit !== selected.id), placement],
    }
    const refusal = hundredRules.refuse(view, next)
    setSaid(refusal?.message ?? null)
    if (refusal !== null) return
    setChoice(next)
    onDraft(next)
  }
  const quiver =
    selected?.own?.ammo.length === 2 &&
    selected.weapons.some((one) => one === 'bow' || one === 'shortBow' || one === 'crudeBow')
      ? selected
      : null
  const refusal = hundredRules.refuse(view, choice)
  return (
    <main className="hu-muster">
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Leave the table" glyph="left" to={back} />
          <div className="who">
            <h1 className="name">Place your fighters</h1>
            <div className="sub">
              {field.name}, against {foe}
            </div>
          </div>
        </div>
        <span />
        <div className="acts">
          <ThemeButton />
        </div>
      </header>
      <div className="hu-deploy">
        <section className="panel" aria-label="Selected fighter">
          {selected === null ? (
            <p className="muted pad">
              {zone === null
                ? 'Everybody stands in place; choose what archers carry.'
                : 'Press a fighter, then the ground inside the zone.'}
            </p>
          ) : (
            <>
              {quiver !== null && (
                <div className="hu-fields">
                  <Segments
                    label="Second half of the quiver"
                    value={choice.halves[quiver.id]?.[1] ?? 'standard'}
                    options={[
                      { value: 'standard', name: 'Standard' },
                      { value: 'bodkin', name: 'Bodkin' },
                      { value: 'broadhead', name: 'Broadhead' },
                      { value: 'fire', name: 'Fire' },
                    ]}
                    onChange={(half) => {
                      const next: DeployChoice = {
                        ...choice,
                        halves: { ...choice.halves, [quiver.id]: ['standard', half] },
                      }
                      const no = hundredRules.refuse(view, next)
                      setSaid(no?.message ?? null)
                      if (no !== null) return
                      setChoice(next)
                      onDraft(next)
                    }}
                  />
                </div>
              )}
              <FighterCard fighter={selected} />
            </>
          )}
        </section>
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
              label="The field"
              onFail={painter.onFail}
              onFigure={setChosen}
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
      </div>
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{fighters.length} fighters</b>
          <span className={said === null ? 'muted' : 'harm'} role="status">
            {said ?? 'Sealed until the battle begins'}
          </span>
        </div>
        <Button kind="primary" size="big" blocked={refusal?.message ?? null} onClick={() => onDone(choice)}>
          Begin from these places
        </Button>
      </footer>
    </main>
  )
}

/** The view with fighters where the draft puts them. */
function withPlacements(view: HundredView, choice: DeployChoice): HundredView {
  return {
    ...view,
    units: view.units.map((unit) => {
      const to = choice.placements.find((one) => one.unit === unit.id)
      return to === undefined ? unit : { ...unit, position: { ...unit.position, x: to.x, y: to.y } }
    }),
  }
}

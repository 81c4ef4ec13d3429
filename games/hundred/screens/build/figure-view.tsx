import { type ArmyUnit, TEMPLATE_DATA } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import { useSize } from '@tessera/ui'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import type { SceneFrame } from '../board/scene/frame.ts'
import type { CameraModel, FieldModel } from '../board/scene/model.ts'
import type { CameraControl } from '../board/use-camera.ts'

const GROUND: FieldModel = { name: '', w: 8, h: 6, terrain: [], areas: [] }
const NOTHING = () => undefined

/** One fighter as a miniature that changes as it is equipped. Drag turns it. */
export function FigureView({ unit, seat }: { readonly unit: ArmyUnit; readonly seat: 0 | 1 }): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const data = TEMPLATE_DATA[unit.template]
  const large = data.radius > 500
  const [camera, setCamera] = useState<CameraModel>({ x: 4, y: 2.4, distance: 9, pitch: 28, yaw: 20 })
  const control = useMemo(
    (): CameraControl => ({
      camera: { ...camera, distance: large ? 12 : 8 },
      set: (next) => setCamera({ ...next, x: 4, y: 2.4 }),
      glide: NOTHING,
      look: NOTHING,
      watch: () => NOTHING,
    }),
    [camera, large],
  )
  const weapon = (unit.weapons ?? data.weapons)[0] ?? 'unarmed'
  const shield = unit.shield ?? data.shield
  const armour = unit.armour ?? data.armour
  const frame = useMemo(
    (): SceneFrame => ({
      units: [
        {
          id: 'figure',
          seat,
          template: unit.template,
          x: 4000,
          y: 3000,
          fx: 300,
          fy: 1000,
          radius: data.radius,
          hp: data.hp,
          maxHp: data.hp,
          armour,
          weapon,
          shield: shield === 'none' ? null : shield,
          shieldBroken: false,
          morale: 'steady',
          exhausted: false,
          burning: false,
          banner: false,
          arrows: 0,
          prone: false,
          stance: false,
          wall: false,
          down: false,
          fled: false,
          seen: true,
        },
      ],
      zones: [],
      objects: [],
      actions: [],
      windUps: [],
      tick: 0,
    }),
    [unit.template, seat, data, armour, weapon, shield],
  )
  const [flat, setFlat] = useState(false)
  return (
    <div className="hu-figure" ref={box}>
      {size.width > 0 && (
        <Board
          field={GROUND}
          before={frame}
          after={frame}
          lasts={0}
          moment="still"
          still
          selected={NONE}
          paths={NONE}
          marks={NONE}
          fog={null}
          ghosts={NONE}
          painter={flat ? 'flat' : 'diorama'}
          quality="auto"
          daylight={false}
          control={control}
          width={size.width}
          height={size.height}
          label={words.text('build.figure')}
          onFail={() => setFlat(true)}
          onFigure={NOTHING}
          onGround={NOTHING}
          onHover={NOTHING}
          handles={NONE}
          draws={() => false}
          onDraw={NOTHING}
          pins={null}
        />
      )}
    </div>
  )
}

const NONE: readonly never[] = []

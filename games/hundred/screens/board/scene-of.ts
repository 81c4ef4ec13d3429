import type { Cast } from './scene/cast.ts'
import type { SceneFrame } from './scene/frame.ts'
import type {
  CameraModel,
  FieldModel,
  FigureModel,
  FogModel,
  MarkModel,
  ObjectModel,
  PathModel,
  SceneModel,
  ZoneModel,
} from './scene/model.ts'

/** The things on the ground in a frame, in metres. */
export interface OnGround {
  readonly zones: readonly ZoneModel[]
  readonly objects: readonly ObjectModel[]
}

export function onGround(frame: SceneFrame): OnGround {
  return {
    zones: frame.zones.map((zone) => ({
      ...zone,
      x: zone.x / 1000,
      y: zone.y / 1000,
      radius: zone.radius / 1000,
    })),
    objects: frame.objects.map((thing) => ({ ...thing, x: thing.x / 1000, y: thing.y / 1000 })),
  }
}

/** The scene that was drawn last, to be written over. */
export interface Drawn {
  readonly figures: FigureModel[]
  model: Writable | null
}

type Writable = { -readonly [K in keyof SceneModel]: SceneModel[K] }

interface Shown {
  readonly field: FieldModel
  readonly ghosts: readonly FigureModel[]
  readonly paths: readonly PathModel[]
  readonly marks: readonly MarkModel[]
  readonly fog: FogModel | null
  readonly control: { readonly camera: CameraModel }
}

/** HUN-1508: one scene for all pictures, so that a frame of the screen allocates little. */
export function sceneOf(drawn: Drawn, shown: Shown, cast: Cast, ground: OnGround): SceneModel {
  const { figures } = drawn
  let count = 0
  for (const figure of cast.figures) figures[count++] = figure
  for (const ghost of shown.ghosts) figures[count++] = ghost
  if (figures.length !== count) figures.length = count
  drawn.model ??= {
    field: shown.field,
    figures,
    zones: ground.zones,
    objects: ground.objects,
    missiles: cast.missiles,
    paths: shown.paths,
    marks: shown.marks,
    fog: shown.fog,
    camera: shown.control.camera,
  }
  const { model } = drawn
  model.field = shown.field
  model.figures = figures
  model.zones = ground.zones
  model.objects = ground.objects
  model.missiles = cast.missiles
  model.paths = shown.paths
  model.marks = shown.marks
  model.fog = shown.fog
  model.camera = shown.control.camera
  return model
}

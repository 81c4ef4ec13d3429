import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three'
import { LENS } from '../scene/camera.ts'
import type { CameraModel, FieldModel, FigureModel, SceneModel } from '../scene/model.ts'
import { mustered } from './company.ts'
import { dress } from './dressing.ts'
import { type Fogged, fogOver } from './fog-wash.ts'
import { buildGround, heights, sampled, standing } from './ground.ts'
import { marksOn } from './marks.ts'
import { paintMaterial } from './material.ts'
import { type Quality, slower } from './quality.ts'
import { buildTabletop, buildWater } from './tabletop.ts'

export interface Stage {
  /** From now on `project` and `ground` are for this camera. */
  aim(camera: CameraModel): void
  /** Draws one picture of the model. */
  draw(model: SceneModel): void
  resize(width: number, height: number): void
  /** A point `lift` metres above the ground in pixels of the canvas, and how far away it is; written over by the next call. */
  project(x: number, y: number, lift: number): { readonly x: number; readonly y: number; readonly depth: number }
  /** The ground under a pixel. */
  ground(px: number, py: number): readonly [number, number] | null
  light(daylight: boolean): void
  /** Tells how long a frame took while something moves; lowers the quality when that is too long (HUN-1508). */
  took(ms: number): void
  readonly quality: () => Quality
  /** Draw calls and triangles of the last picture, shadows included. */
  readonly spent: () => { readonly calls: number; readonly triangles: number }
  dispose(): void
}

/** The table in three dimensions. Everything is made from code at load; nothing is downloaded. */
export function stageOf(
  canvas: HTMLCanvasElement,
  field: FieldModel,
  start: Quality,
  onSofter: (quality: Quality) => void,
): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: start.antialias, powerPreference: 'low-power' })
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.toneMappingExposure = 1.16
  renderer.shadowMap.type = PCFShadowMap
  renderer.info.autoReset = false
  const scene = new Scene()
  const camera = new PerspectiveCamera(LENS, 1, 0.5, 400)
  const layerLines = { value: start.layerLines ? 1 : 0 }
  const clock = { value: 0 }
  const heightAt = heights(field)
  const quickAt = sampled(field, heightAt)
  const standAt = standing(quickAt)
  const material = paintMaterial(layerLines)
  const fog = fogOver(field)
  const ground = new Mesh(buildGround(field, heightAt), groundMaterial(fog))
  ground.receiveShadow = true
  const dressing = dress(field, material, heightAt)
  const company = mustered(material, standAt)
  const marks = marksOn(quickAt)
  const water = buildWater(field, clock)
  scene.add(ground, dressing.tall, dressing.low, company.mesh, marks.mesh, buildTabletop(field))
  if (water !== null) scene.add(water)
  const sun = new DirectionalLight('#ffd9a0', 3.1)
  const sky = new HemisphereLight('#b3abc4', '#6a4a2c', 1.35)
  const rim = new DirectionalLight('#88a8ff', 0.55)
  const front = new DirectionalLight('#ffcf9a', 0.5)
  lightField(sun, field)
  rim.position.set(9, 7, -12)
  front.position.set(3, 8, 14)
  scene.add(sun, sun.target, sky, rim, front)
  scene.fog = new Fog('#0b0806', 60, 220)
  let quality = start
  let slow = 0
  let width = 1
  let height = 1
  const apply = (): void => {
    renderer.setPixelRatio(Math.min(quality.ratio, globalThis.devicePixelRatio ?? 1))
    renderer.setSize(width, height, false)
    renderer.shadowMap.enabled = quality.shadows
    sun.castShadow = quality.shadows
    layerLines.value = quality.layerLines ? 1 : 0
    material.needsUpdate = true
    ;(ground.material as MeshStandardMaterial).needsUpdate = true
  }
  apply()
  const eye = new Vector3()
  const aim = (to: CameraModel): void => {
    const pitch = (to.pitch * Math.PI) / 180
    const yaw = (to.yaw * Math.PI) / 180
    const low = heightAt(to.x, to.y)
    eye.set(to.x, low, to.y)
    camera.position.set(
      to.x - Math.sin(yaw) * Math.cos(pitch) * to.distance,
      low + Math.sin(pitch) * to.distance,
      to.y + Math.cos(yaw) * Math.cos(pitch) * to.distance,
    )
    camera.up.set(0, 1, 0)
    if (to.pitch > 85) camera.up.set(Math.sin(yaw), 0, -Math.cos(yaw))
    camera.lookAt(eye)
    camera.updateMatrixWorld()
  }
  const projected = new Vector3()
  const pixelAt = { x: 0, y: 0, depth: 0 }
  const pixel = new Vector2()
  const caster = new Raycaster()
  const begin = performance.now()
  return {
    aim,
    draw(model) {
      clock.value = (performance.now() - begin) / 1000
      aim(model.camera)
      // From far away figures are drawn a little larger, so that they can still be told apart; their bases stay true.
      const enlarge = Math.min(1.7, Math.max(1, model.camera.distance / 34))
      company.pose(model.figures, model.objects, model.missiles, enlarge)
      marks.draw(model.paths, model.marks, model.zones, model.figures, clock.value)
      const chosen = model.figures.find(isSelected)
      if (chosen === undefined) dressing.restore()
      else dressing.reveal(camera.position, chosen.x, chosen.y, standAt(chosen.x, chosen.y))
      fog.show(model.fog)
      renderer.info.reset()
      renderer.render(scene, camera)
    },
    resize(w, h) {
      width = Math.max(1, w)
      height = Math.max(1, h)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
      renderer.setSize(width, height, false)
    },
    project(x, y, lift) {
      projected.set(x, standAt(x, y) + lift, y)
      const depth = projected.distanceTo(camera.position)
      projected.project(camera)
      pixelAt.x = ((projected.x + 1) / 2) * width
      pixelAt.y = ((1 - projected.y) / 2) * height
      pixelAt.depth = projected.z > 1 ? -1 : depth
      return pixelAt
    },
    ground(px, py) {
      caster.setFromCamera(pixel.set((px / width) * 2 - 1, 1 - (py / height) * 2), camera)
      const { origin, direction } = caster.ray
      if (direction.y >= -0.01) return null
      let level = 0
      let x = 0
      let y = 0
      for (let round = 0; round < 6; round++) {
        const t = (level - origin.y) / direction.y
        x = origin.x + direction.x * t
        y = origin.z + direction.z * t
        level = standAt(Math.min(field.w, Math.max(0, x)), Math.min(field.h, Math.max(0, y)))
      }
      return x < 0 || y < 0 || x > field.w || y > field.h ? null : [x, y]
    },
    light(daylight) {
      const room = daylight ? '#8f7f66' : '#0b0806'
      scene.background = new Color(room)
      if (scene.fog instanceof Fog) scene.fog.color.set(room)
      sun.color.set(daylight ? '#fff3dd' : '#ffd9a0')
      sky.intensity = daylight ? 2.2 : 1.4
      sky.color.set(daylight ? '#dfe6f2' : '#b3abc4')
    },
    took(ms) {
      slow = ms > 18 ? slow + 1 : 0
      if (slow < 30) return
      slow = 0
      const next = slower(quality)
      if (next === quality) return
      quality = next
      apply()
      onSofter(next)
    },
    quality: () => quality,
    spent: () => renderer.info.render,
    dispose() {
      company.dispose()
      dressing.dispose()
      marks.dispose()
      fog.dispose()
      scene.traverse((object) => {
        if (object instanceof Mesh) object.geometry.dispose()
      })
      renderer.dispose()
    },
  }
}

function isSelected(figure: FigureModel): boolean {
  return figure.selected
}

/** One light with one shadow map of 1024, fitted to the field (HUN-1508). */
function lightField(sun: DirectionalLight, field: FieldModel): void {
  const reach = Math.hypot(field.w, field.h) / 2 + 2
  sun.position.set(field.w / 2 - reach * 0.9, reach * 1.15, field.h / 2 - reach * 0.5)
  sun.target.position.set(field.w / 2, 0, field.h / 2)
  sun.shadow.mapSize.set(1024, 1024)
  const box = sun.shadow.camera
  box.left = -reach
  box.right = reach
  box.top = reach * 0.8
  box.bottom = -reach * 0.8
  box.near = 1
  box.far = reach * 3.2
  sun.shadow.bias = -0.0008
  sun.shadow.normalBias = 0.04
}

/** Painted facets with inked contours on the slopes. */
function groundMaterial(fog: Fogged): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, flatShading: true, roughness: 0.95 })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['unseen'] = fog.texture
    shader.uniforms['extent'] = fog.extent
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nuniform vec2 extent; varying float vRise; varying vec2 vSpot;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvRise = position.y; vSpot = position.xz / extent;')
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nuniform sampler2D unseen; varying float vRise; varying vec2 vSpot;',
      )
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float step4 = vRise / 0.4;
        float line = 1.0 - smoothstep(0.0, 1.6, abs(fract(step4) - 0.5) / max(fwidth(step4), 0.0001));
        diffuseColor.rgb *= 1.0 - 0.5 * line * step(0.15, vRise);
        float wash = 0.72 * texture2D(unseen, vSpot).r;
        float pale = dot(diffuseColor.rgb, vec3(0.3, 0.5, 0.2));
        diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.085, 0.09, 0.105) + pale * 0.42, wash);`,
      )
  }
  return material
}

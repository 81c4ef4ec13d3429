import {
  AdditiveBlending,
  BoxGeometry,
  CanvasTexture,
  DoubleSide,
  Group,
  LatheGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector2,
} from 'three'
import type { FieldModel } from '../scene/model.ts'
import { SLAB, WATER } from './ground.ts'
import { hash, random } from './paint.ts'

const MARGIN = 1.75

/** The war table under the field: wood, the printed sheet with its scale and title, the lamp in the corner. */
export function buildTabletop(field: FieldModel): Group {
  const group = new Group()
  const low = -SLAB - 0.02
  const far = Math.max(field.w, field.h) * 2.4
  const wood = canvas(1024, 1024, planks)
  wood.wrapS = 1000
  wood.wrapT = 1000
  wood.repeat.set(far / 30, far / 20)
  const top = new Mesh(
    new PlaneGeometry(far * 1.6, far),
    new MeshStandardMaterial({ map: wood, roughness: 0.62, color: '#c9b8a6' }),
  )
  top.rotation.x = -Math.PI / 2
  top.position.set(field.w / 2, low - 0.06, field.h / 2)
  top.receiveShadow = true
  const w = field.w + MARGIN * 2
  const h = field.h + MARGIN * 2
  const paper = new Mesh(new PlaneGeometry(w, h), new MeshStandardMaterial({ map: sheet(field), roughness: 0.9 }))
  paper.rotation.x = -Math.PI / 2
  paper.position.set(field.w / 2, low, field.h / 2)
  paper.receiveShadow = true
  group.add(top, paper)
  // The lamp the whole scene is painted for; it has no light of its own in the scene.
  const brass = new Mesh(
    new LatheGeometry(
      [
        [1, 0],
        [1, 0.12],
        [0.5, 0.3],
        [0.24, 0.5],
        [0.24, 0.7],
        [0.75, 1],
        [0.8, 1.25],
        [0.5, 1.5],
        [0.3, 1.58],
        [0.42, 1.7],
      ].map(([r, y]) => new Vector2(r, y)),
      14,
    ),
    new MeshStandardMaterial({
      color: '#c08f3c',
      roughness: 0.36,
      metalness: 0.42,
      flatShading: true,
      side: DoubleSide,
    }),
  )
  const size = Math.max(0.9, Math.min(2, field.w / 30))
  brass.position.set(-2.9 * size, low, -1.6 * size)
  brass.scale.setScalar(size)
  const glass = new Mesh(
    new LatheGeometry(
      [
        [0.34, 1.7],
        [0.5, 2.1],
        [0.42, 2.6],
        [0.26, 3.1],
        [0.26, 3.5],
      ].map(([r, y]) => new Vector2(r, y)),
      12,
    ),
    new MeshBasicMaterial({ color: '#ffd18a', transparent: true, opacity: 0.22, side: DoubleSide, depthWrite: false }),
  )
  const flame = new Mesh(
    new SphereGeometry(0.2, 8, 8).scale(0.8, 2, 0.8),
    new MeshBasicMaterial({ color: '#fff0c0', toneMapped: false }),
  )
  flame.position.y = 2.15
  const halo = new Sprite(
    new SpriteMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      map: canvas(128, 128, glow),
    }),
  )
  halo.scale.setScalar(7)
  halo.position.y = 2.2
  brass.add(glass, flame, halo)
  group.add(brass)
  return group
}

/** Tinted glass over every stretch of water; its ink lines move with `clock`. */
export function buildWater(field: FieldModel, clock: { value: number }): Mesh | null {
  const areas = field.terrain.filter((area) => area.kind === 'water' || area.kind === 'shallows')
  const first = areas[0]
  if (first === undefined) return null
  const x0 = Math.max(0.02, Math.min(...areas.map((area) => area.x)) - 0.9)
  const x1 = Math.min(field.w - 0.02, Math.max(...areas.map((area) => area.x + area.w)) + 0.9)
  const y0 = Math.max(0.02, Math.min(...areas.map((area) => area.y)) - 0.2)
  const y1 = Math.min(field.h - 0.02, Math.max(...areas.map((area) => area.y + area.h)) + 0.2)
  const geometry = new BoxGeometry(x1 - x0, 0.44, y1 - y0, 12, 1, Math.min(90, Math.round((y1 - y0) * 3)))
  const points = geometry.getAttribute('position')
  for (let i = 0; i < points.count; i++)
    if (points.getY(i) > 0)
      points.setY(
        i,
        points.getY(i) + (hash(Math.round(points.getX(i) * 50), Math.round(points.getZ(i) * 50)) - 0.5) * 0.045,
      )
  geometry.translate((x0 + x1) / 2, WATER - 0.22, (y0 + y1) / 2)
  const material = new MeshStandardMaterial({
    color: '#2c7f92',
    roughness: 0.14,
    metalness: 0.15,
    flatShading: true,
    transparent: true,
    opacity: 0.68,
  })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['clock'] = clock
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace; uniform float clock;')
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float run = vPlace.z * 1.1 - clock * 0.5 + 0.16 * sin(vPlace.x * 3.1 + vPlace.z * 0.7);
        float line = smoothstep(0.975, 1.0, abs(sin(run * 3.14159))) * step(0.55, fract(sin(floor(run) * 12.9 + floor(vPlace.x * 1.6) * 78.2) * 43758.5));
        diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.72, 0.86, 0.84), line * 0.4);`,
      )
  }
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = true
  return mesh
}

function canvas(w: number, h: number, draw: (context: CanvasRenderingContext2D) => void): CanvasTexture {
  const element = document.createElement('canvas')
  element.width = w
  element.height = h
  const context = element.getContext('2d')
  if (context !== null) draw(context)
  const texture = new CanvasTexture(element)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

function planks(c: CanvasRenderingContext2D): void {
  const draw = random(77)
  const tones = ['#4a2f1d', '#412818', '#50331f', '#3c2516', '#472d1b', '#4d3120']
  tones.forEach((tone, i) => {
    const y = i * 171
    c.fillStyle = tone
    c.fillRect(0, y, 1024, 171)
    for (let k = 0; k < 90; k++) {
      c.strokeStyle = `rgba(${draw() < 0.5 ? '20,10,4' : '130,88,50'},${0.05 + draw() * 0.12})`
      c.lineWidth = 0.6 + draw() * 1.6
      const yy = y + draw() * 171
      c.beginPath()
      c.moveTo(0, yy)
      c.bezierCurveTo(300, yy + (draw() - 0.5) * 14, 700, yy + (draw() - 0.5) * 14, 1024, yy)
      c.stroke()
    }
    c.fillStyle = 'rgba(10,5,2,.8)'
    c.fillRect(0, y, 1024, 3)
  })
}

function glow(c: CanvasRenderingContext2D): void {
  const g = c.createRadialGradient(64, 64, 2, 64, 64, 64)
  g.addColorStop(0, 'rgba(255,214,140,.85)')
  g.addColorStop(0.2, 'rgba(255,176,84,.35)')
  g.addColorStop(1, 'rgba(255,150,60,0)')
  c.fillStyle = g
  c.fillRect(0, 0, 128, 128)
}

/** Double neat line, a bar for every metre, figures every five, the title in the corner. */
function sheet(field: FieldModel): CanvasTexture {
  const W = field.w + MARGIN * 2
  const H = field.h + MARGIN * 2
  const k = 2048 / W
  return canvas(2048, Math.round(H * k), (c) => {
    c.scale(k, k)
    c.fillStyle = '#dccdaa'
    c.fillRect(0, 0, W, H)
    const draw = random(12)
    for (let i = 0; i < 220; i++) {
      c.fillStyle = draw() < 0.5 ? 'rgba(120,86,40,.035)' : 'rgba(255,246,220,.06)'
      c.beginPath()
      c.ellipse(draw() * W, draw() * H, 0.2 + draw() * 2, 0.2 + draw() * 1.6, draw() * 3, 0, 7)
      c.fill()
    }
    const burn = c.createRadialGradient(W / 2, H / 2, H * 0.4, W / 2, H / 2, W * 0.62)
    burn.addColorStop(0, 'rgba(90,56,20,0)')
    burn.addColorStop(1, 'rgba(90,56,20,.42)')
    c.fillStyle = burn
    c.fillRect(0, 0, W, H)
    const m = 0.42
    c.strokeStyle = '#4b3d28'
    c.lineWidth = 0.05
    c.strokeRect(m, m, W - 2 * m, H - 2 * m)
    c.lineWidth = 0.02
    c.strokeRect(m + 0.26, m + 0.26, W - 2 * m - 0.52, H - 2 * m - 0.52)
    c.fillStyle = '#4b3d28'
    for (let x = 0; x < field.w; x += 2) for (const y of [m + 0.06, H - m - 0.22]) c.fillRect(MARGIN + x, y, 1, 0.16)
    for (let y = 0; y < field.h; y += 2) for (const x of [m + 0.06, W - m - 0.22]) c.fillRect(x, MARGIN + y, 0.16, 1)
    c.font = "500 .5px 'JetBrains Mono', monospace"
    c.textAlign = 'center'
    c.textBaseline = 'middle'
    for (let x = 0; x <= field.w; x += 5)
      for (const y of [m + 0.6, H - m - 0.6]) c.fillText(x === 0 ? '0 m' : String(x), MARGIN + x, y)
    for (let y = 5; y < field.h; y += 5) for (const x of [m + 0.66, W - m - 0.66]) c.fillText(String(y), x, MARGIN + y)
    c.font = 'italic 500 .8px Alegreya, serif'
    c.textAlign = 'left'
    c.fillText(field.name, MARGIN + 1.2, H - m - 0.62)
  })
}

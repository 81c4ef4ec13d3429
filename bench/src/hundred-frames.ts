import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { onGround, sceneOf } from '../../apps/web/src/games/hundred/board/scene-of.ts'
import { mustered } from '../../apps/web/src/games/hundred/diorama/company.ts'
import { heights, sampled } from '../../apps/web/src/games/hundred/diorama/ground.ts'
import { marksOn } from '../../apps/web/src/games/hundred/diorama/marks.ts'
import { paintMaterial } from '../../apps/web/src/games/hundred/diorama/material.ts'
import { castOf } from '../../apps/web/src/games/hundred/scene/cast.ts'
import type { SceneFrame, SceneUnit } from '../../apps/web/src/games/hundred/scene/frame.ts'
import type { FieldModel } from '../../apps/web/src/games/hundred/scene/model.ts'
import type { Bench } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'

const FRAMES = 600
/** Few enough that the collector does not run in between. */
const WATCHED = 200

/** HUN-1508: what a frame of the diorama costs the script, everything but the graphics driver, with 32 figures on the move. */
export const hundredFrames: Bench = {
  name: 'hundred-frames',
  about: 'Hundred: script and memory of one frame with 32 figures, and the size of the 3D part',
  async run({ root, rounds, note }) {
    const draw = drawing()
    const times: number[] = []
    const bytes: number[] = []
    for (let round = -1; round < rounds; round++) {
      note(`round ${round + 1} of ${rounds}`)
      const spent = cpuMs(() => {
        for (let frame = 0; frame < FRAMES; frame++) draw(frame / FRAMES)
      })
      const before = process.memoryUsage().heapUsed
      for (let frame = 0; frame < WATCHED; frame++) draw(frame / WATCHED)
      const grown = process.memoryUsage().heapUsed - before
      await new Promise((resume) => setImmediate(resume))
      // The first round warms up; the collector ran where the heap shrank.
      if (round < 0) continue
      times.push(spent / FRAMES)
      if (grown >= 0) bytes.push(grown / WATCHED)
    }
    const size = sizeOf3d(join(root, 'apps', 'web', 'dist', 'assets'))
    return [
      againstGoal('hundred-frame-script', times, 4, 'CPU ms a frame of 32 figures', 'low'),
      ...(bytes.length === 0
        ? []
        : [againstGoal('hundred-frame-memory', bytes, 1024, 'bytes a frame allocates', 'low')]),
      ...(size === null ? [] : [againstGoal('hundred-3d-size', [size], 350, 'kB of the 3D part, compressed', 'low')]),
    ]
  },
}

const FIELD: FieldModel = {
  name: 'A field',
  w: 60,
  h: 40,
  terrain: [{ kind: 'hill', level: 1, x: 20, y: 10, w: 12, h: 12 }],
  areas: [],
}
const TEMPLATES = ['militia', 'warrior', 'knight', 'archer', 'goblin', 'orcWarrior', 'troll', 'mountedKnight']

function drawing(): (t: number) => void {
  const before = frameOf(0)
  const after = frameOf(400)
  const cast = castOf(before, after)
  const ground = onGround(after)
  const heightAt = sampled(FIELD, heights(FIELD))
  const company = mustered(paintMaterial({ value: 0 }), heightAt)
  const marks = marksOn(heightAt)
  const drawn = { figures: [], model: null }
  const shown = {
    field: FIELD,
    ghosts: [],
    paths: [],
    marks: [],
    fog: null,
    control: { camera: { x: 30, y: 20, distance: 40, pitch: 50, yaw: 0 } },
  }
  return (t) => {
    cast.at(t, false)
    const scene = sceneOf(drawn, shown, cast, ground)
    company.pose(scene.figures, scene.objects, scene.missiles, 1.2)
    marks.draw(scene.paths, scene.marks, scene.zones, scene.figures, t)
  }
}

function frameOf(moved: number): SceneFrame {
  return {
    units: Array.from({ length: 32 }, (_, i) => unitOf(i, moved)),
    zones: [],
    objects: [],
    deeds: [],
    windUps: [{ unit: 'u4', target: 'u9', kind: 'shoot', from: 0, due: 4 }],
    tick: moved === 0 ? 2 : 3,
  }
}

function unitOf(i: number, moved: number): SceneUnit {
  return {
    id: `u${i + 1}`,
    seat: i % 2 === 0 ? 0 : 1,
    template: TEMPLATES[i % TEMPLATES.length] ?? 'warrior',
    x: 4000 + i * 1500 + moved,
    y: 8000 + (i % 5) * 3000,
    fx: 1000,
    fy: moved,
    radius: 400,
    hp: 20,
    maxHp: 24,
    armour: 'chain',
    weapon: i % 8 === 3 ? 'bow' : 'sword',
    shield: i % 3 === 0 ? 'round' : null,
    shieldBroken: false,
    morale: 'steady',
    exhausted: false,
    burning: false,
    banner: false,
    arrows: i % 3,
    prone: false,
    stance: false,
    wall: false,
    down: false,
    fled: false,
    seen: true,
  }
}

/** Null where the client is not built. */
function sizeOf3d(assets: string): number | null {
  if (!existsSync(assets)) return null
  const parts = readdirSync(assets).filter((name) => /^diorama-view.*\.js$/.test(name))
  if (parts.length === 0) return null
  return parts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0) / 1000
}

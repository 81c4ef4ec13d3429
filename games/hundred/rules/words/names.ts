import { TEMPLATE_DATA } from '../content/templates.ts'
import { unitName } from '../view/handles.ts'
import type { HundredView } from '../view/view.ts'

/** `Warrior u1`; somebody unseen is somebody unseen. */
export function called(view: HundredView, id: number | null | undefined): string {
  if (id === null || id === undefined) return 'somebody unseen'
  const template =
    view.units.find((unit) => unit.id === id)?.faction.template ??
    view.enemies.find((unit) => unit.id === id)?.template ??
    view.markers.find((unit) => unit.id === id)?.template ??
    view.revealed?.find((unit) => unit.id === id)?.faction.template ??
    view.roster.find((unit) => unit.id === id)?.template
  return template === undefined ? unitName(id) : `${TEMPLATE_DATA[template].name} ${unitName(id)}`
}

/** 12345 mm as 12.3 m. */
export function metres(mm: number): string {
  const tenths = Math.floor((mm + 50) / 100)
  return `${Math.floor(tenths / 10)}.${tenths % 10} m`
}

const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east']

/** The eighth of the compass a vector points to. */
export function bearing(dx: number, dy: number): string {
  const ax = Math.abs(dx)
  const ay = Math.abs(dy)
  // tan 22.5° is about 414 : 1000.
  const straightX = 1000 * ay <= 414 * ax
  const straightY = 1000 * ax <= 414 * ay
  const index = straightX
    ? dx >= 0
      ? 0
      : 4
    : straightY
      ? dy >= 0
        ? 2
        : 6
      : dx >= 0
        ? dy >= 0
          ? 1
          : 7
        : dy >= 0
          ? 3
          : 5
  return COMPASS[index] ?? 'east'
}

/** An area as people call it: both sides have a camp, told apart in the rules by a number. */
export function areaName(id: string): string {
  return id === 'camp0' ? 'west camp' : id === 'camp1' ? 'east camp' : id
}

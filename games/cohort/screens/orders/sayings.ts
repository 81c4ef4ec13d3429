import { type CohortView, MAP_DATA, manhattan, understand } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { pointText } from '../names.ts'

/** A sentence for the whole army, and the few words on its button. */
export interface Saying {
  readonly name: string
  readonly text: string
}

/** What a commander mostly tells everybody at once: one press writes it. A point behind closed gates is not among it. */
export function sayingsFor(view: CohortView): readonly Saying[] {
  const known = view.contacts.some(({ state }) => state === 'confirmed' || state === 'remembered')
  return [
    ...pointsFrom(view)
      .map(({ name, index }) => ({
        name: words.text('desk.to', { point: pointText(view.config.map, index) }),
        text: `everyone move to ${name}`,
      }))
      .filter(({ text }) => understand(text, view).errors.length === 0),
    ...(known ? [{ name: words.text('desk.attackNearest'), text: 'everyone attack nearest enemy' }] : []),
    { name: words.text('desk.hold'), text: 'everyone hold' },
  ]
}

/** What could stand on the empty sheet, with names of this army and places of this map. */
export function exampleFor(view: CohortView): string {
  const near = pointsFrom(view)[0]?.name ?? ''
  const able = view.units.filter(({ routing }) => !routing)
  const scouts = able.find(({ kind }) => kind === 'scouts')
  const foot = able.find(({ combat, id }) => combat && id !== scouts?.id)
  return [
    ...(scouts === undefined ? [] : [`${scouts.name} scout to ${near}`]),
    ...(foot === undefined ? [] : [`${foot.name} move to ${near}, then hold`]),
    foot === undefined ? 'everyone else hold' : `everyone else follow ${foot.name}`,
  ].join('\n')
}

/** Points of the map by name, the nearest to the army first. */
function pointsFrom({ config, units }: CohortView): readonly { readonly name: string; readonly index: number }[] {
  const from = units[0]?.tile ?? 0
  const far = (tiles: readonly number[]) => Math.min(...tiles.map((tile) => manhattan(from, tile)))
  return MAP_DATA[config.map].points
    .map(({ name, tiles }, index) => ({ name, index, away: far(tiles) }))
    .toSorted((a, b) => a.away - b.away)
}

import type { NamedPlace, Scope } from '../../scope.ts'
import { type Lexicon, lexiconOf } from '../../words/phrase.ts'
import { GROUND_PHRASES, lexicon } from '../../words/vocabulary.ts'

export const SPOKEN_GROUND = lexicon<'hill' | 'forest' | 'road' | 'ford' | 'marsh' | 'river' | 'wall' | 'gate'>({
  hill: 'ridge|ridges|ridge line|ridgeline|crest|hillside|hill side|mound|height|hilltops|hill tops|top of the hill|uphill|high ground|hilltop|hill top|heights|higher ground|slope|slopes',
  forest:
    'copse|grove|undergrowth|woodland|woodlands|tree cover|wooded area|bush|shrubs|trees|tree line|treeline|bushes|thicket|forests',
  road: 'highroad|high road|lane|trail|roadway|roadside|street|highway|path|track|roads',
  ford: 'shallows|shallow|shallow water|shallow part|crossing place|river crossing|crossing point|crossing',
  marsh: 'marshland|wetland|wetlands|swampland|muddy ground|bogs|bog|mud|swamps|marshes',
  river: 'riverbank|stream|water|waterside|bank|river side|riverside|bank of the river|edge of the river',
  wall: 'rampart|ramparts',
  gate: 'gateway',
})

const nicknamed = new WeakMap<Scope, Lexicon<NamedPlace>>()

const SIDES_OF: Readonly<Record<string, string>> = {
  western: 'west',
  eastern: 'east',
  northern: 'north',
  southern: 'south',
  west: 'western',
  east: 'eastern',
  north: 'northern',
  south: 'southern',
  central: 'middle',
  middle: 'central',
}

/** `the west ford`, `the ford in the middle`, `the woods in the east`, for what has such a name. */
export function nicknames(scope: Scope): Lexicon<NamedPlace> {
  let lexicon = nicknamed.get(scope)
  if (lexicon === undefined) {
    const taken = new Set<string>()
    const entries: [string[], NamedPlace][] = []
    for (const list of scope.places.byFirst.values()) for (const [keys] of list) taken.add(keys.join(' '))
    const add = (keys: string[], place: NamedPlace): void => {
      if (taken.has(keys.join(' '))) return
      taken.add(keys.join(' '))
      entries.push([keys, place])
    }
    for (const list of scope.places.byFirst.values()) {
      for (const [keys, place] of list) {
        const [first = '', ...rest] = keys
        const other = SIDES_OF[first]
        if (place.block || other === undefined || rest.length === 0) continue
        const nouns =
          rest.at(-1) === 'woods'
            ? [rest, [...rest.slice(0, -1), 'wood'], [...rest.slice(0, -1), 'forest'], [...rest.slice(0, -1), 'trees']]
            : [rest]
        // `the north path`, for the northern goat path.
        if (rest.length > 1) nouns.push(rest.slice(-1))
        for (const noun of nouns) {
          add([first, ...noun], place)
          add([other, ...noun], place)
          // `the W gate`, and things that are called so.
          add([(SIDES_OF[other] === undefined ? other : first).charAt(0), ...noun], place)
          for (const side of [first, other]) {
            add([...noun, 'in', 'the', side], place)
            add([...noun, 'to', 'the', side], place)
            add([...noun, 'in', side], place)
            add([...noun, 'of', side], place)
            add([...noun, 'on', side], place)
            add([...noun, 'at', side], place)
          }
        }
      }
    }
    // `the well`, where there are two: the nearest.
    const nouns = new Map<string, NamedPlace[]>()
    for (const list of scope.places.byFirst.values()) {
      for (const [keys, place] of list) {
        const noun = keys.at(-1) ?? ''
        if (keys.length > 1 && place.point !== null && SIDES_OF[keys[0] ?? ''] !== undefined)
          nouns.set(noun, [...(nouns.get(noun) ?? []), place])
      }
    }
    for (const [noun, all] of nouns) {
      const tiles = [...new Set(all.flatMap((place) => place.tiles))]
      if (!GROUND_PHRASES.words.has(noun)) add([noun], { name: noun, block: false, point: null, tiles })
    }
    // `the bog`, where a part of the field is called so: perhaps that part of it.
    for (const list of scope.places.byFirst.values()) {
      for (const [keys, place] of list) {
        const noun = keys.at(-1) ?? ''
        if (keys.length === 2 && place.point === null && !place.block && SPOKEN_GROUND.words.has(noun))
          entries.push([[noun], { ...place, block: true }])
      }
    }
    lexicon = lexiconOf(entries)
    nicknamed.set(scope, lexicon)
  }
  return lexicon
}

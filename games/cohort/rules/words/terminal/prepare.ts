import type { Terminal } from '@tessera/kernel'
import type { CohortChoice, Placement } from '../../choice.ts'
import type { CohortView } from '../../view/view.ts'
import { picture } from '../picture.ts'
import { readPlacements } from '../placements.ts'

const HELP =
  'A line a unit: “1 C9”, with facing and formation if you like: “3 B10 E wedge”. An empty line or send hands the places in; advice lets a bot place them; list, map, help, q.'

/** Where the units stand before the first turn; who is not placed is placed by the rules. */
export async function askPlaces(
  view: CohortView,
  { ask, print, paint }: Terminal,
  advise: () => CohortChoice,
): Promise<CohortChoice | null> {
  print(`\n${picture(view)}\n`)
  print(listed(view, []))
  print(paint('dim', HELP))
  let placed: readonly Placement[] = []
  for (;;) {
    const line = await ask(`${paint('cyan', 'places')} > `)
    if (line === null) return null
    const said = line.trim()
    switch (said.toLowerCase()) {
      case 'q':
      case 'quit':
        return null
      case 'help':
        print(HELP)
        continue
      case 'map':
        print(picture(view))
        continue
      case 'list':
        print(listed(view, placed))
        continue
      case 'advice': {
        const advised = advise()
        if (advised.type === 'deploy') placed = advised.units
        print(listed(view, placed))
        continue
      }
      case '':
      case 'send':
        return { type: 'deploy', units: placed }
      default: {
        const read = readPlacements(view, said)
        const kept = 'message' in read ? read : joined(view, placed, read)
        if ('message' in kept) print(paint('yellow', kept.message))
        else {
          placed = kept
          print(listed(view, placed))
        }
      }
    }
  }
}

/** Later places count; two units on one tile do not go. */
function joined(
  view: CohortView,
  before: readonly Placement[],
  now: readonly Placement[],
): readonly Placement[] | { readonly message: string } {
  const kept = [...before.filter(({ unit }) => !now.some((each) => each.unit === unit)), ...now]
  const text = kept.map(({ unit, tile, facing, formation }) => `${unit} ${nameOf(tile)} ${facing} ${formation}`)
  return readPlacements(view, text.join('\n'))
}

function nameOf(tile: number): string {
  return `${String.fromCharCode(65 + (tile % 20))}${Math.floor(tile / 20) + 1}`
}

function listed(view: CohortView, placed: readonly Placement[]): string {
  return view.units
    .map(({ id, name, full, tile }) => {
      const own = placed.find(({ unit }) => unit === id)
      const where = own === undefined ? `(${nameOf(tile)})` : `${nameOf(own.tile)} ${own.facing} ${own.formation}`
      return `${String(id).padStart(3)} ${name}, ${full} men: ${where}`
    })
    .join('\n')
}

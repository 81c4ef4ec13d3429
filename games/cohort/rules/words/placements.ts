import type { Placement } from '../choice.ts'
import { FACINGS, type Facing, FORMATIONS, type Formation, tileAt } from '../content/terms.ts'
import { refuse } from '../view/refuse.ts'
import type { CohortView } from '../view/view.ts'

const LINE = /^#?(\d{1,3})[ :]+([a-t])-?(\d{1,2})(?:[ ,]+([nesw]))?(?:[ ,]+([a-z]+))?$/i

/** Places as people type them, a line a unit: `1 C9`, `3 B10 E wedge`. Who is not named is placed by COH-13.5. */
export function readPlacements(view: CohortView, text: string): readonly Placement[] | { readonly message: string } {
  const placed: Placement[] = []
  for (const line of text.split(/[\n;]/).map((each) => each.trim())) {
    if (line === '') continue
    const found = LINE.exec(line)
    if (found === null) return { message: `“${line}” is no place: write a unit and a tile, such as “1 C9 E wedge”.` }
    const [, id = '', column = '', row = '', toward, formed] = found
    const unit = view.units.find((own) => own.id === Number(id))
    if (unit === undefined) return { message: `You have no unit ${id}.` }
    const formation = formed === undefined ? unit.formation : FORMATIONS.find((each) => each === formed.toLowerCase())
    if (formation === undefined) return { message: `“${formed}” is no formation.` }
    placed.push({
      unit: unit.id,
      tile: tileAt(Number(row) - 1, column.toUpperCase().charCodeAt(0) - 65),
      facing: (FACINGS.find((each) => each === toward?.toUpperCase()) ?? unit.facing) as Facing,
      formation: formation as Formation,
    })
  }
  const refusal = refuse(view, { type: 'deploy', units: placed })
  return refusal === null ? placed : { message: refusal.message }
}

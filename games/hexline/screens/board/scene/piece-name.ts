import { type HexlineView, nameOf } from '@tessera/hexline'

/** The name of a piece: "Greywolf" where there is one, "Greywolf 2" among several of both sides. */
export function pieceName(view: HexlineView, id: number): string {
  const units = view.battle?.units ?? []
  const type = units[id - 1]?.type
  const twins = units.filter((unit) => unit.type === type)
  const name = nameOf(view, id)
  return twins.length < 2 ? name : `${name} ${twins.findIndex((unit) => unit.id === id) + 1}`
}

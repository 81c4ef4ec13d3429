import { WEAPON_DATA } from '@tessera/hundred'
import type { ReactNode } from 'react'
import type { Fighter } from '../match/fighter.ts'

/** HUN-1511: the board for whoever does not see it. Own fighters first, then enemies seen, each with where it is and how it stands. */
export function UnitTable(props: {
  readonly fighters: readonly Fighter[]
  readonly selected: Fighter | null
  readonly onFighter: (id: number) => void
}): ReactNode {
  const from = props.selected
  const rows = [...props.fighters]
    .filter((one) => !one.fled)
    .sort((a, b) => Number(b.mine) - Number(a.mine) || away(a, from) - away(b, from))
  return (
    <details className="hu-table">
      <summary>Fighters as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Fighter</th>
            <th scope="col">Place{from === null ? '' : ` from ${from.name}`}</th>
            <th scope="col">State</th>
            <th scope="col">Reach</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id} aria-current={one.id === from?.id ? true : undefined}>
              <th scope="row">
                <button type="button" onClick={() => props.onFighter(one.id)}>
                  {one.name}
                  <span className="vh">, {one.mine ? 'yours' : 'enemy'}</span>
                </button>
              </th>
              <td>{placeWords(one, from)}</td>
              <td>{stateWords(one)}</td>
              <td>{one.weapon === 'unarmed' ? '1.2 m' : `${WEAPON_DATA[one.weapon].reach / 1000} m`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function away(one: Fighter, from: Fighter | null): number {
  return from === null ? one.id : Math.hypot(one.x - from.x, one.y - from.y)
}

const BEARINGS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const

export function placeWords(one: Fighter, from: Fighter | null): string {
  if (from === null || from.id === one.id)
    return `${(one.x / 1000).toFixed(1)} east, ${(one.y / 1000).toFixed(1)} south`
  const turn = Math.round((Math.atan2(one.y - from.y, one.x - from.x) / (Math.PI / 4) + 8) % 8) % 8
  return `${(away(one, from) / 1000).toFixed(1)} m ${BEARINGS[turn] ?? ''}`
}

function stateWords(one: Fighter): string {
  if (one.down) return 'down'
  if (!one.seen) return `out of sight since turn ${one.seenTurn ?? '?'}`
  const parts = [
    `${one.hp} of ${one.maxHp} hit points`,
    one.wound,
    one.morale === 'steady' ? null : one.morale,
    one.exhausted ? 'exhausted' : null,
    one.burning ? 'burning' : null,
    one.engaged.length > 0 ? 'in contact' : null,
  ]
  return parts.filter((part) => part !== null && part !== 'healthy').join(', ')
}

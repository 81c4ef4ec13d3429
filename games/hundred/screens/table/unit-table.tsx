import { words } from '@tessera/hundred/words'
import type { ReactNode } from 'react'
import type { Fighter } from '../match/fighter.ts'
import { away, placeWords, reachOf, stateWords } from './fighter-words.ts'

/** HUN-1511: the board as a table, for screen readers: own fighters, then the enemies that are seen, each with its place and state. */
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
      <summary>{words.text('units.title')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.text('ending.fighter')}</th>
            <th scope="col">
              {from === null ? words.text('units.place') : words.text('units.placeFrom', { who: from.name })}
            </th>
            <th scope="col">{words.text('units.state')}</th>
            <th scope="col">{words.text('units.reach')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.id} aria-current={one.id === from?.id ? true : undefined}>
              <th scope="row">
                <button type="button" onClick={() => props.onFighter(one.id)}>
                  {one.name}
                  <span className="vh">, {words.text(one.mine ? 'units.yours' : 'units.enemy')}</span>
                </button>
              </th>
              <td>{placeWords(one, from)}</td>
              <td>{stateWords(one)}</td>
              <td>{reachOf(one) / 1000} m</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

import { catalogOf, type HexlineView, namedType, pieceName, seatOfSide, type Unit } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { Token } from '@tessera/table'
import { Segments, useWidth } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { unitIcon } from '../icons.ts'
import { forTenPoints } from './advice.ts'

type Column = 'dealt' | 'taken' | 'healed' | 'kills' | 'worth'

const COLUMNS: readonly Column[] = ['dealt', 'taken', 'healed', 'kills', 'worth']

/** What every unit did for its price. */
export function UnitTotals({
  view,
  names,
}: {
  readonly view: HexlineView
  readonly names: readonly [string, string]
}): ReactNode {
  const [by, setBy] = useState<Column>('dealt')
  // A phone has room for one number beside the price: the one that was asked for.
  const phone = useWidth() === 'phone'
  const columns = COLUMNS.map((column) => ({ value: column, name: words.text(`report.${column}`) }))
  const shown = phone ? columns.filter((column) => column.value === by) : columns
  const battle = view.battle
  if (battle === null) return null
  const catalog = catalogOf(view.config)
  const cost = (unit: Unit) => catalog.type(unit.type)?.cost ?? 0
  const worth = (unit: Unit) => forTenPoints(unit, cost(unit))
  const value = (unit: Unit) => (by === 'worth' ? worth(unit) : unit[by])
  const figure = (unit: Unit, column: Column) => {
    if (column !== 'worth') return unit[column]
    return cost(unit) === 0 ? '' : worth(unit)
  }
  const bands = together(battle.units.filter((unit) => cost(unit) === 0))
  const rows = [...battle.units.filter((unit) => cost(unit) > 0), ...bands.keys()].toSorted(
    (a, b) => value(b) - value(a) || a.id - b.id,
  )
  const most = Math.max(1, ...rows.map(value))
  return (
    <>
      <Segments<Column>
        label={words.text(phone ? 'report.show' : 'report.sort')}
        options={columns}
        value={by}
        onChange={setBy}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keyboard */}
      <section className="hx-scroll" tabIndex={0} aria-label={words.text('report.table')}>
        <table className="hx-totals">
          <thead>
            <tr>
              <th scope="col">{words.text('report.unit')}</th>
              {shown.map((column) => (
                <th key={column.value} scope="col" aria-sort={column.value === by ? 'descending' : undefined}>
                  {column.name}
                </th>
              ))}
              <th scope="col">{words.text('report.cost')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((unit) => {
              const seat = seatOfSide(battle, unit.side)
              return (
                <tr key={unit.id} className={unit.alive ? undefined : 'gone'}>
                  <th scope="row">
                    <span className="who">
                      <Token seat={seat} icon={unitIcon(unit.type)} size={24} label={names[seat]} />
                      {(bands.get(unit) ?? 1) > 1
                        ? words.text('report.several', {
                            unit: namedType(view.config, unit.type),
                            count: bands.get(unit) ?? 1,
                          })
                        : pieceName(view, unit.id)}
                    </span>
                    <i style={{ width: `${(value(unit) / most) * 100}%` }} className={seat === 0 ? 'one' : 'two'} />
                  </th>
                  {shown.map((column) => (
                    <td key={column.value}>{figure(unit, column.value)}</td>
                  ))}
                  <td>{cost(unit) || words.text('report.free')}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Those who were summoned, added up by kind and side, each sum with how many it is of: a long battle calls dozens. */
function together(units: readonly Unit[]): ReadonlyMap<Unit, number> {
  const bands = new Map<string, { readonly sum: Unit; readonly count: number }>()
  for (const one of units) {
    const key = `${one.side} ${one.type}`
    const band = bands.get(key)
    bands.set(key, band === undefined ? { sum: one, count: 1 } : { sum: added(band.sum, one), count: band.count + 1 })
  }
  return new Map([...bands.values()].map(({ sum, count }) => [sum, count]))
}

function added(all: Unit, one: Unit): Unit {
  return {
    ...all,
    alive: all.alive || one.alive,
    dealt: all.dealt + one.dealt,
    taken: all.taken + one.taken,
    healed: all.healed + one.healed,
    kills: all.kills + one.kills,
  }
}

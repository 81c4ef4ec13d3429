import {
  catalogOf,
  type HexlineConfig,
  type HexlineView,
  labConfig,
  namedPiece,
  namedType,
  pieceName,
  seatOfSide,
  type Unit,
  writeArmyCode,
} from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Seat } from '@tessera/kernel'
import { copyText, type SomeRecord, useMomentLink } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { moodOf, Outcome, seatClass, Token, TryNext } from '@tessera/table'
import { Button, Dialog, Segments, useWidth } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { unitIcon } from '../icons.ts'
import { reasonText } from '../names.ts'
import { adviceOf, forTenPoints } from './advice.ts'
import type { BattleEnd } from './story.ts'

export interface AftermathProps {
  readonly open: boolean
  readonly onClose: () => void
  /** After the last step. */
  readonly view: HexlineView
  /** Before the first step. */
  readonly start: HexlineView
  readonly end: BattleEnd
  readonly names: readonly [string, string]
  readonly me: Seat | null
  /** The frame shown, counted in the whole record: links lead there. */
  readonly at: number
  readonly next?: { readonly name: string; readonly run: () => void }
  readonly onRematch?: () => void
  readonly record?: () => SomeRecord | null
  readonly onLab: (config: HexlineConfig) => void
}

/** How it ended, what every unit did for its price, and where to go from here (HEX-185). */
export function Aftermath(props: AftermathProps): ReactNode {
  const { open, onClose, view, start, end, names, me, next, onRematch, onLab } = props
  const battle = view.battle
  const link = useMomentLink()
  if (battle === null || !open) return null
  const survivors = battle.units.filter((unit) => unit.alive)
  const record = props.record?.() ?? null
  const lab = start.battle === null ? null : labConfig(start.battle, start.config)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={resultTitle(end, names, me)}
      wide
      actions={
        <>
          {lab !== null && (
            <Button glyph="settings" onClick={() => onLab(lab)}>
              {words.text('report.lab')}
            </Button>
          )}
          {record !== null && (
            <>
              <Button glyph="link" onClick={() => void link(() => record, props.at)}>
                {words.text('jump.link')}
              </Button>
              <Button glyph="save" onClick={() => saveRecordFile(record)}>
                {words.text('report.save')}
              </Button>
            </>
          )}
          {onRematch !== undefined && (
            <Button onClick={onRematch} kind={next === undefined ? 'primary' : 'plain'}>
              {words.text('report.rematch')}
            </Button>
          )}
          {next !== undefined && (
            <Button kind="primary" onClick={next.run}>
              {next.name}
            </Button>
          )}
        </>
      }
    >
      <Outcome mood={moodOf(end.winner_seat, me)} />
      <p className="hx-verdict">
        {words.text('report.how', {
          why: whyEnded(end, names, me),
          round: end.rounds,
          steps: words.said('count.steps', { n: end.steps }),
        })}{' '}
        {words.text('report.standing', { n: survivors.length })}
      </p>
      {survivors.length > 0 && (
        <ul className="hx-survivors" aria-label={words.text('report.survivors')}>
          {survivors.map((unit) => (
            <li key={unit.id}>
              <Token seat={seatOfSide(battle, unit.side)} icon={unitIcon(unit.type)} size={28} />
              <span className="name">{pieceName(view, unit.id)}</span>
              <b>
                {unit.hp}/{unit.max_hp}
              </b>
            </li>
          ))}
        </ul>
      )}
      <TryNext advice={me === null || end.winner_seat === me ? null : adviceFor(view, me)} />
      <UnitTable view={view} names={names} />
      <div className="hx-codes">
        {([0, 1] as const).map((seat) => (
          <ArmyCode
            key={seat}
            whose={seat === me ? words.text('report.yourArmy') : words.text('report.armyOf', { name: names[seat] })}
            seat={seat}
            units={start.battle === null ? [] : hired(start, seat)}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** After a battle that this seat has lost. */
export function adviceFor(view: HexlineView, me: Seat): string | null {
  const { battle } = view
  if (battle === null) return null
  const catalog = catalogOf(view.config)
  const of = (own: boolean) => battle.units.filter(({ side }) => (seatOfSide(battle, side) === me) === own)
  return adviceOf(of(true), of(false), {
    nameOf: ({ id }) => namedPiece(view, id),
    costOf: ({ type }) => catalog.type(type)?.cost ?? 0,
  })
}

function whyEnded({ reason, winner_seat }: BattleEnd, names: readonly [string, string], me: Seat | null): string {
  if (reason !== 'eliminated' || me === null) return capital(reasonText(reason))
  return winner_seat === me
    ? words.text('report.theyFell', { name: names[me === 0 ? 1 : 0] })
    : words.text('report.youFell')
}

function ArmyCode(props: {
  readonly whose: string
  readonly seat: 0 | 1
  readonly units: readonly string[]
}): ReactNode {
  const code = writeArmyCode(props.units)
  return (
    <div>
      <b className={seatClass(props.seat)}>{capital(props.whose)}</b>
      <code>{code}</code>
      <Button
        kind="quiet"
        glyph="link"
        aria-label={words.text('report.copyArmy', { army: props.whose })}
        onClick={() => copyText(code, words.text('report.copied'))}
      >
        {words.text('report.copy')}
      </Button>
    </div>
  )
}

function hired(view: HexlineView, seat: 0 | 1): readonly string[] {
  const battle = view.battle
  if (battle === null) return []
  return (
    view.armies[seat] ??
    battle.units
      .filter((unit) => seatOfSide(battle, unit.side) === seat && unit.type !== 'blade')
      .map((unit) => unit.type)
  )
}

type Column = 'dealt' | 'taken' | 'healed' | 'kills' | 'worth'

const COLUMNS: readonly Column[] = ['dealt', 'taken', 'healed', 'kills', 'worth']

function UnitTable({
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

function resultTitle(end: BattleEnd, names: readonly [string, string], me: Seat | null): string {
  if (end.winner_seat === null) return words.text('report.drawn')
  const winner = end.winner_seat === 0 ? 0 : 1
  const named = (seat: 0 | 1) => ({ name: names[seat], seat, you: seat === me })
  return words.text('report.won', { winner: named(winner), loser: named(winner === 0 ? 1 : 0) })
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

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

import {
  catalogOf,
  type HexlineConfig,
  type HexlineView,
  labConfig,
  namedPiece,
  pieceName,
  seatOfSide,
  writeArmyCode,
} from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import type { Seat } from '@tessera/kernel'
import { copyText, type SomeRecord, useMomentLink } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { moodOf, Outcome, seatClass, Token, TryNext } from '@tessera/table'
import { Button, Dialog } from '@tessera/ui'
import type { ReactNode } from 'react'
import { unitIcon } from '../icons.ts'
import { reasonText } from '../names.ts'
import { adviceOf } from './advice.ts'
import type { BattleEnd } from './story.ts'
import { UnitTotals } from './unit-totals.tsx'

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
      <UnitTotals view={view} names={names} />
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

function resultTitle(end: BattleEnd, names: readonly [string, string], me: Seat | null): string {
  if (end.winner_seat === null) return words.text('report.drawn')
  const winner = end.winner_seat === 0 ? 0 : 1
  const named = (seat: 0 | 1) => ({ name: names[seat], seat, you: seat === me })
  return words.text('report.won', { winner: named(winner), loser: named(winner === 0 ? 1 : 0) })
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

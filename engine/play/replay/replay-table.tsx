import { type Audience, createMatch, openRecord, randomSeed, type Seat, type Timeline } from '@tessera/kernel'
import { ChancesOfMatch } from '@tessera/table'
import { words } from '@tessera/table/words'
import { Segments, Skeletons } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { newKey } from '@tessera/ui/storage'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import {
  type After,
  type Eyes,
  isRecordOf,
  type MatchDefinition,
  type PlayTypes,
  type RecordOf,
  type ReplayProps,
  type ScreenParts,
  type TableSeat,
} from '../definition/index.ts'
import { ForkDialog, useBegin, waysBack } from '../fork/index.ts'
import { Nowhere } from '../kept/index.ts'
import { OverDialog, wasPlayedOut } from '../result/index.ts'
import { startFork } from '../start/index.ts'
import { Heard } from '../watching/index.ts'
import { findChances } from '../work/index.ts'

interface Defined<T extends PlayTypes> {
  readonly definition: MatchDefinition<T>
  readonly parts: ScreenParts<T>
}

/** A record on the game's table, through anybody's eyes, with a match to be played on from any moment. */
export function ReplayTable<T extends PlayTypes>(props: Defined<T> & ReplayProps): ReactNode {
  const { definition, record, frames } = props
  // Where only frames are left of a match, no audience can be shown more than it saw then.
  const whole = record !== null && frames === undefined && isRecordOf<T>(definition.game, record) ? record : null
  if (whole === null && frames === undefined)
    return (
      <Nowhere title={words.text('record.refused')} play={`/${definition.game.ruleset.id}/play`}>
        {words.text('record.other-rules')}
      </Nowhere>
    )
  return (
    <ChancesOfMatch find={findChances}>
      <Heard sound={props.parts.sound} narrator={definition.game.narrator}>
        <Shown {...props} whole={whole} />
      </Heard>
    </ChancesOfMatch>
  )
}

function Shown<T extends PlayTypes>(
  props: Defined<T> & ReplayProps & { readonly whole: RecordOf<T> | null },
): ReactNode {
  const { definition, parts, record, whole, frames, names, me = null, at = 0, back = '/replays' } = props
  const { replay } = parts
  const count = whole === null ? (names?.length ?? 2) : definition.game.ruleset.seats(whole.start.config)
  const seats = useMemo(
    () => Array.from({ length: count }, (_, seat) => seatOf(definition, whole, seat, names?.[seat])),
    [definition, whole, count, names],
  )
  const ways = useMemo(
    () => (replay.eyes ?? seats.map((_, to): Eyes<T> => ({ to }))).filter(({ rules }) => !rules || whole !== null),
    [replay, seats, whole],
  )
  const [way, setWay] = useState(0)
  const { to, rules } = ways[way] ?? FIRST
  const timeline = useMemo(
    (): Timeline<T['event'], T['look']> =>
      whole === null ? framesOf(frames, to) : openRecord(rules ?? replay.rules, whole, to),
    [whole, frames, to, rules, replay],
  )
  const [place, setPlace] = useState(() => (at > 0 ? at : (replay.begins?.(timeline) ?? 0)))
  const fork = useFork(definition, parts, whole)
  const [forking, setForking] = useState<number | null>(null)
  const asks = parts.redo !== undefined && props.onFork === undefined
  const after: After = (open, onClose, index) =>
    open && <Ended<T> {...props} seats={seats} eyes={to === 'spectator' ? 0 : to} onClose={onClose} index={index} />
  return (
    <>
      <replay.Table
        key={way}
        timeline={timeline}
        to={to}
        seats={seats}
        me={me}
        back={back}
        at={Math.min(place, timeline.length - 1)}
        onPlace={setPlace}
        onFork={props.onFork ?? (asks ? setForking : fork)}
        record={() => record}
        eyes={
          ways.length > 1 && (
            <Segments
              label={replay.eyesLabel ?? words.text('replay.eyes')}
              bare
              options={ways.map((each, i) => ({ value: String(i), name: each.name ?? nameOf(seats, each.to) }))}
              value={String(way)}
              onChange={(chosen) => setWay(Number(chosen))}
            />
          )
        }
        after={after}
      />
      {forking !== null && parts.redo !== undefined && (
        <ForkDialog
          ways={waysBack(timeline, forking, parts.redo)}
          onClose={() => setForking(null)}
          onDice={() => {
            setForking(null)
            fork(forking)
          }}
          onWay={(index) => fork(index, 'match')}
        />
      )}
    </>
  )
}

const FIRST: { readonly to: Audience; readonly rules?: undefined } = { to: 0 }

/** What was seen under rules that may have changed since: drawing it can fail, and the page around it says so then. */
function framesOf<Event, View>(frames: ReplayProps['frames'], to: Audience): Timeline<Event, View> {
  if (frames === undefined) throw new Error('Neither a record nor its frames are there to be shown')
  return frames(to) as Timeline<Event, View>
}

/** The result at the end of a replay. */
function Ended<T extends PlayTypes>(
  props: Defined<T> &
    ReplayProps & {
      readonly whole: RecordOf<T> | null
      readonly seats: readonly TableSeat[]
      readonly eyes: Seat
      readonly onClose: () => void
      readonly index: number
    },
): ReactNode {
  const { definition, parts, record, whole, frames, seats, eyes, me = null, onClose, index } = props
  const { ruleset } = definition.game
  const timeline = useMemo(
    (): Timeline<T['event'], T['view']> => (whole === null ? framesOf(frames, eyes) : openRecord(ruleset, whole, eyes)),
    [whole, frames, eyes, ruleset],
  )
  const { Ending } = parts
  const { view } = timeline.frame(timeline.length - 1)
  return (
    <OverDialog
      open
      onClose={onClose}
      what={parts.what}
      winner={record?.result?.winner ?? null}
      me={me}
      names={seats.map(({ name }) => name)}
      at={index}
      record={() => record}
      fresh={`/${ruleset.id}/play`}
      onRematch={null}
    >
      {Ending && (
        <Suspense fallback={<Skeletons lines={3} label={words.text('over.adding')} />}>
          <Ending
            view={view}
            timeline={timeline}
            me={me}
            seats={seats}
            record={() => record}
            playedOut={wasPlayedOut(record)}
          />
        </Suspense>
      )}
    </OverDialog>
  )
}

/** Playing on from a moment of a record, with dice of one's own. */
function useFork<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  parts: ScreenParts<T>,
  whole: RecordOf<T> | null,
): (at: number, as?: 'match' | 'record') => void {
  const begin = useBegin()
  const navigate = useNavigate()
  return (at, as = parts.replay.forks) => {
    if (whole === null) return
    const { ruleset } = definition.game
    const { config, state } = openRecord(ruleset, whole, 'spectator').fork(at, randomSeed())
    if (state === undefined) return
    if (as === 'record') {
      const record = createMatch(ruleset, { config, seed: randomSeed(), state }).record()
      navigate(`/${ruleset.id}/replay`, { state: { record, fresh: newKey() } })
      return
    }
    const opponent = definition.opponent.like?.(null, whole) ?? definition.opponent.usual
    void begin(startFork(definition, { config, state }, opponent, null))
  }
}

function seatOf<T extends PlayTypes>(
  definition: MatchDefinition<T>,
  record: RecordOf<T> | null,
  seat: Seat,
  known: string | undefined,
): TableSeat {
  const recorded = record === null ? {} : (definition.recorded?.(record, seat) ?? {})
  return { name: known ?? seatName(seat), style: null, ...recorded }
}

/** A seat without a known player goes by its colour. */
function seatName(seat: Seat): string {
  if (seat === 0 || seat === 1) return words.text(`seat.${seat}`)
  return words.text('seat', { number: seat + 1 })
}

function nameOf(seats: readonly TableSeat[], to: Audience): string {
  return to === 'spectator' ? words.text('replay.spectators') : (seats[to]?.name ?? seatName(to))
}

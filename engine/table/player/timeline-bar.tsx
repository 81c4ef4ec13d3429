import { BoardIcon, Button, IconButton, useSize, useWidth } from '@tessera/ui'
import { SPEEDS } from '@tessera/ui/settings'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { type SeatOf, SeatShape, seatColour } from '../piece/index.ts'
import { ChanceLine, useChances } from '../result/index.ts'
import { words } from '../words/catalogue.ts'
import { type Player, usePlayer } from './player.ts'
import { usePlayerKeys } from './player-keys.ts'
import { fittingLabels } from './tick-labels.ts'

export interface Mark {
  readonly index: number
  readonly seat: SeatOf
  /** What happened: "Greywolf falls". */
  readonly label: string
  /** The icon in the seat's shape; a skull without it. */
  readonly icon?: string
}

export interface TimelineTick {
  readonly index: number
  /** "Round 1" for the first, then "2", "3". */
  readonly label: string
}

export interface TimelineBarProps {
  readonly player: Player
  /** Where periods begin, ascending. */
  readonly ticks: readonly TimelineTick[]
  /** Ascending. Those the viewer has not reached are not drawn. */
  readonly marks: readonly Mark[]
  /** The moment in words, for screen readers: "Round 5, turn 9". */
  readonly moment: (index: number) => string
  /** "Continue from here": forks a match at the frame shown. */
  readonly onFork?: (index: number) => void
  /** Why one cannot fork here. */
  readonly forkBlocked?: string | null
  /** More buttons at the right, before "Continue from here". */
  readonly tools?: ReactNode
}

/** Transport, speeds and track. Keys work anywhere on the page: space, arrows, shift and arrows, 1 to 5, home, end. */
export function TimelineBar({ player, ticks, marks, moment, onFork, forkBlocked, tools }: TimelineBarProps) {
  const playing = usePlayer(player, (state) => state.playing)
  const atStart = usePlayer(player, (state) => state.index === 0)
  const atEnd = usePlayer(player, (state) => state.index >= state.length - 1)
  usePlayerKeys(player)
  const offer = useChances()?.offer
  const told = useRef(moment)
  told.current = moment
  useEffect(() => {
    offer?.({
      seek: (frame) => {
        player.pause()
        player.seek(Math.max(0, frame - 1))
        // A breath before it, then the moment itself is acted out.
        setTimeout(() => player.step(), BREATH)
      },
      moment: (frame) => told.current(frame),
    })
    return () => offer?.(null)
  }, [player, offer])
  return (
    <section className="time panel" aria-label={words.text('timeline')}>
      <div className="transport">
        <IconButton
          className="opt"
          label={words.text('timeline.start')}
          glyph="first"
          blocked={atStart ? words.text('timeline.at-start') : null}
          onClick={player.toStart}
        />
        <IconButton
          label={words.text('timeline.back')}
          glyph="back"
          blocked={atStart ? words.text('timeline.at-start') : null}
          onClick={player.back}
        />
        <IconButton
          className={atEnd ? 'play rest' : 'play'}
          label={words.text(playing ? 'timeline.pause' : atEnd && !atStart ? 'timeline.again' : 'timeline.play')}
          glyph={playing ? 'pause' : 'play'}
          onClick={player.toggle}
        />
        <IconButton
          label={words.text('timeline.forward')}
          glyph="forward"
          blocked={atEnd ? words.text('timeline.at-end') : null}
          onClick={player.step}
        />
        <IconButton
          className="opt"
          label={words.text('timeline.end')}
          glyph="last"
          blocked={atEnd ? words.text('timeline.at-end') : null}
          onClick={player.toEnd}
        />
        <Speeds player={player} />
      </div>
      <Decisive player={player} moment={moment} />
      <Scrub player={player} ticks={ticks} marks={marks} moment={moment} />
      {(onFork || tools) && (
        <div className="fork">
          {tools}
          {onFork && (
            <Button
              glyph="fork"
              aria-label={words.text('fork')}
              blocked={forkBlocked}
              onClick={() => onFork(player.store.getState().index)}
            >
              <span className="words">{words.text('fork')}</span>
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Milliseconds between arriving before the deciding moment and seeing it. */
const BREATH = 700

/** The name of the deciding moment, while it is shown. */
function Decisive({ player, moment }: Pick<TimelineBarProps, 'player' | 'moment'>) {
  const deciding = useChances()?.chances.curve?.deciding
  const here = usePlayer(player, (state) => state.index === deciding?.frame)
  if (!deciding || !here) return null
  return (
    <p className="decisive" role="status">
      {words.text(deciding.swing > 0 ? 'chances.won' : 'chances.lost')}
      <small>{moment(deciding.frame)}</small>
    </p>
  )
}

function Speeds({ player }: { readonly player: Player }) {
  const speed = usePlayer(player, (state) => state.speed)
  if (useWidth() === 'phone') {
    const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
    return (
      <IconButton
        className="speed-one"
        label={words.text('timeline.speed.next', { speed, next })}
        onClick={() => player.setSpeed(next)}
      >
        {speed === 0.5 ? '½' : speed}×
      </IconButton>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons in a bar are no form fields
    <div className="speed" role="group" aria-label={words.text('timeline.speed')}>
      {SPEEDS.map((each) => (
        <button key={each} type="button" aria-pressed={each === speed} onClick={() => player.setSpeed(each)}>
          {each === 0.5 ? '½' : each}×
        </button>
      ))}
    </div>
  )
}

type ScrubProps = Pick<TimelineBarProps, 'player' | 'ticks' | 'marks' | 'moment'>

function Scrub({ player, ticks, marks, moment }: ScrubProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const index = usePlayer(player, (state) => state.index)
  const length = usePlayer(player, (state) => state.length)
  const furthest = usePlayer(player, (state) => Math.min(state.furthest, state.length - 1))
  const last = Math.max(1, length - 1)
  const at = (frame: number) => `${(frame / last) * 100}%`
  const wasPlaying = useRef(false)

  const seekTo = (event: PointerEvent) => {
    const area = box.current?.getBoundingClientRect()
    if (!area || area.width === 0) return
    player.seek(Math.round(((event.clientX - area.left) / area.width) * last))
  }
  const labels = fittingLabels(
    ticks.map((tick) => ({ x: (tick.index / last) * width, label: tick.label })),
    width,
  )
  return (
    <div
      className="scrub"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={words.text('timeline.moment')}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, length - 1)}
      aria-valuenow={index}
      aria-valuetext={moment(index)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        wasPlaying.current = player.store.getState().playing
        player.pause()
        seekTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event)
      }}
      onPointerUp={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId) && wasPlaying.current) player.play()
      }}
    >
      <ChanceLine last={last} />
      <div className="track">
        <i className="seen" style={{ width: at(furthest) }} />
        <i style={{ width: at(index) }} />
      </div>
      {ticks.map((tick, i) => (
        <span key={tick.index}>
          <span className="tick" style={{ left: at(tick.index) }} />
          {labels[i] && (
            <span className="tl" style={{ left: at(tick.index) }}>
              {tick.label}
            </span>
          )}
        </span>
      ))}
      <Marks marks={marks} index={index} furthest={furthest} at={at} />
      <span className="head" style={{ left: at(index) }} />
    </div>
  )
}

function Marks(props: {
  readonly marks: readonly Mark[]
  readonly index: number
  readonly furthest: number
  readonly at: (frame: number) => string
}) {
  return props.marks
    .filter((mark) => mark.index <= props.furthest)
    .map((mark, i) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: two deaths may share a frame
        key={i}
        className={mark.index > props.index ? 'mark later' : 'mark'}
        style={{ left: props.at(mark.index) }}
        title={mark.label}
      >
        <svg viewBox="-20 -22 40 44" aria-hidden="true">
          <SeatShape seat={mark.seat} r={mark.seat === 1 ? 17 : 18} fill={seatColour(mark.seat)} />
          <BoardIcon name={mark.icon ?? 'death-skull'} x={0} y={-1} size={26} fill="#fff" />
        </svg>
      </span>
    ))
}

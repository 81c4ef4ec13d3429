import { type TableProps, useWatching, type WatchProps } from '@tessera/play'
import { Log, type LogLine, NowRibbon, TableLayout, TimelineBar } from '@tessera/table'
import { plainWords } from '@tessera/words'
import type { ReactNode } from 'react'
import { lanterns } from '../../rules/lanterns.ts'
import type { Lanterns } from '../types.ts'

type NightTableProps = Pick<WatchProps<Lanterns>, 'timeline' | 'seats' | 'back' | 'after'> &
  Partial<Pick<TableProps<Lanterns>, 'onSeen' | 'tools'> & Pick<WatchProps<Lanterns>, 'onPlace'>> & {
    readonly version: number
    readonly at: number
    readonly running: boolean
    readonly onFork: ((at: number) => void) | null
    /** What the player can do in the present. */
    readonly orders?: ReactNode
  }

/** Nights, oil and what was told of them: the same for a match and for its replay. */
export function NightTable({
  timeline,
  version,
  at,
  running,
  seats,
  orders,
  after,
  onFork,
  ...props
}: NightTableProps) {
  const { player, story, index, view, atLast } = useWatching({
    timeline,
    version,
    at,
    running,
    storyOf,
    paceOf: () => 800,
    onSeen: props.onSeen,
    onPlace: props.onPlace,
  })
  const { night, config, taken, oil } = view
  const last = story.lines.findLast((line) => line.index <= index)
  return (
    <TableLayout
      title={`Lanterns, night ${night} of ${config.nights}`}
      seats={seats.map(({ name, kind }, seat) => ({ name, score: taken[seat], ...(kind !== undefined && { kind }) }))}
      middle={`Night ${night} of ${config.nights}`}
      back={props.back}
      tools={props.tools}
      piece={<p>Your oil: {oil ?? 'unknown'}</p>}
      board={<p role="status">{`${taken.join(' to ')} after ${night} nights`}</p>}
      now={<NowRibbon>{last?.text ?? 'The first night.'}</NowRibbon>}
      {...(orders !== undefined && atLast && { orders })}
      log={<Log player={player} lines={story.lines} periodName={(period) => `Night ${period}`} />}
      timeline={
        <TimelineBar
          player={player}
          ticks={story.ticks}
          marks={story.marks}
          moment={(place) => `Night ${timeline.period(place)}`}
          {...(onFork !== null && { onFork })}
        />
      }
    />
  )
}

function storyOf(timeline: WatchProps<Lanterns>['timeline']) {
  const tell = lanterns.narrator()
  const lines: LogLine[] = []
  for (let index = 0; index < timeline.length; index++)
    for (const [at, event] of timeline.events(index).entries()) {
      const text = plainWords(tell([event], timeline.frame(index).view)[at]?.line?.parts ?? [])
      lines.push({
        key: `${index}`,
        index,
        period: event.night,
        seat: event.taken === 0 || event.taken === 1 ? event.taken : null,
        icon: null,
        text,
        plain: text,
      })
    }
  return { lines, marks: [], ticks: lines.map(({ index, period }) => ({ index, label: `${period}` })) }
}

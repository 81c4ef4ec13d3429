import { words } from '@tessera/table/words'
import { lazy } from 'react'
import {
  type GameScreens,
  isRecordOf,
  type MatchDefinition,
  type PlayTypes,
  type ReplayProps,
  type ScreenParts,
} from '../definition/index.ts'
import {
  keptIn,
  type Opened,
  type OpenMatch,
  OWN_SEAT,
  openStored,
  readOwn,
  type StoredMatch,
  seatsHere,
} from '../kept/index.ts'
import { KeptPage, LocalMatch, OnlineMatch, PracticeMatch } from '../matches/index.ts'
import { HandedOverPage, replayPage, replayTable } from '../replay/index.ts'
import { GuidedStart, startMatch } from '../start/index.ts'

/** Every page of a game that is alike for all games, and its own ones. */
export function defineScreens<T extends PlayTypes>(definition: MatchDefinition<T>, parts: ScreenParts<T>): GameScreens {
  const { name, ruleset } = definition.game
  const play = `/${ruleset.id}/play`
  const open = (stored: StoredMatch) => openStored(definition, stored)
  /** The record of a kept match alone, finished or not: it cannot be played on from here. */
  const openRecord = (stored: StoredMatch): Opened<OpenMatch<T>> => {
    const read = readOwn<T>(stored.record, definition.game)
    if (!read.ok) return { state: 'faulty', inputErrors: read.inputErrors }
    const record = read.value
    const kept = keptIn(definition, stored.extra)
    if (kept === null || !isRecordOf<T>(definition.game, record)) return { state: 'replay', record }
    const names = seatsHere(definition, record.start.config, kept.opponent).map(({ name: seat }) => seat)
    return { state: 'replay', record, names }
  }
  const begin = async () =>
    parts.first === undefined ? { text: words.text('learn.none') } : startMatch(definition, parts.first)

  const { practice } = parts
  const defined = { definition, parts }
  // Playing needs none of them.
  const LoadedReplay = lazy(async () => {
    const { ReplayTable } = await replayTable()
    return { default: (props: ReplayProps) => <ReplayTable definition={definition} parts={parts} {...props} /> }
  })
  // Others load this screen lazily as well, and what is loaded lazily must not be lazy itself.
  const Replay = (props: ReplayProps) => <LoadedReplay {...props} />
  const ReplayPage = lazy(async () => ({ default: (await replayPage()).ReplayPage }))
  const Match = () => (
    <KeptPage
      title={name}
      play={play}
      open={open}
      replay={(record) => <Replay record={record} />}
      match={(match) => <LocalMatch key={match.id} definition={definition} parts={parts} match={match} />}
    />
  )
  const Again = () => (
    <KeptPage
      title={words.text('replay.title', { game: name })}
      play={play}
      open={openRecord}
      replay={(record, id, names) => (
        <Replay
          record={record}
          back={`/${ruleset.id}/battle/${id}`}
          {...(names === undefined ? {} : { names, me: OWN_SEAT })}
        />
      )}
      match={() => null}
    />
  )
  return {
    pages: {
      'battle/:id': Match,
      'battle/:id/replay': Again,
      replay: () => <ReplayPage game={ruleset.id} name={name} Table={Replay} />,
      watch: () => <HandedOverPage play={play} Replay={Replay} />,
      ...(parts.first === undefined ? {} : { learn: () => <GuidedStart name={name} play={play} begin={begin} /> }),
      ...parts.pages,
    },
    Online: (props) => <OnlineMatch definition={definition} parts={parts} {...props} />,
    Replay,
    Options: parts.options.Panel,
    Practice: practice === undefined ? null : (props) => <PracticeMatch practice={practice} {...defined} {...props} />,
    get task() {
      return practice?.task ?? ''
    },
    usual: parts.options.usual,
    inShort: parts.options.inShort,
  }
}

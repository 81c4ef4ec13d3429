import { openRecord, randomSeed } from '@tessera/kernel'
import { PERSONALITIES, siegefrontRules } from '@tessera/siegefront'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReplayProps } from '../../../table/replay.ts'
import { Segments, say } from '../../../ui/index.ts'
import { faceIcon } from '../art.ts'
import { SiegeTable } from '../table/SiegeTable.tsx'
import type { SiegefrontTimeline } from '../table/story.ts'
import { MatchOver } from './MatchOver.tsx'
import { FIRST_OPPONENT, type OpponentChoice } from './opponent.ts'
import type { SiegefrontRecord } from './session.ts'
import { startMatch } from './start.ts'

/** A record on the table, move by move, seen from either castle; a match can be played on from any moment. */
export function ReplayTable({ record, frames, at = 0, names, back = '/replays', onFork }: ReplayProps) {
  const navigate = useNavigate()
  const [side, setSide] = useState<0 | 1>(0)
  const whole = record as unknown as SiegefrontRecord | null
  const opened = useMemo(
    () => (frames === undefined && whole !== null ? openRecord(siegefrontRules, whole, side) : null),
    [frames, whole, side],
  )
  const timeline = useMemo(() => opened ?? (frames?.(side) as SiegefrontTimeline), [opened, frames, side])
  const seats = useMemo(() => [seatName(whole, 0, names?.[0]), seatName(whole, 1, names?.[1])] as const, [whole, names])
  const [place, setPlace] = useState(at)
  const fork = async (index: number) => {
    const state = opened?.fork(index, randomSeed()).state
    if (state === undefined || whole === null) return
    const begun = await startMatch({ opponent: opponentOf(whole), deck: [], state })
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  return (
    <SiegeTable
      key={side}
      timeline={timeline}
      version={0}
      seats={seats}
      bottom={side}
      me={null}
      personality={null}
      live={null}
      back={back}
      at={Math.min(place, timeline.length - 1)}
      onPlace={setPlace}
      onFork={onFork ?? ((index) => void fork(index))}
      record={() => record}
      eyes={
        <Segments
          label="Seen from"
          bare
          options={[
            { value: '0', name: seats[0].name },
            { value: '1', name: seats[1].name },
          ]}
          value={String(side)}
          onChange={(value) => setSide(value === '1' ? 1 : 0)}
        />
      }
      after={(open, close, index) => (
        <MatchOver
          open={open}
          onClose={close}
          view={timeline.frame(timeline.length - 1).view}
          timeline={timeline}
          me={null}
          names={[seats[0].name, seats[1].name]}
          personality={null}
          at={index}
          record={() => record}
        />
      )}
    />
  )
}

function seatName(record: SiegefrontRecord | null, seat: 0 | 1, known?: string) {
  const forge = record?.start.config.seats[seat].forge
  const name = known ?? (seat === 0 ? 'Azure' : 'Vermilion')
  return forge === undefined ? { name } : { name, kind: nameOf(forge.personality), face: faceIcon(forge.personality) }
}

function nameOf(personality: string): string {
  return PERSONALITIES.find(({ key }) => key === personality)?.name ?? personality
}

/** Whoever plays on does so against what sat there, as far as the record says. */
function opponentOf(record: SiegefrontRecord): OpponentChoice {
  const { supply, forge } = record.start.config.seats[1]
  if (forge === undefined) return { ...FIRST_OPPONENT, level: 'normal', supply }
  return { personality: forge.personality, level: forge.difficulty, supply }
}

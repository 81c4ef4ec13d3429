import { type BattleEntry, duelRecord, type PlayerView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { HandedOver, TableProps } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { Button } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import type { ReactNode } from 'react'
import type { Run } from '../types.ts'
import EndScreen from './end.tsx'

interface EndedProps extends TableProps<Run> {
  readonly view: PlayerView
  readonly best: number | undefined
  readonly onWatch: (number: number) => void
}

/** The end of a run that was played here: another run, its record, and its battles as duels. */
export default function Ended({ view, best, back, where, record, onRematch, onWatch }: EndedProps): ReactNode {
  const navigate = useNavigate()
  const whole = record()
  const openDuel = (entry: BattleEntry) => {
    const names = [words.text('runTable.you'), entry.opponent.name]
    const state: HandedOver = { record: duelRecord(entry, view.config), names, me: 0, back: location.pathname }
    navigate('/gauntlet-duel/watch', { state })
  }
  return (
    <EndScreen
      view={view}
      best={best}
      back={back}
      acts={
        <>
          <Button kind="primary" size="big" to="/gauntlet-run/play">
            {words.text('runEndPage.newRun')}
          </Button>
          {onRematch !== null && where === 'here' && (
            <Button onClick={onRematch}>{words.text('runEndPage.same')}</Button>
          )}
          {whole !== null && (
            <Button glyph="save" onClick={() => saveRecordFile(whole)}>
              {words.text('runTable.record')}
            </Button>
          )}
        </>
      }
      onWatch={onWatch}
      onReplay={view.config.daily === undefined || where === 'here' ? openDuel : null}
    />
  )
}

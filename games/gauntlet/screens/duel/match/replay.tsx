import { words } from '@tessera/gauntlet/words'
import type { WatchProps } from '@tessera/play'
import { Button, EmptyState } from '@tessera/ui'
import { DuelTable } from '../../shared/table/duel-table.tsx'
import type { Duel } from '../types.ts'

/** A record on the table, forwards and backwards, seen from either side. */
export default function Replay({ timeline, to, seats, back, at, onPlace, onFork, eyes, after }: WatchProps<Duel>) {
  const first = firstBattle(timeline)
  if (first === null)
    return (
      <main>
        <EmptyState title={words.text('duel.noBattle')}>{words.text('duel.noBattleWhy')}</EmptyState>
      </main>
    )
  return (
    <DuelTable
      timeline={timeline}
      version={0}
      seats={seats}
      below={to === 1 ? 1 : 0}
      at={Math.max(at, first)}
      running={false}
      autoplay={false}
      back={back}
      onPlace={onPlace}
      onFork={onFork}
      tools={
        <>
          {eyes}
          <Button onClick={() => onFork(Math.max(0, first - 1))}>{words.text('duel.deployAnew')}</Button>
        </>
      }
      after={after}
    />
  )
}

function firstBattle(timeline: WatchProps<Duel>['timeline']): number | null {
  for (let index = 0; index < timeline.length; index++)
    if (timeline.events(index).some(({ type }) => type === 'deployed' || type === 'battle_started')) return index
  return null
}

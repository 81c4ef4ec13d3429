import type { MatchRecord } from '@tessera/kernel'
import { type HandedOver, Nowhere } from '@tessera/play'
import { sorry } from '@tessera/play/online'
import { Skeletons } from '@tessera/ui'
import { Navigate, useParams } from '@tessera/ui/router'
import { gauntlet } from './client.ts'

type DuelRecord = MatchRecord<unknown, unknown, unknown>

/** /gauntlet-run/battles/:id: a battle of somebody's run, as a duel. */
export function WatchBattlePage() {
  const { id = '' } = useParams()
  const { data, error } = gauntlet.useAnswer('gauntletBattle', { params: { battle: id } })
  if (data === undefined) return <Loading error={error} />
  const opponent = data.opponent as { readonly name?: unknown }
  return (
    <Shown
      record={data.record}
      names={[data.player.name, typeof opponent.name === 'string' ? opponent.name : 'A stored team']}
    />
  )
}

/** /gauntlet-run/challenges/:id: how a champion was challenged. */
export function WatchChallengePage() {
  const { id = '' } = useParams()
  const { data, error } = gauntlet.useAnswer('challengeFought', { params: { id } })
  if (data === undefined) return <Loading error={error} />
  return <Shown record={data.record} names={[data.challenger.name, 'The champion']} />
}

function Shown({ record, names }: { readonly record: unknown; readonly names: readonly string[] }) {
  const state: HandedOver = { record: record as DuelRecord, names, back: '/gauntlet-run/ladder?list=mine' }
  return <Navigate to="/gauntlet-duel/watch" state={state} replace />
}

function Loading({ error }: { readonly error: Error | null }) {
  if (error !== null)
    return (
      <Nowhere title="This battle cannot be shown" play="/gauntlet-run/play">
        {sorry(error)}
      </Nowhere>
    )
  return (
    <main className="loading">
      <h1 className="vh">A battle</h1>
      <Skeletons lines={4} label="Fetching the battle" />
    </main>
  )
}

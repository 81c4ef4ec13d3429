import { FACTIONS, leaderName } from '@tessera/gauntlet'
import { useBegin } from '@tessera/play'
import { agoWords, PagedList, PersonLink, Ranking, sorry, useMe } from '@tessera/play/online'
import { Button, Chips, EmptyState, IconButton, Panel, Select, Skeletons, ThemeButton, useTitle } from '@tessera/ui'
import { useSearchParams } from '@tessera/ui/router'
import type { ReactNode } from 'react'
import { Emblem } from '../../shared/art/emblem.tsx'
import { gauntlet } from './client.ts'
import '@tessera/play/online/account.css'
import '../run.css'

const LISTS = [
  { id: 'rating', name: 'By rating' },
  { id: 'runs', name: 'By runs won' },
  { id: 'champions', name: 'Champions' },
  { id: 'day', name: 'The day' },
  { id: 'mine', name: 'Your teams' },
] as const
type ListId = (typeof LISTS)[number]['id']

/** /gauntlet-run/ladder: everybody who has set out on this server. */
export default function LadderPage() {
  useTitle('Ladder of the Gauntlet run')
  const [search, setSearch] = useSearchParams()
  const list = LISTS.find(({ id }) => id === search.get('list'))?.id ?? 'rating'
  return (
    <main className="gr gr-runs gr-ladder">
      <header className="gr-newtop">
        <IconButton className="nav" label="Back" glyph="left" to="/gauntlet-run/play" />
        <h1>Everybody on the road</h1>
        <span className="gr-tools">
          <ThemeButton />
        </span>
      </header>
      <Chips<ListId>
        label="List"
        value={list}
        chips={LISTS}
        onChange={(id) => setSearch({ list: id }, { replace: true })}
      />
      <Shown key={list} list={list} />
    </main>
  )
}

function Shown({ list }: { readonly list: ListId }): ReactNode {
  switch (list) {
    case 'rating':
    case 'runs':
      return <Ladder by={list} />
    case 'champions':
      return <Champions />
    case 'day':
      return <Day />
    case 'mine':
      return <Mine />
  }
}

function Ladder({ by }: { readonly by: 'rating' | 'runs' }) {
  const [search, setSearch] = useSearchParams()
  const { data: seasons } = gauntlet.useAnswer('gauntletSeasons')
  const season = Number(search.get('season') ?? Number.NaN)
  const query = { by, limit: 50, ...(Number.isInteger(season) ? { season } : {}) }
  const { entries, error, more, loadingMore, again } = gauntlet.usePages('gauntletLadder', { query })
  if (entries === null) return <Waiting error={error} again={again} />
  return (
    <Ranking
      label="The ladder"
      entries={entries}
      more={more}
      loadingMore={loadingMore}
      before={
        (seasons?.seasons.length ?? 0) > 1 && (
          <Select
            label="Season"
            value={search.get('season') ?? ''}
            options={[
              { value: '', name: 'Now' },
              ...(seasons?.seasons ?? []).map(({ number, name }) => ({ value: String(number), name })),
            ]}
            onChange={(value) => setSearch({ list: by, ...(value === '' ? {} : { season: value }) }, { replace: true })}
          />
        )
      }
      columns={[
        {
          name: 'Rating',
          cell: ({ rating, peak }) => (
            <>
              <b>{rating}</b> <span className="muted t13">best {peak}</span>
            </>
          ),
        },
        {
          name: 'Runs won',
          cell: ({ runsWon, runs, flawless }) => (
            <>
              {runsWon} of {runs}
              {flawless > 0 && <span className="muted t13"> {flawless} without a loss</span>}
            </>
          ),
        },
      ]}
    >
      {entries.length === 0 && (
        <EmptyState title="Nobody yet">
          {by === 'rating' ? 'Ten rated battles earn a place.' : 'Nine wins in a run earn a place.'}
        </EmptyState>
      )}
    </Ranking>
  )
}

function Champions() {
  const me = useMe()
  const begin = useBegin()
  const pages = gauntlet.usePages('champions')
  const { data: teams } = gauntlet.useAnswer('myGauntletTeams', { query: { limit: 1 } }, me?.kind === 'user')
  const own = teams?.entries[0]
  const challenge = async (team: string) => {
    if (own === undefined) return { text: 'Fight a battle in a run online first.' }
    try {
      const { id } = await gauntlet.ask('challenge', { params: { team }, body: { team: own.id } })
      gauntlet.outdated('champions')
      return { path: `/gauntlet-run/challenges/${id}` }
    } catch (error) {
      return { text: sorry(error) }
    }
  }
  return (
    <Panel title="Champions" aside="A team that won nine stands until somebody beats it">
      <PagedList
        pages={pages}
        label="Champions"
        keyOf={({ team }) => team.id}
        none={<EmptyState title="No champion yet">The first run with nine wins makes one.</EmptyState>}
      >
        {({ team, person, challenges, fallen, fallenTo, since }) => (
          <div className="gr-champion">
            <Emblem faction={FACTIONS.find((id) => id === team.faction) ?? null} size={34} />
            <div>
              <b>{leaderName(team.leader)}</b> of {person === null ? team.name : <PersonLink person={person} />}
              <p className="muted t13">
                {fallen === null ? 'Standing' : 'Fallen'} since {agoWords(fallen ?? since)}, {challenges}{' '}
                {challenges === 1 ? 'challenge' : 'challenges'}
              </p>
            </div>
            {fallenTo !== null && <Button to={`/gauntlet-run/challenges/${fallenTo}`}>How it fell</Button>}
            {fallen === null && (
              <Button
                blocked={
                  me?.kind !== 'user'
                    ? 'Sign up to challenge a champion.'
                    : own === undefined
                      ? 'Fight a battle in a run online first: your newest team challenges.'
                      : null
                }
                onClick={() => void begin(challenge(team.id))}
              >
                Challenge
              </Button>
            )}
          </div>
        )}
      </PagedList>
    </Panel>
  )
}

function Day() {
  const { data, error, refetch } = gauntlet.useAnswer('daily')
  if (data === undefined) return <Waiting error={error} again={() => void refetch()} />
  return (
    <Ranking
      label="The list of the day"
      title={`The run of ${data.day}`}
      aside={leaderName(data.leader)}
      entries={data.list}
      note={({ status }) => status === 'active' && <span className="muted t13"> on the road</span>}
      columns={[
        { name: 'Wins', cell: ({ wins }) => <b>{wins}</b> },
        { name: 'Losses', cell: ({ losses }) => losses },
      ]}
    >
      {data.list.length === 0 && (
        <EmptyState title="Nobody has set out today">Everybody plays the same cards and dice, once.</EmptyState>
      )}
      <p className="muted t13">Dice of the day: {data.seed ?? `sealed, ${data.seedHash.slice(0, 16)}…`}</p>
    </Ranking>
  )
}

/** Battles that others fought against one's stored teams. */
function Mine() {
  const me = useMe()
  const fought = gauntlet.usePages('foughtTeams', {}, me !== null)
  if (me === null)
    return (
      <EmptyState title="No teams of yours are here">Play a run online, and others will meet your teams.</EmptyState>
    )
  return (
    <Panel title="Your teams were fought">
      <PagedList
        pages={fought}
        label="Battles against your teams"
        keyOf={({ id }) => id}
        none={
          <EmptyState title="Nobody has met your teams yet">Every battle of a run online leaves a team.</EmptyState>
        }
      >
        {({ id, player, winner, rounds, fought: when }) => (
          <div className="gr-champion">
            <div>
              <b>{winner === 1 ? 'Your team won' : winner === 0 ? 'Your team lost' : 'A draw'}</b> against{' '}
              <PersonLink person={player} />
              <p className="muted t13">
                {rounds} rounds, {agoWords(when)}
              </p>
            </div>
            <Button to={`/gauntlet-run/battles/${id}`}>Watch</Button>
          </div>
        )}
      </PagedList>
    </Panel>
  )
}

function Waiting({ error, again }: { readonly error: Error | null; readonly again: () => void }) {
  if (error === null) return <Skeletons lines={5} label="Loading the list" />
  return (
    <EmptyState title="This list cannot be shown" actions={<Button onClick={again}>Try again</Button>}>
      {sorry(error)}
    </EmptyState>
  )
}

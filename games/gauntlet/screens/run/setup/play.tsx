import { FACTIONS } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { startMatch, useBegin } from '@tessera/play'
import { type StoredMatch, useMatches } from '@tessera/play/kept'
import { useOutlook } from '@tessera/play/online'
import { Button, Dialog, Select, useTitle } from '@tessera/ui'
import { useSearchParams } from '@tessera/ui/router'
import { lazy, Suspense, useState } from 'react'
import { runMatch, runWith } from '../match/definition.ts'
import { abandonStored, runDayOf } from '../match/stored-runs.ts'
import type { Brought } from '../types.ts'
import { dailyOf, today } from './daily.ts'
import { DailyWords } from './daily-words.tsx'
import { NewRun } from './new-run.tsx'
import { type Level, type Pool, setup as remembered } from './remembered.ts'
import { useUnlocked } from './use-unlocked.ts'

const OnlineNotices = lazy(() => import('../online/online-notices.tsx'))

/** Set-up of a run in this browser: one at a time, and besides it the day's. */
export default function Play() {
  useTitle(words.text('setOut.page'))
  const begin = useBegin()
  const [search] = useSearchParams()
  const [setup, setSetup] = useState(remembered.recall)
  const stored = useMatches()?.filter(({ game }) => game === 'gauntlet-run') ?? null
  const kept = stored ?? []
  const active = kept.find((run) => run.state === 'running' && runDayOf(run) === null)
  const there = useOutlook(({ server }) => server === 'there')
  const pool = setup.pool === 'async' && !there ? 'local' : setup.pool
  const online = useUnlocked(pool === 'async')
  const [busy, setBusy] = useState(false)
  const onBegin = async (brought: Brought) => {
    remembered.keep({ ...setup, brought })
    setBusy(true)
    await begin(
      pool === 'async'
        ? import('../online/begin-online.ts').then(({ beginOnline }) => beginOnline(brought))
        : startMatch(runMatch, runWith({ pool, botLevel: setup.level }, brought)),
    )
    setBusy(false)
  }
  return (
    <NewRun
      first={setup.brought}
      chosen={search.get('with') === 'deck'}
      back="/"
      unlocked={pool === 'async' ? online : FACTIONS}
      blocked={
        busy
          ? words.text('setOut.begins')
          : active !== undefined && pool !== 'async'
            ? words.text('setOut.finishFirst')
            : null
      }
      notice={
        <div className="gr-notices">
          {active !== undefined && <Active run={active} />}
          {stored !== null && stored.length === 0 && <FirstRun />}
          {there ? (
            <Suspense fallback={null}>
              <OnlineNotices />
            </Suspense>
          ) : (
            <Day runs={kept} />
          )}
          <p className="gr-ways">
            <Button kind="quiet" to="/gauntlet-run/runs">
              {words.text('setOut.runs')}
            </Button>
            <Button kind="quiet" to="/gauntlet-run/decks">
              {words.text('setOut.decks')}
            </Button>
            {there && (
              <Button kind="quiet" to="/gauntlet-run/ladder">
                {words.text('setOut.ladder')}
              </Button>
            )}
          </p>
        </div>
      }
      options={
        <div className="gr-options">
          <Select<Pool>
            label={words.text('setOut.opponents')}
            value={pool}
            options={[
              ...(there ? [{ value: 'async' as const, name: words.text('setOut.async') }] : []),
              { value: 'local', name: words.text('setOut.local') },
              { value: 'bots', name: words.text('setOut.bots') },
            ]}
            onChange={(next) => setSetup({ ...setup, pool: next })}
          />
          {pool !== 'async' && (
            <Select<Level>
              label={words.text('setOut.botTeams')}
              value={setup.level}
              options={[
                { value: 'easy', name: words.text('setOut.easy') },
                { value: 'normal', name: words.text('setOut.normal') },
                { value: 'hard', name: words.text('setOut.hard') },
              ]}
              onChange={(level) => setSetup({ ...setup, level })}
            />
          )}
        </div>
      }
      onBegin={(brought) => void onBegin(brought)}
    />
  )
}

/** For players who have not played a run yet. */
function FirstRun() {
  return (
    <section className="panel gr-active" aria-label={words.text('setOut.firstLabel')}>
      <div>
        <h2>{words.text('setOut.first')}</h2>
        <p className="muted">{words.text('setOut.firstHint')}</p>
      </div>
      <Button to="/gauntlet-run/learn">{words.text('setOut.guide')}</Button>
    </section>
  )
}

/** A run under way; giving it up is asked twice. */
function Active({ run }: { readonly run: StoredMatch }) {
  const [asked, setAsked] = useState(false)
  return (
    <section className="panel gr-active" aria-label={words.text('setOut.active')}>
      <div>
        <span className="eyebrow">{run.eyebrow}</span>
        <h2>{run.title}</h2>
        <p className="muted">{run.note}</p>
      </div>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        {words.text('setOut.abandon')}
      </Button>
      <Button kind="primary" to={`/gauntlet-run/battle/${run.id}`}>
        {words.text('setOut.continue')}
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={words.text('setOut.abandonThis')}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{words.text('setOut.keep')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsked(false)
                void abandonStored(run)
              }}
            >
              {words.text('setOut.abandonIt')}
            </Button>
          </>
        }
      >
        <p>{words.text('setOut.abandonHint')}</p>
      </Dialog>
    </section>
  )
}

/** The day's run in this browser; begun is used up. */
function Day({ runs }: { readonly runs: readonly StoredMatch[] }) {
  const begin = useBegin()
  const { daily, seed } = dailyOf(today(new Date()))
  const played = runs.find((run) => runDayOf(run) === daily.day)
  return (
    <DailyWords daily={daily}>
      {played === undefined ? (
        <Button onClick={() => void begin(startMatch(runMatch, { ...runWith({ pool: 'bots', daily }, null), seed }))}>
          {words.text('day.play')}
        </Button>
      ) : (
        <Button to={`/gauntlet-run/battle/${played.id}`}>
          {words.text(played.state === 'running' ? 'day.continue' : 'day.played')}
        </Button>
      )}
    </DailyWords>
  )
}

import { FACTIONS } from '@tessera/gauntlet'
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
  useTitle('Gauntlet run')
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
          ? 'The run begins.'
          : active !== undefined && pool !== 'async'
            ? 'Finish or abandon your current run first.'
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
              Your runs
            </Button>
            <Button kind="quiet" to="/gauntlet-run/decks">
              Decks
            </Button>
            {there && (
              <Button kind="quiet" to="/gauntlet-run/ladder">
                Ladder and champions
              </Button>
            )}
          </p>
        </div>
      }
      options={
        <div className="gr-options">
          <Select<Pool>
            label="Opponents"
            value={pool}
            options={[
              ...(there ? [{ value: 'async' as const, name: 'Other players, online' }] : []),
              { value: 'local', name: 'Your former teams and bots' },
              { value: 'bots', name: 'Bot teams only' },
            ]}
            onChange={(next) => setSetup({ ...setup, pool: next })}
          />
          {pool !== 'async' && (
            <Select<Level>
              label="Bot teams"
              value={setup.level}
              options={[
                { value: 'easy', name: 'Poorly equipped' },
                { value: 'normal', name: 'Usual' },
                { value: 'hard', name: 'Well equipped' },
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
    <section className="panel gr-active" aria-label="Your first run">
      <div>
        <h2>Your first run?</h2>
        <p className="muted">A guide shows every screen the first time you see it.</p>
      </div>
      <Button to="/gauntlet-run/learn">Begin with a guide</Button>
    </section>
  )
}

/** A run under way; giving it up is asked twice. */
function Active({ run }: { readonly run: StoredMatch }) {
  const [asked, setAsked] = useState(false)
  return (
    <section className="panel gr-active" aria-label="Your run">
      <div>
        <span className="eyebrow">{run.eyebrow}</span>
        <h2>{run.title}</h2>
        <p className="muted">{run.note}</p>
      </div>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Abandon
      </Button>
      <Button kind="primary" to={`/gauntlet-run/battle/${run.id}`}>
        Continue the run
      </Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Abandon this run?"
        actions={
          <>
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsked(false)
                void abandonStored(run)
              }}
            >
              Abandon it
            </Button>
          </>
        }
      >
        <p>It counts as lost. Its battles can still be watched.</p>
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
          Play the day’s run
        </Button>
      ) : (
        <Button to={`/gauntlet-run/battle/${played.id}`}>
          {played.state === 'running' ? 'Continue the day’s run' : 'You have played today’s run'}
        </Button>
      )}
    </DailyWords>
  )
}

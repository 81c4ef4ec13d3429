import { FACTIONS } from '@tessera/gauntlet'
import { useBegin } from '@tessera/play'
import { useMe } from '@tessera/play/online'
import { Button } from '@tessera/ui'
import { useState } from 'react'
import { DailyWords } from '../setup/daily-words.tsx'
import { beginDaily } from './begin-online.ts'
import { gauntlet } from './client.ts'

/** What waits on the server: the run under way, and the run of the day. */
export default function OnlineNotices() {
  const me = useMe()
  const begin = useBegin()
  const [busy, setBusy] = useState(false)
  const { data: active } = gauntlet.useAnswer('activeRuns', {}, me !== null)
  const { data: daily } = gauntlet.useAnswer('daily')
  const faction = FACTIONS.find((id) => id === daily?.faction)
  const named = me?.kind === 'user'
  return (
    <>
      {active?.run != null && (
        <section className="panel gr-active" aria-label="Your run online">
          <div>
            <span className="eyebrow">Online</span>
            <h2>Your run is under way</h2>
            <p className="muted">Against stored teams of other players</p>
          </div>
          <Button kind="primary" to={`/m/${active.run}`}>
            Continue online
          </Button>
        </section>
      )}
      {daily !== undefined && faction !== undefined && (
        <DailyWords daily={{ ...daily, faction }}>
          {daily.mine !== null ? (
            <Button to={`/m/${daily.mine}`}>
              {active?.dailyDone === true ? 'Your run of the day' : 'Go on with it'}
            </Button>
          ) : (
            <Button
              blocked={
                busy
                  ? 'The match is starting.'
                  : named
                    ? null
                    : 'Sign up to be on the list of the day: everybody has one try.'
              }
              onClick={() => {
                setBusy(true)
                void begin(beginDaily()).then(() => setBusy(false))
              }}
            >
              Play the day’s run
            </Button>
          )}
          <Button kind="quiet" to="/gauntlet-run/ladder?list=day">
            {daily.list.length === 0 ? 'The list' : `The list: ${daily.list.length}`}
          </Button>
        </DailyWords>
      )}
    </>
  )
}

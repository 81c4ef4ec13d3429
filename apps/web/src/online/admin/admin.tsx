import {
  agoWords,
  ask,
  dayWords,
  Form,
  outdated,
  PagedList,
  PersonLink,
  sorry,
  useAnswer,
  useMe,
  usePages,
  useSending,
} from '@tessera/play/online'
import { Button, Panel, Select, say, TextField, useTitle } from '@tessera/ui'
import { NotFound } from '@tessera/ui/not-found'
import { Link, useSearchParams } from '@tessera/ui/router'
import type { Profile, ReportEntry } from '@tessera/wire'
import { useState } from 'react'
import '@tessera/play/online/account.css'
import '@tessera/play/online/people.css'

/** /admin: for everybody else there is no such page. */
export default function AdminPage() {
  useTitle('Administration')
  return useMe()?.role === 'admin' ? <Desk /> : <NotFound />
}

function Desk() {
  const [search, setSearch] = useSearchParams()
  const who = search.get('who') ?? ''
  const [name, setName] = useState('')
  return (
    <main className="page pp-page">
      <header className="page-head">
        <div>
          <h1>Administration</h1>
          <p className="muted">Everything done here is written into the server’s log, with your name.</p>
        </div>
      </header>
      <div className="pp-columns">
        <Reports onPerson={(id) => setSearch({ who: id })} />
        <div className="ac-parts">
          <Panel title="Somebody">
            <form
              className="ac-form"
              onSubmit={(event) => {
                event.preventDefault()
                if (name.trim() !== '') setSearch({ who: name.trim() })
              }}
            >
              <TextField label="Name or id" value={name} onChange={setName} spellCheck={false} maxLength={40} />
              <div className="ac-acts">
                <Button type="submit">Look up</Button>
              </div>
            </form>
          </Panel>
          {who !== '' && <Somebody key={who} who={who} />}
          <EndMatch />
        </div>
      </div>
    </main>
  )
}

const REASONS = {
  cheating: 'Cheating',
  stalling: 'Stalling',
  chat: 'What they wrote',
  name: 'Offensive name',
  other: 'Something else',
} as const

function Reports({ onPerson }: { readonly onPerson: (id: string) => void }) {
  const pages = usePages('reports', { query: { limit: 20 } })
  const settle = async ({ id }: ReportEntry) => {
    try {
      await ask('settle', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('reports')
  }
  return (
    <Panel title="Reports">
      <PagedList pages={pages} label="Reports" keyOf={({ id }) => id} none="Nobody has reported anybody.">
        {(report) => (
          <>
            <div>
              <b>{REASONS[report.reason]}</b>: <PersonLink person={report.about} />
              <p>
                by {report.by.name}, {agoWords(report.created)}
                {report.match !== null && (
                  <>
                    {', '}
                    <Link to={`/m/${report.match}`}>the match</Link>
                  </>
                )}
              </p>
              {report.match !== null && report.reason === 'chat' && <Written match={report.match} />}
              {report.text !== '' && <blockquote>{report.text}</blockquote>}
            </div>
            <Button kind="quiet" onClick={() => onPerson(report.about.id)} aria-label={`Act on ${report.about.name}`}>
              Act
            </Button>
            {report.settled === null ? (
              <Button kind="quiet" onClick={() => void settle(report)} aria-label={`Settle: ${report.about.name}`}>
                Settle
              </Button>
            ) : (
              <span className="ac-mark on">settled {agoWords(report.settled)}</span>
            )}
          </>
        )}
      </PagedList>
    </Panel>
  )
}

/** What was written in the match a report is about. */
function Written({ match }: { readonly match: string }) {
  const { data } = useAnswer('chat', { params: { id: match }, query: {} })
  if (data === undefined || data.lines.length === 0) return null
  return (
    <details>
      <summary>What was written</summary>
      <ol>
        {data.lines.map(({ number, seat, text }) => (
          <li key={number}>
            Seat {seat + 1}: {text}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Somebody({ who }: { readonly who: string }) {
  const { data: profile, error } = useAnswer('profile', { params: { name: who } })
  if (profile === undefined)
    return <p className={error === null ? 'muted' : 'ac-trouble'}>{error === null ? 'Looking…' : sorry(error)}</p>
  return (
    <>
      <Panel title={profile.name} aside={`${profile.kind}, since ${dayWords(profile.since)}`}>
        <p className="ac-none">
          <PersonLink person={profile} />. {profile.won} won, {profile.lost} lost, {profile.drawn} drawn.
        </p>
        <BanForm profile={profile} />
      </Panel>
      {profile.kind !== 'guest' && !profile.gone && <RenameForm profile={profile} />}
    </>
  )
}

const DAYS = [
  { value: '1', name: 'a day' },
  { value: '7', name: 'a week' },
  { value: '30', name: '30 days' },
  { value: '', name: 'for good' },
] as const

function BanForm({ profile }: { readonly profile: Profile }) {
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('7')
  const [reason, setReason] = useState('')
  const sending = useSending('ban')
  const { id, name, shutOut } = profile
  const letIn = async () => {
    try {
      await ask('unban', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('profile')
    say(`${name} may come in again.`, 'good')
  }
  if (shutOut !== null)
    return (
      <div className="ac-body">
        <p className="ac-trouble">
          Banned {shutOut.until.startsWith('9999') ? 'for good' : `until ${dayWords(shutOut.until)}`}: {shutOut.reason}
        </p>
        <div className="ac-acts">
          <Button onClick={() => void letIn()}>Lift the ban</Button>
        </div>
      </div>
    )
  const send = async () => {
    const body = { reason: reason.trim(), ...(days === '' ? {} : { days: Number(days) }) }
    if ((await sending.send({ params: { id }, body })) === null) return
    outdated('profile')
    say(`${name} is banned.`, 'good')
  }
  return (
    <Form sending={sending} onSend={send} label={`Ban ${name}`}>
      <Select label="Ban for" options={DAYS} value={days} onChange={setDays} />
      <TextField
        label="Why"
        value={reason}
        onChange={setReason}
        maxLength={200}
        hint="They read this when they try to sign in."
        error={sending.inputError('reason')}
      />
      <div className="ac-acts">
        <Button kind="danger" type="submit">
          Ban {name}
        </Button>
      </div>
    </Form>
  )
}

function RenameForm({ profile: { id, name } }: { readonly profile: Profile }) {
  const [next, setNext] = useState('')
  const sending = useSending('rename')
  const send = async () => {
    if ((await sending.send({ params: { id }, body: { name: next.trim() } })) === null) return
    outdated('profile', 'reports')
    say(`${name} is called ${next.trim()} now.`, 'good')
    setNext('')
  }
  return (
    <Panel title="Another name">
      <Form sending={sending} onSend={send}>
        <TextField
          label={`New name for ${name}`}
          value={next}
          onChange={setNext}
          maxLength={20}
          spellCheck={false}
          error={sending.inputError('name')}
        />
        <div className="ac-acts">
          <Button type="submit">Rename</Button>
        </div>
      </Form>
    </Panel>
  )
}

function EndMatch() {
  const [text, setText] = useState('')
  const [sure, setSure] = useState(false)
  const sending = useSending('abort', { no_such_match: 'id' })
  const [id] = /[a-z0-9]{12}/.exec(text.split('/').at(-1) ?? '') ?? []
  const send = async () => {
    if (id === undefined) return
    if (!sure) return setSure(true)
    setSure(false)
    if ((await sending.send({ params: { id } })) === null) return
    say('The match has ended without a winner; those in it were told.', 'good')
    setText('')
  }
  return (
    <Panel title="End a match">
      <Form sending={sending} onSend={send}>
        <TextField
          label="Its address or id"
          value={text}
          onChange={(typed) => {
            setText(typed)
            setSure(false)
          }}
          spellCheck={false}
          hint="It ends without a winner and without a change of ratings."
          error={sending.inputError('id')}
        />
        <div className="ac-acts">
          <Button kind="danger" type="submit" blocked={id === undefined ? 'Enter the address of a match first' : null}>
            {sure ? 'End it, yes' : 'End the match'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

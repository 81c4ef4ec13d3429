import { agoWords, ask, dayWords, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { Button, CopyRow, Panel, Select, say, TextField } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { SCOPES } from '@tessera/wire'
import { useState } from 'react'
import { usePasswordAgain } from './password-again.tsx'

type Scope = (typeof SCOPES)[number]

const SCOPE_WORDS: Readonly<Record<Scope, string>> = {
  read: 'Read: matches, profiles, notices, streams',
  play: 'Play: create and join matches, make choices',
  account: 'Account: export, webhooks, blocks, tokens (not the password)',
}

const DAYS = [
  { value: '7', name: '7 days' },
  { value: '30', name: '30 days' },
  { value: '90', name: '90 days' },
  { value: '365', name: 'a year' },
] as const

/** For people who write bots and tools. */
export function Programs() {
  return (
    <>
      <Tokens />
      <Bots />
      <p className="muted">
        What a program can ask for is written down in <a href="/api/docs">the description of the API</a>. A token is
        sent as <code className="mono">Authorization: Bearer tess_…</code>
      </p>
    </>
  )
}

function Tokens() {
  const pages = usePages('tokens')
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null)
  const end = async (id: string, name: string) => {
    try {
      await ask('endToken', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('tokens')
    say(`${name} opens nothing any more.`, 'good')
  }
  return (
    <Panel title="Access tokens">
      <PagedList
        pages={pages}
        label="Access tokens"
        keyOf={({ id }) => id}
        none="No token yet. A token lets a program act for you without your password, and only as far as you say."
      >
        {({ id, name, scopes, expires, lastUsed }) => (
          <>
            <div>
              <b>{name}</b>{' '}
              {scopes.map((scope) => (
                <span key={scope} className="ac-mark">
                  {scope}
                </span>
              ))}
              <p>
                {lastUsed === null ? 'Never used' : `Used ${agoWords(lastUsed)}`}, until {dayWords(expires)}
              </p>
            </div>
            <Button kind="quiet" aria-label={`End the token ${name}`} onClick={() => void end(id, name)}>
              End
            </Button>
          </>
        )}
      </PagedList>
      {made === null ? (
        <NewTokenForm onMade={setMade} />
      ) : (
        <Once label={`The token ${made.name}`} secret={made.token} onDone={() => setMade(null)} />
      )}
    </Panel>
  )
}

function NewTokenForm({ onMade }: { readonly onMade: (made: { name: string; token: string }) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play'])
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('90')
  const sending = useSending('makeToken')
  const again = usePasswordAgain(sending)
  const send = async () => {
    const wish = { name: name.trim(), scopes: [...scopes], days: Number(days) }
    const sent = await sending.send({ body: { ...wish, ...again.body } })
    if (sent === null) return
    setName('')
    again.done()
    outdated('tokens')
    onMade(sent.answer)
  }
  const inputError = sending.inputError('scopes')
  return (
    <Form sending={sending} onSend={send} label="A new token">
      <TextField
        label="What it is for"
        value={name}
        onChange={setName}
        maxLength={40}
        placeholder="My opening book"
        error={sending.inputError('name')}
      />
      <fieldset className="ac-checks">
        <legend>What it may do</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            />
            {SCOPE_WORDS[scope]}
          </label>
        ))}
        {inputError !== undefined && (
          <span className="error" role="alert">
            {inputError}
          </span>
        )}
      </fieldset>
      <Select label="Ends after" options={DAYS} value={days} onChange={setDays} />
      {again.field}
      <div className="ac-acts">
        <Button type="submit">Create a token</Button>
      </div>
    </Form>
  )
}

function Bots() {
  const pages = usePages('bots')
  const [name, setName] = useState('')
  const [made, setMade] = useState<{ readonly name: string; readonly token: string } | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const sending = useSending('makeBot')
  const again = usePasswordAgain(sending)
  const send = async () => {
    const sent = await sending.send({ body: { name: name.trim(), ...again.body } })
    if (sent === null) return
    setName('')
    again.done()
    setMade(sent.answer)
    outdated('bots')
  }
  const remove = async (id: string) => {
    setLeaving(null)
    try {
      await ask('deleteBot', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('bots')
    say('The bot is deleted; its finished matches stay.', 'good')
  }
  return (
    <Panel title="Bot accounts">
      <PagedList
        pages={pages}
        label="Bot accounts"
        keyOf={({ id }) => id}
        none="No bot yet. A bot is an account of its own that your program plays, and everybody sees that it is one."
      >
        {({ id, name: bot, created }) => (
          <>
            <div>
              <Link to={`/people/${bot}`}>{bot}</Link>
              <p>Since {dayWords(created)}</p>
            </div>
            {leaving === id ? (
              <>
                <Button kind="danger" onClick={() => void remove(id)}>
                  Delete {bot} for good
                </Button>
                <Button kind="quiet" onClick={() => setLeaving(null)}>
                  Keep it
                </Button>
              </>
            ) : (
              <Button kind="quiet" aria-label={`Delete the bot ${bot}`} onClick={() => setLeaving(id)}>
                Delete
              </Button>
            )}
          </>
        )}
      </PagedList>
      {made !== null ? (
        <Once label={`The token of ${made.name}`} secret={made.token} onDone={() => setMade(null)} />
      ) : (
        <Form sending={sending} onSend={send} label="A new bot">
          <TextField
            label="Name of the bot"
            value={name}
            onChange={setName}
            maxLength={20}
            spellCheck={false}
            error={sending.inputError('name')}
          />
          {again.field}
          <div className="ac-acts">
            <Button type="submit">Create a bot</Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}

/** Something secret, the only time it is shown. */
export function Once(props: { readonly label: string; readonly secret: string; readonly onDone: () => void }) {
  return (
    <div className="ac-once ac-mono" role="status">
      <CopyRow label={props.label} text={props.secret} />
      <p>It is shown only now: copy it to where your program finds it.</p>
      <div className="ac-acts">
        <Button onClick={props.onDone}>I have it</Button>
      </div>
    </div>
  )
}

import { agoWords, ask, dayWords, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, CopyRow, Panel, Select, say, TextField } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { SCOPES } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { usePasswordAgain } from './password-again.tsx'

type Scope = (typeof SCOPES)[number]

const DAYS = ['7', '30', '90', '365'] as const

/** For people who write bots and tools. */
export function Programs() {
  return (
    <>
      <Tokens />
      <Bots />
      <p className="muted">
        {worded(words.parts('programs.about'), {
          link: (inside) => <a href="/api/docs">{inside}</a>,
          code: (inside) => <code className="mono">{inside}</code>,
        })}
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
    say(words.text('access.ended', { name }), 'good')
  }
  return (
    <Panel title={words.text('token.title')}>
      <PagedList pages={pages} label={words.text('token.title')} keyOf={({ id }) => id} none={words.text('token.none')}>
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
                {lastUsed === null
                  ? words.text('access.never.until', { day: dayWords(expires) })
                  : words.text('access.used.until', { when: agoWords(lastUsed), day: dayWords(expires) })}
              </p>
            </div>
            <Button kind="quiet" aria-label={words.text('token.end', { name })} onClick={() => void end(id, name)}>
              {words.text('access.end')}
            </Button>
          </>
        )}
      </PagedList>
      {made === null ? (
        <NewTokenForm onMade={setMade} />
      ) : (
        <Once label={words.text('token.made', { name: made.name })} secret={made.token} onDone={() => setMade(null)} />
      )}
    </Panel>
  )
}

function NewTokenForm({ onMade }: { readonly onMade: (made: { name: string; token: string }) => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play'])
  const [days, setDays] = useState<(typeof DAYS)[number]>('90')
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
    <Form sending={sending} onSend={send} label={words.text('token.new')}>
      <TextField
        label={words.text('token.for')}
        value={name}
        onChange={setName}
        maxLength={40}
        placeholder={words.text('token.example')}
        error={sending.inputError('name')}
      />
      <fieldset className="ac-checks">
        <legend>{words.text('token.may')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((other) => other !== scope))
              }
            />
            {words.text(`scope.${scope}`)}
          </label>
        ))}
        {inputError !== undefined && (
          <span className="error" role="alert">
            {inputError}
          </span>
        )}
      </fieldset>
      <Select
        label={words.text('token.ends')}
        options={DAYS.map((value) => ({ value, name: words.text(`token.days.${value}`) }))}
        value={days}
        onChange={setDays}
      />
      {again.field}
      <div className="ac-acts">
        <Button type="submit">{words.text('token.create')}</Button>
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
    say(words.text('bots.gone'), 'good')
  }
  return (
    <Panel title={words.text('bots.title')}>
      <PagedList pages={pages} label={words.text('bots.title')} keyOf={({ id }) => id} none={words.text('bots.none')}>
        {({ id, name: bot, created }) => (
          <>
            <div>
              <Link to={`/people/${bot}`}>{bot}</Link>
              <p>{words.text('access.since', { day: dayWords(created) })}</p>
            </div>
            {leaving === id ? (
              <>
                <Button kind="danger" onClick={() => void remove(id)}>
                  {words.text('delete.for-good', { name: bot })}
                </Button>
                <Button kind="quiet" onClick={() => setLeaving(null)}>
                  {words.text('delete.keep')}
                </Button>
              </>
            ) : (
              <Button
                kind="quiet"
                aria-label={words.text('bots.delete.of', { name: bot })}
                onClick={() => setLeaving(id)}
              >
                {words.text('bots.delete')}
              </Button>
            )}
          </>
        )}
      </PagedList>
      {made !== null ? (
        <Once label={words.text('token.of', { name: made.name })} secret={made.token} onDone={() => setMade(null)} />
      ) : (
        <Form sending={sending} onSend={send} label={words.text('bots.new')}>
          <TextField
            label={words.text('bots.name')}
            value={name}
            onChange={setName}
            maxLength={20}
            spellCheck={false}
            error={sending.inputError('name')}
          />
          {again.field}
          <div className="ac-acts">
            <Button type="submit">{words.text('bots.create')}</Button>
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
      <p>{words.text('once.about')}</p>
      <div className="ac-acts">
        <Button onClick={props.onDone}>{words.text('once.done')}</Button>
      </div>
    </div>
  )
}

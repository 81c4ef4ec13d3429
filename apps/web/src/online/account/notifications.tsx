import { agoWords, ask, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { Button, Panel, Segments, say, TextField, Toggle } from '@tessera/ui'
import type { Me } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { Once } from './programs.tsx'
import { usePush } from './push.ts'

/** Where else than on the page one is told that it is one's turn. */
export function Notifications({ me }: { readonly me: Me }) {
  return (
    <>
      <Push />
      {me.kind === 'user' ? <Webhooks /> : <p className="muted">{words.text('push.guest')}</p>}
    </>
  )
}

function Push() {
  const push = usePush()
  return (
    <Panel title={words.text('push.title')}>
      <div className="ac-body">
        {push.state === 'impossible' ? (
          <p>{push.why}</p>
        ) : (
          <Toggle
            label={words.text('push.label')}
            hint={words.text('push.hint')}
            checked={push.state === 'on'}
            onChange={(on) => void push.turn(on).catch((error: unknown) => say(pushTrouble(error), 'bad'))}
          />
        )}
      </div>
    </Panel>
  )
}

/** The browser's own push service may be out of reach, or switched off. */
function pushTrouble(error: unknown): string {
  return error instanceof DOMException ? words.text('push.failed') : sorry(error)
}

function Webhooks() {
  const pages = usePages('webhooks')
  const [made, setMade] = useState<{ readonly url: string; readonly secret: string } | null>(null)
  const attempt = async (id: string) => {
    try {
      await ask('tryWebhook', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    say(words.text('hook.test'), 'good')
    for (const wait of [600, 2500, 8000]) setTimeout(() => outdated('webhooks'), wait)
  }
  const remove = async (id: string) => {
    try {
      await ask('deleteWebhook', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('webhooks')
  }
  return (
    <Panel title={words.text('hook.title')}>
      <PagedList pages={pages} label={words.text('hook.title')} keyOf={({ id }) => id} none={words.text('hook.none')}>
        {({ id, url, form, details, lastTried, lastStatus, failures }) => (
          <>
            <div>
              <b>{hostOf(url)}</b> <span className="ac-mark">{form === 'discord' ? 'Discord' : 'JSON'}</span>
              {details && <span className="ac-mark">{words.text('hook.reports')}</span>}{' '}
              <Last tried={lastTried} status={lastStatus} failures={failures} />
              <p>{url}</p>
            </div>
            <Button
              kind="quiet"
              aria-label={words.text('hook.test.to', { host: hostOf(url) })}
              onClick={() => void attempt(id)}
            >
              {words.text('hook.try')}
            </Button>
            <Button
              kind="quiet"
              aria-label={words.text('hook.remove.to', { host: hostOf(url) })}
              onClick={() => void remove(id)}
            >
              {words.text('hook.remove')}
            </Button>
          </>
        )}
      </PagedList>
      {made !== null ? (
        <Once label={words.text('hook.secret')} secret={made.secret} onDone={() => setMade(null)} />
      ) : (
        <NewWebhookForm onMade={setMade} />
      )}
    </Panel>
  )
}

function Last(props: { readonly tried: string | null; readonly status: number | null; readonly failures: number }) {
  const { tried, status, failures } = props
  if (tried === null) return <span className="ac-mark">{words.text('hook.unused')}</span>
  if (failures === 0 && status !== null)
    return <span className="ac-mark on">{words.text('hook.arrived', { when: agoWords(tried) })}</span>
  return (
    <span className="ac-mark off">
      {words.text('hook.failed', {
        answer:
          status === null ? words.text('hook.no-answer') : words.text('hook.answered', { status: String(status) }),
        when: agoWords(tried),
        n: failures,
      })}
    </span>
  )
}

function NewWebhookForm({ onMade }: { readonly onMade: (made: { url: string; secret: string }) => void }) {
  const [url, setUrl] = useState('')
  const [form, setForm] = useState<'json' | 'discord'>('json')
  const [details, setDetails] = useState(false)
  const sending = useSending('makeWebhook')
  const send = async () => {
    const sent = await sending.send({ body: { url: url.trim(), form, details } })
    if (sent === null) return
    setUrl('')
    outdated('webhooks')
    if (form === 'json') onMade(sent.answer)
  }
  return (
    <Form sending={sending} onSend={send} label={words.text('hook.new')}>
      <TextField
        label={words.text('hook.address')}
        type="url"
        className="ac-mono"
        value={url}
        onChange={setUrl}
        placeholder="https://"
        spellCheck={false}
        error={sending.inputError('url')}
      />
      <Segments
        label={words.text('hook.form')}
        options={[
          { value: 'json', name: words.text('hook.signed') },
          { value: 'discord', name: 'Discord' },
        ]}
        value={form}
        onChange={setForm}
        hint={form === 'discord' ? words.text('hook.discord.hint') : words.text('hook.json.hint')}
      />
      <Toggle
        label={words.text('hook.report')}
        hint={words.text('hook.report.hint')}
        checked={details}
        onChange={setDetails}
      />
      <div className="ac-acts">
        <Button type="submit" blocked={sending.busy ? words.text('hook.looking') : null}>
          {words.text('hook.add')}
        </Button>
      </div>
    </Form>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

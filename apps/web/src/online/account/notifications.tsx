import { agoWords, ask, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { Button, Panel, Segments, say, TextField, Toggle } from '@tessera/ui'
import type { Me } from '@tessera/wire'
import { useState } from 'react'
import { Once } from './programs.tsx'
import { usePush } from './push.ts'

/** Where else than on the page one is told that it is one's turn. */
export function Notifications({ me }: { readonly me: Me }) {
  return (
    <>
      <Push />
      {me.kind === 'user' ? (
        <Webhooks />
      ) : (
        <p className="muted">With a name you can also have messages sent to a program or a Discord channel.</p>
      )}
    </>
  )
}

function Push() {
  const push = usePush()
  return (
    <Panel title="In this browser">
      <div className="ac-body">
        {push.state === 'impossible' ? (
          <p>{push.why}</p>
        ) : (
          <Toggle
            label="Tell me when the page is closed"
            hint="Your turn, invitations, time running out. Never anything about the position."
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
  return error instanceof DOMException ? 'This browser could not reach its service for messages.' : sorry(error)
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
    say('A test message is on its way.', 'good')
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
    <Panel title="Webhooks">
      <PagedList
        pages={pages}
        label="Webhooks"
        keyOf={({ id }) => id}
        none="None yet. A webhook posts your notices to an address of yours, or into a Discord channel."
      >
        {({ id, url, form, details, lastTried, lastStatus, failures }) => (
          <>
            <div>
              <b>{hostOf(url)}</b> <span className="ac-mark">{form === 'discord' ? 'Discord' : 'JSON'}</span>
              {details && <span className="ac-mark">with reports</span>}{' '}
              <Last tried={lastTried} status={lastStatus} failures={failures} />
              <p>{url}</p>
            </div>
            <Button kind="quiet" aria-label={`Send a test message to ${hostOf(url)}`} onClick={() => void attempt(id)}>
              Try it
            </Button>
            <Button kind="quiet" aria-label={`Remove the webhook to ${hostOf(url)}`} onClick={() => void remove(id)}>
              Remove
            </Button>
          </>
        )}
      </PagedList>
      {made !== null ? (
        <Once label="Its signing secret" secret={made.secret} onDone={() => setMade(null)} />
      ) : (
        <NewWebhookForm onMade={setMade} />
      )}
    </Panel>
  )
}

function Last(props: { readonly tried: string | null; readonly status: number | null; readonly failures: number }) {
  const { tried, status, failures } = props
  if (tried === null) return <span className="ac-mark">not used yet</span>
  if (failures === 0 && status !== null) return <span className="ac-mark on">arrived {agoWords(tried)}</span>
  return (
    <span className="ac-mark off">
      {status === null ? 'no answer' : `answered ${status}`} {agoWords(tried)}, {failures} in a row
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
    <Form sending={sending} onSend={send} label="A new webhook">
      <TextField
        label="Address"
        type="url"
        className="ac-mono"
        value={url}
        onChange={setUrl}
        placeholder="https://"
        spellCheck={false}
        error={sending.inputError('url')}
      />
      <Segments
        label="Form"
        options={[
          { value: 'json', name: 'Signed JSON' },
          { value: 'discord', name: 'Discord' },
        ]}
        value={form}
        onChange={setForm}
        hint={
          form === 'discord'
            ? 'Paste the webhook address of a channel.'
            : 'Each message carries a signature, so that your program can tell it is ours.'
        }
      />
      <Toggle
        label="With a report of the position"
        hint="Off, a message says only that it is your turn. Everybody who reads the channel reads the report."
        checked={details}
        onChange={setDetails}
      />
      <div className="ac-acts">
        <Button type="submit" blocked={sending.busy ? 'The address is looked up' : null}>
          Add the webhook
        </Button>
      </div>
    </Form>
  )
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url
}

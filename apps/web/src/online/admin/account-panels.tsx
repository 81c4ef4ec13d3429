import { ask, dayWords, Form, outdated, PersonLink, sorry, useAnswer, useSending } from '@tessera/play/online'
import { Button, Panel, Select, say, TextField } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'

/** One account, found by name or id, with what an administrator may do to it. */
export function AccountPanels({ who }: { readonly who: string }) {
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

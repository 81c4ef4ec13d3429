import { ask, dayWords, Form, outdated, PersonLink, sorry, useAnswer, useSending } from '@tessera/play/online'
import { Button, Panel, Select, say, TextField } from '@tessera/ui'
import type { Profile } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

/** One account, found by name or id, with what an administrator may do to it. */
export function AccountPanels({ who }: { readonly who: string }) {
  const { data: profile, error } = useAnswer('profile', { params: { name: who } })
  if (profile === undefined)
    return (
      <p className={error === null ? 'muted' : 'ac-trouble'}>
        {error === null ? words.text('admin.looking') : sorry(error)}
      </p>
    )
  return (
    <>
      <Panel
        title={profile.name}
        aside={words.text('admin.since', {
          kind: words.text(`profile.kind.${profile.kind}`),
          day: dayWords(profile.since),
        })}
      >
        <p className="ac-none">
          <PersonLink person={profile} />.{' '}
          {words.text('score.three', { won: profile.won, lost: profile.lost, drawn: profile.drawn })}
        </p>
        <BanForm profile={profile} />
      </Panel>
      {profile.kind !== 'guest' && !profile.gone && <RenameForm profile={profile} />}
    </>
  )
}

/** For how many days; 0 is for good. */
const DAYS = ['1', '7', '30', '0'] as const

function BanForm({ profile }: { readonly profile: Profile }) {
  const [days, setDays] = useState<(typeof DAYS)[number]>('7')
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
    say(words.text('ban.in', { name }), 'good')
  }
  if (shutOut !== null)
    return (
      <div className="ac-body">
        <p className="ac-trouble">
          {shutOut.until.startsWith('9999')
            ? words.text('ban.good', { why: shutOut.reason })
            : words.text('ban.until', { day: dayWords(shutOut.until), why: shutOut.reason })}
        </p>
        <div className="ac-acts">
          <Button onClick={() => void letIn()}>{words.text('ban.lift')}</Button>
        </div>
      </div>
    )
  const send = async () => {
    const body = { reason: reason.trim(), ...(days === '0' ? {} : { days: Number(days) }) }
    if ((await sending.send({ params: { id }, body })) === null) return
    outdated('profile')
    say(words.text('ban.done', { name }), 'good')
  }
  return (
    <Form sending={sending} onSend={send} label={words.text('ban.name', { name })}>
      <Select
        label={words.text('ban.for')}
        options={DAYS.map((value) => ({ value, name: words.text(`ban.days.${value}`) }))}
        value={days}
        onChange={setDays}
      />
      <TextField
        label={words.text('ban.why')}
        value={reason}
        onChange={setReason}
        maxLength={200}
        hint={words.text('ban.why.hint')}
        error={sending.inputError('reason')}
      />
      <div className="ac-acts">
        <Button kind="danger" type="submit">
          {words.text('ban.name', { name })}
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
    say(words.text('rename.done', { name, next: next.trim() }), 'good')
    setNext('')
  }
  return (
    <Panel title={words.text('rename.title')}>
      <Form sending={sending} onSend={send}>
        <TextField
          label={words.text('rename.new', { name })}
          value={next}
          onChange={setNext}
          maxLength={20}
          spellCheck={false}
          error={sending.inputError('name')}
        />
        <div className="ac-acts">
          <Button type="submit">{words.text('rename.do')}</Button>
        </div>
      </Form>
    </Panel>
  )
}

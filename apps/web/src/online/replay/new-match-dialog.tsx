import { useQuery } from '@tanstack/react-query'
import { answers, ask, beSomebody, keepSalt, newSalt, outdated, sorry } from '@tessera/play/online'
import { Button, Dialog, NumberField, Segments, Select } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import type { MatchView, NewMatch } from '@tessera/wire'
import { useEffect, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { capital } from '../words/index.ts'
import type { Stored } from './stored.ts'

interface NewMatchDialogProps {
  readonly match: MatchView
  readonly names: readonly string[]
  /** The frame to begin from; null: closed. */
  readonly at: number | null
  readonly stored: Stored | null
  readonly onClose: () => void
}

/** A new match from a moment of this one, with dice of its own. */
export function NewMatchDialog({ match, names, at, stored, onClose }: NewMatchDialogProps) {
  const navigate = useNavigate()
  const { data: levels = [] } = useQuery(
    {
      queryKey: ['games', {}],
      queryFn: () => ask('games'),
      select: (all) => all.find(({ id }) => id === match.game)?.levels ?? [],
      staleTime: Number.POSITIVE_INFINITY,
      enabled: at !== null,
    },
    answers,
  )
  const [frame, setFrame] = useState(0)
  const [mine, setMine] = useState(String(match.mine ?? 0))
  const [other, setOther] = useState('open')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (at !== null) setFrame(at)
    setTrouble(null)
  }, [at])
  const last = Math.max(0, match.frames - 1)
  const begin = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await beSomebody()
      const salt = await newSalt()
      const seats = match.seats.map(({ seat }): NewMatch['seats'][number] => {
        if (String(seat) === mine) return { who: 'me' }
        return other === 'open' ? { who: 'open' } : { who: 'bot', bot: { level: other } }
      })
      const made = await ask('fork', { params: { id: match.id }, body: { frame, seats, saltHash: salt.hash } })
      keepSalt(made.id, salt)
      outdated('myMatches')
      onClose()
      navigate(`/m/${made.id}`)
    } catch (error) {
      setTrouble(sorry(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={at !== null && stored !== null}
      onClose={onClose}
      title={words.text('replay.fork')}
      actions={
        <>
          <Button onClick={onClose}>{words.text('fork.not')}</Button>
          <Button kind="primary" onClick={() => void begin()} blocked={busy ? words.text('fork.busy') : null}>
            {words.text('fork.begin')}
          </Button>
        </>
      }
    >
      <p>{words.text('fork.about')}</p>
      <NumberField label={words.text('fork.step')} value={frame} least={0} most={last} onChange={setFrame} />
      <Segments
        label={words.text('fork.for')}
        options={names.map((name, seat) => ({
          value: String(seat),
          name: seat === match.mine ? words.text('fork.yourself') : name,
        }))}
        value={mine}
        onChange={setMine}
      />
      <Select
        label={words.text('fork.other')}
        options={[
          { value: 'open', name: words.text('fork.anybody') },
          ...levels.map(({ id, name }) => ({ value: id, name: words.text('fork.bot', { name: capital(name) }) })),
        ]}
        value={other}
        onChange={setOther}
      />
      {trouble !== null && (
        <p className="ac-trouble" role="alert">
          {trouble}
        </p>
      )}
    </Dialog>
  )
}

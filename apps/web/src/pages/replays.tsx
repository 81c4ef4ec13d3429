import { GAMES } from '@tessera/games/screens'
import type { AnyRecord, InputError, Parsed } from '@tessera/kernel'
import { MatchCard, matchPath } from '@tessera/play'
import {
  chooseFile,
  inputErrorLine,
  matches,
  readRecordFile,
  type StoredMatch,
  saveText,
  useMatches,
} from '@tessera/play/kept'
import { gameOf } from '@tessera/play/registry'
import { checkRecord } from '@tessera/play/work'
import { Button, EmptyState, Icon, IconButton, Progress, Skeletons, say, useTitle } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { packLink, unpackLink } from '@tessera/ui/storage'
import { type DragEvent, useEffect, useState } from 'react'
import { words as shell } from '../words/catalogue.ts'
import { words } from './words/catalogue.ts'

/** Matches of this browser, record files, and links to records (`/replays#record=...`). */
export default function Replays() {
  useTitle(words.text('replays.title'))
  const kept = useMatches()
  const opening = useOpening()
  const { hash } = useLocation()
  const { openLink } = opening
  useEffect(() => {
    if (hash.startsWith('#record=')) void openLink(hash.slice('#record='.length))
  }, [hash, openLink])
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void opening.openFile(file)
  }
  return (
    <main className="page replays" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <header className="page-head">
        <div>
          <h1>{words.text('replays.title')}</h1>
          <p className="muted">{words.text('replays.about')}</p>
        </div>
        <Button
          kind="primary"
          glyph="open"
          onClick={async () => {
            const file = await chooseFile()
            if (file) await opening.openFile(file)
          }}
        >
          {words.text('replays.open')}
        </Button>
      </header>
      {opening.busy && <Progress label={words.text('replays.checking')} />}
      {opening.inputErrors && <InputErrors inputErrors={opening.inputErrors} onClose={opening.forget} />}
      {kept === null ? <Skeletons lines={3} label={words.text('replays.loading')} /> : <List list={kept} />}
    </main>
  )
}

function List({ list }: { readonly list: readonly StoredMatch[] }) {
  if (list.length === 0) {
    return (
      <EmptyState
        title={words.text('replays.none')}
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <Button kind="primary" to={`/${GAMES[0]?.id}/play`}>
            {shell.text('home.play')}
          </Button>
        }
      >
        {words.text('replays.none.about')}
      </EmptyState>
    )
  }
  return (
    <ul className="match-list">
      {list.map((match) => (
        <li key={match.id}>
          <MatchCard match={match} icon={gameOf(match.game)?.icon} tools={<MatchTools match={match} />} />
        </li>
      ))}
    </ul>
  )
}

function MatchTools({ match }: { readonly match: StoredMatch }) {
  const share = async () => {
    const link = `${location.origin}/replays#record=${await packLink(JSON.parse(match.record))}`
    try {
      await navigator.clipboard.writeText(link)
      say(words.text('replays.copied'), 'good')
    } catch {
      say(words.text('replays.not-copied'), 'bad')
    }
  }
  const remove = async () => {
    await matches.remove(match.id)
    say(words.text('replays.deleted', { match: match.title }), 'plain', {
      name: words.text('replays.undo'),
      run: () => void matches.save(match),
    })
  }
  return (
    <div className="match-tools">
      {match.state === 'over' && (
        <IconButton label={words.text('replays.link', { match: match.title })} glyph="link" onClick={share} />
      )}
      <IconButton
        label={words.text('replays.save', { match: match.title })}
        glyph="save"
        onClick={() => saveText(`${match.record}\n`, `${match.game}-${match.id.slice(0, 8)}.tessera.json`)}
      />
      <IconButton label={words.text('replays.delete', { match: match.title })} glyph="trash" onClick={remove} />
    </div>
  )
}

function InputErrors({
  inputErrors,
  onClose,
}: {
  readonly inputErrors: readonly InputError[]
  readonly onClose: () => void
}) {
  return (
    <section className="panel inputErrors" role="alert">
      <header>
        <h2>{words.text('replays.failed')}</h2>
        <IconButton label={words.text('replays.close')} glyph="close" onClick={onClose} />
      </header>
      <ul>
        {inputErrors.slice(0, 8).map((inputError) => (
          <li key={`${inputError.path} ${inputError.text}`}>{inputErrorLine(inputError)}</li>
        ))}
      </ul>
      {inputErrors.length > 8 && <p className="muted">{words.text('replays.more', { n: inputErrors.length - 8 })}</p>}
    </section>
  )
}

/** Checks what comes in, keeps it, and goes to its table. */
function useOpening() {
  const [busy, setBusy] = useState(false)
  const [inputErrors, setInputErrors] = useState<readonly InputError[] | null>(null)
  const navigate = useNavigate()
  const [ways] = useState(() => {
    const take = async (reading: () => Promise<Parsed<AnyRecord>>) => {
      setInputErrors(null)
      setBusy(true)
      const read = await reading()
      setBusy(false)
      if (!read.ok) return setInputErrors(read.inputErrors)
      const match = storedFrom(read.value)
      const saved = await matches.save(match)
      if (saved.ok) navigate(matchPath(match))
      else setInputErrors([{ path: '', code: 'no_room', text: saved.text }])
    }
    return {
      openFile: (file: File) => take(() => readRecordFile(file)),
      openLink: (text: string) =>
        take(async () => {
          const unpacked = await unpackLink(text)
          if (!unpacked.ok) return { ok: false, inputErrors: [{ path: '', code: 'bad_link', text: unpacked.text }] }
          return checkRecord(JSON.stringify(unpacked.value))
        }),
      forget: () => setInputErrors(null),
    }
  })
  return { busy, inputErrors, ...ways }
}

/** Tells nothing about how it ended, so that it can be watched. */
function storedFrom(record: AnyRecord): StoredMatch {
  const name = gameOf(record.game)?.name ?? record.game
  return {
    id: `record-${record.hash}`,
    game: record.game,
    state: 'over',
    eyebrow: words.text('replays.record'),
    title: words.text('replays.record.title', { game: name, n: record.turns.length }),
    note: words.text('replays.record.note', { hash: record.hash.slice(0, 8) }),
    record: JSON.stringify(record),
    extra: null,
    changed: Date.now(),
  }
}

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

/** Matches of this browser, record files, and links to records (`/replays#record=...`). */
export default function Replays() {
  useTitle('Replays')
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
          <h1>Replays</h1>
          <p className="muted">Matches played in this browser, and record files from anywhere.</p>
        </div>
        <Button
          kind="primary"
          glyph="open"
          onClick={async () => {
            const file = await chooseFile()
            if (file) await opening.openFile(file)
          }}
        >
          Open a file
        </Button>
      </header>
      {opening.busy && <Progress label="Replaying the record to check it" />}
      {opening.inputErrors && <InputErrors inputErrors={opening.inputErrors} onClose={opening.forget} />}
      {kept === null ? <Skeletons lines={3} label="Loading your matches" /> : <List list={kept} />}
    </main>
  )
}

function List({ list }: { readonly list: readonly StoredMatch[] }) {
  if (list.length === 0) {
    return (
      <EmptyState
        title="No matches yet"
        picture={<Icon name="scroll-unfurled" />}
        actions={
          <Button kind="primary" to={`/${GAMES[0]?.id}/play`}>
            Play now
          </Button>
        }
      >
        Every match you play is kept here. You can also open a record file, or drop one on this page.
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
      say('The link is in your clipboard. It shows the whole match.', 'good')
    } catch {
      say('This browser does not let pages copy. Save the match to a file instead.', 'bad')
    }
  }
  const remove = async () => {
    await matches.remove(match.id)
    say(`${match.title} is deleted.`, 'plain', { name: 'Undo', run: () => void matches.save(match) })
  }
  return (
    <div className="match-tools">
      {match.state === 'over' && <IconButton label={`Copy a link to ${match.title}`} glyph="link" onClick={share} />}
      <IconButton
        label={`Save ${match.title} to a file`}
        glyph="save"
        onClick={() => saveText(`${match.record}\n`, `${match.game}-${match.id.slice(0, 8)}.tessera.json`)}
      />
      <IconButton label={`Delete ${match.title}`} glyph="trash" onClick={remove} />
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
        <h2>This could not be opened</h2>
        <IconButton label="Close" glyph="close" onClick={onClose} />
      </header>
      <ul>
        {inputErrors.slice(0, 8).map((inputError) => (
          <li key={`${inputError.path} ${inputError.text}`}>{inputErrorLine(inputError)}</li>
        ))}
      </ul>
      {inputErrors.length > 8 && <p className="muted">And {inputErrors.length - 8} more.</p>}
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
    eyebrow: 'Opened record',
    title: `${name}, ${record.turns.length} ${record.turns.length === 1 ? 'decision' : 'decisions'}`,
    note: `Record ${record.hash.slice(0, 8)}`,
    record: JSON.stringify(record),
    extra: null,
    changed: Date.now(),
  }
}

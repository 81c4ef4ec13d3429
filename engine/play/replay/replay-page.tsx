import type { AnyRecord, InputError, Parsed } from '@tessera/kernel'
import { words } from '@tessera/table/words'
import { Button, EmptyState, Progress, useTitle } from '@tessera/ui'
import { useLocation, useSearchParams } from '@tessera/ui/router'
import { unpackLink } from '@tessera/ui/storage'
import { type ComponentType, type DragEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { chooseFile, inputErrorLine, readRecordFile } from '../kept/index.ts'
import { checkRecord } from '../work/index.ts'

export interface ReplayPageProps {
  readonly game: string
  readonly name: string
  readonly Table: ComponentType<{ readonly record: AnyRecord; readonly at?: number }>
}

/** /<game>/replay: a record from a link, a file, or the screen before; `?at=` leads to a moment of it. */
export function ReplayPage({ game, name, Table }: ReplayPageProps): ReactNode {
  const title = words.text('replay.title', { game: name })
  useTitle(title)
  const location = useLocation()
  const [search] = useSearchParams()
  const [record, setRecord] = useState<AnyRecord | null>(() => handedOver(location.state))
  const [inputErrors, setInputErrors] = useState<readonly InputError[]>([])
  const [busy, setBusy] = useState(false)

  const take = useCallback(
    (parsed: Parsed<AnyRecord>) => {
      const checked = parsed.ok && parsed.value.game !== game ? otherGame(parsed.value.game, name) : parsed
      setInputErrors(checked.ok ? [] : checked.inputErrors)
      setRecord(checked.ok ? checked.value : null)
    },
    [game, name],
  )

  useEffect(() => setRecord(handedOver(location.state)), [location.state])
  useEffect(() => {
    const packed = location.hash.replace(/^#(record=)?/, '')
    if (packed === '') return
    let open = true
    setBusy(true)
    void fromLink(packed).then((parsed) => {
      if (!open) return
      setBusy(false)
      take(parsed)
    })
    return () => {
      open = false
    }
  }, [location.hash, take])

  const openFile = async (file: File) => {
    setBusy(true)
    take(await readRecordFile(file))
    setBusy(false)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void openFile(file)
  }
  const at = Number(search.get('at') ?? Number.NaN)
  if (record !== null) {
    return <Table key={record.hash} record={record} {...(Number.isInteger(at) && at >= 0 ? { at } : {})} />
  }
  return (
    <main className="page" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <h1 className="vh">{title}</h1>
      <EmptyState
        title={words.text(busy ? 'record.reading' : inputErrors.length > 0 ? 'record.refused' : 'record.watch')}
        picture={busy ? <Progress label={words.text('record.checking')} /> : undefined}
        actions={
          <>
            <Button
              kind="primary"
              glyph="open"
              onClick={async () => {
                const file = await chooseFile()
                if (file) await openFile(file)
              }}
            >
              {words.text('record.open')}
            </Button>
            <Button to="/replays">{words.text('record.matches')}</Button>
          </>
        }
      >
        {inputErrors.length > 0
          ? inputErrors.slice(0, 5).map(inputErrorLine).join(' ')
          : words.text('record.watch.text')}
      </EmptyState>
    </main>
  )
}

/** Another screen of ours gave it: it was made or checked here. */
function handedOver(state: unknown): AnyRecord | null {
  if (typeof state !== 'object' || state === null || !('record' in state)) return null
  return state.record as AnyRecord
}

async function fromLink(packed: string): Promise<Parsed<AnyRecord>> {
  const unpacked = await unpackLink(packed)
  if (!unpacked.ok) return { ok: false, inputErrors: [{ path: '', code: 'bad_link', text: unpacked.text }] }
  return checkRecord(JSON.stringify(unpacked.value))
}

function otherGame(game: string, name: string): Parsed<AnyRecord> {
  return {
    ok: false,
    inputErrors: [{ path: 'game', code: 'other_game', text: words.text('record.other-game', { game, own: name }) }],
  }
}

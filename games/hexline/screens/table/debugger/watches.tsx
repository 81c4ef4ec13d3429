import type { HexlineView } from '@tessera/hexline'
import { Button, IconButton, Select } from '@tessera/ui'
import { type ReactNode, useState } from 'react'
import { Part } from './part.tsx'
import { FIELDS, MOST_WATCHES, type Watch, watchWords, withWatch } from './step-facts.ts'

interface WatchesProps {
  readonly view: HexlineView
  readonly before: HexlineView | null
  readonly selected: number | null
}

/** Values of units that stay in sight from frame to frame. */
export function Watches({ view, before, selected }: WatchesProps): ReactNode {
  const [watches, setWatches] = useState<readonly Watch[]>([])
  const [field, setField] = useState<string>('hp')
  const full = watches.length >= MOST_WATCHES
  return (
    <Part title="Watched" count={watches.length} open={watches.length > 0}>
      <ul className="changes">
        {watches.map((watch) => {
          const { name, value } = watchWords(watch, before, view)
          return (
            <li key={`${watch.unit} ${watch.field}`}>
              <span>
                {name} <code>{watch.field}</code>
              </span>
              <span className="mono">{value}</span>
              <IconButton
                label={`Stop watching ${watch.field} of ${watch.unit}`}
                glyph="close"
                onClick={() => setWatches(watches.filter((each) => each !== watch))}
              />
            </li>
          )
        })}
      </ul>
      <div className="watch">
        <Select
          label="Field to watch"
          bare
          options={FIELDS.map((each) => ({ value: each, name: each }))}
          value={field}
          onChange={setField}
        />
        <Button
          glyph="plus"
          blocked={selected === null ? 'Select a piece first' : full ? `At most ${MOST_WATCHES} values` : null}
          onClick={() => setWatches(withWatch(watches, selected, field))}
        >
          Watch
        </Button>
      </div>
    </Part>
  )
}

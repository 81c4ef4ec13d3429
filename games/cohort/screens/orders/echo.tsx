import { counted } from '@tessera/words'

/** What was understood, line by line; units without a new order are folded below. */
export function Echo(props: {
  readonly echo: string
  readonly selected: string | null
  readonly onUnit: (name: string) => void
}) {
  const { echo, selected, onUnit } = props
  const lines = echo.split('\n').filter((line) => line.trim() !== '')
  const keeps = lines.filter((line) => line.includes('(no new order'))
  const list = (some: readonly string[]) =>
    some.map((line) => (
      <li key={line}>
        <EchoLine line={line} selected={selected} onUnit={onUnit} />
      </li>
    ))
  return (
    <>
      <ol className="co-echo" aria-label="What was understood">
        {list(lines.filter((line) => !keeps.includes(line)))}
      </ol>
      {keeps.length > 0 && (
        <details className="co-keeps">
          <summary>{counted(keeps.length, 'unit gets', 'units get')} no new order</summary>
          <ol className="co-echo keeps">{list(keeps)}</ol>
        </details>
      )}
    </>
  )
}

function EchoLine(props: {
  readonly line: string
  readonly selected: string | null
  readonly onUnit: (name: string) => void
}) {
  const { line, selected, onUnit } = props
  const at = line.indexOf(':')
  if (at === -1) return line
  const name = line.slice(0, at)
  const unit = name.replace(/ (if|when|unless|once|on|from|after) .*$/, '')
  return (
    <>
      <button type="button" className={unit === selected ? 'co-who sel' : 'co-who'} onClick={() => onUnit(unit)}>
        {name}
      </button>
      {line.slice(at)}
    </>
  )
}

import { words } from '../words/catalogue.ts'
import { Button } from './button.tsx'
import { TextField } from './fields.tsx'
import { say } from './say.ts'

interface CopyRowProps {
  readonly label: string
  readonly text: string
  /** Shown as the main button. */
  readonly primary?: boolean
}

/** A text to take away: shown whole, copied with one press. */
export function CopyRow({ label, text, primary = false }: CopyRowProps) {
  const copy = () => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    write.then(
      () => say(words.text('copy.done'), 'good'),
      () => say(words.text('copy.refused'), 'bad'),
    )
  }
  return (
    <div className="save-row">
      <TextField label={label} value={text} onChange={() => {}} readOnly onFocus={(event) => event.target.select()} />
      <Button kind={primary ? 'primary' : 'plain'} onClick={copy}>
        {words.text('copy')}
      </Button>
    </div>
  )
}

import { words } from '../words/catalogue.ts'

/** One thing to do differently next time; nothing when nothing stands out. */
export function TryNext({ advice }: { readonly advice: string | null }) {
  if (advice === null) return null
  return (
    <p className="try-next">
      <b>{words.text('try-next')}</b> {advice}
    </p>
  )
}

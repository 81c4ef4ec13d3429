import { isTruth, type Look } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { copyText } from '@tessera/play'
import { seatClass } from '@tessera/table'
import { Button } from '@tessera/ui'

/** The orders of the turn shown: of the viewer's side, or of both sides once the fog is lifted. */
export function WrittenOrders({ look, names }: { readonly look: Look; readonly names: readonly [string, string] }) {
  const sides = isTruth(look)
    ? ([0, 1] as const).map((seat) => ({ seat, text: look.seats[seat].texts[look.turn - 1] }))
    : [{ seat: look.to === 1 ? (1 as const) : (0 as const), text: look.own?.texts[look.turn - 1] }]
  const written = sides.filter(({ text }) => text !== undefined && text.trim() !== '')
  if (written.length === 0) return null
  return (
    <section className="card co-written" aria-label={words.text('wrote.label', { turn: look.turn })}>
      {written.map(({ seat, text }) => (
        <div key={seat}>
          <h3 className={seatClass(seat)}>{words.text('wrote.by', { name: names[seat] })}</h3>
          <p>{text}</p>
          <Button kind="quiet" onClick={() => void copyText(text ?? '', words.text('wrote.copied'))}>
            {words.text('wrote.copy')}
          </Button>
        </div>
      ))}
    </section>
  )
}

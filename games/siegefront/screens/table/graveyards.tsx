import type { SiegefrontView } from '@tessera/siegefront'
import { cardText } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Token } from '@tessera/table'
import { Dialog, Icon, IconButton } from '@tessera/ui'
import { useState } from 'react'
import { cardIcon } from '../art.ts'
import { SIGNS } from '../icons.ts'
import { cardName } from '../names.ts'

/** Both graveyards, and what is left in the own deck (its cards, never their order). */
export function Graveyards({
  view,
  names,
}: {
  readonly view: SiegefrontView
  readonly names: readonly [string, string]
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={words.text('yard.title')} onClick={() => setOpen(true)}>
        <Icon name={SIGNS.graveyard} />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.text('yard.title')} wide>
        {([0, 1] as const).map((seat) => {
          const { graveyard, deck, deckCount } = view.seats[seat]
          return (
            <section key={seat} className="sf-yard">
              <h3>{words.text('yard.fallen', { name: names[seat], n: graveyard.length })}</h3>
              {graveyard.length > 0 && (
                <ul>
                  {graveyard.map(({ unit, card, name }) => (
                    <li key={unit}>
                      <Token seat={seat} icon={card === 'forged' ? cardIcon(card, name) : cardIcon(card)} size={28} />
                      {cardText({ name })}
                    </li>
                  ))}
                </ul>
              )}
              {deck !== null && deckCount > 0 && (
                <>
                  <h4>{words.text('yard.left', { n: deckCount })}</h4>
                  <ul>
                    {tally(deck).map(([card, count]) => (
                      <li key={card}>
                        <Token seat={seat} icon={cardIcon(card)} size={28} />
                        {cardName(card)}
                        {count > 1 && <b> ×{count}</b>}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </section>
          )
        })}
      </Dialog>
    </>
  )
}

function tally(cards: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts]
}

import { useOutlook } from '@tessera/play/online'
import { words } from '@tessera/siegefront/words'
import { Button } from '@tessera/ui'
import type { OpponentChoice } from '../match/opponent.ts'

/** SGF-1402: raised cards are played against a forge on the server that looked them up. */
export function RaisedLink({ opponent: { personality, level } }: { readonly opponent: OpponentChoice }) {
  const offered = useOutlook(({ plugins }) => plugins.includes('siegefront'))
  if (!offered) return null
  const config = {
    lp: { mode: 'capped', cap: 10 },
    seats: [{ supply: 'deck' }, { supply: 'forge', forge: { personality, difficulty: level } }],
  }
  const search = new URLSearchParams({
    game: 'siegefront',
    bot: `${level}:${personality}`,
    config: JSON.stringify(config),
  })
  return (
    <Button kind="quiet" to={`/online/new?${search}`}>
      {words.text('raised.link')}
    </Button>
  )
}

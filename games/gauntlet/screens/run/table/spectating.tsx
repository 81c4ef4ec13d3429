import { factionName, type HostView, leaderName, type SpectatorView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { IconButton } from '@tessera/ui'
import { Emblem } from '../../shared/art/emblem.tsx'
import { Standards, Torches } from '../../shared/art/torch.tsx'
import { LIVES, WINS } from './status.tsx'
import '../run.css'

/** GR-902: what others may see of a run under way. */
export function Spectating({ view, back }: { readonly view: SpectatorView | HostView; readonly back: string }) {
  const faction = view.to === 'spectator' ? view.faction : null
  const leader = view.to === 'spectator' ? view.leader : null
  return (
    <main className="gr gr-spectating">
      <IconButton className="nav" label={words.text('spectating.leave')} glyph="left" to={back} />
      <section className="panel">
        <Emblem faction={faction} size={72} />
        <h1>
          {leader === null
            ? words.text('spectating.begins')
            : words.text('runList.roadOf', { leader: leaderName(leader) })}
        </h1>
        <p className="muted">
          {faction === null ? '' : `${factionName(faction)}. `}
          {words.text('spectating.hidden')}
        </p>
        <Torches lit={view.wins} of={WINS} />
        <Standards lost={view.losses} of={LIVES} />
        <p>
          {words.text('spectating.score', {
            wins: view.wins,
            allWins: WINS,
            losses: view.losses,
            allLosses: LIVES,
          })}
        </p>
      </section>
    </main>
  )
}

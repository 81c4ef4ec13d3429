import { gauntlet } from './client.ts'

/** What opponents with about as many wins bring, before the shop closes. */
export default function FieldWords({ wins }: { readonly wins: number }) {
  const { data } = gauntlet.useAnswer('gauntletField', { query: { wins: Math.min(8, wins) } })
  if (data === undefined || data.teams === 0) return null
  const share = (teams: number): string => `${Math.round((100 * teams) / data.teams)} %`
  const traits = data.traits.toSorted((a, b) => b.teams - a.teams).slice(0, 4)
  const [most] = data.factions.toSorted((a, b) => b.teams - a.teams)
  return (
    <section className="gr-field" aria-label="What the field brings">
      <h3>What the field brings</h3>
      <p className="muted t13">
        Of {data.teams} {data.teams === 1 ? 'team' : 'teams'} with {data.wins} {data.wins === 1 ? 'win' : 'wins'}:
      </p>
      <ul>
        {traits.map(({ id, name, teams }) => (
          <li key={id}>
            <span>{name}</span>
            <i>
              <b style={{ width: share(teams).replace(' ', '') }} />
            </i>
            <span className="num">{share(teams)}</span>
          </li>
        ))}
      </ul>
      {most !== undefined && most.teams > 0 && (
        <p className="muted t13">
          Most are of {most.name}: {share(most.teams)}.
        </p>
      )}
    </section>
  )
}

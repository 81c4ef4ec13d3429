import { abilityText, PRINTED, TIMINGS, type Timing } from '@tessera/gauntlet'
import { Icon, Segments } from '@tessera/ui'

const TIMING_WORDS: Readonly<Record<Timing, string>> = { early: 'Early', mid: 'Middle', late: 'Late' }

interface SpellTimingsProps {
  readonly spells: readonly string[]
  readonly timings: readonly Timing[]
  readonly locked: boolean
  readonly onChange: (timings: readonly Timing[]) => void
}

/** GB-1101: when the leader casts each spell. */
export function SpellTimings({ spells, timings, locked, onChange }: SpellTimingsProps) {
  return (
    <div className="gp-spells">
      {spells.map((id, place) => {
        const spell = PRINTED.spells.get(id)
        const timing = timings[place] ?? 'mid'
        return (
          <div key={id} className="gp-spell">
            <span className="ci">
              <Icon name="spell-book" />
            </span>
            <b>{spell?.name ?? id}</b>
            <span className="d">{spell === undefined ? '' : abilityText(spell)}</span>
            {locked ? (
              <span className="gp-when">{TIMING_WORDS[timing]}</span>
            ) : (
              <Segments
                bare
                label={`When ${spell?.name ?? id} is cast`}
                value={timing}
                options={TIMINGS.map((value) => ({ value, name: TIMING_WORDS[value] }))}
                onChange={(next) => onChange(spells.map((_, i) => (i === place ? next : (timings[i] ?? 'mid'))))}
              />
            )}
          </div>
        )
      })}
      {!locked && (
        <p className="muted t13">
          Early: before round 1. Middle: when your team’s life falls below 70 %. Late: below 40 %.
        </p>
      )}
    </div>
  )
}

import { abilityName, abilityText, PRINTED, TIMINGS, type Timing } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon, Segments } from '@tessera/ui'

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
            <b>{abilityName(id)}</b>
            <span className="d">{spell === undefined ? '' : abilityText(spell)}</span>
            {locked ? (
              <span className="gp-when">{words.text(`spell.${timing}`)}</span>
            ) : (
              <Segments
                bare
                label={words.text('spell.when', { spell: abilityName(id) })}
                value={timing}
                options={TIMINGS.map((value) => ({ value, name: words.text(`spell.${value}`) }))}
                onChange={(next) => onChange(spells.map((_, i) => (i === place ? next : (timings[i] ?? 'mid'))))}
              />
            )}
          </div>
        )
      })}
      {!locked && <p className="muted t13">{words.text('spell.hint')}</p>}
    </div>
  )
}

import { catalogOf, type HexlineConfig } from '@tessera/hexline'
import { EmptyState } from '@tessera/ui'
import { counted } from '@tessera/words'
import { useMemo } from 'react'
import type { Earlier } from './armies-on-offer.tsx'
import { ArmyList } from './army-list.tsx'
import { type Draft, unitsOf } from './draft.ts'
import type { ArmyTally } from './limits.ts'
import { LineShape } from './line-shape.tsx'
import { TestFight } from './trial/test-fight.tsx'

/** Points spent, one piece per stack. */
export function Budget(props: { readonly config: HexlineConfig; readonly draft: Draft; readonly tally: ArmyTally }) {
  const { config, draft, tally } = props
  const catalog = catalogOf(config)
  const whole = Math.max(config.budget, tally.cost)
  return (
    <div className="budget" role="img" aria-label={`${tally.cost} of ${config.budget} points spent`}>
      <div className="bt2">
        <span>
          <b className={tally.left < 0 ? 'harm' : undefined}>{tally.cost}</b> of {config.budget} points
        </span>
        <span className={tally.left < 0 ? 'harm' : 'muted'}>
          {tally.left < 0 ? `${-tally.left} too many` : `${tally.left} left`}
        </span>
      </div>
      <div className={tally.left < 0 ? 'bb over' : 'bb'}>
        {draft.map(({ type, count }, i) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place in the army
            key={i}
            style={{ width: `${(100 * count * (catalog.type(type)?.cost ?? 0)) / whole}%` }}
          />
        ))}
      </div>
    </div>
  )
}

/** The army against its limits, its line, and test fights. */
export function ArmyPanel(props: {
  readonly config: HexlineConfig
  readonly seat: 0 | 1
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly tally: ArmyTally
  readonly refusal: string | null
  readonly earlier: readonly Earlier[]
}) {
  const { config, seat, draft, onDraft, tally, refusal, earlier } = props
  const units = unitsOf(draft)
  const known = useMemo(
    // The latest stands first, and is what a test fight begins with.
    () => earlier.map(({ battle, theirs }) => ({ name: `their army of battle ${battle}`, units: theirs })),
    [earlier],
  )
  const empty = units.length === 0
  return (
    <>
      <div className="ah">
        <h2>Your army</h2>
        <span className="muted">{counted(units.length, 'unit')}</span>
      </div>
      <div className="al-wrap">
        {empty ? (
          <EmptyState title="Nobody yet">Add units with the plus, or take a ready-made army and change it.</EmptyState>
        ) : (
          <ArmyList config={config} seat={seat} draft={draft} onChange={onDraft} />
        )}
      </div>
      {!empty && refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <div className="lims">
        <Limit name="Units" value={tally.units} most={config.max_units} />
        <Limit name="Copies" value={tally.copies} most={config.max_copies} />
        <Limit name="Families" value={tally.byFamily.size} most={config.max_families} />
      </div>
      <section className="shape">
        <h3>Shape of the line</h3>
        <p className="note">
          {config.deployment === 'free'
            ? 'Short range stands in front. You can move everyone before the battle.'
            : 'Short range stands in front. Rows are shuffled when the battle starts.'}
        </p>
        <LineShape config={config} seat={seat} units={units} />
      </section>
      <TestFight config={config} units={units} known={known} />
    </>
  )
}

function Limit({ name, value, most }: { readonly name: string; readonly value: number; readonly most: number }) {
  return (
    <div className={value > most ? 'lim over' : 'lim'}>
      <span>{name}</span>
      <b>{value}</b>
      <span className="muted">of {most}</span>
    </div>
  )
}

import {
  type Army,
  type Deployment,
  FORMATIONS,
  formationPlacement,
  type Placement,
  PRINTED,
  placeCards,
  previewPlacement,
  refuseDeployment,
  TIMINGS,
  type Timing,
  type UnitPreview,
} from '@tessera/gauntlet'
import { type ReactNode, useMemo, useState } from 'react'
import { BoardIcon, Shield } from '#table'
import { Button, IconButton, Segments } from '#ui'
import { ThemeButton } from '#web/settings/theme-button.tsx'
import { CELL } from '../../gauntlet-shared/battle/places.ts'
import { unitIcon } from '../../gauntlet-shared/icons.ts'
import { armyName } from '../../gauntlet-shared/team/names.ts'
import { UnitCard } from '../../gauntlet-shared/team/unit-card.tsx'
import '#web/table/builder.css'
import '../../gauntlet-shared/gauntlet.css'

interface DeploymentProps {
  readonly army: Army
  readonly foe: Army | null
  readonly foeName: string
  /** What was drafted, or how it stood in the battle before. */
  readonly first: Deployment | null
  readonly back: string
  readonly tools: ReactNode
  readonly onDraft: (deployment: Deployment) => void
  readonly onDone: (deployment: Deployment) => void
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7]
/** Drawn from the front: row 1 above row 0. */
const ROWS = [1, 0]

/** GB-1402: every card on a cell of one's own two rows, every spell early, mid or late, in secret. */
export function DeploymentScreen(props: DeploymentProps) {
  const { army, foe, foeName, onDraft } = props
  const [deployment, setDeployment] = useState<Deployment>(() => usable(army, props.first))
  const [held, setHeld] = useState<number | null>(null)
  const change = (next: Deployment) => {
    setDeployment(next)
    onDraft(next)
  }
  const preview = useMemo(
    () => previewPlacement(PRINTED, army.cards, deployment.units, army.leader),
    [army, deployment.units],
  )
  const refusal = refuseDeployment(army.cards.length, army.spells.length, deployment)
  const at = (c: number, r: number): Placement | undefined =>
    deployment.units.find((each) => each.c === c && each.r === r)
  const press = (c: number, r: number) => {
    const there = at(c, r)
    if (held === null) {
      setHeld(there?.card ?? null)
      return
    }
    const from = deployment.units.find(({ card }) => card === held)
    const units = deployment.units.map((each) => {
      if (each.card === held) return { card: held, c, r }
      if (there !== undefined && each.card === there.card && from !== undefined)
        return { ...each, c: from.c, r: from.r }
      return each
    })
    change({
      ...deployment,
      units: from === undefined ? [...units.filter(({ card }) => card !== there?.card), { card: held, c, r }] : units,
    })
    setHeld(null)
  }
  const shown = held ?? null
  const unit = shown === null ? undefined : PRINTED.units.get(army.cards[shown]?.key ?? '')
  const seen = preview.find(({ card }) => card === shown)
  return (
    <main className="ply gd-deploy" data-faction={army.faction}>
      <header className="bld-top">
        <div className="seat one">
          <IconButton className="nav" label="Leave the table" glyph="left" to={props.back} />
          <div className="who">
            <h1 className="name">Deploy your team</h1>
            <div className="sub">
              {armyName(army)} against {foeName}
              {foe === null ? '' : `, ${armyName(foe)}`}
            </div>
          </div>
        </div>
        <span />
        <div className="acts">
          {props.tools}
          <ThemeButton />
        </div>
      </header>
      <section className="paper gd-field">
        <svg viewBox={`-8 -8 ${8 * CELL + 16} ${2.8 * CELL + 8}`} aria-label="Your two rows">
          <text x={4 * CELL} y={12} className="towards">
            The enemy stands this way
          </text>
          <g transform={`translate(0 ${CELL * 0.6})`}>
            {ROWS.map((r, y) =>
              COLUMNS.map((c) => {
                const placed = at(c, r)
                const key = placed === undefined ? undefined : army.cards[placed.card]?.key
                const name = key === undefined ? 'empty' : (PRINTED.units.get(key)?.name ?? key)
                const look = preview.find(({ card }) => card === placed?.card)
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a cell of a drawing cannot be a button element
                  <g
                    key={`${c} ${r}`}
                    className={`spot ${placed !== undefined && placed.card === held ? 'held' : ''} ${lit(seen, c, r)}`}
                    transform={`translate(${c * CELL} ${y * CELL})`}
                    role="button"
                    tabIndex={0}
                    aria-label={`Column ${c + 1}, ${r === 1 ? 'front' : 'back'} row: ${name}`}
                    onClick={() => press(c, r)}
                    onKeyDown={(event) => {
                      if (event.key !== 'Enter' && event.key !== ' ') return
                      event.preventDefault()
                      press(c, r)
                    }}
                  >
                    <rect width={CELL} height={CELL} />
                    {key !== undefined && (
                      <g transform={`translate(${CELL / 2} ${CELL / 2})`}>
                        <Shield seat={0} r={18} icon={unitIcon(key)} />
                        {look !== undefined && look.armor > 0 && (
                          <g transform="translate(8 18)">
                            <rect x={-9} y={-8} width={28} height={15} rx={4} fill="#fff" stroke="#2b5a9a" />
                            <BoardIcon name="checked-shield" x={-3} y={0} size={9} fill="#2b5a9a" />
                            <text x={3} y={4} className="support">
                              +{look.armor}
                            </text>
                          </g>
                        )}
                      </g>
                    )}
                  </g>
                )
              }),
            )}
          </g>
        </svg>
        <p className="gd-hint">
          {held === null
            ? 'Press a unit, then the cell where it should stand.'
            : `Where should ${unit?.name ?? 'it'} stand?`}
        </p>
      </section>
      <section className="gd-formations" aria-label="Formations">
        {FORMATIONS.map(({ id, name, blurb }) => (
          <Button
            key={id}
            title={blurb}
            onClick={() => change({ ...deployment, units: formationPlacement(PRINTED, army.cards, id) })}
          >
            {name}
          </Button>
        ))}
      </section>
      <section className="gd-timings" aria-label="Spells">
        {army.spells.map((id, place) => (
          <Segments
            key={id}
            label={PRINTED.spells.get(id)?.name ?? id}
            value={deployment.timings[place] ?? 'mid'}
            options={TIMINGS.map((value) => ({ value, name: TIMING_WORDS[value] }))}
            onChange={(timing) =>
              change({ ...deployment, timings: deployment.timings.map((each, i) => (i === place ? timing : each)) })
            }
          />
        ))}
      </section>
      {unit && (
        <aside className="gd-beside">
          <UnitCard unit={unit} tier={army.cards[shown ?? 0]?.tier ?? 1} />
          {seen && <p className="panel gd-seen">{previewWords(seen)}</p>}
        </aside>
      )}
      <footer className="ply-bar panel">
        <div className="ply-sum">
          <b>{deployment.units.length} units stand</b>
          <span className="muted">Sealed until both have deployed</span>
        </div>
        <Button kind="primary" size="big" blocked={refusal?.message ?? null} onClick={() => props.onDone(deployment)}>
          Lock the deployment
        </Button>
      </footer>
    </main>
  )
}

const TIMING_WORDS: Readonly<Record<Timing, string>> = { early: 'Early', mid: 'Middle', late: 'Late' }

/** What was stored may be of another team: then everybody is placed by the rules. */
function usable(army: Army, first: Deployment | null): Deployment {
  if (first !== null && refuseDeployment(army.cards.length, army.spells.length, first) === null) return first
  return {
    units: placeCards(PRINTED, army.cards),
    timings: army.spells.map((id) => PRINTED.spells.get(id)?.hint ?? 'mid'),
  }
}

function lit(seen: UnitPreview | undefined, c: number, r: number): string {
  if (seen === undefined) return ''
  return seen.auras.some(({ cells }) => cells.some((cell) => cell.c === c && cell.r === r)) ? 'aura' : ''
}

/** GB-1301 in a sentence. */
function previewWords(seen: UnitPreview): string {
  const parts: string[] = []
  const { left, right, rear } = seen.supports
  const supporters = [left, right, rear].filter((each) => each !== null).length
  if (supporters > 0) parts.push(`Supported by ${supporters}: armour +${seen.armor}, Resolve +${seen.resolve}.`)
  if (seen.lane !== null)
    parts.push(
      seen.lane.closed
        ? 'Its way to charge is blocked by your own unit.'
        : `It can charge ${seen.lane.cells.length} cells straight ahead.`,
    )
  if (seen.valid.length > 0 || seen.blocked.length > 0)
    parts.push(
      `It sees ${seen.valid.length} enemy cells from here; ${seen.blocked.length} are hidden behind your own units.`,
    )
  if (seen.neighbours.length > 0) parts.push(`A contagion could spread to ${seen.neighbours.length} beside it.`)
  return parts.length === 0 ? 'Nobody supports it here, and it supports nobody.' : parts.join(' ')
}

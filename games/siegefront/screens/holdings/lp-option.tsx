import type { HostOptionProps } from '@tessera/play'
import { NumberField, Segments } from '@tessera/ui'
import OwnBonus from './own-bonus.tsx'
import './holdings.css'

type Mode = 'off' | 'shared' | 'capped' | 'open'

/** The option of a new match. Rated matches are always without. */
export default function LpOption({ config, onConfig, rated }: HostOptionProps) {
  const { mode: chosen, cap } = lpOf(config)
  const mode = rated ? 'off' : chosen
  const blocked = rated ? 'Off in rated play' : undefined
  const choose = (lp: { readonly mode: Mode; readonly cap: number }) => onConfig({ ...(config as object), lp })
  return (
    <div className="lp-option">
      <Segments
        label="LP bonuses"
        value={mode}
        onChange={(next) => choose({ mode: next, cap })}
        options={[
          { value: 'off', name: 'Off' },
          { value: 'shared', name: 'Shared', blocked },
          { value: 'capped', name: 'Own', blocked },
          { value: 'open', name: 'Own, no cap', blocked },
        ]}
        hint={rated ? 'LP bonuses never apply in rated play.' : HINTS[mode]}
      />
      {(mode === 'shared' || mode === 'capped') && (
        <NumberField
          label="Cap"
          unit="steps of 5 %"
          value={cap}
          least={1}
          most={MOST_CAP}
          onChange={(next) => choose({ mode, cap: Math.min(MOST_CAP, Math.max(1, next)) })}
        />
      )}
      {mode !== 'off' && <OwnBonus />}
    </div>
  )
}

const MOST_CAP = 40

function lpOf(config: unknown): { readonly mode: Mode; readonly cap: number } {
  const { lp } = config as { readonly lp?: { readonly mode?: Mode; readonly cap?: number } }
  return { mode: lp?.mode ?? 'off', cap: lp?.cap ?? 10 }
}

const HINTS: Readonly<Record<Mode, string>> = {
  off: 'Nobody’s cards are raised.',
  shared: 'Both sides get the larger of the two bonuses: fair, and still something to show.',
  capped: 'Each side gets its own bonus, up to the cap.',
  open: 'Each side gets its own bonus, however large. Wealth will decide.',
}

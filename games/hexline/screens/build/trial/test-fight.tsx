import {
  DEFAULT_CONFIG,
  type HexlineConfig,
  hexline,
  READY_ARMIES,
  readArmyCode,
  refuseArmy,
  writeArmyCode,
} from '@tessera/hexline'
import { type HandedOver, labLink } from '@tessera/play'
import { shareInWords, shareOf, WinBar } from '@tessera/table'
import { Button, Progress, TextField } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { useId, useMemo, useState } from 'react'
import { savedArmies } from '../saved.ts'
import { readSharedArmy } from '../share.ts'
import type { Fight } from './trial.ts'
import { type Foe, type Trying, useTrials } from './use-trial.ts'
import { fightInWords, verdict } from './words.ts'

const BATTLES = 1000

export interface TestFightProps {
  readonly config: HexlineConfig
  readonly units: readonly string[]
  /** Armies that the opponent has shown, to be tried first. */
  readonly known?: readonly { readonly name: string; readonly units: readonly string[] }[]
}

/** A fight, or a thousand, against any army or bot, without leaving the screen. */
export function TestFight({ config, units, known = [] }: TestFightProps) {
  const foes = useFoes(known)
  const [chosen, setChosen] = useState<string>(foes[0]?.id ?? '')
  const [pasted, setPasted] = useState('')
  const trials = useTrials(config, units)
  const label = useId()
  const shared = readSharedArmy(pasted)
  const foe: Foe | null =
    chosen === PASTED
      ? shared.ok
        ? { name: 'the pasted army', units: shared.value.units }
        : null
      : (foes.find(({ id }) => id === chosen)?.foe ?? null)
  const blocked =
    units.length === 0 ? 'Your army needs at least one unit.' : foe === null ? 'Paste an army code first.' : null
  const busy = trials.trying.state === 'waiting' || (trials.trying.state === 'series' && trials.trying.running)

  return (
    <section className="test" aria-labelledby={label}>
      <h3 id={label}>Test fight</h3>
      <div className="tr">
        <select
          className="input"
          aria-label="Fight against"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {groupsOf(foes).map(([group, entries]) => (
            <optgroup key={group} label={group}>
              {entries.map(({ id, foe: { name } }) => (
                <option key={id} value={id}>
                  {name.slice(0, 1).toUpperCase() + name.slice(1)}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={PASTED}>A pasted army</option>
        </select>
        <Button blocked={blocked} onClick={() => foe !== null && trials.fight(foe)}>
          Fight
        </Button>
        <Button
          blocked={blocked}
          aria-label="Run 1,000 battles of these two armies"
          title="Run 1,000 battles of these two armies"
          onClick={() => foe !== null && trials.series(foe, BATTLES)}
        >
          ×1,000
        </Button>
        <Button
          blocked={units.length === 0 ? 'Your army needs at least one unit.' : beyondLab(units)}
          aria-label="Test this army against the field, in the lab"
          title="Test this army against all ready-made ones, in the lab"
          to={labLink('hexline', writeArmyCode(units))}
        >
          Field
        </Button>
      </div>
      {chosen === PASTED && (
        <TextField
          label="Army code"
          bare
          placeholder="hx1:greywolf*3,ripper*2"
          value={pasted}
          onChange={setPasted}
          error={pasted === '' || shared.ok ? null : shared.inputErrors[0]?.text}
          spellCheck={false}
          autoCapitalize="none"
        />
      )}
      <div role="status" aria-live={busy ? 'off' : 'polite'}>
        <Outcome trying={trials.trying} onStop={trials.stop} />
      </div>
    </section>
  )
}

function Outcome({ trying, onStop }: { readonly trying: Trying; readonly onStop: () => void }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const watch = (record: Fight['record'], foe: string) =>
    navigate('/hexline/watch', { state: { record, names: ['You', foe], me: 0, back: pathname } satisfies HandedOver })
  switch (trying.state) {
    case 'idle':
      return <p className="note">One battle to watch, or a thousand to know who is stronger.</p>
    case 'waiting':
      return <Progress label={trying.text} onStop={onStop} />
    case 'refused':
      return <p className="note harm">{trying.text}</p>
    case 'fought':
      return (
        <p className="note fought">
          <span>{fightInWords(trying.foe, trying.fight, trying.size)}</span>
          <Button kind="quiet" glyph="play" onClick={() => watch(trying.fight.record, trying.foe)}>
            Watch it
          </Button>
        </p>
      )
    case 'series': {
      const { report, of, running, foe } = trying
      const share = shareOf(report)
      return (
        <div className="series">
          <WinBar report={report} low={share.low} high={share.high} />
          <p className="note">
            <b>{shareInWords(share)}</b>, {report.matches.toLocaleString('en')} of {of.toLocaleString('en')} battles.{' '}
            {!running && verdict(foe, share)}
          </p>
          {running && (
            <Button kind="quiet" glyph="stop" onClick={onStop}>
              Stop
            </Button>
          )}
        </div>
      )
    }
  }
}

/** The lab plays by the usual rules, with the roster alone. */
function beyondLab(units: readonly string[]): string | null {
  if (units.some((id) => id.startsWith('x_'))) return 'The lab knows no custom units: fight single armies here.'
  return refuseArmy(DEFAULT_CONFIG, units)?.message ?? null
}

const PASTED = 'pasted'

interface FoeEntry {
  readonly id: string
  readonly group: string
  readonly foe: Foe
}

function useFoes(known: NonNullable<TestFightProps['known']>): readonly FoeEntry[] {
  const saved = savedArmies.useList()
  return useMemo(
    () => [
      ...known.map((army, i) => ({ id: `known${i}`, group: 'Seen in this match', foe: army })),
      ...READY_ARMIES.map(({ id, name, units }) => ({ id, group: 'Ready-made', foe: { name, units } })),
      ...hexline.bot.levels.map(({ id, name }) => ({ id: `bot-${id}`, group: 'Bots', foe: { name, level: id } })),
      ...saved.flatMap(({ name, code }, i) => {
        const read = readArmyCode(code)
        return read.ok ? [{ id: `saved${i}`, group: 'Saved', foe: { name, units: read.value } }] : []
      }),
    ],
    [known, saved],
  )
}

function groupsOf(foes: readonly FoeEntry[]): [string, FoeEntry[]][] {
  const groups = new Map<string, FoeEntry[]>()
  for (const foe of foes) groups.set(foe.group, [...(groups.get(foe.group) ?? []), foe])
  return [...groups]
}

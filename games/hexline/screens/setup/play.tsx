import {
  catalogOf,
  costOf,
  type HexlineConfig,
  hexline,
  READY_ARMIES,
  readArmyCode,
  refuseArmy,
  ruleset,
} from '@tessera/hexline'
import { SetUpFrame, startMatch, useBegin } from '@tessera/play'
import { Portrait, Token } from '@tessera/table'
import { Button, Panel, TextArea, useTitle } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { counted } from '@tessera/words'
import { useEffect, useId, useState } from 'react'
import { withCustomUnits } from '../build/dialogs.tsx'
import { sameArmy } from '../build/draft.ts'
import { LineShape } from '../build/line-shape.tsx'
import { savedArmies } from '../build/saved.ts'
import { readSharedArmy } from '../build/share.ts'
import { ARMY_WORDS } from '../guide/introductions.ts'
import { seedForStrangers } from '../guide/strangers.ts'
import { unitIcon } from '../icons.ts'
import { hexlineMatch, withArmy } from '../match/definition.ts'
import { type OpponentChoice, opponentName } from '../match/opponent.ts'
import { armyInWords, familiesOf } from '../names.ts'
import { inShort, Options } from './options.tsx'
import { PLAY_CONFIG, setup as stored } from './remembered.ts'
import './setup.css'

/** Set-up: an army is chosen already, so that one press begins the match; everything can be changed. */
export default function Play() {
  useTitle('Play Hexline')
  const go = useBegin()
  const [setup, setSetup] = useState(stored.recall)
  const [busy, setBusy] = useState(false)
  useEffect(() => stored.keep(setup), [setup])
  const { config, army, opponent } = setup
  const armies: HexlineConfig['armies'] = opponent.kind === 'army' ? [null, opponent.units] : [null, null]
  const parsed = ruleset.config.parse({ ...config, armies })
  const inputErrors = parsed.ok ? [] : parsed.inputErrors
  const refusal = parsed.ok ? (refuseArmy(parsed.value, army)?.message ?? null) : (inputErrors[0]?.text ?? null)
  const armyError = inputErrors.find(({ path }) => path.startsWith('armies'))?.text ?? null

  const begin = async (how: { readonly ready: boolean; readonly drill: boolean }) => {
    if (!parsed.ok || busy) return
    setBusy(true)
    const recruit = opponent.kind === 'bot' && opponent.level === 'recruit'
    const botSeed = recruit ? { botSeed: seedForStrangers(parsed.value, army) } : {}
    await go(startMatch(hexlineMatch, { config: parsed.value, opponent, ...withArmy(army, how), ...botSeed }))
    setBusy(false)
  }
  return (
    <SetUpFrame
      game="Hexline"
      id="hexline"
      sub={
        <>
          {config.battles === 1 ? 'One battle' : `Best of ${config.battles}`} against {opponentName(opponent)}
        </>
      }
      own={<ArmyChoice config={config} army={army} onChange={(next) => setSetup({ ...setup, army: next })} />}
      preview={<ArmyPreview config={config} army={army} refusal={armyError === null ? refusal : null} />}
      opponent={
        <OpponentPicker
          config={config}
          opponent={opponent}
          inputError={armyError}
          onChange={(next, custom) => setSetup({ ...setup, opponent: next, config: custom ?? config })}
        />
      }
      options={
        <Options config={config} inputErrors={inputErrors} onChange={(next) => setSetup({ ...setup, config: next })} />
      }
      optionsInShort={<span className="muted">{inShort(config)}</span>}
      onUsual={() => setSetup({ ...setup, config: PLAY_CONFIG })}
      sum={nameOf(army)}
      sumNote={
        <>
          {costOf(catalogOf(config), army)} of {config.budget} points, {counted(army.length, 'unit')}
        </>
      }
      acts={
        <>
          <Button
            kind="quiet"
            blocked={parsed.ok ? null : refusal}
            onClick={() => void begin({ ready: false, drill: false })}
          >
            Change the army
          </Button>
          {config.deployment === 'free' && (
            <Button blocked={refusal} onClick={() => void begin({ ready: true, drill: false })}>
              Place units first
            </Button>
          )}
        </>
      }
      begin="Fight"
      blocked={refusal ?? (busy ? 'The match is starting.' : null)}
      onBegin={() => void begin({ ready: true, drill: true })}
    />
  )
}

interface Choosable {
  readonly name: string
  readonly units: readonly string[]
}

function ArmyChoice(props: {
  readonly config: HexlineConfig
  readonly army: readonly string[]
  readonly onChange: (army: readonly string[]) => void
}) {
  const { config, army, onChange } = props
  const group = useId()
  const saved = savedArmies.useList()
  const own: Choosable[] = saved.flatMap(({ name, code }) => {
    const read = readArmyCode(code)
    return read.ok ? [{ name, units: read.value }] : []
  })
  const listed = [...own, ...READY_ARMIES]
  const all: readonly Choosable[] = listed.some(({ units }) => sameArmy(units, army))
    ? listed
    : [{ name: 'Last army', units: army }, ...listed]
  return (
    <Panel title="Your army" aside={<Link to="/hexline/army">Build one</Link>} className="ply-armies">
      <div role="radiogroup" aria-label="Your army">
        {all.map(({ name, units }, i) => {
          const refusal = refuseArmy(config, units)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a saved army may have the name of a ready-made one
            <label key={`${name}${i}`} className={refusal === null ? undefined : 'no'}>
              <input type="radio" name={group} checked={sameArmy(units, army)} onChange={() => onChange(units)} />
              <span className="ply-army">
                <b>{name}</b>
                <span className="muted t13">{refusal?.message ?? wordsOf(units) ?? familiesOf(config, units)}</span>
              </span>
              <span className="muted">{costOf(catalogOf(config), units)} points</span>
            </label>
          )
        })}
      </div>
    </Panel>
  )
}

/** How a ready-made army fights; null for others. */
function wordsOf(units: readonly string[]): string | null {
  const ready = READY_ARMIES.find((army) => sameArmy(army.units, units))
  return ready === undefined ? null : (ARMY_WORDS[ready.id] ?? null)
}

function ArmyPreview(props: {
  readonly config: HexlineConfig
  readonly army: readonly string[]
  readonly refusal: string | null
}) {
  const { config, army, refusal } = props
  const types = [...new Set(army)]
  const catalog = catalogOf(config)
  return (
    <section className="ply-preview panel" aria-label="The army you chose">
      <h2>{nameOf(army)}</h2>
      {wordsOf(army) !== null && <p className="muted">{wordsOf(army)}</p>}
      <LineShape config={config} seat={0} units={army} />
      {refusal !== null && (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      )}
      <ul>
        {types.map((type) => (
          <li key={type}>
            <Token seat={0} icon={unitIcon(type)} size={32} />
            <span>{catalog.type(type)?.name ?? type}</span>
            <b>{army.filter((other) => other === type).length}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpponentPicker(props: {
  readonly config: HexlineConfig
  readonly opponent: OpponentChoice
  readonly inputError: string | null
  readonly onChange: (opponent: OpponentChoice, config?: HexlineConfig) => void
}) {
  const { config, opponent, inputError, onChange } = props
  const group = useId()
  const [text, setText] = useState('')
  const read = readSharedArmy(text)
  const paste = (next: string) => {
    setText(next)
    const army = readSharedArmy(next)
    if (army.ok) onChange({ kind: 'army', units: army.value.units }, withCustomUnits(config, army.value.custom))
  }
  return (
    <div role="radiogroup" aria-label="Opponent">
      {hexline.bot.levels.map(({ id, name, blurb }) => (
        <label key={id}>
          <input
            type="radio"
            name={group}
            checked={opponent.kind === 'bot' && opponent.level === id}
            onChange={() => onChange({ kind: 'bot', level: id })}
          />
          <Portrait name={name} seat={1} size={36} />
          <span className="ply-army">
            <b>{name}</b>
            <span className="muted t13">{blurb}</span>
          </span>
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={group}
          checked={opponent.kind === 'army'}
          onChange={() => onChange({ kind: 'army', units: READY_ARMIES[0]?.units ?? [] })}
        />
        <span className="ply-army">
          <b>A sparring army</b>
          <span className="muted t13">It stays the same in every battle.</span>
        </span>
      </label>
      {opponent.kind === 'army' && (
        <div className="ply-paste">
          <TextArea
            label="Its army code"
            rows={2}
            value={text}
            onChange={paste}
            spellCheck={false}
            autoCapitalize="none"
            placeholder="hx1:greywolf*3,ripper*2"
            error={text !== '' && !read.ok ? read.inputErrors[0]?.text : inputError}
          />
          <p className="t13 muted">{armyInWords(config, opponent.units)}</p>
        </div>
      )}
    </div>
  )
}

function nameOf(army: readonly string[]): string {
  const ready = READY_ARMIES.find(({ units }) => sameArmy(units, army))
  const saved = savedArmies.list().find(({ code }) => {
    const read = readArmyCode(code)
    return read.ok && sameArmy(read.value, army)
  })
  return ready?.name ?? saved?.name ?? 'Your last army'
}

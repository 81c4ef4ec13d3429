import {
  abilityOf,
  type Card,
  type Chain,
  hundredths,
  initiative,
  nameOf,
  pairOf,
  reachOf,
  type SiegefrontView,
  STATUSES,
  siegefrontRules,
  sourceWord,
  stepsOf,
  type Unit,
} from '@tessera/siegefront'
import { Token } from '@tessera/table'
import { Button, Icon, LifeBar } from '@tessera/ui'
import { counted } from '@tessera/words'
import type { ReactNode } from 'react'
import { abilityIcon, cardIcon, statusIcon, terrainIcon, unitIcon } from '../art.ts'
import { attackOf, defenceOf, enhanced, printedCard } from '../board/stats.ts'
import { Value } from '../board/unit-face.tsx'
import { SIGNS } from '../icons.ts'
import { capital, lpWords, STATUS_TEXTS, TERRAIN_NAMES, TRIGGER_NAMES, terrainEffect } from '../names.ts'
import type { Held } from '../orders/orders.ts'

export interface UnitCardProps {
  readonly view: SiegefrontView
  readonly unit: Unit
  readonly held: Held | null
  /** Only the name, the life and the buttons: the preview needs the room. */
  readonly brief: boolean
  /** Own units in the own turn: abilities become buttons. */
  readonly onUse: ((ability: string) => void) | null
}

/** A unit's card: every value with what changes it, its abilities in words, its statuses, the ground under it (SGF-1902). */
export function UnitCard({ view, unit, held, brief, onUse }: UnitCardProps) {
  const first = unit.abilities[0]
  return (
    <>
      <div className="head">
        <Token seat={unit.owner === 0 ? 0 : 1} icon={unitIcon(unit)} size={52} />
        <div>
          <h2>{nameOf(unit)}</h2>
          <p className="muted">
            {brief && first !== undefined
              ? `${abilityOf(first).name}: ${abilityOf(first).text}`
              : `${capital(printedCard(view, unit)?.rarity ?? 'common')}, cost ${printedCard(view, unit)?.cost ?? 0}${raise(view, unit)}`}
          </p>
        </div>
      </div>
      <LifeBar life={unit.hp} max={unit.maxHp} />
      {onUse !== null && <Uses view={view} unit={unit} held={held} onUse={onUse} />}
      {!brief && <Details view={view} unit={unit} />}
    </>
  )
}

/** SGF-1902: the LP percentage, if there is one; tokens have none (SGF-1401). */
function raise(view: SiegefrontView, { owner, card }: Unit): string {
  const { impact } = pairOf(view.seats, owner)
  return impact === 100 || card === 'militia' ? '' : `, ${lpWords(impact)}`
}

function Uses(props: {
  readonly view: SiegefrontView
  readonly unit: Unit
  readonly held: Held | null
  readonly onUse: (ability: string) => void
}) {
  const { view, unit, held, onUse } = props
  const keys = unit.abilities.filter((key) => abilityOf(key).trigger === 'activated')
  if (keys.length === 0) return null
  return (
    <div className="sf-uses">
      {keys.map((key) => {
        const { name, mana = 0 } = abilityOf(key)
        const on = held?.kind === 'ability' && held.ability === key
        return (
          <Button
            key={key}
            aria-pressed={on}
            className={on ? 'on' : ''}
            blocked={on ? null : whyNotUse(view, unit, key)}
            onClick={() => onUse(key)}
          >
            <Icon name={abilityIcon(key)} />
            {name}, {mana} mana
          </Button>
        )
      })}
    </div>
  )
}

/** Why an ability has no target; null when it has one. */
function whyNotUse(view: SiegefrontView, unit: Unit, ability: string): string | null {
  const { reach } = abilityOf(ability)
  const targets = reach === undefined ? [undefined] : view.units.map(({ id }) => id)
  let why = 'There is nobody to use it on.'
  for (const target of targets) {
    const refusal = siegefrontRules.refuse(view, {
      type: 'use_ability',
      unit: unit.id,
      ability,
      ...(target === undefined ? {} : { target }),
    })
    if (refusal === null) return null
    if (refusal.code !== 'bad_target' && refusal.code !== 'out_of_reach') why = refusal.message
  }
  return why
}

function Details({ view, unit }: { readonly view: SiegefrontView; readonly unit: Unit }) {
  const card = printedCard(view, unit)
  const attack = attackOf(view, unit)
  const defence = defenceOf(view, unit)
  const quick = initiative(view, unit)
  const steps = stepsOf(view, unit)
  const terrain = view.terrain[unit.y * 3 + unit.x] ?? 'NONE'
  const effect = terrainEffect(terrain)
  return (
    <>
      <div className="stats">
        <Stat
          icon={SIGNS.attack}
          name="Attack"
          value={hundredths(attack.value)}
          chain={attack}
          printed={card?.attack}
        />
        <Stat
          icon={SIGNS.defence}
          name="Defence"
          value={hundredths(defence.value)}
          chain={defence}
          printed={card?.defence}
        />
        <Stat
          icon={SIGNS.speed}
          name="Speed"
          value={String(unit.speed)}
          why={`worth ${quick} in a fight, where more strikes first; moves ${steps === 0 ? 'not at all' : counted(steps, 'cell')}, reaches ${counted(reachOf(unit), 'cell')}`}
        />
      </div>
      {(attack.value % 100 !== 0 || defence.value % 100 !== 0) && (
        <p className="note">Fractions count until the blow falls; what is left then is rounded down.</p>
      )}
      {STATUSES.filter((status) => unit.statuses[status] > 0).map((status) => (
        <div key={status} className="ability sf-statusline">
          <h3>
            <Icon name={statusIcon(status)} /> {capital(status)}
            {status === 'warded' ? '' : `, ${counted(unit.statuses[status], 'turn')}`}
          </h3>
          <p className="note">{STATUS_TEXTS[status]}</p>
        </div>
      ))}
      <AbilityList keys={unit.abilities} />
      <p className="note">
        <Icon name={terrainIcon(terrain)} /> {TERRAIN_NAMES[terrain]}
        {effect === '' ? '' : `: ${effect}`}. {actionsDone(unit)}
      </p>
    </>
  )
}

function actionsDone(unit: Unit): string {
  if (unit.fresh) return 'It was deployed this turn.'
  const done = [
    ...(unit.attacked ? ['attacked'] : []),
    ...(unit.moved ? ['moved'] : []),
    ...(unit.used ? ['used an ability'] : []),
  ]
  return done.length === 0 ? '' : `It has ${done.join(' and ')} this turn.`
}

function Stat(props: {
  readonly icon: string
  readonly name: string
  readonly value: string
  readonly chain?: Chain
  readonly printed?: number | undefined
  readonly why?: string
}) {
  const { icon, name, value, chain, printed, why } = props
  return (
    <div className="stat">
      <Icon name={icon} />
      <span>{name}</span>
      <b>{value}</b>
      <span className="why">{chain === undefined ? why : <ChainWords chain={chain} printed={printed} />}</span>
    </div>
  )
}

/** "5, Banner + 1, Vanguard × 120%, rain × 90%": gains and losses have a sign and a colour. */
function ChainWords({ chain, printed }: { readonly chain: Chain; readonly printed: number | undefined }): ReactNode {
  const grown = printed === undefined ? 0 : chain.stat - printed
  return (
    <>
      printed {printed ?? chain.stat}
      {grown !== 0 && (
        <>
          {' '}
          <em className={grown < 0 ? 'bad' : ''}>
            {grown > 0 ? '+' : '−'} {Math.abs(grown)}
          </em>
        </>
      )}
      {chain.plus.map(([source, amount]) => (
        <span key={source}>
          , {sourceWord(source)} <em>+ {amount}</em>
        </span>
      ))}
      {chain.steps.map(([source, percent]) => (
        <span key={source}>
          , {sourceWord(source)} <em className={percent < 100 ? 'bad' : ''}>× {percent}%</em>
        </span>
      ))}
    </>
  )
}

function AbilityList({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key) => {
    const { name, text, trigger } = abilityOf(key)
    return (
      <div key={key} className="ability">
        <h3>
          <Icon name={abilityIcon(key)} /> {name}
        </h3>
        <p className="note">
          {text} <i>{capital(TRIGGER_NAMES[trigger])}.</i>
        </p>
      </div>
    )
  })
}

/** A card of the hand, before it is played. */
export function HandCardDetails(props: {
  readonly card: Card
  /** SGF-1401. */
  readonly impact: number
  readonly why: string | null
}) {
  const { card, impact, why } = props
  const shown = (printed: number) => ({ now: enhanced(printed, impact), printed })
  return (
    <>
      <div className="head">
        <span className="sf-bigart">
          <Icon name={cardIcon(card.key)} />
        </span>
        <div>
          <h2>{card.name}</h2>
          <p className="muted">
            {capital(card.rarity)}, cost {card.cost}
            {impact !== 100 && `, ${lpWords(impact)}`}
          </p>
        </div>
      </div>
      <p className="sf-line">
        <Value icon={SIGNS.attack} shown={shown(card.attack)} /> <Value icon={SIGNS.life} shown={shown(card.hp)} />{' '}
        <Value icon={SIGNS.defence} shown={shown(card.defence)} />{' '}
        <Value icon={SIGNS.speed} shown={{ now: card.speed, printed: card.speed }} />
      </p>
      <AbilityList keys={card.abilities} />
      {why !== null && <p className="note harm">{why}</p>}
    </>
  )
}

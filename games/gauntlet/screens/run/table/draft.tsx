import { abilityText, handOf, type PlayerView, PRINTED, ROLES, type RunCard, remainingOf } from '@tessera/gauntlet'
import { Button, Icon } from '@tessera/ui'
import { playSound } from '@tessera/ui/sound'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ROLE_ICONS } from '../../shared/icons.ts'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { factionName, leaderName, RARITY_NAMES, ROLE_NAMES } from '../../shared/team/names.ts'
import { UnitCard } from '../../shared/team/unit-card.tsx'
import { unitIcon } from '../../shared/unit-icons/index.ts'
import { fitOf, notesOf, sumOf } from './comparison.ts'
import { Hand } from './hand.tsx'
import { RunStatus } from './status.tsx'
import '../run.css'

interface DraftProps {
  readonly view: PlayerView
  /** Cards marked so far. */
  readonly marked: readonly string[]
  readonly back: string
  readonly tools: ReactNode
  readonly onMark: (cards: readonly string[]) => void
  readonly onPick: (cards: readonly string[]) => void
}

/** GR-301: cards face up; three of five at first, then one of three. */
export function DraftScreen({ view, marked: stored, back, tools, onMark, onPick }: DraftProps) {
  const { offer, picksDue, cards, battles } = view
  const marked = stored.filter((id) => offer.includes(id)).slice(0, picksDue)
  const hand = handOf(cards)
  const offered = offer.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const chosen = offered.filter(({ id }) => marked.includes(id))
  const names = chosen.map(({ unit }) => PRINTED.units.get(unit)?.name ?? unit)
  const mark = (id: string) => {
    playSound('card')
    if (marked.includes(id)) onMark(marked.filter((each) => each !== id))
    else if (picksDue === 1) onMark([id])
    else onMark([...marked, id].slice(-picksDue))
  }
  const left = picksDue - marked.length
  const title = picksDue === 1 ? 'One of these joins you' : `${countWord(picksDue)} of these join you`
  return (
    <main className={`gr gr-draft ${hand.length === 0 ? 'first' : ''}`} data-faction={view.banner?.faction}>
      <RunStatus view={view} where={`battle ${battles.length + 1}`} back={back} tools={tools} />
      <LeaderPanel view={view} />
      <section className="gr-offer" aria-label={title}>
        <header>
          <h1>{title}</h1>
          <p className="muted">Cards you leave stay in the deck</p>
        </header>
        <h2 className="vh">Cards on offer</h2>
        <Offer cards={offered} hand={hand} marked={marked} onMark={mark} />
        <div className="gr-confirm">
          <Button
            kind="primary"
            size="big"
            blocked={left > 0 ? `Choose ${left} more ${left === 1 ? 'card' : 'cards'} first.` : null}
            onClick={() => {
              playSound('page')
              onPick(marked)
            }}
          >
            {names.length === 0 ? 'Choose a card' : picksDue === 1 ? `Take ${names[0]}` : `Take ${listOf(names)}`}
          </Button>
          <span className="muted">
            {marked.length} of {picksDue} chosen. {picksDue === 1 ? 'It is' : 'They are'} free and{' '}
            {picksDue === 1 ? 'enters' : 'enter'} at tier 1.
          </span>
        </div>
      </section>
      <Comparison hand={hand} chosen={chosen} leader={view.banner?.leader ?? ''} />
      <Hand
        hand={hand}
        coming={names}
        due={picksDue}
        aside={`after this: ${hand.length + picksDue} in hand, ${remainingOf(cards).length - picksDue} left in the deck`}
      />
    </main>
  )
}

interface OfferProps {
  readonly cards: readonly RunCard[]
  readonly hand: readonly RunCard[]
  readonly marked: readonly string[]
  readonly onMark: (id: string) => void
}

/** The offered cards side by side; on a phone they are swiped through. */
function Offer({ cards, hand, marked, onMark }: OfferProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const watch = () => {
      const middle = element.scrollLeft + element.clientWidth / 2
      const found = [...element.children].findIndex(
        (child) => child instanceof HTMLElement && child.offsetLeft + child.offsetWidth > middle,
      )
      if (found >= 0) setShown(found)
    }
    element.addEventListener('scroll', watch, { passive: true })
    return () => element.removeEventListener('scroll', watch)
  }, [])
  return (
    <>
      <ul className={`gr-cards n${cards.length}`} ref={list}>
        {cards.map((card) => {
          const unit = PRINTED.units.get(card.unit)
          if (unit === undefined) return null
          const on = marked.includes(card.id)
          return (
            <li key={card.id}>
              <button
                type="button"
                className="gr-pick"
                aria-pressed={on}
                aria-label={`${on ? 'Leave' : 'Choose'} ${unit.name}`}
                onClick={() => onMark(card.id)}
              />
              <UnitCard unit={unit} chosen={on} note={fitOf(hand, unit)} />
            </li>
          )
        })}
      </ul>
      <div className="gr-dots" aria-hidden="true">
        {cards.map((card, place) => (
          <i key={card.id} className={`${place === shown ? 'on' : ''} ${marked.includes(card.id) ? 'marked' : ''}`} />
        ))}
      </div>
    </>
  )
}

function LeaderPanel({ view }: { readonly view: PlayerView }) {
  const { banner, cards, offer } = view
  const leader = banner === null ? undefined : PRINTED.leaders.get(banner.leader)
  const faction = banner === null ? undefined : PRINTED.factions.get(banner.faction)
  if (banner === null || leader === undefined || faction === undefined) return null
  const rest = remainingOf(cards).filter(({ id }) => !offer.includes(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable
    <aside className="panel gr-lead" aria-label="Your leader" tabIndex={0}>
      <div className="gr-face cloth">
        <LeaderPortrait leader={banner.leader} size={120} />
      </div>
      <div className="in">
        <h2>{leaderName(banner.leader)}</h2>
        <p className="f-text">
          {factionName(banner.faction)}, {faction.theme.toLowerCase()}
        </p>
        <p className="gr-gift">
          <b>{leader.passive.name}</b> {abilityText(leader.passive)}
        </p>
        <p className="gr-gift faction">
          <b>{faction.bonus.name}</b> {abilityText(faction.bonus)}
        </p>
        {banner.spells.map((id) => {
          const spell = PRINTED.spells.get(id)
          return (
            spell && (
              <p key={id} className="gr-spell">
                <Icon name="spell-book" />
                <span>
                  <b>{spell.name}</b>
                  {abilityText(spell)}
                </span>
              </p>
            )
          )
        })}
        {rest.length > 0 && (
          <>
            <h3>Also in the deck</h3>
            <ul className="gr-rest">
              {rest.map(({ id, unit }) => {
                const card = PRINTED.units.get(unit)
                return (
                  <li key={id}>
                    <Icon name={unitIcon(unit)} /> {card?.name ?? unit}
                    <span className="muted">
                      {card === undefined || card.rarity === null ? '' : RARITY_NAMES[card.rarity].toLowerCase()},{' '}
                      {card?.cost}
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </aside>
  )
}

interface ComparisonProps {
  readonly hand: readonly RunCard[]
  readonly chosen: readonly RunCard[]
  readonly leader: string
}

function Comparison({ hand, chosen, leader }: ComparisonProps) {
  const before = sumOf(hand)
  const after = sumOf([...hand, ...chosen])
  const rows = [
    { name: 'Life', from: before.life, to: after.life },
    { name: 'Attack a round', from: before.attack, to: after.attack },
    { name: 'Mean initiative', from: before.initiative, to: after.initiative },
    { name: 'Fastest unit', from: before.fastest, to: after.fastest },
  ]
  const only = chosen.length === 1 ? PRINTED.units.get(chosen[0]?.unit ?? '') : undefined
  const name = only === undefined ? 'With these' : `With ${only.name}`
  return (
    <aside className="panel gr-side" aria-label="Your hand in numbers">
      <h2>{chosen.length === 0 ? 'Your hand' : name}</h2>
      <ul className="gr-roles">
        {ROLES.map((role) => (
          <li key={role}>
            <Icon name={ROLE_ICONS[role]} />
            <span>{ROLE_NAMES[role]}</span>
            <span className="dots">
              {after.roles[role] === 0 ? (
                <em>none</em>
              ) : (
                Array.from({ length: after.roles[role] }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
                  <i key={place} className={place >= before.roles[role] ? 'new' : ''} />
                ))
              )}
            </span>
            <b>{after.roles[role]}</b>
          </li>
        ))}
      </ul>
      <table className="gr-cmp">
        <thead>
          <tr>
            <td />
            <th scope="col">hand</th>
            <th scope="col">with it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name: row, from, to }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>{from}</td>
              <td className={to > from ? 'heal' : to < from ? 'harm' : ''}>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {only !== undefined && (
        <ul className="gr-fit">
          {notesOf(hand, only, leader).map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <span>
                <b>{title}.</b> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

function countWord(count: number): string {
  return ['None', 'One', 'Two', 'Three'][count] ?? String(count)
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

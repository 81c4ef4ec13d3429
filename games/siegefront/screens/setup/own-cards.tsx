import {
  abilityDoes,
  abilityText,
  cardOf,
  cardText,
  deckError,
  FORGE_BUDGET,
  isCard,
  PERSONALITIES,
  READY_DECKS,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon, Panel, Segments, Select, useWidth } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { useId } from 'react'
import { cardIcon } from '../art.ts'
import { type Deck, sameDeck, stacksOf } from '../build/cards.ts'
import { curveOf } from '../build/curve.ts'
import { Curve } from '../build/curve-chart.tsx'
import { deckName, FIRST_DECK, readyWords } from '../build/ready.ts'
import { savedCards, savedDecks } from '../build/saved.ts'
import { SIGNS } from '../icons.ts'
import { lpWords } from '../names.ts'
import { CardFace, cardWords } from '../table/hand/card-face.tsx'
import { personalityKey, qualities } from './personalities.ts'
import type { OwnCards } from './remembered.ts'

interface OwnProps {
  readonly own: OwnCards
  readonly onChange: (own: OwnCards) => void
}

/** Saved and ready decks, and the forge where it is offered. */
export function OwnChoice({ own, onChange, forge = true }: OwnProps & { readonly forge?: boolean }) {
  const group = useId()
  const saved = savedDecks.useList().map(({ name, code }) => ({ name, cards: savedCards(code), note: null }))
  const ready = READY_DECKS.map(({ key, name, cards }) => ({ name, cards, note: readyWords(key) }))
  const listed = [...saved, ...ready]
  const known = own.supply === 'forge' || listed.some(({ cards }) => sameDeck(cards, own.cards))
  const all = known ? listed : [{ name: words.text('own.last'), cards: own.cards, note: null }, ...listed]
  const taken = own.supply === 'forge' ? -1 : all.findIndex(({ cards }) => sameDeck(cards, own.cards))
  return (
    <Panel
      title={words.text('own.deck')}
      aside={<Link to="/siegefront/deck">{words.text('own.build')}</Link>}
      className="ply-armies"
    >
      <div role="radiogroup" aria-label={words.text('own.deck')}>
        {all.map(({ name, cards, note }, i) => {
          const inputError = deckError(cards)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a saved deck may have the name of a ready one
            <label key={`${name}${i}`} className={inputError === null ? undefined : 'no'}>
              <input
                type="radio"
                name={group}
                checked={i === taken}
                onChange={() => onChange({ supply: 'deck', cards })}
              />
              <span className="ply-army">
                <b>{name}</b>
                <span className="muted t13">{inputError?.text ?? note ?? costWords(cards)}</span>
              </span>
              <Curve deck={cards} small />
            </label>
          )
        })}
        {forge && (
          <label>
            <input
              type="radio"
              name={group}
              checked={own.supply === 'forge'}
              onChange={() => onChange({ supply: 'forge', personality: 'marshal', quality: 'normal' })}
            />
            <span className="ply-army">
              <b>{words.text('own.forge')}</b>
              <span className="muted t13">{words.text('own.forgeNote')}</span>
            </span>
            <Icon name={SIGNS.forge} className="sf-anvil" />
          </label>
        )}
      </div>
    </Panel>
  )
}

/** `impact` (SGF-1401) shows the cards as the match will have them. */
export function OwnPreview({ own, onChange, impact = 100 }: OwnProps & { readonly impact?: number }) {
  const width = useWidth()
  if (own.supply === 'forge') return <ForgeChoice own={own} onChange={onChange} />
  const inputError = deckError(own.cards)
  return (
    <section className="ply-preview panel" aria-label={words.text('own.chosen')}>
      <div className="sf-pv">
        <h2>{ownName(own)}</h2>
        <p className="muted">
          {costWords(own.cards)}
          {impact !== 100 && `. ${words.text('own.raised', { raised: lpWords(impact) })}`}
        </p>
        <Curve deck={own.cards} />
      </div>
      {inputError !== null && (
        <p className="refusal" role="alert">
          {inputError.text}
        </p>
      )}
      {width === 'wide' ? (
        <ul className="sf-faces-of">
          {stacksOf(own.cards).map(({ key, card, count }) =>
            card === null ? null : (
              <li key={key}>
                <span className="vh">
                  {count} × {cardWords(card, impact)}
                </span>
                <span aria-hidden="true">
                  <CardFace card={card} impact={impact} />
                </span>
                {count > 1 && <b aria-hidden="true">×{count}</b>}
              </li>
            ),
          )}
        </ul>
      ) : (
        <ul className="sf-cards">
          {stacksOf(own.cards).map(({ key, card, count }) => (
            <li key={key} title={card?.abilities.map((ability) => abilityText(ability)).join(', ')}>
              <span className="sf-cost">{card?.cost ?? '?'}</span>
              <Icon name={cardIcon(key)} />
              <span>{card === null ? key : cardText(card)}</span>
              <b>
                <span className="vh">{words.text('own.copies')} </span>
                {count}
              </b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** SGF-1211: a player may forge as well, with a personality's taste in cards. */
function ForgeChoice({ own, onChange }: OwnProps & { readonly own: OwnCards & { readonly supply: 'forge' } }) {
  const pool = PERSONALITIES.find(({ key }) => key === own.personality)?.pool ?? []
  return (
    <section className="ply-preview panel" aria-label={words.text('own.yourForge')}>
      <h2>{words.text('own.yourForge')}</h2>
      <p>{words.text('own.forgeLead')}</p>
      <Select
        label={words.text('own.temper')}
        value={own.personality}
        options={PERSONALITIES.map(({ key, name }) => ({ value: key, name }))}
        hint={words.text(`temper.${personalityKey(own.personality)}`)}
        onChange={(personality) => onChange({ ...own, personality })}
      />
      <Segments
        label={words.text('own.quality')}
        value={own.quality}
        options={qualities()}
        hint={words.text('own.worth', { percent: FORGE_BUDGET[own.quality] })}
        onChange={(quality) => onChange({ ...own, quality })}
      />
      <div>
        <h3>{words.text('own.pool')}</h3>
        <dl className="sf-pool">
          {pool.map((key) => (
            <div key={key}>
              <dt>{abilityText(key)}</dt>
              <dd className="muted">{abilityDoes(key)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export function ownName(own: OwnCards): string {
  if (own.supply === 'forge') return words.text('own.yourForge')
  return deckName(own.cards) ?? (own.cards === FIRST_DECK ? words.text('own.ready') : words.text('own.yourLast'))
}

function costWords(cards: Deck): string {
  const rare = cards.filter((key) => isCard(key) && cardOf(key).rarity !== 'common').length
  return words.text('own.costs', { n: cards.length, rare, mana: curveOf(cards).average })
}

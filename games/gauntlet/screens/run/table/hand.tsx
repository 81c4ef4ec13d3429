import { PRINTED, type RunCard } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { ROLE_ICONS } from '../../shared/icons.ts'
import { SmallFace } from '../../shared/team/small-face.tsx'

interface SmallCardProps {
  readonly card: Pick<RunCard, 'unit' | 'tier'>
  readonly pressed?: boolean
  /** For those who do not see it: what pressing does, before the name, or where it is, after it. */
  readonly before?: string
  readonly after?: string
  readonly onPress?: () => void
}

/** A card of the hand, small: picture, name, life and attack. */
export function SmallCard({ card, pressed, before, after, onPress }: SmallCardProps) {
  const unit = PRINTED.units.get(card.unit)
  if (unit === undefined) return null
  const inside = (
    <SmallFace unit={unit} tier={card.tier}>
      <span className="mr">
        <Icon name={ROLE_ICONS[unit.role]} />
      </span>
    </SmallFace>
  )
  const classes = `mcard small ${unit.rarity ?? 'common'}`
  if (onPress === undefined) return <span className={classes}>{inside}</span>
  return (
    <button type="button" className={classes} aria-pressed={pressed} onClick={onPress}>
      {before !== undefined && <span className="vh">{before} </span>}
      {inside}
      {after !== undefined && <span className="vh"> {after}</span>}
    </button>
  )
}

interface HandProps {
  readonly hand: readonly RunCard[]
  readonly aside: ReactNode
  /** Names of the cards that are being chosen for it. */
  readonly coming: readonly string[]
  readonly due: number
}

/** The hand along the foot of the draft, with free places for the rest. */
export function Hand({ hand, aside, coming, due }: HandProps) {
  const free = Math.max(0, 12 - hand.length - due)
  return (
    <section className="panel gr-hand" aria-label={words.text('hand.title')}>
      <header>
        <h2>{words.text('hand.title')}</h2>
        <span className="muted">{words.text('hand.of', { n: hand.length })}</span>
        <span className="muted aside">{aside}</span>
      </header>
      <ul>
        {hand.map((card) => (
          <li key={card.id}>
            <SmallCard card={card} />
          </li>
        ))}
        {Array.from({ length: due }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a free place is its number
          <li key={`due ${place}`} className="slot">
            {coming[place] === undefined ? words.text('hand.free') : words.text('hand.comes', { unit: coming[place] })}
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a free place is its number
          <li key={`free ${place}`} className="slot spare" aria-hidden="true" />
        ))}
      </ul>
    </section>
  )
}

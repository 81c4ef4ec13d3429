import {
  abilityName,
  abilityText,
  cardName,
  factionName,
  leaderName,
  type PlayerView,
  PRINTED,
  remainingOf,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import { LeaderPortrait } from '../../shared/team/leader-portrait.tsx'
import { rarityName } from '../../shared/team/names.ts'
import { unitIcon } from '../../shared/unit-icons/index.ts'

/** The leader with their gifts and spells, and what is left in the deck. */
export function LeaderPanel({ view }: { readonly view: PlayerView }) {
  const { banner, cards, offer } = view
  const leader = banner === null ? undefined : PRINTED.leaders.get(banner.leader)
  const faction = banner === null ? undefined : PRINTED.factions.get(banner.faction)
  if (banner === null || leader === undefined || faction === undefined) return null
  const rest = remainingOf(cards).filter(({ id }) => !offer.includes(id))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable
    <aside className="panel gr-lead" aria-label={words.text('draft.leader')} tabIndex={0}>
      <div className="gr-face cloth">
        <LeaderPortrait leader={banner.leader} size={120} />
      </div>
      <div className="in">
        <h2>{leaderName(banner.leader)}</h2>
        <p className="f-text">
          {factionName(banner.faction)}, {words.text(`theme.${banner.faction}`)}
        </p>
        <p className="gr-gift">
          <b>{abilityName(leader.passive.id)}</b> {abilityText(leader.passive)}
        </p>
        <p className="gr-gift faction">
          <b>{abilityName(faction.bonus.id)}</b> {abilityText(faction.bonus)}
        </p>
        {banner.spells.map((id) => {
          const spell = PRINTED.spells.get(id)
          return (
            spell && (
              <p key={id} className="gr-spell">
                <Icon name="spell-book" />
                <span>
                  <b>{abilityName(id)}</b>
                  {abilityText(spell)}
                </span>
              </p>
            )
          )
        })}
        {rest.length > 0 && (
          <>
            <h3>{words.text('draft.rest')}</h3>
            <ul className="gr-rest">
              {rest.map(({ id, unit }) => {
                const card = PRINTED.units.get(unit)
                return (
                  <li key={id}>
                    <Icon name={unitIcon(unit)} /> {cardName(unit)}
                    <span className="muted">
                      {card === undefined || card.rarity === null
                        ? ''
                        : words.text('draft.restCard', {
                            rarity: rarityName(card.rarity).toLowerCase(),
                            cost: card.cost,
                          })}
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

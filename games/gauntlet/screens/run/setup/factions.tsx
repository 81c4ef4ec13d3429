import { abilityName, abilityText, FACTIONS, type FactionId, factionName, PRINTED } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Emblem } from '../../shared/art/emblem.tsx'
import { UnitArt } from '../../shared/art/unit-art.tsx'
import { FIGUREHEADS } from '../../shared/icons.ts'

interface FactionsProps {
  readonly chosen: FactionId | null
  readonly onChoose: (faction: FactionId) => void
}

/** Eight factions to lead, each a card with its figure, its colours and what it gives. */
export function Factions({ chosen, onChoose }: FactionsProps) {
  return (
    <ul className="gr-factions">
      {FACTIONS.map((id) => {
        const faction = PRINTED.factions.get(id)
        if (faction === undefined) return null
        return (
          <li key={id}>
            <button
              type="button"
              className="gr-faction"
              data-faction={id}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <UnitArt icon={FIGUREHEADS[id]} faction={id} width={340} height={264} />
              <span className="words">
                <Emblem faction={id} size={52} />
                <b>{factionName(id)}</b>
                <small>{words.text(`theme.${id}`)}</small>
                <span>
                  <b>{abilityName(faction.bonus.id)}.</b> {abilityText(faction.bonus)}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

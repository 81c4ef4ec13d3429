import { musterArmy, priceOf, type Refit, type Roll, seasoned, wholeMen } from '@tessera/cohort'
import { Token } from '@tessera/table'
import { IconButton } from '@tessera/ui'
import { counted } from '@tessera/words'
import { pieceIcon } from '../names.ts'

/** The army of a campaign, unit by unit: men, battles behind it, and in camp the men it takes on. */
export function ArmyRoll(props: {
  readonly roll: Roll
  readonly refit?: Refit
  /** Supply points left to spend. */
  readonly purse?: number
  readonly onRefit?: (refit: Refit) => void
}) {
  const { roll, refit, purse = 0, onRefit } = props
  const whole = wholeMen(roll)
  return (
    <ul className="co-roll" aria-label="Your army">
      {musterArmy(roll.army, 0).map((unit, place) => {
        const men = roll.men[place] ?? 0
        const more = refit?.[place] ?? 0
        const full = whole[place] ?? unit.full
        const battles = roll.battles[place] ?? 0
        const step = Math.max(1, Math.ceil(full / 10))
        const add = Math.min(step, full - men - more)
        const change = (by: number) => onRefit?.((refit ?? []).map((each, at) => (at === place ? each + by : each)))
        const dearer = priceOf(roll, place, more + add) - priceOf(roll, place, more)
        return (
          <li key={unit.id} className={men + more === 0 ? 'gone' : undefined}>
            <Token seat={0} icon={pieceIcon(unit)} size={32} />
            <span className="co-roll-name">
              <b>{unit.name}</b>
              <span className="muted t13">{experienceWords(battles, unit.combat)}</span>
            </span>
            <span className="co-roll-men">
              {men + more} of {full} men
              {more > 0 && <span className="good">, {more} of them new</span>}
            </span>
            {onRefit !== undefined && (
              <span className="co-roll-acts">
                <IconButton
                  label={`Fewer men for ${unit.name}`}
                  glyph="minus"
                  blocked={more === 0 ? 'It has taken on no new men.' : null}
                  onClick={() => change(-Math.min(step, more))}
                />
                <IconButton
                  label={`More men for ${unit.name}`}
                  glyph="plus"
                  blocked={
                    add <= 0
                      ? 'It is at full strength.'
                      : dearer > purse
                        ? `That costs ${counted(dearer, 'supply point')} more.`
                        : null
                  }
                  onClick={() => change(add)}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function experienceWords(battles: number, combat: boolean): string {
  const bonus = combat ? seasoned(battles) : 0
  const fought = battles === 0 ? 'no battle yet' : counted(battles, 'battle')
  return bonus === 0 ? fought : `${fought}: attack and defence +${bonus}`
}

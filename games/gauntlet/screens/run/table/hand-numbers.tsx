import { cardSaid, PRINTED, ROLES, type RunCard } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { Icon } from '@tessera/ui'
import { ROLE_ICONS } from '../../shared/icons.ts'
import { roleName } from '../../shared/team/names.ts'
import { compared, notesOf, sumOf } from './comparison.ts'

interface HandNumbersProps {
  readonly hand: readonly RunCard[]
  readonly chosen: readonly RunCard[]
  readonly leader: string
}

/** The hand as it is, and as it would be with the chosen cards. */
export function HandNumbers({ hand, chosen, leader }: HandNumbersProps) {
  const before = sumOf(hand)
  const after = sumOf([...hand, ...chosen])
  const only = chosen.length === 1 ? PRINTED.units.get(chosen[0]?.unit ?? '') : undefined
  const name =
    only === undefined
      ? words.text('hand.withThese')
      : words.text('hand.with', { unit: { name: cardSaid(only.id), seat: null } })
  return (
    <aside className="panel gr-side" aria-label={words.text('hand.numbers')}>
      <h2>{chosen.length === 0 ? words.text('hand.title') : name}</h2>
      <ul className="gr-roles">
        {ROLES.map((role) => (
          <li key={role}>
            <Icon name={ROLE_ICONS[role]} />
            <span>{roleName(role)}</span>
            <span className="dots">
              {after.roles[role] === 0 ? (
                <em>{words.text('hand.none')}</em>
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
            <th scope="col">{words.text('hand.now')}</th>
            <th scope="col">{words.text('hand.then')}</th>
          </tr>
        </thead>
        <tbody>
          {compared(before, after).map(({ name: row, from, to }) => (
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

import type { SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'
import { SIGNS } from '../icons.ts'

/** Three cells with the name of their zone; the middle one says who controls it. */
export function Row(props: {
  readonly zone: number
  readonly control: number | null | undefined
  readonly me: 0 | 1 | null
  readonly view: SiegefrontView
  readonly children: ReactNode
}) {
  const { zone, control, me, view } = props
  const count = (seat: number) => view.units.filter((unit) => unit.y === 1 && unit.owner === seat).length
  const note =
    control === undefined
      ? homeRow(zone === 2, me)
      : control === null
        ? words.text('zone.nobody')
        : words.text('zone.held', { holder: holder(control, me), own: count(control), other: count(1 - control) })
  return (
    <>
      <div className="sf-zone" {...(control === undefined ? {} : { 'data-middle': '' })}>
        <b>{words.text(zone === 1 ? 'zone.middle' : 'zone.home')}</b>
        <span>
          {control !== undefined && control !== null && (
            <span className={`sf-flag c${control}`}>
              <Icon name={SIGNS.middle} />
            </span>
          )}
          {note}
        </span>
      </div>
      {props.children}
    </>
  )
}

function homeRow(far: boolean, me: 0 | 1 | null): string {
  if (me === null) return words.text(far ? 'zone.far' : 'zone.near')
  return words.text(far ? 'zone.theirs' : 'zone.yours')
}

function holder(control: number, me: 0 | 1 | null): string {
  if (me === null) return words.text(control === 0 ? 'side.azure' : 'side.vermilion')
  return words.text(control === me ? 'zone.yours' : 'zone.theirs')
}

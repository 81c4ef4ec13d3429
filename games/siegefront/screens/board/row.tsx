import type { SiegefrontView } from '@tessera/siegefront'
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
      ? HOME_ROWS[me === null ? 'watched' : 'played'][zone === 2 ? 0 : 1]
      : control === null
        ? 'nobody’s'
        : `${holder(control, me)}, ${count(control)} to ${count(1 - control)}`
  return (
    <>
      <div className="sf-zone" {...(control === undefined ? {} : { 'data-middle': '' })}>
        <b>{zone === 1 ? 'Middle' : 'Home'}</b>
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

const HOME_ROWS = {
  played: ['theirs', 'yours'],
  watched: ['far side', 'near side'],
} as const

function holder(control: number, me: 0 | 1 | null): string {
  if (me === null) return control === 0 ? 'Azure' : 'Vermilion'
  return control === me ? 'yours' : 'theirs'
}

import { Icon } from '@tessera/ui'
import type { ReactNode } from 'react'

/** A figure of a piece with its sign, and what it comes from. */
export function Stat(props: {
  readonly icon: string
  readonly name: string
  readonly value: ReactNode
  readonly why: string
}) {
  return (
    <div className="stat">
      <Icon name={props.icon} />
      <span>{props.name}</span>
      <b>{props.value}</b>
      <span className="why">{props.why}</span>
    </div>
  )
}

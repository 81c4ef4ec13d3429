import 'virtual:icons/table'
import { ICON_FIELD, iconPath } from './icon-registry.ts'

export interface IconProps {
  /** A name of the game-icons set, listed in an `icons.ts`. */
  readonly name: string
  /** Words for it; without them it is decoration. */
  readonly label?: string
  readonly className?: string
}

/** As large as the text around it, in its colour. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={`ic ${className ?? ''}`}
      viewBox={`0 0 ${ICON_FIELD} ${ICON_FIELD}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={iconPath(name)} />
    </svg>
  )
}

/** Inside a board: centred on x, y. */
export function BoardIcon(props: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
}) {
  const { name, x, y, size, fill = 'var(--cream)' } = props
  const scale = size / ICON_FIELD
  return (
    <path d={iconPath(name)} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
  )
}

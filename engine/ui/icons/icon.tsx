import 'virtual:icons/ui'
import { useSyncExternalStore } from 'react'
import { ICON_FIELD, iconPath, watchIcons } from './icon-registry.ts'

export interface IconProps {
  /** A name of the game-icons set, listed in an `icons.ts`. */
  readonly name: string
  /** Words for it; without them it is decoration. */
  readonly label?: string
  readonly className?: string
}

/** As large as the text around it, in its colour. */
export function Icon({ name, label, className }: IconProps) {
  const path = useIconPath(name)
  return (
    <svg
      className={`ic ${className ?? ''}`}
      viewBox={`0 0 ${ICON_FIELD} ${ICON_FIELD}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      <path d={path} />
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
  const path = useIconPath(name)
  return <path d={path} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
}

function useIconPath(name: string): string {
  return useSyncExternalStore(watchIcons, () => iconPath(name))
}

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { Link } from '../router/index.ts'
import { Glyph, type GlyphName } from './glyph.tsx'
import { say } from './say.ts'

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>

export interface ButtonProps extends Native {
  /** Primary: the one thing to do here. Quiet: beside others. Danger: cannot be taken back. */
  readonly kind?: 'plain' | 'primary' | 'quiet' | 'danger'
  readonly size?: 'normal' | 'big'
  /** Where it leads; makes it a link. */
  readonly to?: string | undefined
  readonly glyph?: GlyphName
  /** Why it cannot be used now: it stays reachable, and says the sentence when pressed. */
  readonly blocked?: string | null | undefined
  readonly ref?: Ref<HTMLButtonElement>
  readonly children: ReactNode
}

export function Button({ kind = 'plain', size, to, glyph, blocked, className, children, ...rest }: ButtonProps) {
  const classes = `btn ${kind === 'plain' ? '' : kind} ${size === 'big' ? 'big' : ''} ${className ?? ''}`
  const inside = (
    <>
      {glyph && <Glyph name={glyph} />}
      {children}
    </>
  )
  if (to !== undefined && !blocked) {
    return (
      <Link className={classes} to={to} aria-label={rest['aria-label']} id={rest.id}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" {...rest} {...blockedProps(blocked, rest.onClick)} className={classes}>
      {inside}
    </button>
  )
}

export interface IconButtonProps extends Native {
  /** What it does, for those who do not see the sign; also its tooltip. */
  readonly label: string
  readonly glyph?: GlyphName
  readonly to?: string | undefined
  /** A switch: whether it is on. */
  readonly pressed?: boolean | undefined
  readonly blocked?: string | null | undefined
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

export function IconButton({ label, glyph, to, pressed, blocked, className, children, ...rest }: IconButtonProps) {
  const classes = `iconbtn ${className ?? ''}`
  const inside = (
    <>
      {glyph && <Glyph name={glyph} />}
      {children}
    </>
  )
  if (to !== undefined && !blocked) {
    return (
      <Link className={classes} to={to} aria-label={label} title={label}>
        {inside}
      </Link>
    )
  }
  return (
    <button
      type="button"
      title={blocked ? `${label}. ${blocked}` : label}
      {...rest}
      {...blockedProps(blocked, rest.onClick)}
      className={classes}
      aria-label={label}
      aria-pressed={pressed}
    >
      {inside}
    </button>
  )
}

function blockedProps(blocked: string | null | undefined, onClick: Native['onClick']) {
  if (!blocked) return { onClick }
  return {
    'aria-disabled': true,
    'aria-description': blocked,
    title: blocked,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      say(blocked)
    },
  }
}

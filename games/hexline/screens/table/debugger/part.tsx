import type { ReactNode } from 'react'

interface PartProps {
  readonly title: string
  readonly count: number
  readonly open?: boolean
  readonly children: ReactNode
}

export function Part({ title, count, open = false, children }: PartProps): ReactNode {
  return (
    <details open={open}>
      <summary>
        <b>{title}</b> <span>{count}</span>
      </summary>
      {children}
    </details>
  )
}

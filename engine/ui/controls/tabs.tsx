import { type KeyboardEvent, type ReactNode, useRef } from 'react'

export interface TabsProps<Id extends string> {
  /** What the tabs choose between. */
  readonly label: string
  readonly tabs: readonly { readonly id: Id; readonly name: ReactNode }[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** Joins tabs and panels: the panel of a tab has the id `${name}-panel-${id}` (see `TabPanel`). */
  readonly name: string
  readonly className?: string
}

export function Tabs<Id extends string>({ label, tabs, value, onChange, name, className }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.id === value)
    const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = (to + tabs.length) % tabs.length
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.id)
    const button = list.current?.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div className={`tablist ${className ?? ''}`} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${name}-tab-${tab.id}`}
          aria-controls={`${name}-panel-${tab.id}`}
          aria-selected={tab.id === value}
          tabIndex={tab.id === value ? 0 : -1}
          onClick={() => onChange(tab.id)}
        >
          {tab.name}
        </button>
      ))}
    </div>
  )
}

export interface TabPanelProps {
  readonly name: string
  readonly id: string
  /** Whether its tab is chosen. */
  readonly open: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function TabPanel({ name, id, open, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      hidden={!open}
      className={className}
    >
      {children}
    </div>
  )
}

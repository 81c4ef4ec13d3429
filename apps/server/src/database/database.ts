import type { PluginDatabase } from '@tessera/online'

export type { Queries } from '@tessera/online'

/** The log of a database: events of its connections, never statements or rows. */
export interface DatabaseLog {
  warn(facts: object, text: string): void
}

export interface Database extends PluginDatabase {
  readonly kind: 'embedded' | 'postgres'
  /** Whether commits survive a power cut, as far as we know; else only the death of the process. */
  readonly durable: boolean
  /** Calls back for every notification on the channel, whichever server sent it. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Notifies the listeners of a channel, on every server. */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  /** Called when requests begin to wait for it: from then on it logs its outages, and statements fail within two seconds when it hangs. */
  serve(log: DatabaseLog): void
  /** Whether something could not be written for want of room, and nothing that needs room was written since. */
  isFull(): boolean
  /** Connections, for operators. */
  load(): { readonly connections: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

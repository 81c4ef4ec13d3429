import type { PluginDatabase } from '@tessera/online'

export type { Queries } from '@tessera/online'

/** Where a database says what happens to its connections: never what was asked or answered over them. */
export interface DatabaseLog {
  warn(facts: object, text: string): void
}

export interface Database extends PluginDatabase {
  readonly kind: 'embedded' | 'postgres'
  /** Whether what is committed survives a power cut, as far as we know; else only the death of the process. */
  readonly durable: boolean
  /** Calls back for every notification on the channel, whichever server sent it. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>
  /** Tells whoever listens to the channel, on every server. */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  /** From here on people wait for it: it tells the log what happens to it, and what it is asked fails within two seconds when it hangs. */
  serve(log: DatabaseLog): void
  /** Whether something could not be written for want of room, and nothing that needs room was written since. */
  isFull(): boolean
  /** Connections, for operators. */
  load(): { readonly connections: number; readonly idle: number; readonly waiting: number }
  close(): Promise<void>
}

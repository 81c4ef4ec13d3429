import { fieldsOf, remembered } from '@tessera/play/match'
import { broughtIn, starterOf } from '../match/definition.ts'
import type { Brought } from '../types.ts'

/** `async`: online, against people's teams. */
export type Pool = 'local' | 'bots' | 'async'
export type Level = 'easy' | 'normal' | 'hard'

/** How the last run was set up. */
export interface RunSetup {
  readonly brought: Brought
  readonly pool: Pool
  readonly level: Level
}

export const setup = remembered('gauntlet-run', (stored): RunSetup => {
  const { brought, pool, level } = fieldsOf(stored)
  return {
    brought: broughtIn(brought) ?? starterOf('ser_aldric'),
    pool: pool === 'bots' || pool === 'async' ? pool : 'local',
    level: level === 'easy' || level === 'hard' ? level : 'normal',
  }
})

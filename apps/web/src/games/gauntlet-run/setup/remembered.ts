import { fieldsOf, remembered } from '#play/match'
import { broughtIn, starterOf } from '../match/definition.ts'
import type { Brought } from '../types.ts'

export type Pool = 'local' | 'bots'
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
    pool: pool === 'bots' ? 'bots' : 'local',
    level: level === 'easy' || level === 'hard' ? level : 'normal',
  }
})

import type { Game } from '@tessera/kernel'
import { PRINTED } from '../content/content.ts'
import { runBot } from './bot/index.ts'
import type { RunChoice } from './choice.ts'
import type { RunConfig } from './config.ts'
import type { RunEvent } from './events.ts'
import { runWorkshop } from './lab/workshop.ts'
import { brokenInRun } from './rules/invariants.ts'
import { runRules } from './ruleset.ts'
import type { RunState } from './state.ts'
import type { RunView } from './view/view.ts'
import { runNarrator } from './words/narration.ts'
import { runPicture, runReport } from './words/picture.ts'

/** A day's run, for fuzzing. */
const DAILY = {
  day: '2026-01-01',
  faction: 'order',
  leader: 'ser_aldric',
  spells: ['divine_smite', 'oath_of_iron'],
  deck: [...(PRINTED.factions.get('order')?.starter ?? [])],
}

/** A climb against stored teams: draft a hand, raise it, place it, and win nine battles before losing four. */
export const gauntletRun: Game<RunConfig, RunState, RunChoice, RunEvent, RunView> = {
  ruleset: runRules,
  name: 'Gauntlet run',
  blurb: 'Draft a team card by card and fight stored teams of other players: nine wins before four losses.',
  minutes: 20,
  clocks: [{ kind: 'days', hours: 336 }],
  beatMs: 600,
  bot: runBot,
  simulation: { pool: 'bots' },
  variants: [
    { pool: 'bots', botLevel: 'hard', roundLimit: 10 },
    { pool: 'local', botLevel: 'easy', unlocked: ['order'] },
    { pool: 'bots', daily: DAILY },
  ],
  ownRating: true,
  workshop: runWorkshop,
  terminal: async () => (await import('./words/terminal.ts')).runTerminal,
  narrator: runNarrator,
  picture: runPicture,
  report: runReport,
  brokenInvariants: brokenInRun,
}

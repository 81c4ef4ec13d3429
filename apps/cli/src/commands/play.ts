import type { CohortConfig } from '@tessera/cohort'
import type { HexlineConfig } from '@tessera/hexline'
import type { AnyGame, Json } from '@tessera/kernel'
import type { SiegefrontConfig } from '@tessera/siegefront'
import { playAny } from '../any/play.ts'
import { playCohort } from '../cohort/play.ts'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import { playHexline } from '../hexline/play.ts'
import { usage } from '../problem.ts'
import { playSiegefront } from '../siegefront/play.ts'
import { checkWritable } from '../writable.ts'

interface PlayFlags {
  readonly army?: string
  readonly against?: string
  readonly bot?: string
  readonly battles?: string
  readonly deployment?: string
  readonly config?: string
  readonly seed?: string
  readonly auto?: true
  readonly json?: true
  readonly save?: string
}

/** What every game's table is told: how, by whom, and where the record goes. */
interface Table {
  readonly telling: 'asked' | 'all' | 'json'
  readonly army?: string
  readonly against?: string
  readonly bot?: string
  readonly seed?: string
  readonly save?: string
}

const TABLES: Readonly<Record<string, (config: Json, table: Table) => Promise<void>>> = {
  hexline: (config, table) => playHexline({ ...table, config: config as unknown as HexlineConfig }),
  siegefront: (config, table) => playSiegefront({ ...table, config: config as unknown as SiegefrontConfig }),
  cohort: (config, table) => playCohort({ ...table, config: config as unknown as CohortConfig }),
}

export async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = gameNamed(id)
  const play = TABLES[game.ruleset.id] ?? ((config: Json, table: Table) => playAny(game, { ...table, config }))
  if (flags.save !== undefined) checkWritable(flags.save, '--save')
  const given = flags.config === undefined ? undefined : readConfigFlag(flags.config)
  const { army, against, bot, seed, save } = flags
  await play(configOf(game, defaults(game, flags), given), {
    telling: flags.json ? 'json' : flags.auto ? 'all' : 'asked',
    ...(army === undefined ? {} : { army }),
    ...(against === undefined ? {} : { against }),
    ...(bot === undefined ? {} : { bot }),
    ...(seed === undefined ? {} : { seed }),
    ...(save === undefined ? {} : { save }),
  })
}

function defaults({ name, ruleset }: AnyGame, { battles, deployment }: PlayFlags): Json {
  if (ruleset.id !== 'hexline' && (battles !== undefined || deployment !== undefined))
    throw usage(`${name} has no battles or deployment to choose: --battles and --deployment are for Hexline`)
  return {
    ...(battles === undefined ? {} : { battles: Number(battles) }),
    ...(deployment === undefined ? {} : { deployment }),
  }
}

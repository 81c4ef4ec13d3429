import type { HexlineConfig } from '@tessera/hexline'
import type { Json } from '@tessera/kernel'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import { playHexline } from '../hexline/play.ts'
import { usage } from '../problem.ts'

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

export async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = gameNamed(id)
  if (game.ruleset.id !== 'hexline') throw usage(`${game.name} cannot be played in the terminal`)
  const config = configOf(game, defaults(flags), flags.config === undefined ? undefined : readConfigFlag(flags.config))
  const { army, against, bot, seed, save } = flags
  await playHexline({
    config: config as unknown as HexlineConfig,
    telling: flags.json ? 'json' : flags.auto ? 'all' : 'asked',
    ...(army === undefined ? {} : { army }),
    ...(against === undefined ? {} : { against }),
    ...(bot === undefined ? {} : { bot }),
    ...(seed === undefined ? {} : { seed }),
    ...(save === undefined ? {} : { save }),
  })
}

function defaults({ battles, deployment }: PlayFlags): Json {
  return {
    ...(battles === undefined ? {} : { battles: Number(battles) }),
    ...(deployment === undefined ? {} : { deployment }),
  }
}

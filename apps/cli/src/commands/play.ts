import type { HexlineConfig } from '@tessera/hexline'
import type { Json } from '@tessera/kernel'
import { Command, Option } from 'commander'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import { playHexline } from '../hexline/play.ts'
import { VERBS_HELP } from '../hexline/verbs.ts'
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
  readonly save?: string
}

export function playCommand(): Command {
  return new Command('play')
    .description('a match in the terminal against a bot, told step by step')
    .argument('<game>', 'which game (hexline)')
    .option('--army <army>', 'your army: a ready-made one or a code hx1:...; you are asked without it')
    .option('--against <army>', "the other side's army, instead of the bot's own")
    .option('-b, --bot <level>', 'level of the bot; you are asked without it')
    .addOption(new Option('--battles <n>', 'battles of the match').choices(['1', '3', '5']))
    .addOption(new Option('--deployment <kind>', 'drill places your units, free lets you').choices(['drill', 'free']))
    .option('-c, --config <json|file>', 'options of the game, as JSON or the name of a JSON file')
    .option('-s, --seed <text>', 'any text; without it every match is different')
    .option('--auto', 'tell everything to the end without asking')
    .option('--save <file>', 'write the record of the match to this file')
    .addHelpText('after', `\nWhile watching:\n${VERBS_HELP}\n\nVerbs may also be piped in, one a line.`)
    .action(play)
}

async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = gameNamed(id)
  if (game.ruleset.id !== 'hexline') throw usage(`${game.name} cannot be played in the terminal`)
  const config = configOf(game, defaults(flags), flags.config === undefined ? undefined : readConfigFlag(flags.config))
  const { army, against, bot, seed, save } = flags
  await playHexline({
    config: config as unknown as HexlineConfig,
    auto: flags.auto === true,
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

import type { AnyGame, Json } from '@tessera/kernel'
import { configOf, gameNamed, readConfigFlag } from '../flags.ts'
import { playMatch } from '../match.ts'
import { usage } from '../problem.ts'
import { checkWritable } from '../writable.ts'

interface PlayFlags {
  readonly army?: string
  readonly against?: string
  readonly bot?: string
  readonly config?: string
  readonly seed?: string
  readonly auto?: true
  readonly json?: true
  readonly save?: string
}

/** `settings` are words that no flag of the command is called: options of the game, as in `--battles 3`. */
export async function play(id: string, flags: PlayFlags, settings: readonly string[] = []): Promise<void> {
  const game = gameNamed(id)
  if (flags.save !== undefined) checkWritable(flags.save, '--save')
  const given = flags.config === undefined ? undefined : readConfigFlag(flags.config)
  const { army, against, bot, seed, save } = flags
  await playMatch(game, {
    config: configOf(game, settingsOf(game, settings), given),
    output: flags.json ? 'json' : flags.auto ? 'all' : 'asked',
    ...(army === undefined ? {} : { army }),
    ...(against === undefined ? {} : { against }),
    ...(bot === undefined ? {} : { bot }),
    ...(seed === undefined ? {} : { seed }),
    ...(save === undefined ? {} : { save }),
  })
}

function settingsOf({ name, ruleset }: AnyGame, words: readonly string[]): Json {
  const known = Object.keys((ruleset.config.json as { readonly properties?: object }).properties ?? {})
  const settings: { [key: string]: Json } = {}
  for (let place = 0; place < words.length; place += 2) {
    const [flag = '', value] = [words[place], words[place + 1]]
    const key = flag.replace(/^--/, '')
    if (!flag.startsWith('--') || !known.includes(key))
      throw usage(`${name} has no option ${flag.slice(0, 40)}. Its options are --${known.join(', --')}`)
    if (value === undefined) throw usage(`${flag}: a value is missing`)
    settings[key] = readValue(value)
  }
  return settings
}

/** Numbers, lists and the like as JSON, everything else as the word it is. */
function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

import type { AnyGame, Json, Style, Terminal, TerminalPlay } from '@tessera/kernel'
import { usage } from './problem.ts'

/**
 * The bot named by `--bot` (level, level:personality or random), else the one a person picks, else the usual one; null when
 * the person gives up.
 */
export async function botStyle(
  game: AnyGame,
  play: TerminalPlay<Json, Json, Json, Json> | undefined,
  flag: string | undefined,
  asking: boolean,
  terminal: Terminal,
): Promise<Style | null> {
  const { levels, personalities } = game.bot
  const usual = play?.level ?? levels[0]?.id ?? 'random'
  if (flag !== undefined) return named(game, flag)
  if (!asking) return { level: usual }
  const level = await terminal.select('Your opponent', options(levels), usual)
  if (level === null || personalities.length === 0) return level === null ? null : { level }
  const personality = await terminal.select('Its character', options(personalities))
  return personality === null ? null : { level, personality }
}

function named({ bot: { levels, personalities } }: AnyGame, flag: string): Style {
  const [level = '', personality] = flag.split(':')
  if (level !== 'random' && !levels.some(({ id }) => id === level))
    throw usage(
      `--bot: there is no "${level.slice(0, 40)}". There are: ${[...levels.map(({ id }) => id), 'random'].join(', ')}`,
    )
  if (personality === undefined) return { level }
  if (personalities.some(({ id }) => id === personality)) return { level, personality }
  const known = personalities.length === 0 ? '' : `. There are: ${personalities.map(({ id }) => id).join(', ')}`
  throw usage(`--bot: there is no personality "${personality.slice(0, 40)}"${known}`)
}

function options(styles: AnyGame['bot']['levels']) {
  return styles.map(({ id, name, blurb }) => ({ value: id, label: name, hint: blurb }))
}

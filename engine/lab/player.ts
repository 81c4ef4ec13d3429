import type { AnyGame, Json, Parsed, Script, StyleName } from '@tessera/kernel'

/** Who makes a seat's choices in bulk play. Plain data: it travels to workers. */
export interface Player {
  /** A level of the game's bot, `random` for any legal choice, or `script` for an opponent of the game's panel. */
  readonly level: string
  /** Of a script: its id. */
  readonly personality?: string
  /** A choice made whenever the rules allow it (an army, a deck); everything else is left to the level. */
  readonly brings?: Json
}

/** Reads `level`, `level:personality`, `script:id` or `random`. */
export function parsePlayer(game: AnyGame, text: string): Parsed<Player> {
  if (text === 'random') return { ok: true, value: { level: 'random' } }
  const [level = '', personality, ...rest] = text.split(':')
  if (level === SCRIPT) return parseScript(game, text)
  const { levels, personalities } = game.bot
  if (!has(levels, level)) return bad(`There is no bot "${text}" in ${game.name}: ${choicesOf(game)}`)
  if (personality === undefined) return { ok: true, value: { level } }
  if (personalities.length === 0) return bad(`Bots of ${game.name} have no personalities: write just ${level}`)
  if (rest.length > 0 || !has(personalities, personality))
    return bad(
      `There is no personality "${[personality, ...rest].join(':')}" in ${game.name}: ${namesOf(personalities)}`,
    )
  return { ok: true, value: { level, personality } }
}

export function playerName({ level, personality }: Player): string {
  return personality === undefined ? level : `${level}:${personality}`
}

/** The level of players that follow a script. */
export const SCRIPT = 'script'

/** The script a player follows; null where it is a bot. */
export function scriptOf({ name, panel }: AnyGame, player: Player): Script<Json, Json> | null {
  if (player.level !== SCRIPT) return null
  const script = panel?.scripts.find(({ id }) => id === player.personality)
  if (script === undefined) throw new Error(`${name} has no script ${player.personality}`)
  return script
}

function parseScript({ name, panel }: AnyGame, text: string): Parsed<Player> {
  const scripts = panel?.scripts ?? []
  const script = scripts.find(({ id }) => text === `${SCRIPT}:${id}`)
  if (script !== undefined) return { ok: true, value: { level: SCRIPT, personality: script.id } }
  return bad(
    scripts.length === 0 ? `${name} has no scripts` : `There is no script "${text}" in ${name}: ${namesOf(scripts)}`,
  )
}

function choicesOf({ bot }: AnyGame): string {
  return `choose ${namesOf(bot.levels)}, random`
}

function namesOf(list: readonly StyleName[]): string {
  return list.map((entry) => entry.id).join(', ')
}

function has(list: readonly StyleName[], id: string): boolean {
  return list.some((entry) => entry.id === id)
}

function bad(text: string): Parsed<Player> {
  return { ok: false, inputErrors: [{ path: '', code: 'unknown_bot', text }] }
}

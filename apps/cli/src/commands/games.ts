import { games } from '@tessera/games'
import type { AnyGame, StyleName } from '@tessera/kernel'
import { paint } from '../paint.ts'

export function listGames({ json }: { readonly json?: true }): void {
  const text = json ? JSON.stringify({ games: games.map(facts) }) : games.map(inWords).join('\n\n')
  process.stdout.write(`${text}\n`)
}

function facts({ ruleset, name, blurb, minutes, bot, simulation }: AnyGame) {
  const { levels, personalities } = bot
  const { id, version, config } = ruleset
  return { id, name, version, blurb, minutes, levels, personalities, simulation, config: config.json }
}

function inWords({ ruleset, name, blurb, minutes, bot }: AnyGame): string {
  const title = `${paint('bold', name)}  ${paint('dim', `${ruleset.id}, rules version ${ruleset.version}`)}`
  const lines = [title, `  ${blurb} About ${minutes} minutes.`, `  Bots: ${styles(bot.levels)}`]
  if (bot.personalities.length > 0) lines.push(`  Personalities: ${styles(bot.personalities)}`)
  const options = Object.keys((ruleset.config.json['properties'] ?? {}) as object)
  if (options.length > 0) lines.push(`  Options (--config): ${options.join(', ')}`)
  return lines.join('\n')
}

function styles(list: readonly StyleName[]): string {
  return list.map(({ id, blurb }) => `${id} (${blurb.replace(/\.$/, '')})`).join('; ')
}

import { readFileSync, writeFileSync } from 'node:fs'
import { games } from '@tessera/games'
import type { AnyGame, StyleName } from '@tessera/kernel'
import { paint } from '../paint.ts'

interface Flags {
  readonly json?: true
  readonly write?: string
}

export async function listGames({ json, write }: Flags, root: string): Promise<void> {
  if (write !== undefined) {
    const { withGames } = await import('./protocol-document.ts')
    writeFileSync(write, withGames(readFileSync(write, 'utf8'), games, root))
    return
  }
  const text = json ? JSON.stringify({ games: games.map(facts) }) : games.map(inWords).join('\n\n')
  process.stdout.write(`${text}\n`)
}

function facts({ ruleset, name, blurb, minutes, bot, simulation }: AnyGame) {
  const { levels, personalities } = bot
  const { id, version, config, choice } = ruleset
  return {
    id,
    name,
    version,
    blurb,
    minutes,
    levels,
    personalities,
    simulation,
    config: config.json,
    choice: choice.json,
  }
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

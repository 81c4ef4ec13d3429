import { createHash, randomBytes } from 'node:crypto'
import type { Connections } from '@tessera/bench/server/process'
import { follow, type Player } from '@tessera/bench/server/tables'
import { gauntletRun, type PlayerView, type RunChoice } from '@tessera/gauntlet'
import { type Dice, seededDice, seedFrom } from '@tessera/kernel'
import { type Database, somebody, tokenOf } from '@tessera/server/testing'
import type { MatchView } from '@tessera/wire'

/** One run, and who plays it, as a browser would follow it. */
export interface OnlineRun {
  readonly id: string
  readonly player: Player
  readonly dice: Dice
}

/** Milliseconds from the moment `find` is sent. */
export interface Waited {
  /** Until the opponent is on the screen. */
  readonly opponent: number
  /** Until `fight`, sent at once then, is answered. */
  readonly battle: number
  /** Until the screen has the whole battle, which may take requests of its own. */
  readonly shown: number
}

/** A run of a new account. */
export async function beginRun(connections: Connections, database: Database): Promise<OnlineRun> {
  const cookie = `Bearer ${await tokenOf(database, (await somebody(database)).id)}`
  const salt = randomBytes(32).toString('hex')
  const saltHash = createHash('sha256').update(salt).digest('hex')
  const wish = { game: 'gauntlet-run', seats: [{ who: 'me' }], clock: { kind: 'days', hours: 336 }, saltHash }
  const { id } = (await connections.ask<MatchView>('POST', '/api/matches', cookie, wish)).answer
  await connections.ask('POST', `/api/matches/${id}/salt`, cookie, { salt })
  return { id, player: await follow(connections, id, cookie), dice: seededDice(seedFrom(id)) }
}

/** Chooses until the next thing to do is to find an opponent. */
export async function toCamp(connections: Connections, run: OnlineRun): Promise<void> {
  for (let turns = 0; turns < 50; turns++) {
    if (viewOf(run).phase === 'camp') return
    await choose(connections, run, nextChoice(run))
  }
  throw new Error(`Run ${run.id} comes to no camp`)
}

/** Finds an opponent and fights it at once. */
export async function fight(connections: Connections, run: OnlineRun): Promise<Waited> {
  const find = nextChoice(run)
  const { battles } = viewOf(run)
  if (find.do !== 'find') throw new Error(`Run ${run.id} looks for nobody`)
  const from = performance.now()
  await choose(connections, run, find)
  await onScreen(run, ({ phase }) => phase !== 'matching')
  const opponent = performance.now() - from
  let battle = 0
  await choose(connections, run, { do: 'fight' }, () => {
    battle = performance.now() - from
  })
  await onScreen(run, (view) => view.battles.length > battles.length)
  return { opponent, battle, shown: performance.now() - from }
}

function viewOf({ player }: OnlineRun): PlayerView {
  return player.view.view as unknown as PlayerView
}

function nextChoice(run: OnlineRun): RunChoice {
  const answer = gauntletRun.bot.choose(viewOf(run), run.dice, { level: 'normal' }, {})
  if (!('choice' in answer)) throw new Error('The bot left')
  return answer.choice
}

/** As a browser does it: what a choice causes comes over the stream alone. */
async function choose(
  connections: Connections,
  run: OnlineRun,
  choice: RunChoice,
  answered: () => void = () => undefined,
): Promise<void> {
  const { id, player } = run
  const body = { at: player.view.at, choice, key: randomBytes(8).toString('hex') }
  const { answer } = await connections.ask<{ readonly revision: number }>(
    'POST',
    `/api/matches/${id}/choice`,
    player.cookie,
    body,
    'return=minimal',
  )
  answered()
  await onScreen(run, () => player.view.revision >= answer.revision)
}

/** Resolves once the player's screen is so far. */
function onScreen(run: OnlineRun, far: (view: PlayerView) => boolean): Promise<void> {
  return new Promise((done) => {
    const look = (): void => {
      if (far(viewOf(run))) done()
    }
    run.player.seen = look
    look()
  })
}

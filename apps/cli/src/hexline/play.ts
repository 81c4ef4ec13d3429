import {
  type HexlineChoice,
  type HexlineConfig,
  type HexlineEvent,
  type HexlineState,
  type HexlineView,
  hexline,
  READY_ARMIES,
  refuseArmy,
  sideOf,
} from '@tessera/hexline'
import {
  createMatch,
  FrameLog,
  type Match,
  type Memory,
  randomSeed,
  type Seat,
  type Style,
  seedFrom,
} from '@tessera/kernel'
import { readBuild } from '../builds.ts'
import { BOT, botsChoice, levelOf, ME, type PlaySetup, print } from '../duel.ts'
import { keepRecord } from '../keep-record.ts'
import { type Lines, lines } from '../lines.ts'
import { paint } from '../paint.ts'
import { failure, usage } from '../problem.ts'
import { resultInWords } from '../result.ts'
import { chooseArmy, inWords } from './choose-army.ts'
import { tellAll, watch } from './watch.ts'

type Setup = PlaySetup<HexlineConfig>

type HexlineMatch = Match<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView>

/** A match against a bot, told step by step. */
export async function playHexline(setup: Setup): Promise<void> {
  const { config, telling } = setup
  const seed = setup.seed === undefined ? randomSeed() : seedFrom(setup.seed)
  const words = lines()
  const asking = words.atTerminal && telling === 'asked'
  const mine = setup.army === undefined ? null : readBuild(hexline, setup.army, config, '--army')
  const theirs = setup.against === undefined ? null : readBuild(hexline, setup.against, config, '--against')
  const { levels } = hexline.bot
  const usual = levels[Math.min(1, levels.length - 1)]?.id ?? ''
  const level = await levelOf(levels, setup.bot, usual, asking && theirs === null)
  if (level === null) return
  const player = new Table(setup, words, { level }, mine, theirs, asking)
  const frames = new FrameLog<HexlineEvent, HexlineView>()
  const match = createMatch(hexline.ruleset, { config, seed }, [{ to: ME, frame: (frame) => frames.push(frame) }])
  let watched = 0
  while (match.result() === null || watched < frames.length) {
    if (match.result() === null && !(await player.chooseAll(match))) return left(match, setup)
    if (telling === 'all') tellAll(frames, watched)
    if (telling === 'asked' && !(await watch(frames, watched, words))) return left(match, setup)
    watched = frames.length
  }
  const result = match.result()
  if (telling === 'json') print(JSON.stringify({ result, frames: frames.length, record: match.record() }))
  else if (result !== null)
    print(
      paint(
        'bold',
        resultInWords(result, (seat) => (seat === ME ? 'You win' : 'The bot wins')),
      ),
    )
  keepRecord(match, setup)
}

/** Who sits at the table: the person's answers and the bot's. */
class Table {
  readonly #config: HexlineConfig
  readonly #telling: Setup['telling']
  readonly #words: Lines
  readonly #style: Style
  readonly #theirs: readonly string[] | null
  readonly #asking: boolean
  readonly #memory: Memory = {}
  #mine: readonly string[] | null

  constructor(
    { config, telling }: Setup,
    words: Lines,
    style: Style,
    mine: readonly string[] | null,
    theirs: readonly string[] | null,
    asking: boolean,
  ) {
    this.#config = config
    this.#telling = telling
    this.#words = words
    this.#style = style
    this.#mine = mine
    this.#theirs = theirs
    this.#asking = asking
  }

  /** Both seats choose, armies and then places; the last choice fights the battle. False when the person leaves. */
  async chooseAll(match: HexlineMatch): Promise<boolean> {
    do {
      const awaited = match.awaiting()
      if (awaited.includes(ME)) {
        const choice = await this.#mineFor(match)
        if (choice === null) return false
        submit(match, ME, choice)
      }
      if (awaited.includes(BOT)) submit(match, BOT, this.#botsFor(match))
    } while (match.state.phase === 'deploy')
    return true
  }

  async #mineFor(match: HexlineMatch): Promise<HexlineChoice | null> {
    const { view } = match.envelope(ME)
    if (view.phase === 'deploy') return this.#deployment(view, drill(match, view))
    const units = this.#asking ? await this.#army(view) : (this.#mine ?? readyFor(this.#config))
    if (units === null) return null
    this.#mine = units
    if (this.#telling !== 'json') print(`Your army: ${inWords(units)}`)
    return { type: 'muster', units }
  }

  /** An army given by flag is for the first battle; after that the person may answer what they have seen. */
  #army(view: HexlineView): Promise<readonly string[] | null> {
    const given = view.battle_number === 1 ? this.#mine : null
    return given === null ? chooseArmy(view, this.#mine) : Promise.resolve(given)
  }

  async #deployment(view: HexlineView, drilled: HexlineChoice): Promise<HexlineChoice | null> {
    if (!this.#asking) return drilled
    const zone = sideOf(ME, view.battle_number) === 1 ? 'columns 0 to 5' : 'columns 11 to 16'
    print(`Against: ${inWords(view.armies[BOT] ?? [])}`)
    for (;;) {
      const line = await this.#words.ask(`Where do they stand? Cells such as 5,2 5,3 (${zone}), Enter for a drill > `)
      if (line === null) return null
      if (line.trim() === '') return drilled
      const cells = line
        .trim()
        .split(/\s+/)
        .map((cell) => cell.split(',').map(Number))
      const parsed = hexline.ruleset.choice.parse({ type: 'deploy', cells })
      const refusal = parsed.ok ? hexline.ruleset.refuse(view, parsed.value) : NOT_CELLS
      if (parsed.ok && refusal === null) return parsed.value
      print(refusal?.message ?? NOT_CELLS.message)
    }
  }

  #botsFor(match: HexlineMatch): HexlineChoice {
    const { view } = match.envelope(BOT)
    if (this.#asking) print(view.phase === 'muster' ? 'The bot chooses an army ...' : 'The bot places its army ...')
    if (view.phase === 'muster' && this.#theirs !== null) return { type: 'muster', units: this.#theirs }
    return botsChoice(hexline, match, BOT, this.#style, this.#memory)
  }
}

const NOT_CELLS = { message: 'Write cells as column,row with spaces between them.' }

/** What the rules place for somebody who does not. */
function drill(match: HexlineMatch, view: HexlineView): HexlineChoice {
  const choice = hexline.ruleset.late(view, match.botDice(ME))
  if (choice === 'forfeit') throw new Error('The rules place nobody')
  return choice
}

function submit(match: HexlineMatch, seat: Seat, choice: HexlineChoice): void {
  const refusal = match.submit(seat, match.at, choice)
  if (refusal !== null) throw failure(refusal.message)
}

function readyFor(config: HexlineConfig): readonly string[] {
  const ready = READY_ARMIES.find(({ units }) => refuseArmy(config, units) === null)
  if (ready === undefined) throw usage('No ready-made army fits this config: name one with --army')
  return ready.units
}

function left(match: HexlineMatch, setup: Setup): void {
  print('You left the match.')
  keepRecord(match, setup)
}

import { availableParallelism } from 'node:os'
import { commandExamples, gameCommands, puzzleMakers } from '@tessera/games/commands'
import { Command } from 'commander'
import { commandOf } from './commands/of-games.ts'
import type { LauncherPaths } from './launcher-paths.ts'
import { wholeNumber } from './whole-number.ts'

const MOST = 100_000_000

/** What can be typed. What it does is loaded only when it is: help and mistakes are answered at once. */
export function program(paths: LauncherPaths): Command {
  const tessera = new Command('tessera')
    .description('Turn-based battle games on one deterministic engine: play, simulate, check, serve.')
    .version('0.1.0', '-V, --version', 'print the version')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', '\nEvery command has its own --help and, for machines, --json.')
  const commands = [
    games(paths),
    play(),
    sim(paths),
    lab(paths),
    fuzz(),
    replay(),
    bench(paths),
    serve(paths),
    ...keeping(paths),
    user(paths),
    puzzles(),
    words(paths),
    ...gameCommands.map((one) => (one.database ? placed(commandOf(paths, one)) : commandOf(paths, one))),
  ]
  for (const command of commands) tessera.addCommand(command)
  for (const command of [tessera, ...commands]) {
    command.helpOption('-h, --help', 'print this help').showSuggestionAfterError(true).exitOverride()
  }
  return tessera
}

/** Of every game, one a line. */
function examplesOf(command: keyof (typeof commandExamples)[number]): string {
  return commandExamples
    .flatMap((examples) => examples[command] ?? [])
    .map((example) => `\n  tessera ${command} ${example}`)
    .join('')
}

function games(paths: LauncherPaths): Command {
  return new Command('games')
    .description('the games, their versions, bots and options')
    .option('--json', 'one JSON object with everything, the schemas of options and choices included')
    .option('--write <file>', 'write options and choices of every game into the marked part of this document')
    .action(async (flags) => (await import('./commands/games.ts')).listGames(flags, paths.root))
}

function play(): Command {
  return new Command('play')
    .description('a match in the terminal against a bot, told step by step')
    .argument('<game>', 'which game; tessera games lists them')
    .argument('[settings...]', 'options of the game by their names, such as --battles 3')
    .option(
      '--army <army>',
      'what you bring: the name of a ready-made army or deck, a code, or a list of cards; you are asked without it',
    )
    .option('--against <army>', 'what the other side brings, instead of what its bot chooses')
    .option('-b, --bot <level>', 'level of the bot, or level:personality; you are asked without it')
    .option('-c, --config <json|file>', 'options of the game, as JSON or the name of a JSON file')
    .option('-s, --seed <text>', 'any text; without it every match is different')
    .option('--auto', 'tell everything to the end without asking')
    .option('--save <file>', 'write the record of the match to this file')
    .option('--json', 'play to the end and print one JSON object { result, frames, record }')
    .allowUnknownOption()
    .addHelpText(
      'after',
      `
While you play, help lists what can be typed: commands by number, written orders, or where to stop a battle that you watch.
The same words may be piped in, one a line. tessera games lists the options of every game.
${examplesOf('play')}`,
    )
    .action(async (id, settings, flags) => (await import('./commands/play.ts')).play(id, flags, settings))
}

function sim(paths: LauncherPaths): Command {
  return new Command('sim')
    .description('plays many matches between two bots and says who is stronger')
    .argument('<game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', wholeNumber(1, MOST), 1000)
    .option('-s, --seed <text>', 'any text; the same seed gives the same matches', '1')
    .option('-a, --a <bot>', 'player A: level, level:personality, or random')
    .option('-b, --b <bot>', 'player B, likewise')
    .option('--army-a <army>', 'what A brings: the name of a ready-made army or deck, a code, or a list of cards')
    .option('--army-b <army>', 'what B brings')
    .option('-c, --config <json|file>', 'options of the game, as JSON or the name of a JSON file')
    .option('-j, --jobs <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--save <folder>', 'write the record of every match into this folder')
    .option('--json', 'one JSON object instead of a table')
    .addHelpText(
      'after',
      `
A and B change seats from match to match. The hash covers every result and is the same for any number of jobs; up to 100,000
matches it covers their whole records, beyond that those of every 64th.
${examplesOf('sim')}`,
    )
    .action(async (id, flags) => (await import('./commands/sim.ts')).sim(paths, id, flags))
}

function lab(paths: LauncherPaths): Command {
  const run = new Command('run')
    .description('runs an experiment and writes its results into a folder; run again, it goes on where it stopped')
    .argument('<file>', 'the experiment, YAML or JSON; tessera lab init <game> writes one')
    .requiredOption(
      '-o, --out <folder>',
      'folder for results: report.html, report.json, cells.csv, matches.csv, records',
    )
    .option('-j, --jobs <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option(
      '--database <url>',
      'PostgreSQL whose queue carries the work to every tessera lab worker, instead of threads',
    )
    .option(
      '--lease <seconds>',
      'with --database: a batch unanswered so long goes to another worker',
      wholeNumber(1, 3600),
      60,
    )
    .option('--json', 'one JSON object: the report')
    .action(async (file, flags) => (await import('./commands/lab/run.ts')).labRun(paths, file, flags))
  const report = new Command('report')
    .description('the numbers of a finished run, and where its page is')
    .argument('<folder>', 'a folder that tessera lab run wrote')
    .option('--json', 'one JSON object: the report')
    .action(async (folder, flags) => (await import('./commands/lab/report.ts')).labReport(folder, flags))
  const init = new Command('init')
    .description('writes a commented example of an experiment')
    .argument('<game>', 'which game')
    .option('-o, --out <file>', 'file to write; - prints it', '-')
    .option('--json', 'one JSON object { text }')
    .action(async (id, flags) => (await import('./commands/lab/init.ts')).labInit(id, flags))
  const worker = new Command('worker')
    .description('plays for experiments that are run with --database, until stopped')
    .requiredOption('--database <url>', 'PostgreSQL 15 or newer: postgres://user:password@host/name')
    .option('-j, --jobs <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'one JSON line per batch played')
    .action(async (flags) => (await import('./commands/lab/worker.ts')).labWorker(paths, flags))
  const panel = new Command('panel')
    .description('how strong the levels of a game’s bot are: their worst result against scripted opponents')
    .argument('<game>', 'which game')
    .option('-n, --matches <n>', 'how many matches each cell has', wholeNumber(1, MOST), 100)
    .option('-l, --level <level...>', 'only these levels')
    .option('--against <script...>', 'only these opponents; random is any legal play')
    .option('--ground <ground...>', 'only these maps or options')
    .option('-s, --seed <text>', 'any text; the same seed gives the same matches', '1')
    .option('-j, --jobs <n>', 'worker threads', wholeNumber(1, 256), availableParallelism())
    .option('--list', 'only say who is on the panel, and where it is played')
    .option('--json', 'one JSON object { game, version, seed, results, worst }')
    .action(async (id, flags) => (await import('./commands/lab/panel.ts')).labPanel(paths, id, flags))
  const all = new Command('lab').description('experiments: who is stronger, what is it worth, what if it cost less')
  for (const command of [run, report, init, worker, panel])
    all.addCommand(command.helpOption('-h, --help', 'print this help').exitOverride())
  return all.addHelpText(
    'after',
    `${examplesOf('lab init')}
  tessera lab run field.yaml --out results
  tessera lab report results${examplesOf('lab panel')}`,
  )
}

function fuzz(): Command {
  return new Command('fuzz')
    .description('random legal and illegal play, every invariant checked after every step')
    .argument('<game>', 'which game')
    .option('-n, --matches <n>', 'how many matches', wholeNumber(1, MOST), 200)
    .option('-s, --seed <text>', 'any text; the same seed gives the same matches', '1')
    .option('-c, --config <json|file>', 'only this config, instead of a mixture of options')
    .option('-o, --out <folder>', 'where the record of a failing match is written', '.')
    .option('--json', 'one JSON object instead of words')
    .addHelpText(
      'after',
      `
Besides the invariants: matches are interrupted and carried on through JSON, replayed and compared, and sent broken, stale
and hostile choices, which must be refused and change nothing. Ends with code 1 after a failure.`,
    )
    .action(async (id, flags) => (await import('./commands/fuzz.ts')).runFuzz(id, flags))
}

function replay(): Command {
  return new Command('replay')
    .description('the log of a record in words')
    .argument('<file>', 'a record, as written by play --save, sim --save or the browser')
    .option('--verify', 'replay it and compare hashes; ends with code 1 when they differ')
    .option('--at <n>', 'the position after N steps, as the log numbers them', wholeNumber(0, MOST))
    .option('--json', 'one JSON object; with --verify { ok, frames, hash }')
    .action(async (file, flags) => (await import('./commands/replay.ts')).replay(file, flags))
}

function bench(paths: LauncherPaths): Command {
  return new Command('bench')
    .description('the benchmarks, as ratios to their peers or goals')
    .argument('[name]', 'only this one')
    .option('-r, --rounds <n>', 'rounds of each', wholeNumber(1, 1000), 7)
    .option('--battles <n>', 'how many battles are fought to measure memory', wholeNumber(100, MOST), 100_000)
    .option('--list', 'only say what there is')
    .option('--write <file>', 'run what the file has sections of (## NAME), and write the tables there')
    .option('--json', 'one JSON object { benches: [{ name, peer, ours, theirs, ratio, range, rounds, load, unit }] }')
    .addHelpText(
      'after',
      `
Peers run in processes of their own, warmed up, taking turns round by round; what counts is CPU time. A ratio above 1 is
better than the peer or the goal.`,
    )
    .action(async (name, flags) => (await import('./commands/bench.ts')).bench(paths, name, flags))
}

function serve(paths: LauncherPaths): Command {
  return placed(new Command('serve').description('serves the browser client, accounts and matches'))
    .option('-p, --port <n>', 'port; 0 takes any free one', wholeNumber(0, 65_535), 8017)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', '127.0.0.1')
    .option('--bot-workers <n>', 'threads in which bots think; half of the cores without it', wholeNumber(1, 64))
    .option(
      '--web <folder>',
      'the built browser client; without it that of this project, which is built when it is missing',
    )
    .option('--prepare', 'only make ready what a first start would spend seconds on, and end')
    .option('--json', 'print { url } instead of a sentence, and the log as JSON')
    .addHelpText('after', '\nEverything else is set by variables TESSERA_..., described in docs/operating.md.')
    .action(async (flags) => (await import('./commands/serve.ts')).serve(paths, flags))
}

function keeping(paths: LauncherPaths): Command[] {
  const backup = placed(new Command('backup').description('writes everything in the database into one file'))
    .argument('<file>', 'file to write; it is compressed')
    .option('--json', 'print { file, rows } instead of a sentence')
    .addHelpText('after', '\nPostgreSQL may be in use meanwhile. A data folder must not be: stop the server first.')
    .action(async (file, flags) => (await import('./commands/keep.ts')).writeBackup(paths, file, flags))
  const restore = placed(new Command('restore').description('puts a backup into an empty database, of either kind'))
    .argument('<file>', 'a file that backup wrote')
    .option('--json', 'print { rows } instead of a sentence')
    .action(async (file, flags) => (await import('./commands/keep.ts')).readBackup(paths, file, flags))
  const migrate = placed(new Command('migrate').description('brings the database up to date; serve does so too'))
    .option('--rebuild <game>', 'make the tables that a game derives from its matches anew')
    .option('--json', 'print { applied } instead of a sentence')
    .action(async (flags) => (await import('./commands/keep.ts')).migrateNow(paths, flags))
  return [backup, restore, migrate]
}

function words(paths: LauncherPaths): Command {
  return new Command('words')
    .description('languages that people add to a server, without building anything')
    .addCommand(
      new Command('new')
        .description('writes every message of the product into a folder, to be translated')
        .argument('<language>', 'its tag, such as fr or pt-BR')
        .argument('<folder>', 'where languages are kept; the server is given it as TESSERA_LANGUAGES')
        .option('--web <folder>', 'a built client, instead of the one of this checkout')
        .option('--json', 'print { folder, files, messages } instead of sentences')
        .action(async (language, folder, flags) =>
          (await import('./commands/words.ts')).newLanguage(paths, language, folder, flags),
        ),
    )
    .addCommand(
      new Command('check')
        .description('finds missing, unknown and unreadable messages, and those that ask for other facts')
        .argument('<folder>', 'where languages are kept')
        .option('--web <folder>', 'a built client, instead of the one of this checkout')
        .option('--json', 'print { languages, problems } instead of lines')
        .action(async (folder, flags) => (await import('./commands/words.ts')).checkLanguages(paths, folder, flags)),
    )
}

function user(paths: LauncherPaths): Command {
  const user = new Command('user').description('accounts, for operators of a server')
  const reset = placed(new Command('reset').description('makes a code that sets a new password, within an hour'))
    .argument('<name>', 'whose')
    .option('--json', 'print { name, code } instead of a sentence')
    .action(async (name, flags) => (await import('./commands/user.ts')).resetUser(paths, name, flags))
  const admin = placed(new Command('admin').description('makes somebody an administrator'))
    .argument('<name>', 'whom')
    .option('--remove', 'take the role away')
    .option('--json', 'print { name, admin } instead of a sentence')
    .action(async (name, flags) => (await import('./commands/user.ts')).adminUser(paths, name, flags))
  for (const command of [reset, admin])
    user.addCommand(command.helpOption('-h, --help', 'print this help').exitOverride())
  return user.addHelpText(
    'after',
    '\nA data folder must not be in use meanwhile: stop the server first. PostgreSQL may be.',
  )
}

function placed(command: Command): Command {
  return command
    .option('--data <folder>', 'folder of the embedded database (or TESSERA_DATA); data in the project without it')
    .option('--database <url>', 'PostgreSQL 15 or newer instead (or DATABASE_URL): postgres://user:password@host/name')
}

function puzzles(): Command {
  return new Command('puzzles')
    .description('searches for puzzles of a game; the stored ones were made so')
    .argument('<game>', puzzleMakers.map((one) => one.game).join(' or '))
    .option('-s, --seed <text>', 'any text: the same seed finds the same puzzles', 'one')
    .option('--write', 'put them in place of the stored ones, in the folder of the sources')
    .option('--json', 'one JSON object { game, seed, edition, puzzles }')
    .action(async (game, flags) => (await import('./commands/puzzles.ts')).puzzles(game, flags))
}

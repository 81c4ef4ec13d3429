import { readdirSync } from 'node:fs'

const test = '\\.test\\.(ts|tsx)$'
const testOnly = `(${test.slice(0, -1)}$|/testing/)`
const rules = '^(engine/(kernel|board|words)|games/[^/]+/rules)/'

/** The rooms of a folder, the lowest first: a room imports only rooms before it, by their `index.ts`. */
const ROOMS = {
  'engine/ui': ['words', 'storage', 'router', 'icons', 'settings', 'sound', 'controls', 'preferences', 'styles'],
  'engine/table': ['words', 'piece', 'result', 'player', 'log', 'setup', 'frame'],
  'engine/play': [
    'lab',
    'online',
    'definition',
    'guide',
    'live',
    'watching',
    'work',
    'sharing',
    'puzzles',
    'kept',
    'start',
    'fork',
    'result',
    'matches',
    'replay',
    'screens',
  ],
  'apps/web/src': ['words', 'offline', 'rulebook', 'site', 'lab', 'pages', 'online'],
  'apps/web/src/online': [
    'words',
    'terms',
    'account',
    'people',
    'friends',
    'listed',
    'notices',
    'chat',
    'lobby',
    'create',
    'replay',
    'match',
    'admin',
  ],
  // The road of a match is load, play, settle, write, publish.
  'apps/server/src/matches': [
    'store',
    'load',
    'play',
    'settle',
    'write',
    'publish',
    'road',
    'show',
    'lists',
    'ratings',
    'turns',
    'seating',
    'sweep',
  ],
}
const matches = 'apps/server/src/matches'

/** The rooms of the server, the lowest first. */
const SERVER = [
  'rules',
  'database',
  'bots',
  'operate',
  'matches',
  'accounts',
  'notify',
  'api/answering',
  'stream',
  'company',
  'retention',
  'api/(?!answering/)',
  'games',
]

/**
 * @param {string} folder
 * @param {readonly string[]} rooms
 */
function roomsOf(folder, rooms) {
  const unlisted = readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !rooms.includes(entry.name))
    .map(({ name }) => name)
  if (unlisted.length > 0) throw new Error(`Say in ROOMS where these stand in ${folder}: ${unlisted.join(', ')}`)
  return [
    {
      name: `rooms-of-${folder}-have-one-door`,
      severity: 'error',
      from: { path: `^${folder}/([^/]+)`, pathNot: test },
      to: {
        path: `^${folder}/[^/]+/`,
        pathNot: [`^${folder}/$1/`, `^${folder}/[^/]+/index\\.ts$`, '/words/catalogue\\.ts$'],
      },
    },
    ...rooms.map((room, place) => ({
      name: `${folder}/${room}-knows-only-rooms-before-it`,
      severity: 'error',
      from: { path: `^${folder}/${room}/` },
      to: { path: `^${folder}/(${['[^/]+$', ...rooms.slice(place + 1).map((later) => `${later}/`)].join('|')})` },
    })),
  ]
}

/**
 * The arrows of docs/design.md: words <- kernel; kernel, board, words <- rules <- lab; ui <- table <- play <- screens; wire <- play, server; games are known
 * by the lists alone.
 */
export default {
  forbidden: [
    {
      name: 'words-and-board-know-nothing',
      severity: 'error',
      from: { path: '^engine/(words|board)/' },
      to: { path: '^(engine|games|apps|bench|e2e|shipped|kit)/', pathNot: '^engine/$1/' },
    },
    {
      name: 'kernel-knows-words-alone',
      severity: 'error',
      from: { path: '^engine/kernel/' },
      to: { path: '^(engine|games|apps|bench|e2e|shipped|kit)/', pathNot: '^engine/(kernel|words)/' },
    },
    {
      name: 'rules-know-kernel-board-and-words',
      comment: 'A game never imports another game, its own screens, a list, or anything above it.',
      severity: 'error',
      from: { path: '^games/([^/]+)/rules/' },
      to: {
        path: '^(engine|games|apps|bench|e2e|shipped|kit)/',
        pathNot: '^(engine/(kernel|board|words)|games/$1/rules)/',
      },
    },
    {
      name: 'the-engine-knows-no-game',
      severity: 'error',
      from: { path: '^engine/', pathNot: test },
      to: { path: '^(games|apps|bench|e2e|shipped|kit)/' },
    },
    {
      name: 'ui-knows-kernel-and-words',
      severity: 'error',
      from: { path: '^engine/ui/' },
      to: { path: '^engine/', pathNot: '^engine/(ui|kernel|words)/' },
    },
    {
      name: 'table-knows-ui',
      severity: 'error',
      from: { path: '^engine/table/' },
      to: { path: '^engine/', pathNot: '^engine/(table|ui|kernel|words|lab)/' },
    },
    {
      name: 'play-knows-table-wire-and-lab',
      severity: 'error',
      from: { path: '^engine/play/' },
      to: { path: '^engine/', pathNot: '^engine/(play|table|ui|kernel|words|wire|lab)/' },
    },
    {
      name: 'online-and-command-know-kernel-and-wire',
      severity: 'error',
      from: { path: '^engine/(online|command)/' },
      to: { path: '^engine/', pathNot: '^engine/(online|command|kernel|wire)/' },
    },
    {
      name: 'online-parts-know-their-own-rules-and-the-engine',
      comment: 'Their tests run on a server.',
      severity: 'error',
      from: { path: '^games/([^/]+)/online/', pathNot: testOnly },
      to: {
        path: '^(engine|games|apps|bench|e2e|shipped|kit)/',
        pathNot: '^(engine/(kernel|wire|online)|games/$1/(rules|online|chain))/',
      },
    },
    {
      name: 'commands-know-their-own-game-and-the-engine',
      severity: 'error',
      from: { path: '^games/([^/]+)/commands/' },
      to: { path: '^(games|apps|bench|e2e|shipped|kit)/', pathNot: '^games/$1/(rules|online|commands)/' },
    },
    {
      name: 'nobody-but-the-lists-knows-online-parts-and-commands',
      comment: 'Screens and benches of the same game know what is sent.',
      severity: 'error',
      from: { path: '^(engine|games|apps|bench|e2e|shipped|kit|scripts)/([^/]+)', pathNot: `^games/list/|${test}` },
      to: { path: '^games/[^/]+/(online|commands)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'screens-know-their-own-rules-and-the-engine',
      severity: 'error',
      from: { path: '^games/([^/]+)/screens/' },
      to: { path: '^(games|apps|bench|e2e|shipped|kit)/', pathNot: '^games/$1/(rules|screens|online/wire)/' },
    },
    {
      name: 'nobody-but-the-lists-knows-screens',
      severity: 'error',
      from: { pathNot: `(^games/([^/]+)/(screens|e2e)/|^games/list/|^kit/|${test})` },
      to: { path: '^games/[^/]+/screens/' },
    },
    {
      name: 'the-browser-client-knows-games-by-the-lists',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/(?!web/)|bench/|e2e/|shipped/|games/(?!list/))' },
    },
    {
      name: 'the-server-knows-no-other-app',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^(apps/(?!server/)|bench/|e2e/|shipped/)' },
    },
    {
      name: 'rules-import-nothing-from-outside',
      comment: 'No Node, no DOM library, no package but zod.',
      severity: 'error',
      from: { path: rules, pathNot: testOnly },
      to: {
        dependencyTypesNot: ['local', 'localmodule', 'aliased', 'aliased-workspace', 'type-only'],
        pathNot: '(^|/)(node_modules/zod|engine|games)/',
      },
    },
    {
      name: 'rooms-are-entered-by-the-front-door',
      comment:
        'From outside a package only what its package.json exports is imported, and of a room within one only its index.ts.',
      severity: 'error',
      from: {
        path: '^(engine/[^/]+|games/[^/]+/[^/]+|apps/[^/]+|bench|e2e|shipped|scripts)/',
        pathNot: `(${test}|^e2e/|^games/[^/]+/(e2e|bench|commands)/)`,
      },
      to: {
        path: '^(engine/[^/]+|games/[^/]+/(rules|screens|online|chain))/',
        pathNot: ['^$1/'],
        dependencyTypes: ['local', 'localmodule'],
      },
    },
    ...Object.entries(ROOMS).flatMap(([folder, rooms]) => roomsOf(folder, rooms)),
    ...SERVER.map((room, place) => ({
      name: `no-circle-between-rooms-of-the-server: ${room}`,
      severity: 'error',
      from: { path: `^apps/server/src/${room}`, pathNot: testOnly },
      to: { path: `^apps/server/src/(${[...SERVER.slice(place + 1), '(start|app)\\.ts$'].join('|')})` },
    })),
    {
      name: 'rooms-of-matches-are-entered-by-the-front-door',
      severity: 'error',
      from: { pathNot: `(${test}|/testing/|^${matches}/)` },
      to: { path: `^${matches}/[^/]+/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'every-line-of-matches-is-in-a-room',
      severity: 'error',
      from: { path: `^${matches}/[^/]+$`, pathNot: `(${test}|/index\\.ts$)` },
      to: {},
    },
    {
      name: 'the-road-of-a-match-has-no-SQL',
      comment: 'What is kept of a match stands behind the interface of the store.',
      severity: 'error',
      from: { path: `^${matches}/(load|play|settle|write|publish|road|turns)/`, pathNot: testOnly },
      to: { path: '(^|/)(node_modules/drizzle-orm/|apps/server/src/database/[^/]*schema\\.ts$)' },
    },
    {
      name: 'the-database-knows-no-room',
      comment: 'But the shape of a stored position.',
      severity: 'error',
      from: { path: '^apps/server/src/database/', pathNot: testOnly },
      to: { path: '^apps/server/src/(?!database/)[^/]+/', pathNot: '^apps/server/src/rules/job\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: `(${test}|/testing/|^(bench|shipped|e2e)/|^games/[^/]+/(bench|e2e)/)` },
      to: { path: '/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Except among the rules of a game, which recurse as the rulebook does: damage, death, what death fires.',
      severity: 'error',
      from: { pathNot: '^games/[^/]+/rules/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'nothing-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/dist/', '\\.(css|woff2|svg|png)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}

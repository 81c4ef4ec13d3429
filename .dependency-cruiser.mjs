import { gamePackages } from './scripts/game-packages.mjs'

const games = gamePackages()
  .map(({ folder }) => folder)
  .join('|')
const rules = `^packages/(kernel|board|${games})/src/`
const test = '\\.test\\.(ts|tsx)$'
const testOnly = `(${test.slice(0, -1)}$|^packages/[^/]+/src/testing/)`

/** The arrows of docs/design.md: kernel, board <- games <- the list of games <- lab, cli, server, web. */
export default {
  forbidden: [
    {
      name: 'kernel-and-board-know-no-game',
      severity: 'error',
      from: { path: '^packages/(kernel|board)/' },
      to: { path: '^(packages|apps|bench|e2e|shipped)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'a-game-knows-kernel-and-board-only',
      comment: 'A game never imports another game, the list of games, or anything above it.',
      severity: 'error',
      from: { path: `^packages/(${games})/` },
      to: { path: '^(packages|apps|bench|e2e|shipped)/', pathNot: '^packages/(kernel|board|$1)/' },
    },
    {
      name: 'the-list-of-games-knows-no-tools',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: { path: `^(packages|apps|bench|e2e|shipped)/`, pathNot: `^packages/(kernel|board|games|${games})/` },
    },
    {
      name: 'lab-knows-no-app',
      severity: 'error',
      from: { path: '^packages/lab/' },
      to: { path: '^(apps|bench|e2e|shipped)/' },
    },
    {
      name: 'the-browser-client-knows-no-other-app',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/(?!web/)|bench/|e2e/|shipped/)' },
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
        pathNot: '(^|/)(node_modules/zod|packages)/',
      },
    },
    {
      name: 'packages-are-entered-by-the-front-door',
      comment:
        'Nothing but an index.ts, which its package.json exports, is imported from outside a package; bench may open the reference implementation.',
      severity: 'error',
      from: { path: '^(packages|apps|bench|e2e|shipped)/([^/]+)/', pathNot: `(${test}|^bench/)` },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: ['^packages/[^/]+/src/index\\.ts$', '^packages/[^/]+/src/.+/index\\.ts$', '^$1/$2/'],
      },
    },
    {
      name: 'parts-of-the-client-are-entered-by-the-front-door',
      comment:
        'Tables, controls and the contract of a game’s screens are imported as #table, #ui, #play and #play/match.',
      severity: 'error',
      from: { path: '^apps/web/src/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/web/src/(table|ui|play)/',
        pathNot: ['^apps/web/src/(table|ui|play)/index\\.ts$', '^apps/web/src/play/match\\.ts$', '^apps/web/src/$1/'],
      },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: `(${test}|/testing/|^(bench|shipped)/)` },
      to: { path: '/src/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Except among the rules of a game, which recurse as the rulebook does: damage, death, what death fires.',
      severity: 'error',
      from: { pathNot: `^packages/(${games})/src/` },
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

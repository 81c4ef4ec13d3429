// @ts-check
const name = process.env['TESSERA_MUTANTS_OF'] ?? 'kernel'
const files = (process.env['TESSERA_MUTANTS_IN'] ?? '').split(',').filter(Boolean)
const root = process.env['TESSERA_MUTANTS_ROOT'] ?? '.'
const source = process.env['TESSERA_MUTANTS_SOURCE'] ?? 'engine/kernel'

/**
 * Folders that hold no rules: figures are held by tests that read the book, words by the people who read them. Nor do the
 * random choices and the imagined positions that only bots and fuzz ask for.
 */
const LEFT_OUT = ['**/{testing,bot,content,words,lab,orders,puzzles}/**', '**/view/{sample,imagine}.ts', '**/*.test.ts']

export default {
  plugins: [import.meta.resolve('./runner.mjs'), import.meta.resolve('./sample.mjs')],
  checkers: ['sample'],
  testRunner: 'once',
  // In a sandbox of its own, node_modules/@tessera would lead back to sources without mutants; this copy is ours to change.
  inPlace: true,
  tempDirName: '.stryker',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  // One process at first, and one more when the checker has ended.
  concurrency: 1,
  mutate:
    files.length > 0
      ? files.map((file) => `${source}/${file}.ts`)
      : [`${source}/**/*.ts`, ...LEFT_OUT.map((left) => `!${left}`)],
  // Words of events and refusals; unions of words are held by the type checker.
  mutator: { excludedMutations: ['StringLiteral'] },
  disableTypeChecks: false,
  reporters: ['keep', 'html', 'progress-append-only'],
  htmlReporter: { fileName: `${root}/.cache/mutants/${name}.html` },
  // Endless loops are found by counting; short limits turn a busy machine into kills.
  timeoutMS: 180_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 15,
}

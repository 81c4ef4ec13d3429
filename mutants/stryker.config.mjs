// @ts-check
import { BaseSequencer } from 'vitest/node'

// Stryker reads this file as its own config, and vitest, in Stryker's test processes, as vitest's.
const name = process.env['TESSERA_MUTANTS_OF'] ?? 'kernel'
const files = (process.env['TESSERA_MUTANTS_IN'] ?? '').split(',').filter(Boolean)
const reports = process.env['TESSERA_MUTANTS_REPORTS'] ?? '.'
const sampled = process.env['TESSERA_MUTANTS_SAMPLE'] !== undefined
const source = `packages/${name}/src`

/** Folders that hold no rules: figures are held by tests that read the book, words by the people who read them. */
const LEFT_OUT = ['testing', 'bot', 'content', 'words', 'lab', 'orders']

const stryker = {
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner'), import.meta.resolve('./sample.mjs')],
  checkers: sampled ? ['sample'] : [],
  testRunner: 'vitest',
  vitest: { configFile: import.meta.filename, related: false },
  // In a sandbox of its own, node_modules/@tessera would lead back to sources without mutants; this copy is ours to change.
  inPlace: true,
  tempDirName: '.stryker',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  mutate:
    files.length > 0
      ? files.map((file) => `${source}/${file}.ts`)
      : [`${source}/**/*.ts`, ...LEFT_OUT.map((folder) => `!**/${folder}/**`), '!**/*.test.ts'],
  // Words of events and refusals; unions of words are held by the type checker.
  mutator: { excludedMutations: ['StringLiteral'] },
  disableTypeChecks: false,
  // A mutant outside of one sample may be in the next.
  incremental: !sampled,
  incrementalFile: `${reports}/${name}.incremental.json`,
  reporters: ['json', 'html', 'progress-append-only'],
  jsonReporter: { fileName: `${reports}/${name}.json` },
  htmlReporter: { fileName: `${reports}/${name}.html` },
  // Endless loops are found by counting; short timeouts turn a busy machine into kills.
  timeoutMS: 20_000,
  timeoutFactor: 2,
}

const SLOW = ['properties', 'matches', 'invariants', 'agreement', 'secrecy', 'fixtures', '/bot']
const slowness = (/** @type {{ moduleId: string }} */ { moduleId }) => SLOW.findIndex((word) => moduleId.includes(word))

/** Quick tests first: the first that fails ends a mutant. */
class QuickFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} specs */
  async sort(specs) {
    return [...specs].sort((a, b) => slowness(a) - slowness(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

/** @type {import('vitest/config').ViteUserConfig} */
const vitest = {
  plugins: [
    {
      name: 'under-mutation',
      enforce: 'pre',
      // No mutant is at work while a file is collected: an error there would count as survival.
      transform: (code, id) =>
        id.endsWith('.test.ts')
          ? `globalThis.__stryker__ && (globalThis.__stryker__.activeMutant = undefined);${code}`
          : null,
    },
  ],
  test: {
    include: [`${source}/**/*.test.ts`],
    // They replace text of the sources, which has mutants in it here.
    exclude: ['**/node_modules/**', '**/fixtures.test.ts', '**/mutants.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    isolate: false,
    sequence: { sequencer: QuickFirst },
  },
}

export default process.env['STRYKER_MUTATOR_WORKER'] === undefined ? stryker : vitest

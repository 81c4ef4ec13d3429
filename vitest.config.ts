import { defineConfig } from 'vitest/config'

/** Tests draw nothing: the client's icons, which its own build puts together, are empty here. */
const noIcons = {
  name: 'no-icons',
  resolveId: (id: string) => (id.startsWith('virtual:icons/') ? `\0${id}` : undefined),
  load: (id: string) => (id.startsWith('\0virtual:icons/') ? '' : undefined),
}

export default defineConfig({
  plugins: [noIcons],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    allowOnly: false,
    // Nothing is timed: a test that takes this long hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['{engine,games,kit,apps,scripts,bench}/**/*.test.{ts,tsx}'],
          // Browser tests have a configuration of their own: e2e/vitest.config.ts.
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/server/**', 'games/*/{e2e,online}/**'],
          // Starting a worker for every file and loading the rules in it takes longer than most files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts', 'games/*/online/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/setup.ts'],
          // Loading the server and its database costs more than most of its tests: a worker does it once.
          isolate: false,
          // The database within it is compiled once and quickly: no worker lives long enough to make up for more.
          execArgv: ['--liftoff-only'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shipped',
          include: ['shipped/src/**/*.test.ts'],
          globalSetup: ['shipped/src/setup.ts'],
          isolate: false,
        },
      },
    ],
  },
})

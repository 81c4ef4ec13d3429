import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: join(import.meta.dirname, '..'),
    include: ['e2e/src/**/*.test.ts', 'games/*/e2e/**/*.test.ts'],
    globalSetup: ['e2e/src/setup.ts'],
    allowOnly: false,
    // One more than the cores of most machines: much of the time a test waits for something to be shown.
    maxWorkers: 3,
    // A worker keeps its pages from file to file.
    isolate: false,
    // Nothing is timed: a test that takes this long hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/setup.ts'],
    allowOnly: false,
    maxWorkers: 2,
    // A worker keeps its pages from file to file.
    isolate: false,
    // Nothing is timed: a test that takes this long hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/setup.ts'],
    allowOnly: false,
    maxWorkers: 2,
    // Nothing is timed: a test that takes this long hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'bench/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    allowOnly: false,
    // Nothing is timed: a test that takes this long hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['e2e/api/**/*.test.ts'],
    globalSetup: ['e2e/api/app.ts'],
    pool: 'forks',
    // One file after the other: they measure times, and the app needs the processors too.
    fileParallelism: false,
    // A failed test is told with its line, by which it can be run alone.
    includeTaskLocation: true,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
})

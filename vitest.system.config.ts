import { defineConfig } from 'vitest/config'

/** These kill or build an app of their own, and mostly wait for it. */
const apart = ['crash', 'development', 'outage'].map((name) => `e2e/api/${name}.test.ts`)

export default defineConfig({
  test: {
    pool: 'forks',
    // One file after the other: they measure times, and the app needs the processors too.
    fileParallelism: false,
    // A failed test is told with its line, by which it can be run alone.
    includeTaskLocation: true,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: ['e2e/api/**/*.test.ts'], exclude: apart, globalSetup: ['e2e/api/app.ts'] },
      },
      { extends: true, test: { name: 'apart', include: apart, globalSetup: ['e2e/api/built.ts'] } },
    ],
  },
})

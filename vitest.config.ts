import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,components,lib,prisma,tools}/**/*.test.ts'],
    globalSetup: ['tools/testing/cluster.ts'],
    setupFiles: ['tools/testing/database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A failed test is told with its line, by which it can be run alone.
    includeTaskLocation: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,components,lib,prisma,tools}/**/*.test.ts'],
    globalSetup: ['tools/testing/cluster.ts'],
    setupFiles: ['tools/testing/database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

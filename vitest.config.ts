import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,components,lib,prisma,scripts}/**/*.test.ts'],
    globalSetup: ['lib/testing/cluster.ts'],
    setupFiles: ['lib/testing/database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})

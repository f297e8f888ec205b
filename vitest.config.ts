import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { findThoseThatNeedDatabase } from './tools/testing/needs-database.ts'

const files = '{app,components,lib,prisma,tools}/**/*.test.ts'
const withDatabase = findThoseThatNeedDatabase(import.meta.dirname, files)

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/cluster.ts'],
    pool: 'forks',
    // Where there are more than two processors, one is left to the database and to what runs beside.
    maxWorkers: Math.min(8, Math.max(2, availableParallelism() - 1)),
    // A failed test is told with its line, by which it can be run alone.
    includeTaskLocation: true,
    // The whole run shares two processors with browsers: what takes 7 s alone may take 30 there.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: { name: 'database', include: withDatabase, setupFiles: ['tools/testing/database.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          include: [files],
          exclude: withDatabase,
          setupFiles: ['tools/testing/settings.ts'],
        },
      },
    ],
  },
})

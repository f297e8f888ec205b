import { defineConfig } from 'vitest/config'

/** These make the process listen for live changes, which it does until its end. */
const alone = ['lib/events/live.test.ts', 'lib/server/http/security.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['tools/testing/cluster.ts'],
    setupFiles: ['tools/testing/fresh-modules.ts', 'tools/testing/database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A failed test is told with its line, by which it can be run alone.
    includeTaskLocation: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,components,lib,prisma,tools}/**/*.test.ts'],
          exclude: alone,
          isolate: false,
          // It remembers the latest time that it has seen, so it is loaded anew like our own modules.
          server: { deps: { inline: ['uuid'] } },
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
  },
})

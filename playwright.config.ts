import { defineConfig } from '@playwright/test'
import { browserArgs, findBrowser } from './tools/runtime/browser.ts'

const executablePath = findBrowser(import.meta.dirname)

export default defineConfig({
  testDir: 'e2e',
  // The system tests beside them are vitest's.
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/start-callslip.ts',
  outputDir: 'test-results',
  // However many processors there are: all tests share one web process and the demo's people, and six at once found each other's orders.
  workers: 3,
  // Long enough for a machine that does other things beside; how fast pages are is measured elsewhere.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What fails for a moment's sake passes the second time, and the run names it at its end; what is broken fails twice.
  // Beside other parts that second time is at the end instead, when the machine is free (tools/test.ts).
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    // Of what it does there is a test; elsewhere it would only stand between a test and the answers that it changes.
    serviceWorkers: 'block',
    // A trace takes a third of the processor time of a run: `npm test -- <path>` with PWTRACE=1 makes one.
    trace: process.env['PWTRACE'] ? 'on' : 'off',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: browserArgs,
    },
  },
})

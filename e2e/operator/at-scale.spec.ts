import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { startApp } from '../running-app.ts'

const root = join(import.meta.dirname, '../..')
const most = 200

/** Pages of the desks, and how many rows they have at least once their data are there. */
const pages = {
  operator: {
    '/operator?kind=orders': 25,
    '/operator/orders': 25,
    '/operator/orders?sort=amount': 25,
    '/operator/cases': 25,
    '/operator/clients?sort=name': 25,
    '/operator/researchers': 20,
    '/operator/people': 25,
    '/operator/archives': 25,
    '/operator/finance/payments': 25,
    '/operator/finance/refunds': 25,
    '/operator/finance/transfers': 25,
    '/operator/finance/disputes': 5,
    '/operator/figures': 5,
    '/operator/audit': 25,
  },
  researcher: {
    '/research?show=all': 25,
    '/research?show=all&view=compact': 25,
    '/research/work': 10,
    '/research/work?stage=done': 25,
    '/research/inbox': 25,
    '/research/earnings': 25,
    '/research/visits': 1,
  },
} as const

const rowsOf = (page: Page) => page.locator('main').locator('tbody tr, li').count()

test('among thousands of orders no page of the desks draws more than 200 rows', async ({ openContext }) => {
  test.setTimeout(400_000) // It fills a database of its own first.
  const app = await startApp()
  try {
    const words = ['--orders', '5000', '--clients', '300', '--researchers', '20']
    await promisify(execFile)(process.execPath, ['tools/bench/seed.ts', ...words], {
      cwd: root,
      env: { ...process.env, DATABASE_URL: findRunningPostgres(join(app.dataDir, 'postgres')) },
    })
    for (const role of ['operator', 'researcher'] as const) {
      const context = await openContext({ baseURL: app.demo.portalUrl })
      await signIn(context, app.demo.logins[role])
      const page = await context.newPage()
      for (const [path, least] of Object.entries(pages[role])) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}environment=production`)
        await expect.poll(() => rowsOf(page), path).toBeGreaterThanOrEqual(least)
        expect(await rowsOf(page), path).toBeLessThanOrEqual(most)
      }
    }
  } finally {
    await app.stop()
  }
})

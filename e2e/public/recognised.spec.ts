import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { rooms } from '../pages/pages.ts'

// Some public pages are built ahead, some come from a cache, some are drawn on request; each has to know who is there.

const header = (page: Page) => page.getByRole('banner')

/** The account as a page says it: its way in, its name in the documentation, its menu where one is led on into the portal. */
const account = (page: Page) =>
  header(page)
    .getByRole('link', { name: /^(My Callslip|Signed in as )/ })
    .or(header(page).getByRole('button', { name: 'Élise Moreau' }))

const waysIn = (page: Page) => header(page).getByRole('link', { name: /^(Sign in|Register)$/ })

test('whoever is signed in is known on every public page, and asked nowhere to sign in', async ({
  page,
  demo,
  signInAs,
}) => {
  test.setTimeout(300_000)
  await signInAs('customer')
  const visits = await Promise.all([rooms.visitor, rooms.reader].map(({ findVisits }) => findVisits(page, demo)))
  // What isn't there has no header.
  const paths = new Set(
    visits
      .flat()
      .map(({ path }) => path)
      .filter((path) => path !== '/no-such-page'),
  )
  expect([...paths]).toEqual(
    expect.arrayContaining(['/', '/status', '/terms', '/privacy', '/imprint', '/docs', '/order']),
  )
  for (const path of paths) {
    await page.goto(path)
    await expect(account(page), path).toBeVisible()
    await expect(waysIn(page), path).toHaveCount(0)
  }
  await page.goto('/docs')
  await header(page).getByRole('link', { name: 'Signed in as Élise Moreau' }).click()
  await expect(page).toHaveURL(/\/orders/)

  // And nobody else is taken for them.
  await page.context().clearCookies()
  for (const path of ['/', '/status', '/terms', '/docs', '/docs/reference', '/order']) {
    await page.goto(path)
    await expect(waysIn(page), path).toHaveCount(2)
    await expect(account(page), path).toHaveCount(0)
  }
})

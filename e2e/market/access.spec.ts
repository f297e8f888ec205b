import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pagesOpenTo, pagesOpenToEveryone, roles, type Role } from '../../tools/testing/roles.ts'
import { apiOf } from '../customer/an-order.ts'
import { expect, test } from '../fixtures.ts'

// Every page there is, with every role: a new page is in here without being named.

type Group = keyof typeof pagesOpenTo
const groups = Object.keys(pagesOpenTo) as Group[] // its keys are those of its type
const app = join(import.meta.dirname, '../../app')
const pages = groups.flatMap((group) =>
  globSync('**/page.tsx', { cwd: join(app, group) }).map((file) => ({
    group,
    address: `/${file.replace(/\/?page\.tsx$/, '')}`,
  })),
)

/** What stands in a bracket of an address, as real things where one is shown. */
const fillIn = (address: string, orderId: string) =>
  address
    .replace('[orderId]', orderId)
    .replace('[list]', 'refunds')
    .replace('[month]', '2026-10')
    .replace(/\[(\w+)Id\]/g, (_, noun: string) => `${noun.slice(0, 3)}_01k9z3v7e8f6q9w2x4y5z6a7b8`)

const outcomes: Record<Group, (page: Page, role: Role) => Promise<void>> = {
  '(portal)': (page, role) => expect(page).toHaveURL(role === 'operator' ? /\/operator$/ : /\/research$/),
  '(research)': (page) => expect(page.getByRole('heading', { name: 'You are not a researcher yet' })).toBeVisible(),
  '(operator)': (page) => expect(page.getByRole('heading', { name: 'Not on the shelf' })).toBeVisible(),
}

for (const role of roles) {
  test(`${role}: in their own rooms and no others`, async ({ page, demo, signInAs }) => {
    test.setTimeout(180_000)
    const orderId = await apiOf(demo).placeWithOffers()
    // Where nothing is to be paid, the page to pay on leads on.
    const toPay = await apiOf(demo).placeToPay()
    await signInAs(role)
    for (const { group, address } of pages) {
      const path = fillIn(address, address.endsWith('/pay') ? toPay : orderId)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await test.step(path, async () => {
        if (!pagesOpenTo[group].includes(role) && !pagesOpenToEveryone.includes(address))
          return outcomes[group](page, role)
        await expect(page.getByRole('region', { name: 'Environment' })).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        for (const refusal of ['You are not a researcher yet', 'Not on the shelf'])
          await expect(page.getByRole('heading', { name: refusal })).toHaveCount(0)
      })
    }
  })
}

test('nobody comes in without signing in', async ({ page }) => {
  test.setTimeout(120_000)
  for (const { address } of pages) {
    const path = fillIn(address, 'ord_01k9z3v7e8f6q9w2x4y5z6a7b8')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page).toHaveURL((url) => url.pathname === '/sign-in' && url.searchParams.get('next') === path)
  }
})

import { expect, type Page } from '@playwright/test'
import type { Role } from './fixtures.ts'

/** Pages by who sees them, for what holds of every one. */
export const pages: { role?: Role; paths: readonly string[] }[] = [
  { paths: ['/', '/order', '/sign-in', '/register', '/forgot-password', '/unsubscribe', '/contact'] },
  {
    role: 'customer',
    paths: [
      '/orders',
      '/orders/new',
      '/orders/import',
      '/billing',
      '/account',
      '/account/data',
      '/help',
      '/members',
      '/members/audit-log',
      '/members/sign-on',
      '/developers',
      '/developers/webhooks',
      '/developers/requests',
      '/developers/sandbox',
      '/developers/go-live',
    ],
  },
  { role: 'researcher', paths: ['/research', '/research/work', '/research/earnings', '/research/profile'] },
  {
    role: 'operator',
    paths: [
      '/operator',
      '/operator/orders',
      '/operator/clients',
      '/operator/researchers',
      '/operator/archives',
      '/operator/archives/new',
      '/operator/archives/import',
      '/operator/figures',
      '/operator/audit',
      '/operator/health',
      '/operator/people',
      '/operator/operators',
    ],
  },
]

/** Where each role sees orders. */
const lists: Record<Role, string> = { customer: '/orders', researcher: '/research', operator: '/operator/orders' }

/** The pages of an order that the role, signed in on `page`, sees in its list; for a customer the one where it is paid, too. */
export async function findOrderPages(page: Page, role: Role): Promise<string[]> {
  await page.goto(lists[role])
  const href = await page.getByRole('link').and(page.locator('[href*="/ord_"]')).first().getAttribute('href')
  expect(href).toMatch(/^\/(research\/|operator\/)?orders\/ord_\w+$/)
  return role === 'customer' ? [`${href}`, `${href}/pay`] : [`${href}`]
}

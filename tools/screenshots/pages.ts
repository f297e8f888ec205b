import type { Page } from '@playwright/test'
import { developerPictures } from './developers.ts'
import { docsPictures } from './docs.ts'
import { newOrderPictures } from './new-order.ts'
import { orderPictures } from './orders.ts'
import type { Picture } from './picture.ts'
import { researchPictures } from './research.ts'

/** The address of the first thing that a list leads to. */
async function firstLink(page: Page, list: string, beginning: string): Promise<string> {
  await page.goto(list)
  return (await page.locator(`a[href^="${beginning}"]`).first().getAttribute('href')) ?? list
}

export const pictures: Picture[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/sign-in' },
  {
    name: 'sign-in-faults',
    path: '/sign-in',
    prepare: (page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click(),
  },
  { name: 'register', path: '/register' },
  { name: 'confirm-email', path: '/confirm-email?token=not-a-token' },
  { name: 'confirm-address', path: '/confirm-address?token=not-a-token' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=not-a-token' },
  { name: 'mailbox', path: '/mailbox' },
  { name: 'not-found', path: '/no-such-page' },
  ...docsPictures,
  { name: 'orders', path: '/orders', role: 'customer' },
  { name: 'account', path: '/account', role: 'customer' },
  {
    name: 'account-menu',
    path: '/orders',
    role: 'customer',
    prepare: (page) => page.getByRole('button', { name: 'Élise Moreau' }).click(),
  },
  { name: 'orders-none-found', path: '/orders?q=nothing-like-it', role: 'customer' },
  { name: 'orders-your-turn', path: '/orders?turn=you', role: 'customer' },
  ...newOrderPictures,
  ...orderPictures,
  ...researchPictures,
  ...developerPictures,
  { name: 'operator-queue', path: '/operator', role: 'operator' },
  { name: 'operator-orders', path: '/operator/orders', role: 'operator' },
  { name: 'operator-clients', path: '/operator/clients', role: 'operator' },
  { name: 'operator-researchers', path: '/operator/researchers', role: 'operator' },
  { name: 'operator-archives', path: '/operator/archives?q=berlin', role: 'operator' },
  { name: 'operator-archive-new', path: '/operator/archives/new', role: 'operator' },
  { name: 'operator-archive-import', path: '/operator/archives/import', role: 'operator' },
  { name: 'operator-figures', path: '/operator/figures', role: 'operator' },
  { name: 'operator-audit', path: '/operator/audit', role: 'operator' },
  { name: 'operator-health', path: '/operator/health', role: 'operator' },
  {
    name: 'operator-order',
    path: (page) => firstLink(page, '/operator/orders', '/operator/orders/ord_'),
    role: 'operator',
  },
  {
    name: 'operator-cancel',
    path: (page) => firstLink(page, '/operator/orders', '/operator/orders/ord_'),
    role: 'operator',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Cancel …' }).click()
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
    },
  },
  {
    name: 'operator-client',
    path: (page) => firstLink(page, '/operator/clients', '/operator/clients/cli_'),
    role: 'operator',
  },
  {
    name: 'operator-researcher',
    path: (page) => firstLink(page, '/operator/researchers', '/operator/researchers/res_'),
    role: 'operator',
  },
  {
    name: 'operator-archive',
    path: (page) => firstLink(page, '/operator/archives?q=paris', '/operator/archives/arc_'),
    role: 'operator',
  },
]

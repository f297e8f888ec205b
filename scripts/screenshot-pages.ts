import type { Page } from '@playwright/test'
import type { DemoFile } from '#lib/runtime/demo.ts'
import { orderPictures } from './screenshot-orders.ts'
import { researchPictures } from './screenshot-research.ts'

export type Picture = {
  /** The file's name. */
  name: string
  /** An address, or the way to find one: an order's id isn't known beforehand. */
  path: string | ((page: Page) => Promise<string>)
  /** Who looks; nobody is signed in where absent. */
  role?: keyof DemoFile['logins']
  /** What to do on the page before the picture is taken: open a dialog, fill a form. */
  prepare?: (page: Page) => Promise<void>
}

export const pictures: Picture[] = [
  { name: 'landing', path: '/' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-in-faults', path: '/sign-in', prepare: (page) => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click() },
  { name: 'register', path: '/register' },
  { name: 'confirm-email', path: '/confirm-email?token=not-a-token' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=not-a-token' },
  { name: 'mailbox', path: '/mailbox' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'orders', path: '/orders', role: 'customer' },
  { name: 'account', path: '/account', role: 'customer' },
  { name: 'account-menu', path: '/orders', role: 'customer', prepare: (page) => page.getByRole('button', { name: 'Élise Moreau' }).click() },
  ...orderPictures,
  ...researchPictures,
]

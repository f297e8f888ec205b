import type { Page } from '@playwright/test'
import type { Picture } from './picture.ts'

async function fill(page: Page) {
  await page.getByLabel('Archive').fill('Stadtarchiv Hannover')
  await page.getByLabel('Archive').press('Escape')
  await page.getByLabel('Place').fill('Hannover')
  await page.getByLabel('Kind of document').fill('Baptism')
  await page.getByLabel('Kind of document').press('Escape')
  await page.getByLabel('Instructions').fill('Baptised in the spring of 1867, parish of St. Ägidien.')
  await page.getByLabel('First name').fill('Wilhelm')
  await page.getByLabel('Last name').fill('Krüger')
  await page.getByLabel('Born').fill('about 1867')
  await page.getByRole('radio', { name: 'Name a fixed price' }).check()
  await page.getByLabel('Your price').fill('45.50')
  await page.getByLabel('Your reference').fill('MOREAU-1892')
}

const review = (page: Page) => page.getByRole('button', { name: 'Review order' }).click()

/** The new order in each of its states. */
export const newOrderPictures: Picture[] = [
  { name: 'new-order', path: '/orders/new', role: 'customer', prepare: (page) => page.getByLabel('Archive').waitFor() },
  {
    name: 'new-order-archives',
    path: '/orders/new',
    role: 'customer',
    prepare: async (page) => {
      await page.getByLabel('Archive').fill('hannover')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
      await page.getByLabel('Archive').press('ArrowDown')
    },
  },
  {
    name: 'new-order-faults',
    path: '/orders/new',
    role: 'customer',
    prepare: async (page) => {
      await fill(page)
      await page.getByLabel('Place').fill('')
      await page.getByLabel('Your price').fill('45.505')
      await review(page)
    },
  },
  {
    name: 'new-order-review',
    path: '/orders/new',
    role: 'customer',
    prepare: async (page) => {
      await fill(page)
      await review(page)
      await page.getByText('You have an open order').waitFor()
    },
  },
  {
    name: 'new-order-draft',
    path: '/orders/new',
    role: 'customer',
    prepare: (page) => page.getByText('Your draft is back').waitFor(),
  },
]

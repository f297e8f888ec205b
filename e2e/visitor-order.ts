import type { Page } from '@playwright/test'
import { expect, freshEmail, openMail } from './fixtures.ts'

export const password = 'seven green lamps'
export const instructions = 'The brig left in March 1872.'

/** An order with all that a researcher goes by, on the form as it lies open, up to its review. */
export async function writeOrder(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('Archive').fill('Parish of Saint-Malo')
  await page.getByLabel('Place').fill('Saint-Malo')
  await page.getByLabel('Kind of document').fill('Passenger list')
  await page.getByLabel('Kind of document').press('Escape')
  await page.getByLabel('Instructions').fill(instructions)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('button', { name: 'Review order' }).click()
}

/** Writes an order first and sends it with the account that is made at its end. */
export async function sendAsVisitor(page: Page, name: string): Promise<string> {
  const email = freshEmail(name.toLowerCase())
  await page.goto('/order')
  await writeOrder(page, name)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Place order' }).click()
  return email
}

/** The same, up to the mail that confirms it. */
export async function orderAsVisitor(page: Page, name: string): Promise<string> {
  const email = await sendAsVisitor(page, name)
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
  return email
}

/** The mail that confirms an address and places the order that was written before. */
export const openConfirmation = (page: Page, email: string) =>
  openMail(page, email, 'Confirm your address to place your order')

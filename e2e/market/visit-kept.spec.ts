import type { Page } from '@playwright/test'
import { expect, freshEmail, signIn, signUp, test } from '../fixtures.ts'
import { approve } from '../researcher/a-job.ts'
import { deskOf, isTaken, photo, shelfItem, takeJob } from './visits.ts'

test.use({ serviceWorkers: 'allow' })

const planDay = async (page: Page, place: string) => {
  const { send } = await deskOf(page)
  const { id } = await send<{ id: string }>('/research/visits', { day: '2031-02-04', place })
  await page.goto(`/research/visits/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  await expect.poll(() => isTaken(page, id)).toBe(true)
}

const takePhoto = (page: Page, lastname: string, bytes?: number) =>
  shelfItem(page, lastname)
    .getByLabel(/^Photo for/)
    .setInputFiles(photo('image.jpg', bytes))

const photosHere = (page: Page) =>
  page.getByRole('list', { name: /^Photos of .* on this device$/ }).getByRole('listitem')
const keptPhotos = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('callslip-visits')
        request.onerror = () => reject(new Error('no database'))
        request.onsuccess = () => {
          const count = request.result.transaction('photos').objectStore('photos').count()
          count.onsuccess = () => {
            request.result.close()
            resolve(count.result)
          }
        }
      }),
  )

test('a full device keeps no photo, says so, and loses none while the page is open', async ({
  page,
  context,
  demo,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('researcher')
  const place = `Parish of ${crypto.randomUUID().slice(0, 8)}`
  const order = await takeJob(page, demo, place, 'Begun')
  const { send, namesOn } = await deskOf(page)
  await send(`/research/orders/${order}/start`)
  // Before anything is kept: for a while the browser relies on what room there was.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(demo.portalUrl).origin, quotaSize: 12e6 })
  await planDay(page, place)

  await context.setOffline(true)
  await takePhoto(page, 'Begun')
  await expect(photosHere(page)).toHaveText([/Not sent yet/])
  await takePhoto(page, 'Begun', 13e6)
  await expect(photosHere(page)).toHaveCount(2)
  await expect(photosHere(page).nth(1)).toContainText('In this page only')
  await expect(photosHere(page).nth(0)).toContainText('Not sent yet')
  await expect(page.getByText('could not keep 1 mark or photo')).toBeVisible()
  await expectAccessible(page)
  expect(await keptPhotos(page)).toBe(1)

  // On such a device nothing can be deleted either: what has arrived is sent no second time for that.
  await page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  })
  await context.setOffline(false)
  await expect.poll(() => namesOn(order)).toHaveLength(2)
  await expect(photosHere(page)).toHaveCount(0)
  await expect(page.getByText('could not keep')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits-unsent'))).toBeNull()
  await page.reload()
  await expect.poll(() => keptPhotos(page)).toBe(0)
  expect(await namesOn(order)).toHaveLength(2)
})

test('on a shared device nobody signs out what somebody else has not sent', async ({
  page,
  context,
  demo,
  openContext,
}) => {
  const name = `Nadia ${crypto.randomUUID().slice(0, 6)}`
  const email = freshEmail('nadia')
  const { password } = await signUp(page, { name, email })
  await page.goto('/research/apply')
  await page.getByLabel('Languages', { exact: true }).selectOption({ label: 'Arabic' })
  await page.getByLabel('Countries', { exact: true }).selectOption({ label: 'Lebanon' })
  await page.getByLabel('About you').fill('Ottoman registers.')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Your application is with an operator')).toBeVisible()
  await approve(openContext, demo, name)
  await context.clearCookies()

  await signIn(context, demo.logins.researcher)
  const place = `Parish of ${crypto.randomUUID().slice(0, 8)}`
  const order = await takeJob(page, demo, place, 'Paid')
  const { send, namesOn } = await deskOf(page)
  await planDay(page, place)
  // The order takes none yet, so it waits here.
  await takePhoto(page, 'Paid')
  await expect(photosHere(page)).toContainText('once you have started work on it')

  // The session ends elsewhere, and somebody else has a day of their own here.
  await context.clearCookies()
  await signIn(context, { email, password })
  await context.addCookies([{ name: 'environment', value: 'development', url: page.url() }])
  await planDay(page, 'Mairie de Nirgendwo')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visits-for'))).not.toBeNull()
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  expect(await keptPhotos(page)).toBe(1)

  await signIn(context, demo.logins.researcher)
  await send(`/research/orders/${order}/start`)
  await page.goto('/research/work')
  await expect.poll(() => namesOn(order)).toHaveLength(1)
})

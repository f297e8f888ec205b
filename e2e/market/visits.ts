import type { Page } from '@playwright/test'
import type { DemoFile } from '../../tools/runtime/demo.ts'
import { accessOf, expect } from '../fixtures.ts'
import { choose, placeJob } from '../researcher/a-job.ts'

/** The researcher's side by the API, as the page itself would ask it. */
export async function deskOf(page: Page) {
  const { baseUrl, headers } = await accessOf(page, 'researcher', 'development')
  const read = async <T>(path: string) => (await (await page.request.get(baseUrl + path, { headers })).json()) as T // as documented
  const send = async <T>(path: string, data: object = {}) => {
    const answer = await page.request.post(baseUrl + path, { headers, data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as T // as documented
  }
  const namesOn = async (orderId: string) =>
    (await read<{ name: string }[]>(`/research/orders/${orderId}/documents`)).map(({ name }) => name)
  return { read, send, namesOn }
}

/** An order of theirs that is paid for. */
export async function takeJob(page: Page, demo: DemoFile, place: string, lastname: string): Promise<string> {
  const { send } = await deskOf(page)
  const id = await placeJob(demo, { repositoryName: place, personsOfInterest: [{ firstname: 'Ada', lastname }] })
  await send(`/research/orders/${id}/offers`, { amount: 40, message: 'Mine.', estimatedCompletionDate: '2031-03-01' })
  await choose(demo, id)
  return id
}

export const photo = (name: string, bytes = 3000) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(bytes, name)]),
})

/** An order on the shelf list of a day, both of the researcher who is signed in. */
export const shelfItem = (page: Page, lastname: string) =>
  page
    .getByRole('list', { name: 'Shelf list' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(lastname) }) })

/** The page and what it is made of lie in the browser. */
export const isTaken = (page: Page, id: string) =>
  page.evaluate(async (visitId) => {
    if (!navigator.serviceWorker.controller) return false
    const parts = await (await caches.open(`visit ${visitId}`)).keys()
    return parts.some(({ url }) => url.endsWith(visitId)) && parts.length > 10
  }, id)

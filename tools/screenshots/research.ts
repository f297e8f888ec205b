import type { Page } from '@playwright/test'
import { choose, makeOffer, pdfOf, placeJob } from '../../e2e/researcher/a-job.ts'
import { join } from 'node:path'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { readJson } from '#tools/runtime/files.ts'
import type { Picture } from './picture.ts'

const demoOf = (): DemoFile => {
  const demo = readJson<DemoFile>(join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
  if (!demo) throw new Error('Nothing runs here: `npm start` first.')
  return demo
}
const path = (orderId: string) => `/research/orders/${orderId}`

async function inProgress(page: Page): Promise<string> {
  const id = await placeJob(demoOf())
  await makeOffer(page, id)
  await choose(demoOf(), id)
  await page.reload()
  await page.getByRole('button', { name: 'Start work' }).click()
  await page.getByRole('button', { name: 'Start and charge' }).click()
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      pdfOf('page 1.pdf', 2_000),
      pdfOf('page 2.pdf', 30_000),
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ])
  await page.getByRole('button', { name: 'Move page 2.pdf up' }).waitFor()
  return id
}

// Each role's pages need a signed-in browser, so orders are made by the page that is pictured.
export const researchPictures: Picture[] = (
  [
    { name: 'research-board', path: '/research' },
    { name: 'research-board-all', path: '/research?show=all' },
    { name: 'research-work', path: '/research/work' },
    {
      name: 'research-offer',
      path: async () => path(await placeJob(demoOf())),
      prepare: async (page) => page.getByLabel('Your price in EUR').fill('42,55'),
    },
    {
      name: 'research-offered',
      path: async (page) => {
        const id = await placeJob(demoOf())
        await makeOffer(page, id)
        return path(id)
      },
    },
    {
      name: 'research-start',
      path: async (page) => {
        const id = await placeJob(demoOf())
        await makeOffer(page, id)
        await choose(demoOf(), id)
        return path(id)
      },
    },
    { name: 'research-in-progress', path: '/research/work', prepare: async (page) => void (await inProgress(page)) },
    { name: 'research-earnings', path: '/research/earnings' },
    { name: 'research-profile', path: '/research/profile' },
  ] satisfies Picture[]
).map((picture) => ({ ...picture, role: 'researcher' }))

researchPictures.push(
  { name: 'research-apply', path: '/research/apply', role: 'customer' },
  { name: 'research-not-yet', path: '/research', role: 'customer' },
)

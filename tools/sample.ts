// Writes public/sample/: the delivery that the landing page shows, as the sandbox makes one, and pictures of its second page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { makeScanPdf } from '#lib/sandbox/make-pdf.ts'
import { findBrowser } from '#tools/runtime/browser.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'public/sample')
mkdirSync(folder, { recursive: true })

const order = {
  // An order's sample goes by the last letter of its id: this one's are the births.
  id: 'ord_0samp1e0000000000000000000',
  repositoryName: 'An archive near you',
  documentType: 'Birth record',
  location: 'The parish of your great-grandmother',
  personsOfInterest: [{ firstname: 'Jeanne', lastname: 'Sample', birthDate: 'about 1892' }],
  instructions: 'Please include the margin notes.',
}
const made = { researcherName: 'A researcher', outcome: 'found', completedOn: '2026-11-20' } as const
writeFileSync(join(folder, 'delivery.pdf'), await makeScanPdf(order, made))

const scan = readFileSync(join(root, 'lib/sandbox/samples/births.jpg')).toString('base64')
const executablePath = findBrowser(root)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const width of [360, 720]) {
  const url = await page.evaluate(
    async ({ source, to }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = to
      canvas.height = Math.round((to * image.height) / image.width)
      const context = canvas.getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.72)
    },
    { source: `data:image/jpeg;base64,${scan}`, to: width },
  )
  writeFileSync(join(folder, `page-${width}.webp`), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}
await browser.close()

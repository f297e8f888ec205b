import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { tiffs } from '../../tools/testing/tiffs.ts'
import { apiOf, expectNoOverflow } from '../customer/an-order.ts'
import { expect, signIn, test } from '../fixtures.ts'
import { startJob } from './a-job.ts'

const scan = readFileSync(join(import.meta.dirname, '../../lib/sandbox/samples/births.jpg'))
// EXIF of one word: the camera was held so that the picture has to be turned clockwise by a quarter.
const turnedByTheCamera = Buffer.from(
  'ffe1002245786966000049492a00080000000100120103000100000006000000000000000000',
  'hex',
)

/** A white sheet with a red corner at its top left, and the sample scan as large as a photograph, blurred. */
async function takePictures(page: Page) {
  const [corner = '', blurred = '', tiny = ''] = await page.evaluate(async (base64) => {
    const draw = (width: number, height: number, paint: (context: CanvasRenderingContext2D) => void, type: string) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (context) paint(context)
      return canvas.toDataURL(type, 0.9).split(',')[1]
    }
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const sheet = (context: CanvasRenderingContext2D) => {
      context.fillStyle = 'white'
      context.fillRect(0, 0, 2_000, 2_000)
      context.fillStyle = 'red'
      context.fillRect(0, 0, 400, 300)
    }
    const soft = (context: CanvasRenderingContext2D) => {
      context.filter = 'blur(4px)'
      context.drawImage(bitmap, 0, 0, 1_324, 1_872)
    }
    return [
      draw(1_800, 1_350, sheet, 'image/jpeg'),
      draw(1_324, 1_872, soft, 'image/jpeg'),
      draw(300, 200, (context) => context.drawImage(bitmap, 0, 0, 300, 424), 'image/png'),
    ]
  }, scan.toString('base64'))
  const photograph = Buffer.from(corner, 'base64')
  const turned = Buffer.concat([photograph.subarray(0, 2), turnedByTheCamera, photograph.subarray(2)])
  return [
    { name: 'corner.jpg', mimeType: 'image/jpeg', buffer: turned },
    { name: 'blurred.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(blurred, 'base64') },
    { name: 'tiny.png', mimeType: 'image/png', buffer: Buffer.from(tiny, 'base64') },
  ]
}

/** Which corners of a drawn page are red. */
const redCorners = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate(async (button) => {
    const image = button.querySelector('img')
    if (!image) return 'not drawn'
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const [right, bottom] = [canvas.width - 8, canvas.height - 8]
    const isRed = ([x, y]: [number, number]) => {
      const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? []
      return red > 200 && green < 60
    }
    const corners = { topLeft: [8, 8], topRight: [right, 8], bottomLeft: [8, bottom], bottomRight: [right, bottom] }
    return Object.entries(corners).flatMap(([corner, at]) => (isRed(at as [number, number]) ? [corner] : [])) // a pair each
  })

test('photographs of a document become one PDF: ordered, turned, cropped, and warned of', async ({
  page,
  demo,
  signInAs,
  openContext,
  expectAccessible,
}) => {
  await signInAs('researcher')
  const id = await startJob(page, demo)
  const [corner, blurred, tiny] = await takePictures(page)
  if (!corner || !blurred || !tiny) throw new Error('three were taken')

  // A picture that is uploaded as it is has advice beside it too, and goes all the same.
  await page.getByLabel('Choose files').setInputFiles([tiny])
  await expect(page.getByRole('list', { name: 'About your pictures' })).toContainText('It has 300 × 200 pixels')
  const documents = page.getByRole('list', { name: 'Documents in the order of pages' }).getByRole('listitem')
  await expect(documents).toContainText(['tiny.png'])
  await page.getByRole('button', { name: 'Dismiss what is said about tiny.png' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Make a PDF of pictures' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pages from pictures' })
  await dialog
    .getByLabel('Choose pictures')
    .setInputFiles([
      corner,
      blurred,
      { name: 'phone.heic', mimeType: 'image/heic', buffer: Buffer.from('no browser of the tests knows it') },
      { name: 'archive.tif', mimeType: 'image/tiff', buffer: tiffs.twoPages },
      tiny,
    ])
  const rows = dialog.getByRole('list', { name: 'Pictures in the order of pages' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('1350 × 1800 pixels')
  await expect(rows.nth(1)).toContainText('It looks blurred. Take it again with more light, holding still.')
  await expect(rows.nth(2)).toContainText('This browser can’t open it')
  await expect(rows.nth(3)).toContainText('It can be uploaded by itself')
  await expect(rows.nth(4)).toContainText('too few for small writing: a page wants about 2480 × 3508')
  await expect(rows.nth(0)).not.toContainText(/blurred|dark|too few/)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await dialog.getByRole('button', { name: 'Leave phone.heic out' }).click()
  await dialog.getByRole('button', { name: 'Upload it as it is: archive.tif' }).click()
  await expect(rows).toHaveCount(3)

  // By keyboard: the last becomes the first, and what was pressed keeps the focus.
  const earlier = dialog.getByRole('button', { name: 'Move tiny.png to an earlier page' })
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('tiny.png is now 2 of 3.')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveText([/^1\. tiny/, /^2\. corner/, /^3\. blurred/])
  await expect(earlier).toBeFocused()

  await dialog.getByRole('button', { name: 'Turn corner.jpg to the right' }).click()
  await expect(rows.nth(1)).toContainText('1800 × 1350 pixels')
  await dialog.getByRole('button', { name: 'Crop blurred.jpg' }).click()
  const crop = page.getByRole('dialog', { name: 'Crop the picture' })
  await crop.getByRole('slider', { name: 'At the top' }).focus()
  for (const _ of Array.from({ length: 10 })) await page.keyboard.press('ArrowRight')
  await expect(crop).toContainText('1324 × 1685 pixels stay.')
  await expectAccessible(page)
  const [handle, sheet] = [crop.locator('.cursor-ew-resize').first(), crop.getByRole('img')]
  const [from, whole] = [await handle.boundingBox(), await sheet.boundingBox()]
  if (!from || !whole) throw new Error('not drawn')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(whole.x + whole.width / 4, from.y + from.height / 2, { steps: 3 })
  await page.mouse.up()
  await expect(crop).toContainText(/9[89]\d × 1685 pixels stay/)
  await crop.getByRole('button', { name: 'Keep this part' }).click()
  await expect(rows.nth(2)).toContainText(/9[89]\d × 1685 pixels/)
  const [, cropped] = /(\d+) × 1685/.exec(await rows.nth(2).innerText()) ?? []

  await dialog.getByLabel('Name of the PDF').fill('births 1892')
  await dialog.getByRole('button', { name: 'Make and upload 3 pages' }).click()
  await expect(dialog).toBeHidden()
  await expect(documents).toContainText(['tiny.png', 'archive.tif', 'births 1892.pdf'])

  await page.getByRole('radio', { name: /^Found/ }).check()
  await page.getByRole('button', { name: 'Hand over to the customer' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('Delivered: found')).toBeVisible()

  const delivered = await apiOf(demo).call<{ name: string; url: string }[]>(`/orders/${id}/documents`)
  const made = await fetch(delivered.find(({ name }) => name === 'births 1892.pdf')?.url ?? '')
  const pdf = await getDocumentProxy(new Uint8Array(await made.arrayBuffer()))
  const sizes = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => {
      const [, , width = 0, height = 0] = (await pdf.getPage(n + 1)).view
      return [Math.round((width * 300) / 72), Math.round((height * 300) / 72)]
    }),
  )
  expect(sizes).toEqual([
    [300, 200],
    [1800, 1350],
    [Number(cropped), 1685],
  ])

  const context = await openContext({ baseURL: demo.portalUrl })
  await signIn(context, demo.logins.customer)
  const customer = await context.newPage()
  await customer.goto(`/orders/${id}`)
  await customer.getByRole('button', { name: 'Look at births 1892.pdf' }).click()
  const pages = customer.getByRole('list', { name: 'Pages' }).getByRole('button', { name: 'births 1892.pdf' })
  await expect(pages).toHaveCount(3)
  // The camera said a quarter to the right, and the researcher another one.
  await expect.poll(() => redCorners(customer, 'births 1892.pdf, page 2')).toEqual(['bottomRight'])
})

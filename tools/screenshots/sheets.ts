import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

const perSheet = { 1280: 4, 390: 8 } as Record<number, number>
const sheetWidth = 1600

/** Several pictures side by side, their beginnings, so that all can be looked at in one go. */
export async function drawSheets(
  browser: Browser,
  folder: string,
  names: readonly string[],
  looks: readonly { width: number; theme: string }[],
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 800 } })
  for (const { width, theme } of looks) {
    const most = perSheet[width] ?? 4
    for (let from = 0; from < names.length; from += most) {
      await page.setContent(sheetOf(folder, names.slice(from, from + most), { width, theme, columns: most / 2 }))
      const number = String(from / most + 1).padStart(2, '0')
      await page.screenshot({ path: join(folder, `sheet.${width}.${theme}.${number}.png`), fullPage: true })
    }
  }
  await page.close()
}

function sheetOf(
  folder: string,
  names: readonly string[],
  { width, theme, columns }: { width: number; theme: string; columns: number },
): string {
  const pictures = names.map((name) => {
    const picture = readFileSync(join(folder, `${name}.${width}.${theme}.png`)).toString('base64')
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${picture}"></figure>`
  })
  return `<style>
    body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; background: #888; font: 14px sans-serif }
    figure { margin: 0; max-height: ${width > 600 ? 1000 : 1100}px; overflow: hidden }
    img { width: 100% }
  </style>${pictures.join('')}`
}

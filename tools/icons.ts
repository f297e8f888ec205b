// Writes public/icons/ and app/apple-icon.png from app/icon.svg: what a phone shows for Callslip on its home screen.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '#tools/runtime/browser.ts'

const root = join(import.meta.dirname, '..')
const svg = readFileSync(join(root, 'app/icon.svg'), 'utf8')
const paper = '#f6f2e8'

// A phone cuts a mask out of a maskable icon, so that has paper to its edges and keeps the sign within the safe circle.
const icons = [
  { file: 'public/icons/icon-192.png', size: 192, part: 1 },
  { file: 'public/icons/icon-512.png', size: 512, part: 1 },
  { file: 'public/icons/maskable-512.png', size: 512, part: 0.66, background: paper },
  { file: 'app/apple-icon.png', size: 180, part: 0.8, background: paper },
]

mkdirSync(join(root, 'public/icons'), { recursive: true })
const executablePath = findBrowser(root)
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const { file, size, part, background = 'transparent' } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const image = `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" width="${size * part}" height="${size * part}">`
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${background}">${image}`,
  )
  writeFileSync(join(root, file), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()

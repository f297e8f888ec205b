// Pictures of every page of a running Callslip, at two widths and in both themes, to be looked at.
//   npm run screenshots                    all pages, into .tmp/screenshots
//   npm run screenshots -- orders sign-in  those whose name contains one of the words
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '#tools/runtime/browser.ts'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { readJson } from '#tools/runtime/files.ts'
import { pictures } from './pages.ts'
import type { Picture } from './picture.ts'

const demo = readJson<DemoFile>(join(process.env['DATA_DIR'] ?? '.data', 'demo.json'))
if (!demo) {
  console.error('Nothing runs here: `npm start` first.')
  process.exit(1)
}
const { portalUrl, logins } = demo
const folder = join('.tmp', 'screenshots')
mkdirSync(folder, { recursive: true })
const words = process.argv.slice(2)
const wanted = pictures.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

const executablePath = findBrowser(process.cwd())
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
for (const width of [1280, 390]) for (const theme of ['light', 'dark'] as const) await takeAll(browser, width, theme)
await browser.close()
console.log(`${wanted.length * 4} pictures in ${folder}`)

async function takeAll(open: Browser, width: number, theme: 'light' | 'dark') {
  for (const role of new Set(wanted.map((picture) => picture.role))) {
    const context = await open.newContext({
      baseURL: portalUrl,
      viewport: { width, height: 800 },
      colorScheme: theme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    if (role !== undefined) await signIn(context, role)
    for (const picture of wanted.filter((one) => one.role === role))
      await take(picture, context, `${picture.name}.${width}.${theme}.png`)
    await context.close()
  }
}

async function take({ path, prepare }: Picture, context: Awaited<ReturnType<Browser['newContext']>>, file: string) {
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${file}: ${error.message}`))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.location().url.includes('_rsc=') &&
      console.error(`${file}: ${message.text()}`),
  )
  await page.goto(typeof path === 'string' ? path : await path(page))
  // A page that polls or streams is never idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  await prepare?.(page)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) console.error(`${file}: ${overflow} px wider than the screen`)
  await page.screenshot({ path: join(folder, file), fullPage: true })
  await page.close()
}

async function signIn(context: Awaited<ReturnType<Browser['newContext']>>, role: keyof DemoFile['logins']) {
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string } // next-auth's answer
  const answer = await context.request.post('/api/auth/callback/credentials', {
    form: { ...logins[role], csrfToken, json: 'true' },
  })
  if (!answer.ok()) throw new Error(`Could not sign in as ${role}: ${answer.status()}`)
}

// Pictures of every page of a running Callslip, at two widths and in both themes, to be looked at; and sheets of them.
//   npm run screenshots                    all pages, into .tmp/screenshots
//   npm run screenshots -- orders sign-in  those whose name contains one of the words
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '#tools/runtime/browser.ts'
import type { DemoFile } from '#tools/runtime/demo.ts'
import { readJson } from '#tools/runtime/files.ts'
import { findPictures, tidyUp } from './pages.ts'
import type { Picture } from './picture.ts'
import { drawSheets } from './sheets.ts'

const dataDir = process.env['DATA_DIR'] ?? '.data'
const demo = readJson<DemoFile>(join(dataDir, 'demo.json'))
if (!demo) {
  console.error('Nothing runs here: `npm start` first.')
  process.exit(1)
}
// As the tests know it.
process.env['E2E_DATA_DIR'] = dataDir
const { portalUrl, logins } = demo
const folder = join('.tmp', 'screenshots')
mkdirSync(folder, { recursive: true })
const words = process.argv.slice(2)
const looks = [1280, 390].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })))
type Role = keyof DemoFile['logins']

const executablePath = findBrowser(process.cwd())
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const names: string[] = []
for (const role of [undefined, 'customer', 'researcher', 'operator'] as const) await takeAll(role)
await tidyUp(demo)
await drawSheets(browser, folder, names, looks)
await browser.close()
console.log(`${names.length * looks.length} pictures in ${folder}`)

async function takeAll(role: Role | undefined) {
  const context = await browser.newContext({ baseURL: portalUrl, locale: 'en-GB', reducedMotion: 'reduce' })
  if (role !== undefined) await signIn(context, role)
  const first = await context.newPage()
  for (const picture of await findPictures(first, role, demo as DemoFile)) {
    if (words.length > 0 && !words.some((word) => picture.name.includes(word))) continue
    await take(picture, context).catch((error: unknown) => console.error(`${picture.name}: ${String(error)}`))
  }
  await context.close()
}

/** Loaded once: the widths and themes follow each other on the same page. */
async function take({ name, path, environment, prepare }: Picture, context: BrowserContext) {
  const page = await context.newPage()
  await context.addCookies([{ name: 'environment', value: environment ?? 'development', url: portalUrl }])
  watch(page, name)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(typeof path === 'string' ? path : await path(page))
  // A page that polls or streams is never idle.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
  await prepare?.(page)
  for (const { width, theme } of looks) {
    const file = `${name}.${width}.${theme}.png`
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) console.error(`${file}: ${overflow} px wider than the screen`)
    await page.screenshot({ path: join(folder, file), fullPage: true })
  }
  names.push(name)
  await page.close()
}

function watch(page: Page, name: string) {
  page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.location().url.includes('_rsc=') &&
      console.error(`${name}: ${message.text()}`),
  )
}

async function signIn(context: BrowserContext, role: Role) {
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string } // next-auth's answer
  const answer = await context.request.post('/api/auth/callback/credentials', {
    form: { ...logins[role], csrfToken, json: 'true' },
  })
  if (!answer.ok()) throw new Error(`Could not sign in as ${role}: ${answer.status()}`)
}

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
// The shell has no windows, menus and tabs to draw, which are a third of what a whole browser does in the tests.
const shellName = 'chromium-headless-shell'

/** How the tests and tools start either. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws without it takes no process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test lives for seconds: making its scripts faster takes a seventh of all that a browser does there.
  '--js-flags=--no-turbofan --no-maglev',
]

/** The path of a Chromium for Playwright; the first of: its own, an installed one, a download, Debian's package. */
export const findBrowser = (root: string): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? provide(root, [shellName, ...wholeNames])

/** The same of one that has all that a person's has: a shell shows no notifications. */
export const findWholeBrowser = (root: string): string | undefined =>
  process.env['WHOLE_CHROMIUM_PATH'] ?? provide(root, wholeNames)

function provide(root: string, names: readonly string[]): string | undefined {
  const found = ownBrowser(root) ?? installedBrowser(names)
  if (found !== undefined) return found
  console.log('Browser: none found; downloading Chromium …')
  const cli = join(createRequire(join(root, 'package.json')).resolve('@playwright/test/package.json'), '..', 'cli.js')
  const limits = { stdio: 'inherit', timeout: 5 * 60_000 } as const
  spawnSync(process.execPath, [cli, 'install', 'chromium'], limits)
  const downloaded = ownBrowser(root)
  if (downloaded !== undefined) return downloaded
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], limits)
    for (const name of [shellName, 'chromium'].filter((debian) => names.includes(debian))) {
      console.log(`Browser: the download failed; installing the package \`${name}\` …`)
      if (spawnSync('apt-get', ['install', '-y', name], limits).status === 0) break
    }
  }
  return installedBrowser(names)
}

function ownBrowser(root: string): string | undefined {
  const { chromium }: { chromium: { executablePath(): string } } = createRequire(join(root, 'package.json'))(
    '@playwright/test',
  )
  const executable = chromium.executablePath()
  return existsSync(executable) ? executable : undefined
}

function installedBrowser(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return candidates.find((path) => existsSync(path))
}

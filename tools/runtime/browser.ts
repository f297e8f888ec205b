import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

// The shell has no windows, menus and tabs to draw, which are a third of what a whole browser does in the tests.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium for Playwright; the first of: its own, an installed one, a download, Debian's package. */
export function findBrowser(root: string): string | undefined {
  const own = ownBrowser(root)
  if (own !== undefined) return own
  const installed = installedBrowser()
  if (installed !== undefined) return installed
  console.log('Browser: none found; downloading Chromium …')
  const cli = join(createRequire(join(root, 'package.json')).resolve('@playwright/test/package.json'), '..', 'cli.js')
  const limits = { stdio: 'inherit', timeout: 5 * 60_000 } as const
  spawnSync(process.execPath, [cli, 'install', 'chromium'], limits)
  const downloaded = ownBrowser(root)
  if (downloaded !== undefined) return downloaded
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], limits)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      console.log(`Browser: the download failed; installing the package \`${name}\` …`)
      if (spawnSync('apt-get', ['install', '-y', name], limits).status === 0) break
    }
  }
  return installedBrowser()
}

function ownBrowser(root: string): string | undefined {
  const { chromium }: { chromium: { executablePath(): string } } = createRequire(join(root, 'package.json'))(
    '@playwright/test',
  )
  const executable = chromium.executablePath()
  return existsSync(executable) ? executable : undefined
}

function installedBrowser(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
  return candidates.find((path) => existsSync(path))
}

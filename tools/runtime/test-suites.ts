import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { readJson } from './files.ts'
import { signal } from './processes.ts'

export type Tally = { passed: number; failed: number }
export type Suite = { name: string; run: () => Promise<Tally> }
type Context = { root: string; folder: string; env: NodeJS.ProcessEnv; filters: string[] }
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number }; errors: unknown[] }

let running: number | undefined

export function endRunningSuite(): void {
  if (running !== undefined) signal(-running, 'SIGKILL')
}

/** In the order in which a mistake is cheapest to find. Filters ask for some unit tests only. */
export function chooseSuites(context: Context): Suite[] {
  const has = (file: string) => existsSync(join(context.root, file))
  const unit = { name: 'unit tests', run: () => vitest(context, 'vitest.config.ts', context.filters) }
  if (context.filters.length > 0) return [unit]
  const suites: Suite[] = [{ name: 'types', run: () => check(context, 'typescript/bin/tsc', ['--noEmit']) }]
  if (has('eslint.config.mjs')) {
    suites.push({ name: 'lint', run: () => check(context, 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']) })
  }
  suites.push(unit)
  if (has('vitest.system.config.ts')) {
    suites.push({ name: 'system tests', run: () => vitest(context, 'vitest.system.config.ts', []) })
  }
  if (has('playwright.config.ts')) suites.push({ name: 'browser tests', run: () => playwright(context) })
  return suites
}

/** A checker without a count of its own is one test. */
async function check(context: Context, bin: string, args: string[]): Promise<Tally> {
  const code = await runNode(context, bin, args)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest(context: Context, config: string, filters: string[]): Promise<Tally> {
  const output = join(context.folder, `${config}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  const given = existsSync(join(context.root, config)) ? [`--config=${config}`] : []
  const code = await runNode(context, 'vitest/vitest.mjs', ['run', ...given, ...reporters, ...filters])
  const report = readJson<VitestReport>(output)
  if (report === undefined) return { passed: 0, failed: 1 }
  // A file that doesn't even load has no tests to count.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return settle(code, { passed: report.numPassedTests, failed: report.numFailedTests + broken.length })
}

async function playwright(context: Context): Promise<Tally> {
  const output = join(context.folder, 'playwright.json')
  const browser = findBrowser(context.root)
  const env: NodeJS.ProcessEnv = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output }
  if (browser !== undefined) env['CHROMIUM_PATH'] = browser
  const code = await runNode({ ...context, env }, '@playwright/test/cli.js', ['test', '--reporter=list,json'])
  const report = readJson<PlaywrightReport>(output)
  if (report === undefined) return { passed: 0, failed: 1 }
  const { expected, flaky, unexpected } = report.stats
  return settle(code, { passed: expected + flaky, failed: unexpected + report.errors.length })
}

/** A suite that ends badly without a failed test has crashed; one that found nothing to run is misconfigured. */
export function settle(code: number | null, tally: Tally): Tally {
  const silent = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return silent ? { ...tally, failed: 1 } : tally
}

async function runNode(context: Context, bin: string, args: string[]): Promise<number | null> {
  const [, scope, rest] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(bin) ?? []
  const manifest = createRequire(join(context.root, 'package.json')).resolve(`${scope}/package.json`)
  const child = spawn(process.execPath, [join(manifest, '..', rest ?? ''), ...args], {
    cwd: context.root,
    env: context.env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true, // so that its own children can be ended with it
  })
  running = child.pid
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  endRunningSuite() // what it may have left behind
  running = undefined
  return code
}

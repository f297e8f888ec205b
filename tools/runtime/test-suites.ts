import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findWholeBrowser } from './browser.ts'
import { readJson } from './files.ts'
import { signal } from './processes.ts'
import {
  outcomeOfCheck,
  outcomeOfPlaywright,
  outcomeOfSources,
  outcomeOfVitest,
  type Outcome,
  type PlaywrightReport,
  type VitestReport,
} from './test-outcome.ts'
import type { Part } from './test-parts.ts'

export type Context = {
  root: string
  folder: string
  env: NodeJS.ProcessEnv
  /** Tells what it has to say at its end. */
  aside: boolean
  /** Runs at low priority. */
  yields: boolean
  /** A browser test that fails is tried twice: here, or the first time here and the last when nothing else runs. */
  tries: 'both' | 'first' | 'last'
}
type Suite = { title: string; run: (context: Context, paths: string[]) => Promise<Outcome> }

export const suites: Record<Part | 'sources', Suite> = {
  sources: {
    title: 'types and lint',
    run: async (context) => outcomeOfSources(await runNode(context, 'tools/check-sources.ts', [], roomy)),
  },
  types: { title: 'types', run: (context) => check(context, 'typescript/bin/tsc', ['--noEmit']) },
  lint: {
    title: 'lint',
    run: (context) => check(context, 'eslint/bin/eslint.js', ['.', '--max-warnings', '0'], roomy),
  },
  format: {
    title: 'format',
    run: (context) => check(context, 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  },
  knip: { title: 'unused code', run: (context) => check(context, 'knip/bin/knip.js', []) },
  unit: { title: 'unit tests', run: (context, paths) => vitest(context, 'vitest.config.ts', paths) },
  system: { title: 'system tests', run: (context, paths) => vitest(context, 'vitest.system.config.ts', paths) },
  browser: { title: 'browser tests', run: playwright },
}

const running = new Set<number>()

export function endRunningSuites(): void {
  for (const pid of running) signal(-pid, 'SIGKILL')
}

/** All types of all sources take 4 GB, which is all that Node gives: near it collecting garbage takes most of the time. */
const roomy = ['--max-old-space-size=6144']

const check = async (context: Context, bin: string, args: string[], flags?: string[]): Promise<Outcome> =>
  outcomeOfCheck(await runNode(context, join('node_modules', bin), args, flags))

async function vitest(context: Context, config: string, paths: string[]): Promise<Outcome> {
  const output = join(context.folder, `${config}.json`)
  rmSync(output, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  const code = await runNode(context, 'node_modules/vitest/vitest.mjs', [
    'run',
    `--config=${config}`,
    ...reporters,
    ...paths,
  ])
  return outcomeOfVitest(code, readJson<VitestReport>(output), context.root)
}

/** The last try leaves there what the first wrote down of its failures. */
const limits: Record<Context['tries'], string[]> = {
  both: [],
  first: ['--retries=0'],
  last: ['--retries=0', '--output=test-results/once-more'],
}

async function playwright(context: Context, paths: string[]): Promise<Outcome> {
  const output = join(context.folder, 'playwright.json')
  rmSync(output, { force: true })
  const env: NodeJS.ProcessEnv = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output }
  // Looked for once, not by each of its processes.
  const browsers = { CHROMIUM_PATH: findBrowser(context.root), WHOLE_CHROMIUM_PATH: findWholeBrowser(context.root) }
  for (const [name, path] of Object.entries(browsers)) if (path !== undefined) env[name] = path
  const args = ['test', '--reporter=list,json', ...limits[context.tries], ...paths]
  const code = await runNode({ ...context, env }, 'node_modules/@playwright/test/cli.js', args)
  return outcomeOfPlaywright(code, readJson<PlaywrightReport>(output), context.root)
}

async function runNode(context: Context, script: string, args: string[], flags: string[] = []): Promise<number | null> {
  const log = context.aside ? join(context.folder, `${script.replaceAll('/', '-')}.log`) : undefined
  const output = log === undefined ? 'inherit' : openSync(log, 'w')
  const child = spawn(process.execPath, [...flags, join(context.root, script), ...args], {
    cwd: context.root,
    env: context.env,
    stdio: ['ignore', output, output],
    detached: true, // so that its own children can be ended with it
  })
  const { pid } = child
  if (pid !== undefined) running.add(pid)
  if (pid !== undefined && context.yields) setPriority(pid, 10)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  if (pid !== undefined) signal(-pid, 'SIGKILL') // what it may have left behind
  if (pid !== undefined) running.delete(pid)
  if (typeof output === 'number') closeSync(output)
  if (log !== undefined) console.log(readFileSync(log, 'utf8').trimEnd())
  return code
}

// `npm run check:old-on-new`: whether the release before works on the schema of these sources, as it has to while one replaces
// the other. Its sources are taken from git, and its own tests run on a database that these sources have migrated.
//   npm run check:old-on-new                           what was there before the newest migration
//   npm run check:old-on-new -- v0.1.0                 what runs in production, by a tag or a commit
//   npm run check:old-on-new -- v0.1.0 lib/payments    more of its tests than a whole order
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateClient } from '#tools/runtime/build.ts'
import { MIGRATIONS_FOLDER } from '#tools/runtime/migration-files.ts'
import { step } from '#tools/runtime/progress.ts'
import { createTemplate, startTestDatabase, TEMPLATE } from '#tools/runtime/test-database.ts'

/** An order from its placing to what was delivered, over HTTP with a worker behind; and many of them by chance. */
const wholeOrders = ['lib/server/docs/recipes/orders.test.ts', 'lib/payments/model.test.ts']

const root = process.cwd()

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** The sources without the newest migration: those of the last commit where it isn't committed yet. */
function findBefore(): string | undefined {
  if (git('status', '--porcelain', '--', MIGRATIONS_FOLDER)) return git('rev-parse', 'HEAD')
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', MIGRATIONS_FOLDER)
  return newest === undefined ? undefined : git('rev-parse', '--verify', '--quiet', `${newest}^`)
}

const namesIn = (folder: string) =>
  readdirSync(join(folder, MIGRATIONS_FOLDER), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )

/** Returns whether its tests passed. */
async function runOn(revision: string, tests: string[], folder: string): Promise<boolean> {
  const old = join(folder, 'old')
  mkdirSync(old)
  const archive = join(folder, 'old.tar')
  git('archive', `--output=${archive}`, revision)
  if (spawnSync('tar', ['-xf', archive, '-C', old]).status !== 0) throw new Error(`${revision} could not be read`)
  const known = namesIn(old)
  const added = namesIn(root).filter((name) => !known.includes(name))
  console.log(`${git('log', '-1', '--format=%h, %cs: %s', revision)}`)
  console.log(`Migrations since: ${added.join(', ') || 'none'}`)
  if (git('diff', '--name-only', revision, '--', 'package-lock.json'))
    console.log('It is run with the packages of these sources, which have changed since.')
  symlinkSync(join(root, 'node_modules'), join(old, 'node_modules'))
  const database = await startTestDatabase()
  try {
    await Promise.all([
      step('Its client', () => generateClient(old, join(folder, 'generate.log'))),
      step('The database, with the new schema', () => createTemplate(database.url, root)),
    ])
    const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...tests], {
      cwd: old,
      env: { ...process.env, DATABASE_URL: database.url, TEMPLATE_DATABASE: TEMPLATE, NODE_ENV: 'test' },
      stdio: 'inherit',
    })
    return status === 0
  } finally {
    await database.remove()
  }
}

const [given, ...tests] = process.argv.slice(2)
const revision =
  given === undefined ? findBefore() : git('rev-parse', '--verify', '--quiet', '--end-of-options', `${given}^{commit}`)
if (revision === undefined) {
  console.error(
    given === undefined
      ? 'The sources of before are not here: there is no history of git, or too little of it. Fetch it, or name a commit.'
      : `${given} is no commit of this history.`,
  )
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'callslip-old-'))
try {
  const passed = await runOn(revision, tests.length > 0 ? tests : wholeOrders, folder)
  console.log(passed ? 'It works on the new schema.' : 'It does not work on the new schema.')
  process.exitCode = passed ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

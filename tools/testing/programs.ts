import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { exampleFiles, exampleText } from '#lib/server/docs/snippet.ts'

/** Where a machine hasn't the language, another one will have to tell. */
export const hasPython = spawnSync('python3', ['-c', 'import sys; assert sys.version_info >= (3, 11)']).status === 0

export type Ended = { code: number | null; out: string; err: string }

/** A reader's project: the examples as the pages show them, beside the clients. */
export function makeProject(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'callslip-project-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(folder, 'node_modules/@callslip'), { recursive: true })
  symlinkSync(resolve('sdk'), join(folder, 'node_modules/@callslip/client'))
  for (const file of exampleFiles()) writeFileSync(join(folder, file), exampleText(file))

  /** Of a program that goes on by itself: what it has said so far, and its end. */
  function start(file: string, env: Record<string, string> = {}, args: readonly string[] = []) {
    const node = [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      ...(file.startsWith('testing-') ? ['--test'] : []),
    ]
    const [command = '', ...rest] = file.endsWith('.py') ? ['python3', '-B'] : file.endsWith('.sh') ? ['sh'] : node
    const child = spawn(command, [...rest, file, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', PYTHONPATH: resolve('sdk/python'), ...settings, ...env },
    })
    const said: Ended = { code: null, out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
    const ended = new Promise<Ended>((done) => child.once('close', (code) => done({ ...said, code })))
    return { said, ended, [Symbol.dispose]: () => void child.kill('SIGKILL') }
  }
  const run = (file: string, env?: Record<string, string>, args?: readonly string[]) => start(file, env, args).ended
  return { folder, start, run, remove: () => rmSync(folder, { recursive: true }) }
}

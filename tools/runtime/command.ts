import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { signal } from './processes.ts'

const running = new Set<number>()

/** Runs a command to its end, output into `logFile`; a failure carries the log's last lines. */
export async function runCommand(
  [command = '', ...args]: string[],
  options: { root: string; env: Record<string, string>; logFile: string },
): Promise<void> {
  const log = openSync(options.logFile, 'w')
  const child = spawn(command, args, {
    cwd: options.root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', log, log],
    detached: true, // a group of its own, so that its workers can be ended with it
  })
  closeSync(log)
  if (child.pid !== undefined) running.add(child.pid)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  if (child.pid !== undefined) running.delete(child.pid)
  if (code === 0) return
  const tail = readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-40).join('\n')
  throw new Error(`${args.map((arg) => arg.split('/').at(-1)).join(' ')} failed (see ${options.logFile}):\n${tail}`)
}

export function endRunningCommands(): void {
  for (const pid of running) signal(-pid, 'SIGKILL')
}

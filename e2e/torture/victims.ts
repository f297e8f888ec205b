import { setTimeout as sleep } from 'node:timers/promises'
import { commandOf, isAlive } from '#tools/runtime/processes.ts'
import { waitFor } from '#tools/testing/wait-for.ts'
import { childrenOf } from '../beneath.ts'
import type { RunningApp } from '../running-app.ts'

export const victims = ['web', 'worker', 'postgres', 'walwriter', 'simulator'] as const
export type Victim = (typeof victims)[number]
export const blows = ['kill', 'freeze', 'restart'] as const
export type Blow = (typeof blows)[number]

/** PostgreSQL names its processes in their command lines. */
function pidOf(app: RunningApp, victim: Victim): number | undefined {
  if (victim !== 'walwriter') return app.pids()[victim]
  const { postgres } = app.pids()
  return postgres === undefined ? undefined : childrenOf(postgres).find((pid) => commandOf(pid).includes('walwriter'))
}

const present = (app: RunningApp, victim: Victim) =>
  waitFor(`${victim} runs`, 30_000, async () => {
    const pid = pidOf(app, victim)
    return pid !== undefined && isAlive(pid) && pid
  })

/** A fast shutdown of the server, and an end in order for the others. */
const ending = (victim: Victim): NodeJS.Signals => (victim === 'postgres' ? 'SIGINT' : 'SIGTERM')

/**
 * Does it, and returns when another one runs or the same one goes on.
 * @returns how long that took, in milliseconds
 */
export async function strike(app: RunningApp, victim: Victim, blow: Blow, freezeMs: number): Promise<number> {
  const pid = await present(app, victim)
  const begun = performance.now()
  if (blow === 'freeze') {
    // PostgreSQL is all of its processes; no new one comes into being once the first stands.
    process.kill(pid, 'SIGSTOP')
    const all = victim === 'postgres' ? [pid, ...childrenOf(pid)] : [pid]
    for (const one of all) process.kill(one, 'SIGSTOP')
    await sleep(freezeMs)
    for (const one of all) if (isAlive(one)) process.kill(one, 'SIGCONT')
    return performance.now() - begun
  }
  process.kill(pid, blow === 'kill' ? 'SIGKILL' : ending(victim))
  await waitFor(`another ${victim}`, 60_000, async () => {
    const next = pidOf(app, victim)
    return next !== undefined && next !== pid && isAlive(next)
  })
  return performance.now() - begun
}

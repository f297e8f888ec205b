/**
 * Who does a job in the worker, and how many at once: each crew has slots of its own, so that none waits for another's. Most jobs
 * wait for somebody's network, and a slot costs nothing.
 */
export const slots = {
  /** Holds, captures, transfers, refunds, what the provider tells, and the documents of it. */
  money: 40,
  /** What the clock sets off. */
  timers: 10,
  /** The robot, notices, events by themselves: what mostly needs the database. */
  common: 40,
  /** Mail, notifications and alerts, which wait for servers of others. */
  letters: 40,
  /** What is long and may take its time. */
  bulk: 6,
  webhooks: 400,
} as const
export type Crew = keyof typeof slots
export const crews = Object.keys(slots) as Crew[] // the keys of the literal above

/** How many slots of each are in use in this process, where it is a worker (lib/server/worker/start-crews.ts). */
export const slotsUsed = new Map<Crew, number>()

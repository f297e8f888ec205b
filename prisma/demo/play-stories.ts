import { mock } from 'node:test'
import { DemoOrder } from '#prisma/demo/demo-order.ts'
import type { Cast } from '#prisma/demo/cast.ts'

type When = (now: Date) => Date
/** What becomes of one order, step by step, oldest first. */
export type Story = readonly (readonly [When, (order: DemoOrder) => Promise<unknown>])[]

/** A day so long ago, at an hour of it, in UTC. */
export const ago =
  (days: number, hour: number, minute = 0): When =>
  (now) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days, hour, minute))
export const minutesAgo =
  (minutes: number): When =>
  (now) =>
    new Date(now.getTime() - minutes * 60_000)

/** Runs `work` while this process believes that it is `moment`. Only `Date` is told so: timers go on as ever. */
export async function atMoment<T>(moment: Date, work: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['Date'], now: moment })
  try {
    return await work()
  } finally {
    mock.timers.reset()
  }
}

/**
 * Plays stories side by side, each step at its moment and all steps in the order of time, in which ids and billing documents
 * are numbered. Within `atMoment`. `afterStep` is called after each with its moment.
 */
export async function playStories(
  cast: Cast,
  stories: readonly Story[],
  now: Date,
  afterStep: (moment: Date) => Promise<unknown>,
): Promise<void> {
  const steps = stories.flatMap((story) => {
    const order = new DemoOrder(cast)
    return story.map(([when, act]) => ({ moment: when(now), act: () => act(order) }))
  })
  for (const { moment, act } of steps.sort((a, b) => a.moment.getTime() - b.moment.getTime())) {
    mock.timers.setTime(moment.getTime())
    await act()
    await afterStep(moment)
  }
}

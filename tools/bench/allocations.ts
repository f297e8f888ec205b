import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { Inspected } from './inspected.ts'
import type { countedSides } from './report.ts'
import { findWebPid } from './service.ts'
import { takeAllocated } from './take-allocated.ts'

type Side = (typeof countedSides)[number]
const bytes = z.number().optional()

/** What either side's process allocates: web is asked over its inspector, the yardstick over its channel. */
export class Allocations {
  readonly #take: Record<Side, () => Promise<unknown>>
  readonly end: () => Promise<void>

  private constructor(web: Inspected, yardstick: ChildProcess) {
    this.#take = {
      ours: () => web.evaluate(`(${takeAllocated.toString()})()`),
      yardstick: async () => {
        yardstick.send('allocated')
        return ((await once(yardstick, 'message')) as unknown[])[0]
      },
    }
    this.end = () => web.end()
  }

  /** Undefined where web can't be asked. */
  static async find(yardstick: ChildProcess): Promise<Allocations | undefined> {
    const pid = findWebPid()
    const web = pid === undefined ? undefined : await Inspected.attach(pid)
    return web && new Allocations(web, yardstick)
  }

  /** Kilobytes for each unit of the work. */
  async count(side: Side, work: () => Promise<{ units: number }>): Promise<number> {
    const take = this.#take[side]
    await take()
    const { units } = await work()
    return (bytes.parse(await take()) ?? NaN) / 1000 / units
  }
}

import { log } from '#lib/log.ts'

/** One after the other; where one fails the others are done all the same. The first failure is thrown at the end, others are logged. */
export async function doEach(deeds: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const deed of deeds)
    try {
      await deed()
    } catch (error) {
      if (failures.length > 0) log.error('another one of several failed', error)
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}

/** Likewise one deed for all of several: a row that always fails holds up none behind it. */
export const doForEach = <T>(all: readonly T[], deed: (one: T) => Promise<unknown>): Promise<void> =>
  doEach(all.map((one) => () => deed(one)))

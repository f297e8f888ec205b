import { log } from '#lib/log.ts'

/** What sysexits.h calls a fault of configuration: starting once more doesn't help. */
const wrongSettings = 78

/** Ends the process, each reason in a line of its own. */
export function refuse(reasons: readonly string[]): never {
  for (const reason of reasons) log.error('not started', reason)
  process.exit(wrongSettings)
}

import { parseArgs, type ParseArgsConfig } from 'node:util'
import { disconnectDb } from '#lib/db.ts'
import { causeOf } from '#lib/log.ts'
import { openInstallation } from '#tools/backup/installation.ts'
import { Refusal } from '#tools/runtime/refusal.ts'

/** Runs a command on the installation that the settings name. It ends with 1 where `work` says so, or can't be done. */
export async function runCommand(use: 'beside' | 'alone', work: () => Promise<boolean>): Promise<void> {
  try {
    const close = await openInstallation(use)
    try {
      process.exitCode = (await work()) ? 0 : 1
    } finally {
      await disconnectDb()
      await close()
    }
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : causeOf(error))
    process.exitCode = 1
  }
}

export function refuseUsage(usage: string): never {
  console.error(usage)
  process.exit(1)
}

/** Reads a command line; one that can't be read is answered by how to write it. */
export function readLine<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config)
  } catch {
    return refuseUsage(usage)
  }
}

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getEnv } from '#lib/env.ts'
import { parseStorageUrl } from '#lib/files/storage.ts'
import { tryLock } from '#tools/runtime/exclusive-lock.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '#tools/runtime/postgres.ts'
import { Refusal } from '#tools/runtime/refusal.ts'
import { completeSettings, loadSecrets } from '#tools/runtime/settings.ts'

/** Gives back what was begun for the command. */
type Close = () => Promise<void>

/**
 * Puts the settings of the installation that a command is about into the environment: those that are there, as web and worker take
 * them, or, without DATABASE_URL, what `npm start` has in its folder. Its database is started where it isn't running.
 * @param use `alone`: nothing else may run on it meanwhile; a database that isn't there yet is made
 */
export async function openInstallation(use: 'beside' | 'alone'): Promise<Close> {
  if (process.env['DATABASE_URL']) {
    requireSettings()
    return async () => {}
  }
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dataDir = resolve(process.env['DATA_DIR'] || '.data')
  const folder = join(dataDir, 'postgres')
  const isOwn = !process.env['DATABASE_URL']
  if (isOwn && use === 'beside' && !existsSync(join(folder, 'PG_VERSION')))
    throw new Refusal('There is no database: set DATABASE_URL, or start Callslip first (npm start).')
  const lock = tryLock(join(dataDir, 'supervisor.lock'))
  if (lock === undefined && use === 'alone')
    throw new Refusal(`Callslip is running on ${dataDir}: stop it first (npm start, Ctrl-C).`)
  let close: Close = async () => lock?.release()
  // An empty value counts as none, here as elsewhere.
  let url = process.env['DATABASE_URL'] || findRunningPostgres(folder)
  if (isOwn && lock !== undefined) {
    const started = await startEmbeddedPostgres({ dataDir: folder, log: console.error })
    url = started.url
    close = () => started.stop().finally(() => lock.release())
  }
  if (url === undefined) throw new Refusal('Callslip is only just starting: try again once it runs.')
  try {
    Object.assign(process.env, completeSettings(process.env, dataDir, url, await loadSecrets(dataDir)))
    requireSettings()
  } catch (error) {
    await close()
    throw error
  }
  return close
}

function requireSettings(): void {
  try {
    parseStorageUrl(getEnv().STORAGE_URL)
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

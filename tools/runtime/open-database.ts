import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { openPool, ownDatabase, type Database } from '#lib/connection.ts'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { databasesOf } from './migrate.ts'
import { findRunningPostgres } from './postgres.ts'
import { Refusal } from './refusal.ts'

/** The database that a command is about: that of the settings, past any pooler, or of the `npm start` that runs here. */
export function findDatabase(fail: (message: string) => never): Database {
  try {
    if (process.env['DATABASE_URL']) return databasesOf(process.env).own
  } catch (error) {
    if (error instanceof Refusal) fail(error.message)
    throw error
  }
  const url =
    findRunningPostgres(join(process.env['DATA_DIR'] || '.data', 'postgres')) ??
    fail('There is no database: start Callslip first (npm start), or set DATABASE_URL.')
  return { url }
}

/** As the service opens it: times are read by its zone. */
export function openDatabase(database: Database = ownDatabase()): PrismaClient {
  const pool = openPool(database, { settings: { TimeZone: 'UTC' } })
  return new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) })
}

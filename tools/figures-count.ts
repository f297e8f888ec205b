// Counts the operators' figures anew, every day of them (docs/decisions/097-an-orders-whole-truth.md):
//   npm run figures:count
// Works on DATABASE_URL or, beside a running `npm start`, on the embedded database. Stopped half-way it does no harm.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { openPool } from '#lib/connection.ts'
import { rollFigures } from '#lib/figures/roll-figures.ts'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const connectionString =
  (process.env['DATABASE_URL'] || findRunningPostgres(join(process.env['DATA_DIR'] || '.data', 'postgres'))) ??
  fail('There is no database: start Callslip first (npm start), or set DATABASE_URL.')

const pool = openPool({ url: connectionString }, { settings: { TimeZone: 'UTC' } })
const db = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) })
try {
  console.log(`${await rollFigures(db, { all: true })} days are counted.`)
} finally {
  await db.$disconnect()
}

// Fills or updates the directory of archives from a CSV with the columns of prisma/archives.csv.
//   npm run archives:import my-archives.csv
import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { openPool } from '#lib/connection.ts'
import { importArchives, keptFaults } from '#lib/archives/import-archives.ts'
import { PrismaClient } from '#lib/generated/prisma/client.ts'
import { findRunningPostgres } from '#tools/runtime/postgres.ts'

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const file = process.argv[2] ?? fail('Which file? npm run archives:import my-archives.csv')
if (!existsSync(file)) fail(`There is no file ${file}.`)
const connectionString =
  (process.env['DATABASE_URL'] || findRunningPostgres(join(process.env['DATA_DIR'] || '.data', 'postgres'))) ??
  fail('There is no database to fill: start Callslip first (npm start), or set DATABASE_URL.')

const db = new PrismaClient({
  adapter: new PrismaPg(openPool({ url: connectionString }), { disposeExternalPool: true }),
})
try {
  const { added, updated, unchanged, refused, faults } = await importArchives(db, createReadStream(file))
  for (const { line, column, message } of faults)
    console.error(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
  if (faults.length === keptFaults) console.error('…')
  console.log(`${added} added, ${updated} updated, ${unchanged} unchanged, ${refused} refused`)
  if (refused > 0) process.exitCode = 1
} finally {
  await db.$disconnect()
}

// Counts the operators' figures anew, every day of them (docs/decisions/097-an-orders-whole-truth.md):
//   npm run figures:count
// Works on DATABASE_URL or, beside a running `npm start`, on the embedded database. Stopped half-way it does no harm.
import { existsSync } from 'node:fs'
import { rollFigures } from '#lib/figures/roll-figures.ts'
import { findDatabase, openDatabase } from '#tools/runtime/open-database.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const db = openDatabase(findDatabase(fail))
try {
  console.log(`${await rollFigures(db, { all: true })} days are counted.`)
} finally {
  await db.$disconnect()
}

// `npm run migrate`: brings the database of the settings to the newest schema. Safe from several places at once.
import { causeOf } from '#lib/log.ts'
import { databasesOf, migrate } from '#tools/runtime/migrate.ts'

try {
  const applied = await migrate(databasesOf(process.env))
  for (const name of applied) console.log(`Applied ${name}.`)
  console.log(applied.length === 0 ? 'The schema is the newest.' : 'The schema is the newest now.')
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 1
}

// Fills or updates the directory of archives from a CSV with the columns of prisma/archives.csv.
//   npm run archives:import my-archives.csv                what it did can be taken back in the console for 30 days
//   npm run archives:import my-archives.csv -- --dry-run   only says what it would do; the console shows it in full
import { createReadStream, existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importArchives } from '#lib/archives/import-archives.ts'
import { keptIssues } from '#lib/archives/plan-import.ts'
import { commandLine } from '#lib/operators/action-names.ts'
import { findDatabase, openDatabase } from '#tools/runtime/open-database.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const { positionals, values } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
const file = positionals[0] ?? fail('Which file? npm run archives:import my-archives.csv')
if (!existsSync(file)) fail(`There is no file ${file}.`)

const db = openDatabase(findDatabase(fail))
try {
  const onlyPreview = values['dry-run'] === true
  const report = await importArchives(db, createReadStream(file), commandLine, { onlyPreview })
  const { importId, added, changed, unchanged, refused, moved, issues } = report
  for (const { line, column, message } of issues)
    console.error(`line ${line}${column ? `, ${column}` : ''}: ${message}`)
  if (issues.length === keptIssues) console.error('…')
  console.log(`${added} added, ${changed} updated, ${unchanged} unchanged, ${refused} refused`)
  if (moved > 0) console.error(`${moved} of them were changed by somebody else meanwhile and left alone`)
  console.log(`${onlyPreview ? 'Nothing was changed. ' : ''}In the console: /operator/archives/import/${importId}`)
  if (refused > 0 || moved > 0) process.exitCode = 1
} finally {
  await db.$disconnect()
}

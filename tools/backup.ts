// Makes a backup of database and documents, while the service runs (docs/operators.md, Backups):
//   npm run backup -- /backups/monday
//   npm run backup -- /backups/monday --without-documents     where the documents' bucket keeps copies by itself
// Settings come from the environment, as web and worker take them, or are those of `npm start`. Ends with 1 where documents are
// missing or wrong already: the backup is made all the same.
import { makeBackup } from '#tools/backup/make-backup.ts'
import { readLine, refuseUsage, runCommand } from '#tools/backup/run-command.ts'

const usage = 'npm run backup -- FOLDER [--without-documents]'
const { values, positionals } = readLine(usage, {
  allowPositionals: true,
  strict: true,
  options: { 'without-documents': { type: 'boolean', default: false } },
})
const [folder, ...more] = positionals
if (folder === undefined || more.length > 0) refuseUsage(usage)

await runCommand('beside', async () => {
  const { counts, documents, removed, faults, keys } = await makeBackup(folder, {
    withDocuments: !values['without-documents'],
    say: console.log,
  })
  const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
  console.log(`Database: ${rows} rows in ${Object.keys(counts).length} tables.`)
  console.log(
    documents.copied
      ? `Documents: ${documents.files}, ${documents.bytes} bytes${removed.length > 0 ? `; ${removed.length} were removed meanwhile` : ''}.`
      : 'Documents: not copied.',
  )
  for (const issue of faults) console.error(issue)
  console.log(
    `${folder} is a backup. It holds no APP_SECRET: keep that elsewhere${keys.length > 0 ? ', for stored secrets are sealed with it' : ''}.`,
  )
  return faults.length === 0
})

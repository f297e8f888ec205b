// Puts a backup into an empty database and the documents' storage, and verifies what is there then (docs/operators.md, Backups):
//   npm run restore -- /backups/monday
//     --replace           the database isn't empty: drop what it holds first
//     --jobs 4            by several connections; without it, all in one transaction
//     --beside-others     others are connected, and none of them is Callslip's
//     --another-secret    the APP_SECRET of then is lost: what was sealed with it stays closed
//   npm run restore -- --put-right
//                         the database is there, recovered by PostgreSQL itself to an earlier moment: puts right what isn't so any more
// Settings come from the environment, as web and worker take them, or are those of `npm start`, which must not run meanwhile.
import { putRight, restoreBackup } from '#tools/backup/restore-backup.ts'
import { readLine, refuseUsage, runCommand } from '#tools/backup/run-command.ts'
import { describeChecks, verify } from '#tools/backup/verify.ts'

const usage =
  'npm run restore -- FOLDER [--replace] [--jobs N] [--another-secret] [--beside-others], or npm run restore -- --put-right [--beside-others]'
const { values, positionals } = readLine(usage, {
  allowPositionals: true,
  strict: true,
  options: {
    replace: { type: 'boolean', default: false },
    'beside-others': { type: 'boolean', default: false },
    'another-secret': { type: 'boolean', default: false },
    jobs: { type: 'string', default: '1' },
    'put-right': { type: 'boolean', default: false },
  },
})
const [folder, ...more] = positionals
const jobs = Number(values.jobs)
const inPlace = values['put-right']
if ((folder === undefined) !== inPlace || more.length > 0 || !Number.isInteger(jobs) || jobs < 1) refuseUsage(usage)

/** Returns of when the database is then, in words. */
async function bring(): Promise<string> {
  const { replace, 'another-secret': anotherSecret, 'beside-others': besideOthers } = values
  const say = console.log
  if (folder === undefined)
    return putRight({ besideOthers, say }).then(() => 'the moment that the database was recovered to')
  const { madeAt } = await restoreBackup(folder, { replace, anotherSecret, besideOthers, jobs, say })
  return madeAt
}

await runCommand('alone', async () => {
  const moment = await bring()
  const checks = await verify({})
  console.log(describeChecks(checks))
  console.log(
    `This is the state of ${moment}. What was decided since has to be done again: deletions of accounts, revoked keys, ended sessions, disabled people.`,
  )
  return checks.every(({ violations }) => violations === 0)
})

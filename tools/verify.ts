// Looks whether everything is there and fits together (docs/operators.md, Backups); the service may run meanwhile:
//   npm run verify
//   npm run verify -- --sample 1000     of documents only so many, drawn by chance; each is read as a whole
// Settings come from the environment, as web and worker take them, or are those of `npm start`. Ends with 1 where anything is wrong.
import { readLine, refuseUsage, runCommand } from '#tools/backup/run-command.ts'
import { describeChecks, verify } from '#tools/backup/verify.ts'

const usage = 'npm run verify -- [--sample N]'
const { values } = readLine(usage, { strict: true, options: { sample: { type: 'string' } } })
const sample = values.sample === undefined ? undefined : Number(values.sample)
if (sample !== undefined && (!Number.isInteger(sample) || sample < 1)) refuseUsage(usage)

await runCommand('beside', async () => {
  const checks = await verify({ sample })
  console.log(describeChecks(checks))
  return checks.every(({ violations }) => violations === 0)
})

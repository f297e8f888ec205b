// Seals anew whatever was sealed with an earlier APP_SECRET, and says whether anything still needs one:
//   npm run reseal
// It may be stopped and run again, and the service may run meanwhile. Ends with 1 while something needs an earlier secret.
import { existsSync } from 'node:fs'
import { disconnectDb } from '#lib/db.ts'
import { countStale, reseal } from '#lib/reseal.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
for (const { name, resealed, unreadable } of await reseal())
  console.log(
    `${name}: ${resealed} sealed anew${unreadable > 0 ? `, ${unreadable} that none of the secrets opens` : ''}`,
  )
const left = (await countStale()).reduce((sum, { stale }) => sum + stale, 0)
console.log(
  left === 0
    ? 'Nothing stored needs an earlier secret any more.'
    : `${left} stored secrets still need an earlier one. Is a process running without the new APP_SECRET?`,
)
await disconnectDb()
process.exitCode = left === 0 ? 0 : 1

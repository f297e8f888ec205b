// Goes through the operators' audit log and computes its chain of hashes anew (docs/operations.md, The audit log):
//   npm run audit:verify
//   npm run audit:verify -- --head 1042:9f86d0…     the chain must still hold that entry: what an earlier run printed, kept elsewhere
// Works on DATABASE_URL or, beside a running `npm start`, on the embedded database. Ends with 1 at the first entry that doesn't fit, with 2 where it couldn't look.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { verifyChain } from '#lib/audit/verify-chain.ts'
import { causeOf } from '#lib/log.ts'
import { findDatabase, openDatabase } from '#tools/runtime/open-database.ts'

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function readHead() {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values
    if (head === undefined) return undefined
    const [, position, hash = ''] = /^(?:(\d{1,18}):)?([0-9a-f]{64})$/i.exec(head) ?? []
    if (hash !== '')
      return { hash: hash.toLowerCase(), position: position === undefined ? undefined : BigInt(position) }
  } catch {
    // An option that there isn't.
  }
  return fail('npm run audit:verify -- [--head <position>:<hash>]')
}

const head = readHead()
if (existsSync('.env')) process.loadEnvFile('.env')
const db = openDatabase(findDatabase(fail))
try {
  const verified = await verifyChain(db, head)
  console.log(`${verified.entries} entries fit. Head: ${verified.entries}:${verified.head}`)
  if (verified.violation !== undefined) {
    console.error(`The audit log is broken: ${verified.violation}.`)
    process.exitCode = 1
  } else if (!head)
    console.log('Keep that head elsewhere: an end that was cut off is found by it alone (--head, next time).')
} catch (error) {
  console.error(causeOf(error))
  process.exitCode = 2
} finally {
  await db.$disconnect()
}

// Lets days pass for one order of the sandbox.
//   npm run clock -- ord_…                        what is ahead of it
//   npm run clock -- ord_… hold_ends              until then
//   npm run clock -- ord_… late --days 2          and so many days more: late by three
//   npm run clock -- ord_… --days 14 [--key cs_dev_… --base http://localhost:3000/api]
import { parseArgs } from 'node:util'
import { moveClock } from '#tools/devtools/clock.ts'
import { clientFor } from '#tools/devtools/settings.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({ options: { key: text, base: text, days: text }, allowPositionals: true })
const [orderId, until] = positionals
if (orderId === undefined) {
  console.error('Say of which order: npm run clock -- ord_… hold_ends')
  process.exit(1)
}
try {
  const { movedDays, ahead } = await moveClock(clientFor(values), orderId, until, values.days)
  if (movedDays !== undefined) console.log(`${movedDays} days have passed for ${orderId}.`)
  for (const { moment, days } of ahead) console.log(`  ${moment} in ${days} days`)
  if (ahead.length === 0) console.log('  Nothing is ahead of it.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

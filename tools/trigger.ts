// Makes an event happen in the sandbox.
//   npm run trigger -- order.delivered [--key cs_dev_… --base http://localhost:3000/api]
import { parseArgs } from 'node:util'
import { clientFor } from '#tools/devtools/settings.ts'
import { trigger, triggers } from '#tools/devtools/trigger.ts'

const text = { type: 'string' } as const
const { values, positionals } = parseArgs({ options: { key: text, base: text }, allowPositionals: true })
const [event] = positionals
if (event === undefined) {
  console.error(`Say which: npm run trigger -- order.delivered\nPossible: ${triggers.join(', ')}`)
  process.exit(1)
}
try {
  const { orderId, events } = await trigger(clientFor(values), event)
  console.log(`${orderId ?? 'sent'}\n${events.map((type) => `  ${type}`).join('\n')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

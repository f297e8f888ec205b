// Streams the account's events to a receiver on this machine, signed as webhooks are.
//   npm run listen -- --forward http://localhost:4000/hook [--key cs_dev_… --base http://localhost:3000/api --secret whsec_…]
import { parseArgs } from 'node:util'
import { listen } from '#tools/devtools/listen.ts'
import { clientFor } from '#tools/devtools/settings.ts'
import { generateSecret } from '#lib/webhooks/signing-secrets.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { forward: text, key: text, base: text, secret: text } })
if (values.forward === undefined || !URL.canParse(values.forward)) {
  console.error('Say where to: npm run listen -- --forward http://localhost:4000/hook')
  process.exit(1)
}
const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())
const secret = values.secret ?? generateSecret()
console.log(`Signing secret: ${secret}\nForwarding to ${values.forward}. Stop: Ctrl-C`)
try {
  await listen({
    client: clientFor(values),
    forward: values.forward,
    secret,
    signal: stop.signal,
    tell: ({ event, status }) =>
      console.log(`${event.createdAt}  ${event.type.padEnd(24)} ${event.orderId ?? ''}  ${status ?? 'no answer'}`),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { startSimulator } from '#tools/stripe-simulator/server.ts'

const Endpoints = z.array(
  z.strictObject({
    livemode: z.boolean(),
    connect: z.boolean().optional(),
    url: z.url(),
    secret: z.string().min(1),
  }),
)

function parseJson(text: string, context: { addIssue(message: string): void }): unknown {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('must be JSON')
    return z.NEVER
  }
}

const Environment = z.object({
  STRIPE_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535),
  STRIPE_SIMULATOR_STATE: z.string().min(1),
  STRIPE_SIMULATOR_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  STRIPE_SIMULATOR_WEBHOOKS: z.string().default('[]').transform(parseJson).pipe(Endpoints),
})

const environment = Environment.safeParse(process.env)
if (!environment.success) {
  console.error(`stripe-simulator: wrong environment\n${z.prettifyError(environment.error)}`)
  process.exit(2)
}

const {
  STRIPE_SIMULATOR_PORT: port,
  STRIPE_SIMULATOR_STATE: stateFile,
  STRIPE_SIMULATOR_WEBHOOKS: webhooks,
  STRIPE_SIMULATOR_PUBLIC_URL: publicUrl,
} = environment.data
if (stateFile !== ':memory:') mkdirSync(dirname(stateFile), { recursive: true })
const simulator = await startSimulator({ port, stateFile, webhooks, publicUrl })
console.log(`stripe-simulator: listening on ${simulator.url} (no money moves)`)

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void simulator.close().then(() => process.exit(0)))
}
